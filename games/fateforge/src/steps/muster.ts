/** FG-18 Setting up a combat scene. */
import { at, aOf, type Ask, bOf, type Option, type Rule, type Seat, verbOf } from '@emberhall/kernel'
import { GEMS } from '../content/types.ts'
import { foeOfNo, bookOf, sceneNow, ZONE } from '../book.ts'
import { distance, zonesOf } from '../ground.ts'
import { isHero, seatOf } from '../heroes.ts'
import { theFight, theHero } from '../naming.ts'
import { L } from '../log.ts'
import { Q, V } from '../questions.ts'
import { heroAt, type S, type T, type Thing, type ZoneNo, isVigilant } from '../state.ts'
import { chooseAlly } from './allies.ts'
import { toggleSkill, offerSkills } from './camp.ts'
import { bossFigure, foeOf } from './foes.ts'
import { group } from './group.ts'
import { unlockRules } from './unlocks.ts'
import type { Objective, Place, Scene, SceneChange, Token } from '../content/scene-types.ts'

/** What a scene is fought with, after the changes the story or the quest makes to it. */
interface Terms {
  readonly roster: readonly Place[]
  readonly tokens: readonly Token[]
  readonly rounds: number
  readonly objectives: readonly Objective[]
  readonly lessExploration: boolean
  readonly more: ReadonlyMap<string, number>
}
function changed(scene: Scene, changes: readonly SceneChange[]): Terms {
  const without = new Set<string>()
  const roster = [...scene.roster]
  const objectives = [...scene.objectives]
  let { tokens, rounds } = scene as { -readonly [K in keyof Scene]: Scene[K] }
  let lessExploration = false
  const more = new Map<string, number>()
  for (const change of changes) {
    if ('without' in change) without.add(change.without)
    else if ('withEnemy' in change) roster.push(change.withEnemy)
    else if ('rounds' in change) rounds = change.rounds
    else if ('lessExploration' in change) lessExploration = true
    else if ('portalTo' in change)
      tokens = tokens.map((token) =>
        token.kind === 'portal' && token.id === change.portalTo ? { ...token, to: change.to } : token,
      )
    else if ('resistance' in change) more.set(change.resistance, change.more)
    else objectives.push(change.objective)
  }
  const places = roster.filter(({ tag }) => tag === undefined || !without.has(tag))
  return { roster: places, tokens, rounds, objectives, lessExploration, more }
}

