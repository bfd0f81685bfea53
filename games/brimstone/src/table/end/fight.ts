/** A fight as the log tells it: who came, who fell, what it cost, and when it turned. */
import type { LogLine } from '@emberhall/kernel'

export interface Fight {
  /** False while it is not over: if the Adventure ends then, it is lost. */
  readonly isWon: boolean
  readonly from: number
  readonly to: number
  readonly foes: readonly Foes[]
  readonly slain: number
  /** What happened in it, from the first enemy to the last find. */
  readonly lines: readonly LogLine[]
}
export interface Foes {
  readonly id: string
  readonly came: number
  readonly slain: number
}
/** Before these nothing belongs to the fight that follows. */
const OPENS = new Set(['turn', 'activates', 'revealed', 'darknessCard', 'dreadCard', 'depthEvent', 'objective'])
/** After these nothing belongs to the fight that is over. */
const CLOSES = new Set(['turn', 'ended', 'objective'])

const turnAt = (log: readonly LogLine[], i: number): number =>
  Number(log.slice(0, i + 1).findLast(({ what }) => what === 'turn')?.args[0] ?? 1)
const isOf =
  (what: string, id: string) =>
  (line: LogLine): boolean =>
    line.what === what && line.args[0] === id

/** The last one there was; null: nobody has fought yet. */
export function lastFight(log: readonly LogLine[]): Fight | null {
  const begun = log.findLastIndex(({ what }) => what === 'fight')
  if (begun < 0) return null
  const start = Math.max(
    0,
    log.slice(0, begun).findLastIndex(({ what }) => OPENS.has(what)),
  )
  const over = log.findIndex(({ what }, i) => i > begun && what === 'fightOver')
  const closed = over < 0 ? -1 : log.findIndex(({ what }, i) => i > over && CLOSES.has(what))
  const lines = log.slice(start, closed < 0 ? undefined : closed)
  const ids = [
    ...new Set(lines.flatMap(({ what, args: [id] }) => (what === 'arrived' && typeof id === 'string' ? [id] : []))),
  ]
  const foes = ids.map((id) => ({
    id,
    came: lines.filter(isOf('arrived', id)).reduce((sum, { args }) => sum + Number(args[1]), 0),
    slain: lines.filter(isOf('killed', id)).length,
  }))
  return {
    isWon: over >= 0,
    from: turnAt(log, begun),
    to: turnAt(log, over < 0 ? log.length : over),
    foes,
    slain: foes.reduce((sum, { slain }) => sum + slain, 0),
    lines,
  }
}
/** Whether the last fight has just ended: nobody has begun another turn but the one that follows. */
export function isFresh(log: readonly LogLine[]): boolean {
  const over = log.findLastIndex(({ what }) => what === 'fightOver')
  const since = log.slice(over + 1)
  return (
    over >= 0 &&
    !since.some(({ what }) => what === 'fight' || what === 'objective') &&
    since.filter(({ what }) => what === 'turn').length < 2
  )
}
export interface Turned {
  readonly turn: number
  /** Won: how many fell in that turn. */
  readonly fell: number
  /** Lost: who went down first. */
  readonly line: LogLine | null
}
/** Won: the turn in which most of them fell. Lost: where the first hero went down. */
export function turningOf({ isWon, from, lines }: Fight): Turned | null {
  let turn = from
  const fell = new Map<number, number>()
  for (const line of lines.slice(lines.findIndex(({ what }) => what === 'arrived'))) {
    if (line.what === 'turn') turn = Number(line.args[0])
    if (line.what === 'killed') fell.set(turn, (fell.get(turn) ?? 0) + 1)
    if (line.what === 'down' && !isWon) return { turn, fell: 0, line }
  }
  const most = Math.max(0, ...fell.values())
  const when = [...fell].find(([, n]) => n === most)
  return !isWon || when === undefined ? null : { turn: when[0], fell: most, line: null }
}
const MANY_TURNS = 2
/** One that took its time, had several kinds in it or left somebody on the ground is told at length. */
export const isLarge = ({ from, to, foes, lines }: Fight): boolean =>
  to - from >= MANY_TURNS || foes.length > 1 || lines.some(({ what }) => what === 'down')
