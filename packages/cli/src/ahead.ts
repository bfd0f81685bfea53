/** Bots that look ahead, at a terminal: what they answer and why, and a finished game looked over. */
import { botOf, decide, position } from '@emberhall/bots'
import { type Answer, at, type Seat } from '@emberhall/kernel'
import { type Point, ponderingOf, type Remark, remarkOn, type Review, reviewing, type Turn } from '@emberhall/minds'
import type { Session, Table } from './session.ts'
import { answerText, questionFor, type Speech } from './table/choices.ts'

export interface Decided {
  readonly answer: Answer
  readonly remark: Remark | null
}
/** What a bot answers; one that looked ahead may have something to say about it. */
export function decided({ module, match, fate }: Table, seat: Seat, bot: string): Decided {
  const ask = match.askOf(seat)!
  const here = position(match, seat, ask, fate)
  const thoughts = ask.kind === 'fate' ? null : ponderingOf(module, bot, here)
  if (thoughts === null) return { answer: decide(match, seat, botOf(module, bot), fate), remark: null }
  for (;;) {
    const next = thoughts.next()
    if (next.done === true)
      return { answer: next.value.answer, remark: remarkOn(module, here, next.value, match.table.asks) }
  }
}
const percent = (chance: number): number => Math.round(chance * 100)
export function remarkText({ seat, why, chance, otherwise }: Remark, { words, names, t }: Speech): string {
  const said = why.map((reason) => words.why(reason)).join(' ')
  return t.remark(at(names, seat), said, percent(chance), percent(otherwise))
}

/** How wide the curve is drawn. */
const WIDTH = 60
const BARS = '▁▂▃▄▅▆▇█'
/** What is looked at: a table, and who looks in which words. */
type Looked = Pick<Session, 'table' | 'speech' | 'eyes'>
export function reviewLines(s: Looked, tell: (done: number, all: number) => void): string[] {
  const { module, match } = s.table
  const { t } = s.speech
  if (!match.isOver) return [t.reviewLater]
  const isRivalry = module.rivals?.(match.seats) === true
  const pieces = reviewing(module, match, isRivalry ? (s.eyes ?? 0) : -1, position)
  for (let n = 0; ; n++) {
    const piece = pieces.next()
    if (piece.done === true) {
      if (piece.value === null || piece.value.points.length === 0) return [t.reviewNone]
      return foundLines(s, piece.value)
    }
    if (n % 50 === 0) tell(piece.value.done, piece.value.all)
  }
}
function foundLines(s: Looked, { points, turns, choices, luck }: Review): string[] {
  const { t } = s.speech
  const [first, last] = [at(points, 0), at(points, points.length - 1)]
  const told = turns.flatMap((turn, i) => [`${i + 1}. ${turnText(s, turn, at(points, turn.point))}`])
  return [
    t.reviewSum(percent(-choices), percent(luck)),
    t.reviewCurve(percent(first.chance), percent(last.chance)),
    `  ${curve(points)}`,
    ...(told.length === 0 ? [t.reviewNoTurns] : [t.reviewTurns, ...told]),
    t.reviewHow,
  ]
}
function curve(points: readonly Point[]): string {
  const width = Math.min(WIDTH, points.length)
  return Array.from({ length: width }, (_, i) => {
    const { chance } = at(points, Math.floor((i * points.length) / width))
    return BARS[Math.min(BARS.length - 1, Math.floor(chance * BARS.length))]
  }).join('')
}
function turnText(s: Looked, { kind, by }: Turn, point: Point): string {
  const { speech } = s
  const { t, names } = speech
  const then = questionFor(s.table.match.before(point.at), point.seat, speech)
  const who = at(names, point.seat)
  const chosen = answerText(then, point.answer, speech)
  if (kind === 'luck') return t.reviewLuck(percent(by), who, chosen)
  return t.reviewChoice(who, percent(-by), then.prompt, chosen, answerText(then, point.better, speech))
}