/** FG-18.1, FG-C2 Lays the scene out. */
export function layScene(t: T, id: string, changes: readonly SceneChange[]): void {
  const { s } = t
  s.scene = id
  const scene = sceneNow(t)
  const terms = changed(scene, changes)
  s.round = 0
  s.lastRound = terms.rounds
  s.slots = scene.slots.slice(0, terms.rounds)
  s.extraRound = false
  s.order = []
  s.foretold = []
  s.enemies = []
  s.objects = []
  s.portals = []
  s.finds = []
  s.found = []
  s.exit = -1
  s.left = []
  s.stranded = false
  s.acting = -1
  s.verdict = 'none'
  s.tookFountain = false
  s.openedChests = 0
  s.collected = []
  s.boss = { enemy: -1, step: 0, covered: [], exploited: false }
  s.ally = { id: -1, escort: -1, dice: [], red: 0, out: false }
  s.objectives = terms.objectives.map((objective, n) => ({ n, done: false, secondary: objective.secondary === true }))
  layTokens(t, terms.tokens)
  if (terms.lessExploration) dropToken(t)
  layRoster(t, terms)
  if (scene.boss !== undefined) layBoss(t, scene, terms)
  layMoreGems(t)
  layHeroes(t)
  for (const enemy of s.enemies) {
    const name = foeOfNo(t, enemy.card).id
    if (!s.enemiesMet.includes(name)) s.enemiesMet.push(name) // FG-49.5
  }
  t.note(L.fight, theFight(t), terms.rounds)
}
const thingOf = (kind: Thing['kind'], id: string, zone: ZoneNo, n: number, letter = ''): Thing => ({
  kind,
  id,
  zone,
  n,
  done: false,
  hero: -1,
  letter,
})
function layTokens(t: T, tokens: readonly Token[]): void {
  const { s } = t
  for (const token of tokens) {
    const zone = ZONE[token.zone]
    if (token.kind === 'gem') s.objects.push(thingOf('gem', token.id, zone, GEMS.indexOf(token.gem)))
    else if (token.kind === 'fountain')
      s.objects.push(thingOf('fountain', token.id, zone, token.perHero * s.heroes.length)) // FG-U4.1
    else if (token.kind === 'door') s.objects.push(thingOf('door', token.id, zone, ZONE[token.other]))
    else if (token.kind === 'exit') s.objects.push(thingOf('exit', token.id, zone, 0, token.letter))
    else if (token.kind === 'portal') {
      const to = token.to.map((name) => ZONE[name])
      s.portals.push({ object: s.objects.length, to: to.length === 1 ? [] : to })
      s.objects.push(thingOf('portal', token.id, zone, to.length === 1 ? at(to, 0) : -1))
    } else s.objects.push(thingOf(token.kind, token.id, zone, 0))
    if (token.kind === 'exploration') s.finds.push(at(['informant', 'gem', 'trap'], s.finds.length)) // FG-C2.5
  }
}
/** FG-C2.3 `tip`: one of the two tokens that do not hold the informant is not there. */
function dropToken(t: T): void {
  const { s } = t
  const tokens = s.objects.flatMap(({ kind }, i) => (kind === 'exploration' ? [i] : []))
  const gone = at(tokens, t.random('tip', tokens.length))
  at(s.objects, gone).done = true
  s.finds.splice(1 + t.random('tip', s.finds.length - 1), 1)
}
/** FG-18.4, FG-C2.1; FG-7.4 leaders carry a cube more against a lone player. */
function layRoster(t: T, { roster, more }: Terms): void {
  const { s } = t
  const { foes, foeNo } = bookOf(t)
  const places = roster.filter(({ heroes = 0 }) => heroes <= s.heroes.length)
  const eased = s.sceneEasing ? easedRoster(places, s.tries) : places
  for (const place of eased) {
    const card = at(foes, foeNo.get(place.enemy)!)
    const foe = foeOf(card.no, place, ZONE[place.zone])
    foe.armor = card.armor + (card.colour === 'purple' && isVigilant(t) ? 1 : 0)
    foe.more = place.tag === undefined ? 0 : (more.get(place.tag) ?? 0)
    foe.carries = (place.carries ?? []).map((what) => (what === 'food' ? 3 : GEMS.indexOf(what)))
    foe.defends = place.defends === undefined ? -1 : s.objects.findIndex(({ id }) => id === place.defends)
    s.enemies.push(foe)
  }
  eased.forEach((place, i) => {
    if (place.guards !== undefined) s.enemies[i]!.guards = s.enemies.findIndex(({ tag }) => tag === place.guards)
  })
}
/** FG-C2.4 One enemy fewer for each try, from the end of the roster, never the defender. */
function easedRoster(places: readonly Place[], tries: number): Place[] {
  const out = [...places]
  for (let n = 0; n < tries; n++) {
    const last = out.findLastIndex((place) => place.defends === undefined)
    if (last >= 0) out.splice(last, 1)
  }
  return out
}
/** FG-C3.1, FG-7.4 */
function layBoss(t: T, scene: Scene, { more }: Terms): void {
  const { s } = t
  const { bossNo } = bookOf(t)
  const foe = foeOf(bossNo, { init: 1, tag: 'castellan' }, ZONE[scene.boss!.zone])
  foe.armor = bossFigure(t).armor + (isVigilant(t) ? 1 : 0)
  foe.more = more.get('castellan') ?? 0
  foe.carries = scene.boss!.carries.map((gem) => GEMS.indexOf(gem))
  s.boss.enemy = s.enemies.length
  s.enemies.push(foe)
  if (s.flags.includes('act1.sealRead')) s.boss.covered.push(bookOf(t).content.boss.weakPoint.indexOf('focus')) // N13
}
/** FG-C2.2 A red gem more with three heroes, two with four, farthest from the start. */
function layMoreGems(t: T): void {
  const { s } = t
  const scene = sceneNow(t)
  const starts = scene.start.map((zone) => ZONE[zone])
  const far = (zone: ZoneNo) => Math.min(...starts.map((start) => distance(t, start, zone)))
  const zones = zonesOf(scene).toSorted((a, b) => Math.min(far(b), 50) - Math.min(far(a), 50) || a - b)
  for (let n = 0; n < s.heroes.length - 2; n++)
    s.objects.push(thingOf('gem', `more-${n + 1}`, at(zones, n), GEMS.indexOf('red')))
}
/** FG-18.3, FG-18.5, FG-C1.6 */
function layHeroes(t: T): void {
  const [first] = sceneNow(t).start
  t.s.heroes.forEach((hero, h) => {
    Object.assign(hero, noFight(), { zone: ZONE[first!], stealth: isHero(t, h, 'rogue'), stance: 'guard' })
  })
}
/** A hero outside a fight. */
export const noFight = (): Partial<S['heroes'][number]> => ({
  zone: -1,
  parry: 0,
  chosen: [],
  rolledDice: false,
  confirmed: false,
  energyReroll: false,
  triple: false,
  sprint: false,
  stanceTurned: false,
  extraDice: 0,
  feared: false,
  idle: false,
  played: false,
  pool: [],
  actions: [],
  used: [],
  spent: [],
  energyMove: false,
  allyUsed: false,
  hardened: false,
  struck: false,
  mark: -1,
  markExtra: 0,
  reachStrike: 0,
  reachShoot: 0,
  smoke: false,
  taunt: false,
})

