/** SB-6.4 to SB-6.6, SB-7.2, SB-21 Step 2: who is next, and how a hero's activation begins. */
import { at as nth, aOf, type Rule } from '@emberhall/kernel'
import { abilitiesOf, markUsed, renew } from '../queries/abilities.ts'
import { fearOf, foeInitiative, typesOnBoard } from '../queries/foes.ts'
import { boardOf, isNextTo, squaresOf, tilesAt, worldOf } from '../queries/ground.ts'
import { isLit } from '../queries/light.ts'
import { expire, flagOf, hasFlag } from '../queries/sources.ts'
import { heroFigure, initiativeOf, maxGrit, modsOf } from '../queries/stats.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { Q, V } from '../questions.ts'
import { run } from '../running.ts'
import { heroOf, type Cell, type HeroNo, type T } from '../state.ts'
import { amount, heroDice } from './dice.ts'
import { goOn } from './flow.ts'
import { gainGrit } from './grit.ts'
import { suffer } from './harm.ts'
import { meanwhile } from './meanwhile.ts'
import { pick, posse } from './posse.ts'

/** SB-6.4, SB-6.5, SB-6.6, SB-6.10, SB-21.1 The highest Initiative among those who have not been activated; enemies before heroes. */
export function* activate(t: T): Rule {
  const { s } = t
  s.phase = 'activate'
  s.acting.hero = -1
  s.fight.type = -1
  const heroes = s.heroes.flatMap(({ down, activated }, h) => (down === 0 && !activated ? [h] : []))
  const types = typesOnBoard(t).filter((type) => !s.fight.activated.includes(type))
  if (heroes.length === 0 && types.length === 0) return t.next('explore')
  const best = Math.max(...heroes.map((h) => initiativeOf(t, h)), ...types.map((type) => foeInitiative(t, type)))
  const foremost = types.filter((type) => foeInitiative(t, type) === best)
  t.next('activate')
  if (foremost.length > 0) return t.next('foes', pick(t, 'type', foremost))
  for (const h of heroes) if (initiativeOf(t, h) === best) t.offer(V.hero, h)
  t.next('begin', aOf(yield* posse(t, Q.next)))
}

