/** The last dice that were thrown, what each had to reach and what it counted for. */
import { at, type LogLine } from '@emberhall/kernel'
import { CONTENT } from '../../content/index.ts'
import type { RollKey } from '../../questions.ts'
import type { S } from '../../state.ts'
import { unpacked } from '../../text/story.ts'

type Verdict = 'critical' | 'hit' | 'miss' | 'saved' | 'failed' | 'reached' | 'short' | 'none'
export interface ThrownDie {
  readonly face: number
  readonly verdict: Verdict
  /** What came of a die of damage, after what was added and taken off. */
  readonly comesTo: number | null
  /** The kind of enemy that a die of damage went to, and whether it fell. */
  readonly foe: string | null
  readonly isSlain: boolean
  /** It has been given out. */
  readonly isSpent: boolean
}
export interface Thrown {
  readonly key: RollKey
  readonly isFoe: boolean
  readonly dice: readonly ThrownDie[]
  /** What was needed, or 0; and what is added to every die. */
  readonly need: number
  readonly bonus: number
  /** Hold Back: what they come to; 0: doubles, or no such roll. */
  readonly total: number
}
/** Lines with dice in them. */
export const DICE: ReadonlySet<string> = new Set(['rolled', 'holdBack', 'foeAttacks'])
/** Lines after which earlier dice are of no interest. */
const AFRESH = new Set(['turn', 'activates', 'foesAct', 'moves', 'fightOver', 'townDay'])
const LONG_AGO = 30

/** `line`: the one that is being shown. */
export function lastThrown(log: readonly LogLine[], state: S, line?: LogLine): Thrown | null {
  if (line !== undefined && DICE.has(line.what)) return thrownIn(line, state)
  for (let i = log.length - 1; i >= Math.max(0, log.length - LONG_AGO); i--) {
    const one = at(log, i)
    if (DICE.has(one.what)) return thrown(one, log.slice(i + 1), state)
    if (AFRESH.has(one.what)) return null
  }
  return null
}
/** The dice of one line by itself. */
export const thrownIn = (line: LogLine, state: S): Thrown => thrown(line, [], state)

const SAVES: ReadonlySet<RollKey> = new Set(['defense', 'willpower', 'armor', 'spiritArmor'])
const isAttack = (key: RollKey): boolean => key === 'toHitMelee' || key === 'toHitRanged'

function thrown({ what, args }: LogLine, since: readonly LogLine[], { depth }: S): Thrown {
  const numbers = args.filter((arg) => typeof arg === 'number')
  const [packed = 0, wanted = 0, added = 0] = numbers
  const isFoe = what === 'foeAttacks'
  const key: RollKey = isFoe ? 'foeToHit' : what === 'holdBack' ? 'holdBack' : (args[1] as RollKey)
  const faces = unpacked(packed)
  const need = key === 'holdBack' ? holdBackValue(depth.posse) : wanted
  const [a, b] = faces
  const sum = key === 'holdBack' && a !== b ? faces.reduce((all, face) => all + face, 0) : 0
  const said = since.find((line) => line.what === 'heldBack' || line.what === 'notHeldBack')
  const total = sum === 0 || said === undefined ? sum : Number(said.args[0])
  const bonus = key === 'holdBack' ? total - sum : added
  const blows = key === 'damage' ? blowsOf(since) : []
  let spent = since.filter((line) => line.what === 'hit').length
  const dice = faces.map((face, i): ThrownDie => {
    const verdict = verdictOf(key, face + bonus, face, need)
    const isGiven = isAttack(key) && verdict !== 'miss' && spent-- > 0
    return { face, verdict, isSpent: isGiven, comesTo: null, foe: null, isSlain: false, ...blows[i] }
  })
  return { key, isFoe, need, bonus, total, dice }
}
type Blow = Pick<ThrownDie, 'comesTo' | 'foe' | 'isSlain'>
/** What each die of damage did, in the order in which they were given out. */
function blowsOf(since: readonly LogLine[]): Blow[] {
  return since.flatMap(({ what, args }, i): Blow[] => {
    if (what !== 'hit') return []
    const next = since.slice(i + 1).find((line) => line.what === 'hit' || line.what === 'killed')
    return [
      { comesTo: Number(args[2]), foe: typeof args[1] === 'string' ? args[1] : null, isSlain: next?.what === 'killed' },
    ]
  })
}
const holdBackValue = (posse: number): number =>
  CONTENT.track.stages.findLast(({ from }) => from <= posse)?.holdBack ?? 0

function verdictOf(key: RollKey, sum: number, face: number, need: number): Verdict {
  if (need === 0 || key === 'holdBack') return 'none'
  if (isAttack(key)) return face === 6 ? 'critical' : face > 1 && sum >= need ? 'hit' : 'miss'
  if (key === 'foeToHit') return sum >= need ? 'hit' : 'miss'
  if (SAVES.has(key)) return sum >= need ? 'saved' : 'failed'
  return sum >= need ? 'reached' : 'short'
}
