/** FG-33, FG-34, FG-35 Leaving the scene, success or failure, recovery. */
import { at, aOf, type Rule } from '@emberhall/kernel'
import { byId, bookOf, sceneNow } from '../book.ts'
import { FAR, waysOf } from '../ground.ts'
import { energize, heal, seatOf, stands } from '../heroes.ts'
import { theFight, theHero, theObjective } from '../naming.ts'
import { L } from '../log.ts'
import { VERDICTS } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { heroAt, thingAt, type HeroNo, type T, Z, type ZoneNo } from '../state.ts'
import { isDefended, isFoeIn } from './foes.ts'
import { group } from './group.ts'
import { fall, harm } from './harm.ts'
import { noFight } from './muster.ts'
import { drawCorruption } from './corruption.ts'
import type { Objective } from '../content/scene-types.ts'

// ---------------------------------------------------------------- FG-33

/** FG-19.2, FG-33.1, FG-33.2 One undefended exit for all. */
export function* leave(t: T): Rule {
  const { s } = t
  s.phase = 'leaving'
  s.objects.forEach((thing, i) => {
    if (thing.kind === 'exit' && !isDefended(t, i)) t.offer(V.exit, i)
  })
  if (t.offerCount === 0) {
    for (const h of s.heroes.keys()) if (stands(heroAt(t, h))) strand(t, h)
    return t.next('aftermath')
  }
  s.exit = aOf(yield* group(t, Q.exit))
  for (const h of s.heroes.keys()) t.later('walkOut', h)
  t.later('aftermath')
}
/** FG-33.9 */
function strand(t: T, h: HeroNo): void {
  t.s.stranded = true
  t.note(L.cannotLeave, theHero(t, h))
  fall(t, h)
}
/**
 * FG-33.3, FG-33.7 The least harmful way is proposed; where it hurts, another may be taken. FG-33.4, FG-33.8, FG-33.10 It is no
 * movement: it costs nothing, nobody is held back, nothing is entered.
 */
export function* walkOut(t: T, h: HeroNo): Rule {
  const hero = heroAt(t, h)
  if (!stands(hero)) return
  const exit = thingAt(t, t.s.exit).zone
  if (at(at(waysOf(t).distance, hero.zone), exit) >= FAR) return strand(t, h)
  const paths = pathsOut(t, hero.zone, exit)
  paths.forEach((_, i) => t.offer(V.path, i))
  t.s.about.hero = h
  const path = at(paths, aOf(yield* t.choose(seatOf(t, h), Q.path)))
  for (const zone of path) {
    hero.zone = zone
    if (isDangerous(t, zone)) yield* harm(t, h, { n: 1 })
    if (!stands(hero)) return // It stays there and drops what it carries.
  }
  t.s.left.push(h)
  t.note(L.leaves, theHero(t, h), path.length)
}
/** FG-33.3, FG-33.5, FG-U10.5 Enemies or a trap: once a zone. */
const isDangerous = (t: T, zone: ZoneNo): boolean =>
  isFoeIn(t, zone) || t.s.objects.some((thing) => thing.kind === 'trap' && !thing.done && thing.zone === zone)
const MOST_PATHS = 3
/**
 * Paths from a zone to the exit, both ends included: of each amount of harm the shortest, the least first. If one does no harm, it is
 * the only one.
 */
export function pathsOut(t: T, from: ZoneNo, exit: ZoneNo): ZoneNo[][] {
  const { near } = waysOf(t)
  const found: { path: ZoneNo[]; harm: number }[] = []
  const walk = (path: ZoneNo[], hurts: number) => {
    const zone = path.at(-1)!
    if (zone === exit) return void found.push({ path, harm: hurts })
    for (const next of at(near, zone))
      if (!path.includes(next)) walk([...path, next], hurts + (isDangerous(t, next) ? 1 : 0))
  }
  walk([from], isDangerous(t, from) ? 1 : 0)
  found.sort((a, b) => a.harm - b.harm || a.path.length - b.path.length)
  const best = found.filter(({ harm: n }, i) => n !== found[i - 1]?.harm)
  const ways = best.slice(0, at(best, 0).harm === 0 ? 1 : MOST_PATHS)
  return ways.map(({ path }) => path)
}

