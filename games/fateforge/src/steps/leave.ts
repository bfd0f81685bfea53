/** FG-33, FG-34, FG-35 Leaving the scene, success or failure, recovery. */
import { aOf, type Rule } from '@emberhall/kernel'
import type { Objective } from '../content/types.ts'
import { bookOf, sceneNow } from '../book.ts'
import { FAR, waysOf } from '../ground.ts'
import { energize, heal, heroAt, seatOf, stands } from '../heroes.ts'
import { type HeroNo, L, Q, type T, V, VERDICTS, Z, type ZoneNo } from '../state.ts'
import { isDefended, isFoeIn } from './foes.ts'
import { group } from './group.ts'
import { fall, harm } from './harm.ts'
import { drawCorruption } from './mishaps.ts'
import { noFight } from './muster.ts'

// ---------------------------------------------------------------- FG-33

/** FG-33.1, FG-33.2 One undefended exit for all. */
export function* leave(t: T): Rule {
  const { s } = t
  s.phase = 'leaving'
  s.objects.forEach((thing, i) => {
    if (thing.kind === 'exit' && !isDefended(t, i)) t.offer(V.exit, i)
  })
  if (t.n === 0) {
    for (const h of s.heroes.keys()) if (stands(heroAt(t, h))) strand(t, h)
    return t.next('aftermath')
  }
  s.exit = aOf(yield* group(t, Q.exit))
  for (const h of s.heroes.keys()) t.later('walkOut', h)
  t.later('aftermath')
}
/** FG-33.9 */
function strand(t: T, h: HeroNo): void {
  t.note(L.cannotLeave, h)
  fall(t, h)
}
/** FG-33.3, FG-33.7 The way with the least harm; where another costs the same it makes no difference. */
export function* walkOut(t: T, h: HeroNo): Rule {
  const hero = heroAt(t, h)
  if (!stands(hero)) return
  const exit = t.s.objects[t.s.exit]!.zone
  if (waysOf(t).distance[hero.zone]![exit]! >= FAR) return strand(t, h)
  const paths = safestPaths(t, hero.zone, exit)
  paths.forEach((_, i) => i < 64 && t.offer(V.path, i))
  const path = paths[aOf(yield* t.choose(seatOf(t, h), Q.path))]!
  for (const zone of path) {
    hero.zone = zone
    if (isDangerous(t, zone)) yield* harm(t, h, { n: 1 })
    if (!stands(hero)) return // It stays there and drops what it carries.
  }
  t.s.left.push(h)
  t.note(L.leaves, h, path.length)
}
/** FG-33.3, FG-33.5 Enemies or a trap: once a zone. */
const isDangerous = (t: T, zone: ZoneNo): boolean =>
  isFoeIn(t, zone) || t.s.objects.some((thing) => thing.kind === 'trap' && !thing.done && thing.zone === zone)
/** Paths from a zone to the exit, both ends included, that are harmed least; one for each set of dangerous zones. */
export function safestPaths(t: T, from: ZoneNo, exit: ZoneNo): ZoneNo[][] {
  const { near } = waysOf(t)
  const least = new Map<ZoneNo, { cost: number; path: ZoneNo[] }>()
  const open: ZoneNo[] = [from]
  least.set(from, { cost: isDangerous(t, from) ? 1 : 0, path: [from] })
  while (open.length > 0) {
    const zone = open.shift()!
    const { cost, path } = least.get(zone)!
    for (const next of near[zone]!) {
      const total = cost + (isDangerous(t, next) ? 1 : 0)
      const known = least.get(next)
      if (known !== undefined && (known.cost < total || (known.cost === total && known.path.length <= path.length + 1)))
        continue
      least.set(next, { cost: total, path: [...path, next] })
      open.push(next)
    }
  }
  return [least.get(exit)!.path]
}

// ---------------------------------------------------------------- FG-34

