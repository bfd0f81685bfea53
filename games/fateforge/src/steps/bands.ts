/** FG-21, FG-31 What enemies do: the sections of their bands, their movement and their abilities. */
import { at, type Rule } from '@emberhall/kernel'
import type { Colour, EnemyAction, Section } from '../content/types.ts'
import { COLOUR, foeCard } from '../book.ts'
import { distance, FAR, near, stepsToward } from '../ground.ts'
import { theFoe, theHero } from '../naming.ts'
import { L } from '../log.ts'
import { foeAt, heroAt, type FoeNo, type HeroNo, type T, type ZoneNo } from '../state.ts'
import { enterZone, placeFoe } from './entering.ts'
import { hasFoeTrait, isRooted, leastBy, inColour } from './foes.ts'
import { gather } from './gathering.ts'
import { harm, stunHero } from './harm.ts'
import { pickRandom } from './luck.ts'
import { inRange, inReach, pickHero } from './targets.ts'

/** Spec 10.3 */
export function canPerform(t: T, foe: FoeNo, section: Section): boolean {
  const enemy = foeAt(t, foe)
  if (enemy.stun) return false
  const { actions } = section
  const moves = actions.some((action) => action.do === 'move')
  if (moves) return !isRooted(t, foe) && canMove(t, foe, section)
  return actions.some((action) => couldDo(t, foe, action, section))
}
function canMove(t: T, foe: FoeNo, section: Section): boolean {
  const enemy = foeAt(t, foe)
  const { toExit, minion } = section.actions.find((action) => action.do === 'move')!
  if (minion !== undefined) {
    const to = pickMinion(t, foe, minion, FAR)
    return to >= 0 && stepsToward(t, enemy.zone, foeAt(t, to).zone).length > 0
  }
  if (toExit !== undefined) {
    const exit = exitZone(t, toExit)
    return exit === enemy.zone || distance(t, enemy.zone, exit) < FAR
  }
  return inReach(t, foe, section).length > 0
}
function couldDo(t: T, foe: FoeNo, action: EnemyAction, section: Section): boolean {
  if (action.do === 'parry') return action.minion === undefined || pickMinion(t, foe, action.minion, FAR) >= 0
  if (action.do === 'push' && near(t, foeAt(t, foe).zone).length === 0) return false
  return inRange(t, foe, action, section).length > 0
}
const exitZone = (t: T, letter: string): ZoneNo =>
  t.s.objects.find((thing) => thing.kind === 'exit' && thing.letter === letter)!.zone
