/** Random play on the kernel: the way a bot or the lab plays when nobody watches. */
import { type Answer, type Ask, type Core, type Game, type Match, type Option, pack, verbOf } from '@emberhall/kernel'
import { pick } from './choices.ts'

type Player<S extends Core, O> = (match: Match<S, O>) => void

/** Gives one random answer at a time. Questions with one answer of one seat, nearly all of them, cost nothing extra. */
export function randomPlayer<S extends Core, O>(game: Game<S, O>): Player<S, O> {
  const numberVerb = verbOf(game.words.parse('number:0'))
  return (match) => {
    const t = match.table
    if (t.asking === null && t.kind === 'one') match.play(t.seat, t.opts[pick(t.n)]!)
    else if (t.asking === null && t.kind === 'number')
      match.play(t.seat, pack(numberVerb, t.min + pick(t.max - t.min + 1)))
    else {
      const open = match.asks().find((ask) => ask.answer === null)!
      match.play(open.seat, anyAnswer(open, numberVerb))
    }
  }
}

function anyAnswer(ask: Ask, numberVerb: number): Answer {
  const { kind, options, min, max } = ask
  switch (kind) {
    case 'one':
      return options[pick(options.length)]!
    case 'number':
      return pack(numberVerb, min + pick(max - min + 1))
    case 'fate':
      return ask.sides.map((sides) => pick(sides))
    case 'split':
      return Array.from({ length: max }, () => options[pick(options.length)]!).sort((a, b) => a - b)
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

/** Plays to the end, or for so many decisions, and says how many there were. */
export function playOn<S extends Core, O>(match: Match<S, O>, player: Player<S, O>, most = Infinity): number {
  const t = match.table
  let decisions = 0
  while (t.s.over === '' && decisions < most) {
    player(match)
    decisions++
  }
  return decisions
}