/** SB-7.2 (a) to (c): what strikes as the activation begins, then the movement die. */
export function* begin(t: T, h: HeroNo): Rule {
  const { s } = t
  const hero = nth(s.heroes, h)
  hero.activated = true
  s.acting = {
    hero: h,
    rolled: false,
    die: 0,
    points: 0,
    cleared: 0,
    isHeld: false,
    isDone: false,
    attacked: false,
    moved: false,
    drags: -1,
    leads: false,
    mustScavenge: false,
  }
  renew(t, ['activation'], h)
  t.note(L.activates, theHero(t, h))
  if (!isLit(t, hero.at)) yield* meanwhile(t)
  if (!isLit(t, hero.at)) yield* voices(t, h)
  if (hero.down === 0) yield* fear(t, h)
  if (hero.down !== 0 || s.isCut) return endActivation(t, h) // SB-7.7
  goOn(t, 'move', h)
  if (abilitiesOf(t, h, 'activationStart').length > 0) goOn(t, 'startAbilities', h)
}
/** SB-8.3 1D6 Horror Hits, or as many as something says. */
function* voices(t: T, h: HeroNo): Rule {
  const set = modsOf(t, h, 'voices').findLast((mod) => mod.set !== undefined)?.set
  const more = modsOf(t, h, 'voices').reduce((sum, { by = 0 }) => sum + by, 0)
  const hits = (yield* amount(t, set ?? 'D6', 'voices')) + more
  t.note(L.voices, theHero(t, h), hits)
  yield* suffer(t, h, { horror: hits })
}
/** SB-21.3, SB-21.4 One packet for each type; every such enemy adds to it. */
function* fear(t: T, h: HeroNo): Rule {
  for (const type of typesOnBoard(t)) {
    const { kind, n } = fearOf(t, type)
    if (n <= 0 || heroOf(t, h).down !== 0) continue
    const { at } = heroOf(t, h)
    const sources = t.s.enemies.filter(
      (enemy, e) => enemy.type === type && !enemy.isMeek && frightens(t, e, kind, at),
    ).length
    if (sources === 0) continue
    const hits = sources * n + heroFigure(t, h, 'fearTaken')
    t.note(L.fear, theHero(t, h), type, hits)
    yield* suffer(t, h, { horror: hits, isFear: true })
  }
}
/** SB-21.3, SB-30.9 Adjacent; on the same tile, or just beyond a gate; on the same or an adjacent tile. */
function frightens(t: T, e: number, kind: 'fear' | 'terror' | 'unspeakable', at: Cell): boolean {
  if (kind === 'fear') return isNextTo(t, e, at)
  const { tiles, beyond } = boardOf(t)
  const theirs = new Set(squaresOf(t, e).flatMap((cell) => tilesAt(t, cell)))
  const own = tilesAt(t, at)
  if (own.some((tile) => theirs.has(tile))) return true
  const far = beyond.get(at)
  if (far !== undefined && tilesAt(t, far[0]).some((tile) => theirs.has(tile))) return true
  return kind === 'unspeakable' && own.some((tile) => nth(tiles, tile).next.some((next) => theirs.has(next)))
}
/** SB-7.2, SB-34.1, SB-34.12 The movement die, or the Grit roll of fixed movement. */
export function* move(t: T, h: HeroNo): Rule {
  const { s, options } = t
  const hero = nth(s.heroes, h)
  const [die = 1] = yield* heroDice(t, { h, key: 'move', n: 1, need: 0 })
  const counted = flagOf(t, h, 'moveDieCounts')
  const worth = options.fixedMove ? FIXED_MOVE : counted !== undefined && counted.face === die ? counted.as : die
  s.acting.rolled = true
  s.acting.die = die
  s.acting.points = Math.max(1, worth + heroFigure(t, h, 'moveTotal'))
  t.note(L.moves, theHero(t, h), die, s.acting.points)
  yield* moveRolled(t, h, die)
  s.acting.mustScavenge = hasFlag(t, h, 'mustScavenge')
  if (die <= heroFigure(t, h, 'gritOn')) yield* recoverGrit(t, h)
  if (!s.isCut && hero.down === 0) t.next('act', h)
}
const FIXED_MOVE = 4
/** What the face of the movement die sets off. */
function* moveRolled(t: T, h: HeroNo, die: number): Rule {
  for (const hand of abilitiesOf(t, h, 'moveRolled')) {
    if (hand.ability.face !== undefined && hand.ability.face !== die) continue
    markUsed(t, hand)
    yield* run(t, hand.ability.do, { you: h, that: h, tile: -1, world: worldOf(t, h), item: hand.item })
  }
}
/** SB-3.4, SB-3.5, SB-3.10, D-8 At Max Grit the point may only be spent at once: here for more movement. */
function* recoverGrit(t: T, h: HeroNo): Rule {
  const hero = heroOf(t, h)
  if (hero.grit < maxGrit(t, h)) return gainGrit(t, h, 1)
  t.offer(V.sprint)
  if ((yield* t.maybe(hero.seat, Q.spareGrit)) !== 0) yield* sprint(t, h)
}
/** SB-3.2, SB-3.6, SB-7.5 One more D6 of movement, which is no movement die. */
export function* sprint(t: T, h: HeroNo): Rule {
  const [more = 0] = yield* heroDice(t, { h, key: 'sprint', n: 1, need: 0 })
  t.s.acting.points += more
  t.note(L.sprints, theHero(t, h), more)
}
export function endActivation(t: T, h: HeroNo): void {
  const hero = heroOf(t, h)
  hero.isChoked = false
  expire(t, 'activation')
  expire(t, 'nextActivation', h)
  t.s.acting.drags = -1
  t.s.acting.leads = false
}