/** FG-21.3, FG-30.5 Left to right; each action picks its target when its moment comes. */
export function* performSection(t: T, foe: FoeNo, n: number): Rule {
  const section = at(foeCard(t, foe).band, n)
  t.note(L.acts, theFoe(t, foe), n)
  const moves = section.actions.some((action) => action.do === 'move')
  for (const action of section.actions) {
    if (foeAt(t, foe).gone) return
    yield* performAction(t, foe, action, section, moves)
  }
}
function* performAction(t: T, foe: FoeNo, action: EnemyAction, section: Section, moves: boolean): Rule {
  if (action.do === 'move') return yield* moveFoe(t, foe, action, section)
  if (action.do === 'parry') return parry(t, foe, action)
  const heroes = inRange(t, foe, action, section)
  if (heroes.length === 0) return
  yield* doTo(t, foe, action, yield* pickHero(t, heroes, action, moves))
}
/** FG-21.10 */
export function* doTo(t: T, foe: FoeNo, action: EnemyAction, h: HeroNo): Rule {
  const enemy = foeAt(t, foe)
  switch (action.do) {
    case 'strike':
    case 'shoot': {
      t.note(action.do === 'strike' ? L.foeStrikes : L.foeShoots, theFoe(t, foe), theHero(t, h))
      const isHere = heroAt(t, h).zone === enemy.zone
      const n = yield* harm(t, h, { n: 1 + (action.extra ?? 0), toxic: action.toxic === true, by: foe })
      if (n > 0 && isHere && hasFoeTrait(t, foe, 'lifeDrain') && enemy.armor < 2) {
        enemy.armor++ // FG-21.7b, FG-21.9
        t.note(L.drained, theFoe(t, foe))
      }
      return
    }
    case 'push': {
      const zones = near(t, enemy.zone)
      if (zones.length === 0) return
      const zone = pickRandom(t, zones) // FG-40.1
      t.note(L.pushed, theHero(t, h), zone)
      return yield* enterZone(t, h, zone)
    }
    case 'pull':
      t.note(L.pulled, theHero(t, h), enemy.zone)
      return yield* enterZone(t, h, enemy.zone)
    case 'stun':
      return stunHero(t, h)
    case 'move':
    case 'parry':
      break // Nothing is done to a hero by them.
  }
}
/** FG-31 One zone toward the hero picked, or toward an exit (FG-21.4d). */
function* moveFoe(t: T, foe: FoeNo, action: EnemyAction, section: Section): Rule {
  if (action.toExit !== undefined) return yield* towardExit(t, foe, exitZone(t, action.toExit))
  if (action.minion !== undefined) {
    const to = pickMinion(t, foe, action.minion, FAR) // FG-21.10
    return to < 0 ? undefined : yield* step(t, foe, foeAt(t, to).zone)
  }
  const reachable = inReach(t, foe, section)
  if (reachable.length === 0) return
  const h = yield* pickHero(t, reachable, action, true)
  yield* step(t, foe, heroAt(t, h).zone)
}
/** FG-31.1, FG-31.2 Equal ways are drawn. */
export function* step(t: T, foe: FoeNo, to: ZoneNo): Rule {
  const enemy = foeAt(t, foe)
  const steps = stepsToward(t, enemy.zone, to)
  if (steps.length === 0) return
  const zone = pickRandom(t, steps)
  t.note(L.foeMoved, theFoe(t, foe), enemy.zone, zone)
  yield* placeFoe(t, foe, zone)
}
/** FG-C2.6 In the exit's zone it leaves the board with what it carries. */
function* towardExit(t: T, foe: FoeNo, exit: ZoneNo): Rule {
  const enemy = foeAt(t, foe)
  if (enemy.zone !== exit) return yield* step(t, foe, exit)
  enemy.gone = true
  enemy.fled = true
  enemy.carries = []
  t.note(L.fled, theFoe(t, foe))
  gather(t) // FG-19.7
}
function parry(t: T, foe: FoeNo, action: EnemyAction): void {
  const to = action.minion === undefined ? foe : pickMinion(t, foe, action.minion, FAR)
  if (to < 0) return
  foeAt(t, to).parry++
  t.note(L.foeParry, theFoe(t, to))
}
/** FG-21.4e, FG-21.4f, FG-21.11 The closest of the first colour that is there, then the lowest initiative. */
function pickMinion(t: T, foe: FoeNo, colours: readonly Colour[], radius: number): FoeNo {
  const { zone } = foeAt(t, foe)
  for (const colour of colours) {
    const minions = inColour(t, COLOUR[colour]).filter(
      (other) => other !== foe && distance(t, zone, foeAt(t, other).zone) <= radius,
    )
    const closest = leastBy(minions, (other) => distance(t, zone, foeAt(t, other).zone) * 100 + foeAt(t, other).init)
    if (closest >= 0) return closest
  }
  return -1
}
// ---------------------------------------------------------------- abilities

/** FG-21.6 After the band, whether that gave it anything to do or not. */
export function* activationAbility(t: T, foe: FoeNo): Rule {
  const { activation } = foeCard(t, foe)
  if (activation === undefined || foeAt(t, foe).stun || foeAt(t, foe).gone) return
  if (activation.does === 'parry') return parry(t, foe, { do: 'parry', minion: activation.minion })
  yield* call(t, foe, activation.colour, activation.radius ?? FAR)
}
/** FG-21.7f, FG-21.12 */
function* call(t: T, foe: FoeNo, colour: Colour, radius: number): Rule {
  const { zone } = foeAt(t, foe)
  const minions = inColour(t, COLOUR[colour]).filter((other) => {
    const far = distance(t, zone, foeAt(t, other).zone)
    return other !== foe && far > 0 && far <= radius && far < FAR && !isRooted(t, other)
  })
  const called = leastBy(minions, (other) => distance(t, zone, foeAt(t, other).zone) * 100 + foeAt(t, other).init)
  if (called < 0) return
  const to = pickRandom(t, stepsToward(t, foeAt(t, called).zone, zone))
  t.note(L.called, theFoe(t, foe), theFoe(t, called), to)
  yield* placeFoe(t, called, to)
}
