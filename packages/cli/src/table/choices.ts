/** A question as people see it: its choices with their words, and what cannot be chosen with the reason. */
import {
  aOf,
  type Ask,
  at,
  type Core,
  found,
  type Match,
  type Option,
  type Seat,
  type View,
  type Why,
} from '@emberhall/kernel'
import type { GameWords } from '@emberhall/speech'
import type { Texts } from '../text/texts.ts'

export interface Choice {
  readonly option: Option
  /** As saves and programs spell it. */
  readonly word: string
  /** As people read it. */
  readonly label: string
}
export interface Barred extends Choice {
  readonly reason: string
  readonly rule: string
}
export interface Question {
  readonly seat: Seat
  readonly ask: Ask
  readonly view: View<Core>
  readonly prompt: string
  readonly rule: string
  readonly choices: readonly Choice[]
  readonly barred: readonly Barred[]
  /** For dice that people roll: what each side of each die is called. */
  readonly dice: readonly (readonly string[])[]
}
/** What a table is called by, in one language. */
export interface Speech {
  readonly words: GameWords
  readonly names: readonly string[]
  readonly t: Texts
}

export function questionFor(match: Match, seat: Seat, { words, names, t }: Speech): Question {
  const view = match.view(seat)
  const ask = match.askOf(seat)!
  const print = (o: Option) => match.game.words.print(o)
  const choice = (option: Option): Choice => {
    return { option, word: print(option), label: words.option(option, ask, view, names) }
  }
  const dice = ask.sides.map((sides, die) =>
    Array.from({ length: sides }, (_, face) => {
      // Which die it is stands where a second argument would: the same face may mean something else on another die.
      return words.option(match.game.words.parse(`face:${face}`) | die, ask, view, names)
    }),
  )
  return {
    seat,
    ask,
    view,
    prompt: words.prompt(ask, view, names),
    rule: ask.def.rule,
    choices: ask.kind === 'fate' ? [] : ask.options.map(choice),
    barred: ask.blocked.map((b) => ({ ...choice(b.option), reason: reasonText(b.why, words, t), rule: b.why.rule })),
    dice: ask.kind === 'fate' ? dice : [],
  }
}

/** The table's own reasons are told by the program, the others by the game. */
function reasonText(reason: Why, words: GameWords, t: Texts): string {
  return Object.hasOwn(t.reasons, reason.code) ? found(t.reasons[reason.code], reason.code) : words.why(reason)
}
export function reasonsText(reasons: readonly Why[], { words, t }: Speech): string {
  const told = reasons.map((w) => `${reasonText(w, words, t)}${w.rule === '' ? '' : ` (${w.rule})`}`)
  return [...new Set(told)].join('; ')
}

/** An answer in words. */
export function answerText(question: Question, answer: Option | readonly Option[], speech: Speech): string {
  const { ask, view } = question
  if (ask.kind === 'number') return String(aOf(answer as Option))
  if (ask.kind === 'fate') return (answer as number[]).map((face, die) => at(at(question.dice, die), face)).join(', ')
  const labels = [answer].flat().map((o) => speech.words.option(o, ask, view, speech.names))
  return labels.length === 0 ? speech.t.none : labels.join(', ')
}