// ---------------------------------------------------------------- FG-34

/** FG-34.1, FG-34.4; FG-33.11 somebody must have left. FG-34.2 What was collected stays with the group. */
export function* aftermath(t: T): Rule {
  const { s } = t
  s.phase = 'leaving'
  s.acting = -1
  const objectives = objectivesNow(t)
  for (const entry of s.objectives) {
    entry.done = isMet(t, at(objectives, entry.n), s.exit, s.left)
    t.note(L.objective, theObjective(t, entry.n), entry.done ? 1 : 0)
  }
  const isWon = s.left.length > 0 && !s.stranded && s.objectives.every(({ done, secondary }) => done || secondary)
  s.verdict = isWon ? 'won' : 'lost'
  t.note(L.verdict, VERDICTS.indexOf(s.verdict), theFight(t))
  s.collected = []
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
/** Whether it is met once these heroes have left by that exit. */
export function isMet(t: T, objective: Objective, exit: number, left: readonly HeroNo[]): boolean {
  const { s } = t
  switch (objective.kind) {
    case 'collect': {
      const thing = byId(s.objects, objective.token)
      return thing.hero >= 0 && left.includes(thing.hero)
    }
    case 'interact':
      return objective.tokens.every((id) => byId(s.objects, id).done)
    case 'find':
      return s.found.includes(objective.what)
    case 'defeat':
      return s.enemies.some(({ tag, gone, fled }) => tag === objective.tag && gone && !fled)
    case 'exit':
      return exit >= 0 && left.length > 0 && objective.letters.includes(at(s.objects, exit).letter)
    case 'survive':
      return left.length >= (objective.heroes ?? 1)
    case 'escort':
      return s.ally.id >= 0 && !s.ally.out
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
      return left.length === s.heroes.length
    case 'dryFountain':
      return !s.tookFountain
    case 'weakPoint':
      return s.boss.exploited
  }
}

// ---------------------------------------------------------------- FG-35

/** FG-35.1, FG-35.2, FG-35.5, FG-36.8 and nothing more (FG-35.4); FG-9.9 in a battle quest only after a success. */
function* recover(t: T): Rule {
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
        t.note(L.recovered, theHero(t, h))
      } else yield* setBack(t, h)
    }
    hero.down = false
    hero.out = false
  }
  for (const hero of s.heroes) Object.assign(hero, noFight(), { stealth: false }) // FG-35.3
  returnCards(t)
}
/** FG-35.2, FG-38.2, FG-36.10 The card first, then 2 and 2; none for who fell by such a card. */
function* setBack(t: T, h: HeroNo): Rule {
  const hero = heroAt(t, h)
  if (!hero.out) yield* drawCorruption(t, h)
  const health = hero.health + hero.healthSpent
  const energy = hero.energy + hero.energySpent
  hero.health = Math.min(2, health)
  hero.healthSpent = health - hero.health
  hero.energy = Math.min(2, energy)
  hero.energySpent = energy - hero.energy
  t.note(L.setBack, theHero(t, h))
}
/** FG-49.2, FG-U13.4, FG-U10.6 */
function returnCards(t: T): void {
  const fears = [...t.cards(Z.fearPile), ...t.s.heroes.flatMap((_, h) => t.cards(Z.fear + h))]
  for (const card of fears) t.move(card, Z.fearDeck)
  if (fears.length > 0) t.shuffle(Z.fearDeck)
  const traps = t.cards(Z.trapPile).slice()
  for (const card of traps) t.move(card, Z.trapDeck)
  if (traps.length > 0) t.shuffle(Z.trapDeck)
}