/** FG-34.1, FG-34.4 */
export function* aftermath(t: T): Rule {
  const { s } = t
  s.phase = 'leaving'
  s.acting = -1
  const objectives = objectivesNow(t)
  for (const entry of s.objectives) {
    entry.done = isMet(t, objectives[entry.n]!)
    t.note(L.objective, entry.n, entry.done ? 1 : 0)
  }
  const someLeft = s.left.length > 0
  const stranded = s.exit < 0 || s.heroes.some((hero, h) => stands(hero) && !s.left.includes(h))
  const isWon = someLeft && !stranded && s.objectives.every(({ done, secondary }) => done || secondary)
  s.verdict = isWon ? 'won' : 'lost'
  t.note(L.verdict, VERDICTS.indexOf(s.verdict), bookOf(t).names.scenes.indexOf(s.scene))
  yield* recover(t)
  t.next('afterFight')
}
/** The objectives of this fight, those a quest adds included. */
export function objectivesNow(t: T): readonly Objective[] {
  return [...sceneNow(t).objectives, ...addedObjectives(t)]
}
function addedObjectives(t: T): Objective[] {
  const { quest, leg } = t.s.battle
  const found = bookOf(t).content.battles.find(({ id }) => id === quest)
  return (found?.legs[leg]?.changes ?? []).flatMap((change) => ('objective' in change ? [change.objective] : []))
}
function isMet(t: T, objective: Objective): boolean {
  const { s } = t
  switch (objective.kind) {
    case 'collect': {
      const thing = s.objects.find(({ id }) => id === objective.token)!
      return thing.hero >= 0 && s.left.includes(thing.hero)
    }
    case 'interact':
      return objective.tokens.every((id) => s.objects.find((thing) => thing.id === id)!.done)
    case 'find':
      return s.found.includes(objective.what)
    case 'defeat':
      return s.enemies.some(({ tag, gone, fled }) => tag === objective.tag && gone && !fled)
    case 'exit':
      return s.exit >= 0 && s.left.length > 0 && objective.letters.includes(s.objects[s.exit]!.letter)
    case 'allGems':
      return (
        s.objects.every(({ kind, done }) => kind !== 'gem' || done) &&
        s.enemies.every(({ carries }) => carries.every((what) => what === 3))
      )
    case 'boardGems':
      return s.objects.every(({ kind, done, id }) => kind !== 'gem' || done || id.startsWith('more-'))
    case 'allChests':
      return s.objects.every(({ kind, done }) => kind !== 'chest' || done)
    case 'allStanding':
      return s.left.length === s.heroes.length
    case 'dryFountain':
      return !s.tookFountain
    case 'weakPoint':
      return s.boss.exploited
  }
}

// ---------------------------------------------------------------- FG-35

/** FG-35.1, FG-35.2, FG-35.5; FG-9.9 in a battle quest only after a success. */
export function* recover(t: T): Rule {
  const { s } = t
  const isBattle = s.battle.quest !== ''
  for (let h = 0; h < s.heroes.length; h++) {
    const hero = heroAt(t, h)
    hero.health += hero.healthAside // FG-U14.4
    hero.healthAside = 0
    if (!isBattle || s.verdict === 'won') {
      if (!hero.down) {
        heal(t, h, 1)
        energize(t, h, 1)
        t.note(L.recovered, h)
      } else yield* setBack(t, h)
    }
    hero.down = false
    hero.out = false
  }
  for (const hero of s.heroes) Object.assign(hero, noFight(), { stealth: false })
  returnCards(t)
}
/** FG-35.2, FG-36.10 The card first, then 2 and 2; none for who fell by such a card. */
function* setBack(t: T, h: HeroNo): Rule {
  const hero = heroAt(t, h)
  if (!hero.out) yield* drawCorruption(t, h)
  const health = hero.health + hero.healthSpent
  const energy = hero.energy + hero.energySpent
  hero.health = Math.min(2, health)
  hero.healthSpent = health - hero.health
  hero.energy = Math.min(2, energy)
  hero.energySpent = energy - hero.energy
  t.note(L.setBack, h)
}
/** FG-U13.4, FG-U10.6 */
function returnCards(t: T): void {
  const fears = [...t.cards(Z.fearPile), ...t.s.heroes.flatMap((_, h) => t.cards(Z.fear + h))]
  for (const card of fears) t.move(card, Z.fearDeck)
  if (fears.length > 0) t.shuffle(Z.fearDeck)
  const traps = t.cards(Z.trapPile).slice()
  for (const card of traps) t.move(card, Z.trapDeck)
  if (traps.length > 0) t.shuffle(Z.trapDeck)
}
