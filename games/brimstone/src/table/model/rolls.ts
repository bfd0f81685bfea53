/** The last dice that were thrown, and what each counted for. */
import { at, type LogLine } from '@emberhall/kernel'
import { CONTENT } from '../../content/index.ts'
import type { RollKey } from '../../questions.ts'
import { unpacked } from '../../text/story.ts'
import type { S } from '../../state.ts'

type Verdict = 'critical' | 'hit' | 'miss' | 'saved' | 'failed' | 'none'
export interface Thrown {
  readonly key: RollKey
  readonly hero: string
  readonly dice: readonly { readonly face: number; readonly verdict: Verdict }[]
  /** What was needed, or 0. */
  readonly need: number
  /** Hold Back: the total, and whether it was enough; 0: doubles. */
  readonly total: number
}
/** Lines after which earlier dice are of no interest. */
const AFRESH = new Set(['turn', 'activates', 'foesAct', 'moves', 'fightOver'])

export function lastThrown(log: readonly LogLine[], state: S): Thrown | null {
  for (let i = log.length - 1; i >= Math.max(0, log.length - 30); i--) {
    const { what, args } = at(log, i)
    const [hero, key, packed] = args
    if (what === 'rolled' && typeof hero === 'string') return thrown(hero, key as RollKey, Number(packed), state)
    if (what === 'holdBack' && typeof hero === 'string') return thrown(hero, 'holdBack', Number(key), state)
    if (AFRESH.has(what)) return null
  }
  return null
}
function thrown(hero: string, key: RollKey, packed: number, state: S): Thrown {
  const faces = unpacked(packed)
  const need = needOf(hero, key, state)
  const total = key === 'holdBack' ? faces.reduce((sum, face) => sum + face, 0) : 0
  return { key, hero, need, total, dice: faces.map((face) => ({ face, verdict: verdictOf(key, face, need) })) }
}
function needOf(hero: string, key: RollKey, { depth }: S): number {
  const sheet = CONTENT.classes.find(({ id }) => hero.startsWith(`${id}.`))
  if (key === 'holdBack') return CONTENT.track.stages.findLast(({ from }) => from <= depth.posse)?.holdBack ?? 0
  if (sheet === undefined) return 0
  if (key === 'toHitMelee') return sheet.toHitMelee
  if (key === 'toHitRanged') return sheet.toHitRanged
  if (key === 'defense') return sheet.defense
  return key === 'willpower' ? sheet.willpower : 0
}
function verdictOf(key: RollKey, face: number, need: number): Verdict {
  if (need === 0 || key === 'holdBack') return 'none'
  const isAttack = key === 'toHitMelee' || key === 'toHitRanged'
  if (isAttack) return face === 6 ? 'critical' : face > 1 && face >= need ? 'hit' : 'miss'
  return face >= need ? 'saved' : 'failed'
}