/** FG-18.2, FG-18.6, FG-18.9 Panels open: items may still change hands; then everybody makes ready. */
export function* muster(t: T): Rule {
  const { s } = t
  s.phase = 'muster'
  unlockRules(t, sceneNow(t).unlocks) // FG-3.7
  yield* chooseMaster(t)
  for (const hero of s.heroes) hero.confirmed = false
  t.next('panels')
}
/** FG-18.8 Whoever follows the last one, unless the group wants another. */
function* chooseMaster(t: T): Rule {
  if (t.seats === 1) return
  t.s.beastMaster = (t.s.beastMaster + 1) % t.seats
  for (let seat = 0; seat < t.seats; seat++) t.offer(V.master, seat)
  t.s.beastMaster = aOf(yield* group(t, Q.master))
}
/** FG-18.9 While the panels are open. */
export function* panels(t: T): Rule {
  t.offer(V.ready)
  t.offer(V.camp)
  const picked = yield* group(t, Q.ready)
  if (verbOf(picked) === V.ready) return t.next('gather')
  t.next('panels')
  t.next('camp')
}
/** FG-18.2, FG-18.3, FG-18.6 Each player by itself: where to start, which skills, then ready. */
export function* gatherHeroes(t: T): Rule {
  const { s } = t
  const asks: Ask[] = []
  for (let seat = 0; seat < t.seats; seat++) {
    const own = s.heroes.flatMap((hero, h) => (hero.seat === seat ? [h] : []))
    if (own.every((h) => heroAt(t, h).confirmed)) continue
    t.offer(V.ready)
    for (const h of own) offerStart(t, h)
    asks.push(t.hold(seat, Q.start))
  }
  if (asks.length === 0) return t.next('company')
  const { seat, option } = yield* t.rush(asks)
  startChoice(t, seat, option)
  t.next('gather')
}
function offerStart(t: T, h: number): void {
  const { start } = sceneNow(t)
  if (start.length > 1) for (const zone of start) if (heroAt(t, h).zone !== ZONE[zone]) t.offer(V.start, h, ZONE[zone])
  offerSkills(t, h)
}
function startChoice(t: T, seat: Seat, option: Option): void {
  const verb = verbOf(option)
  if (verb === V.start) {
    heroAt(t, aOf(option)).zone = bOf(option)
    return t.note(L.stands, theHero(t, aOf(option)), bOf(option))
  }
  if (verb !== V.ready) return toggleSkill(t, option)
  t.s.heroes.forEach((hero, h) => {
    if (seatOf(t, h) === seat) hero.confirmed = true
  })
}
/** FG-U8.1 The ally comes before the first dice. */
export function* company(t: T): Rule {
  yield* chooseAlly(t)
  t.next('round')
}
