/** What each enemy would do to whom when it acts (FG-21, FG-30), in a form that is quick to ask. */
import { at } from '@emberhall/kernel'
import { bookOf, foeCard } from '../book.ts'
import type { EnemyAction, Section } from '../content/types.ts'
import type { FoeNo, T } from '../state.ts'
import { isRooted } from '../steps/foes.ts'

type Aim = 'first' | 'last' | 'any'
interface Blow {
  readonly distance: number
  readonly orMore: boolean
  readonly moves: boolean
  readonly damage: number
  readonly aim: Aim
}
const isBlow = ({ do: what }: EnemyAction): boolean => what === 'strike' || what === 'shoot'
function blowOf(section: Section): Blow {
  const moves = section.actions.some((action) => action.do === 'move')
  const blows = section.actions.filter(isBlow)
  const nearEnough = !moves || section.distance <= 1
  const damage = nearEnough ? blows.reduce((sum, { extra = 0 }) => sum + 1 + extra, 0) : 0
  const pulls = section.actions.some((action) => action.do === 'stun' || action.do === 'pull') ? 0.3 : 0
  return {
    distance: section.distance,
    orMore: section.orMore === true,
    moves,
    damage: damage + pulls,
    aim: moves ? 'first' : (blows[0]?.at ?? 'any'),
  }
}
const bands = new WeakMap<readonly Section[], readonly Blow[]>()
function blowsOf(t: T, foe: FoeNo): readonly Blow[] {
  const { band } = foeCard(t, foe)
  let blows = bands.get(band)
  if (blows === undefined) bands.set(band, (blows = band.map(blowOf)))
  return blows
}
export interface Threat {
  readonly foe: FoeNo
  readonly blows: readonly Blow[]
  readonly isRooted: boolean
  /** How often it acts in what is left of the round: in the enemy turns, and perhaps before. */
  readonly times: number
  /** Harm it does in a round, near its prey. */
  readonly might: number
}
export function threatsOf(t: T): Threat[] {
  const { enemies, reacted, boss } = t.s
  const { foes } = bookOf(t)
  const inColour = new Map<number, number>()
  for (const { gone, card } of enemies)
    if (!gone) inColour.set(at(foes, card).colourNo, (inColour.get(at(foes, card).colourNo) ?? 0) + 1)
  const share = reacted ? 0 : Math.min(1, 2 / Math.max(1, inColour.size))
  return enemies.flatMap((enemy, foe): Threat[] => {
    if (enemy.gone) return []
    const blows = blowsOf(t, foe)
    const might = foe === boss.enemy ? 2 : Math.max(0, ...blows.map(({ damage }) => damage))
    const times = 1 + share / (inColour.get(at(foes, enemy.card).colourNo) ?? 1)
    return [{ foe, blows, isRooted: isRooted(t, foe), times, might }]
  })
}
