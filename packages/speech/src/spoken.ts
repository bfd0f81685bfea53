/** The words of a game put together from its sayings. */
import type { Ask, Core, LogLine, Option, Seen, View, Why } from '@emberhall/kernel'
import type { GameWords, Lang, Panel, Thing } from './module.ts'
import { tellers } from './told.ts'

/** Who speaks: the language, the game with the cards there are, and what the players are called. */
export interface Speech<G> {
  readonly lang: Lang
  readonly game: G
  readonly names: readonly string[]
}
interface Sayings<S extends Core, G> {
  readonly promptText: (sp: Speech<G>, ask: Ask, view: View<S>) => string
  readonly optionText: (sp: Speech<G>, option: Option, ask: Ask, view: View<S>) => string
  /** A line of the log, with marked names. */
  readonly storyLine: (sp: Speech<G>, line: LogLine) => string
  readonly outcomeLines: (sp: Speech<G>, seen: Seen<S>) => readonly string[]
  readonly thingsOf: (sp: Speech<G>, view: View<S>) => readonly Thing[]
  readonly panelsOf: (sp: Speech<G>, view: View<S>) => readonly Panel[]
}
/** What is said with the names of the people at the table. */
export function spokenWith<S extends Core, G>(lang: Lang, game: G, sayings: Sayings<S, G>) {
  const { promptText, optionText, storyLine, outcomeLines, thingsOf, panelsOf } = sayings
  const speech = (names: readonly string[]): Speech<G> => ({ lang, game, names })
  return {
    prompt: (ask, view, names) => promptText(speech(names), ask, view),
    option: (option, ask, view, names) => optionText(speech(names), option, ask, view),
    ...tellers((line, names) => storyLine(speech(names), line)),
    outcome: (seen, names) => outcomeLines(speech(names), seen),
    things: (view, names) => thingsOf(speech(names), view),
    panels: (view, names) => panelsOf(speech(names), view),
  } satisfies Partial<GameWords<S>>
}
/** The values of a reason's message: what it names, and how many are wanted where that is the reason. */
export const valuesOf = ({ params = {} }: Why) => ({
  min: 0,
  max: 0,
  range: 'max' in params ? 'yes' : 'no',
  ...params,
})
