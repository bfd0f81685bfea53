import { type Answer, type Ask, type Core, type Fate, type Match, pack } from '@emberhall/kernel'

const NUMBER = 2
/** Some legal answer, by chance. */
function anyAnswer(ask: Ask, fate: Fate): Answer {
  const any = () => ask.options[fate.below(ask.options.length)]!
  const shuffled = () => {
    const rest = [...ask.options]
    return ask.options.map(() => rest.splice(fate.below(rest.length), 1)[0]!)
  }
  switch (ask.kind) {
    case 'one':
      return any()
    case 'number':
      return pack(NUMBER, ask.min + fate.below(ask.max - ask.min + 1))
    case 'order':
      return shuffled()
    case 'some':
      return shuffled().slice(0, ask.min + fate.below(ask.max - ask.min + 1))
    case 'split':
      return Array.from({ length: ask.max }, any)
    case 'fate':
      return ask.sides.map((n) => fate.below(n))
  }
}
/** The answer in words, as it comes from outside. */
function inWords<S extends Core, O>(match: Match<S, O>, ask: Ask, answer: Answer): unknown {
  if (typeof answer === 'number') return match.game.words.print(answer)
  return answer.map((o) => (ask.kind === 'fate' ? `face:${o}` : match.game.words.print(o)))
}
/** Gives one answer by chance, through the front door. Returns what it said. */
export function step<S extends Core, O>(match: Match<S, O>, fate: Fate): { seat: number; value: unknown } {
  const waiting = match.waiting()
  const ask = match.askOf(waiting[fate.below(waiting.length)]!)!
  const value = inWords(match, ask, anyAnswer(ask, fate))
  const verdict = match.answer({ seat: ask.seat, question: match.question, value })
  if (!verdict.ok) throw new Error(`${ask.def.name} refuses ${JSON.stringify(value)}: ${JSON.stringify(verdict.why)}`)
  return { seat: ask.seat, value }
}
