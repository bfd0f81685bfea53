/** Random play on the kernel: the way a bot or the lab plays when nobody watches. */
import { type Answer, type Ask, at, type Core, type Match, NUMBER, type Option, pack } from '@emberhall/kernel'
import type { Asked } from '@emberhall/lab'
import { pick } from './choices.ts'

/** Gives one random answer. Questions with one answer of one seat, nearly all of them, cost nothing extra. */
function decide<S extends Core, O>(match: Match<S, O>): void {
  const t = match.table
  if (t.asking === null && t.kind === 'one') match.play(t.seat, at(t.opts, pick(t.offerCount)))
  else if (t.asking === null && t.kind === 'number') match.play(t.seat, anyNumber(t))
  else {
    const open = match.asks().find((ask) => ask.answer === null)!
    match.play(open.seat, anyAnswer(open))
  }
}
/** The same choices for straight playouts. */
export function chooseAtRandom(asked: Asked): Answer {
  const { kind, opts, offerCount, min, max } = asked
  if (kind === 'one') return at(opts, pick(offerCount))
  return kind === 'number' ? anyNumber(asked) : anyAnswer({ kind, options: opts.slice(0, offerCount), min, max })
}

const anyNumber = ({ min, max }: { min: number; max: number }): Option => pack(NUMBER, min + pick(max - min + 1))
function anyAnswer(ask: Pick<Ask, 'kind' | 'options' | 'min' | 'max'>): Answer {
  const { kind, options, min, max } = ask
  switch (kind) {
    case 'one':
      return at(options, pick(options.length))
    case 'number':
      return anyNumber(ask)
    case 'fate':
      throw new Error('nobody rolls dice here')
    case 'split':
      return Array.from({ length: max }, () => at(options, pick(options.length))).sort((a, b) => a - b)
    case 'order':
      return mixed(options)
    case 'some': {
      const chosen = mixed(options).slice(0, min + pick(max - min + 1))
      return options.filter((option) => chosen.includes(option))
    }
  }
}
function mixed(options: readonly Option[]): Option[] {
  const rest = [...options]
  const out: Option[] = []
  while (rest.length > 0) out.push(...rest.splice(pick(rest.length), 1))
  return out
}

/** Plays to the end, or for this many decisions, and says how many there were. */
export function playOn<S extends Core, O>(match: Match<S, O>, most = Infinity): number {
  const t = match.table
  let decisions = 0
  while (t.s.over === '' && decisions < most) {
    decide(match)
    decisions++
  }
  return decisions
}
