/** Everything the game says to people, in one language. */
import type { Why } from '@emberhall/kernel'
import { type GameWords, type Lang, tellers } from '@emberhall/speech'
import type { BrimstoneGame } from '../game.ts'
import type { S } from '../state.ts'
import { faceWords, printedIds } from './faces.ts'
import { optionText } from './labels.ts'
import { outcomeLines } from './outcome.ts'
import { panelsOf } from './panels.ts'
import { thingsOf } from './pointed.ts'
import { promptText } from './prompts.ts'
import { type Key, spoken, tell } from './speech.ts'
import { storyLine } from './story.ts'

export function wordsIn(lang: Lang, game: BrimstoneGame): GameWords<S> {
  const speech = (names: readonly string[]) => ({ lang, game, names })
  return {
    title: tell(lang, 'title'),
    prompt: (ask, view, names) => promptText(speech(names), ask, view),
    option: (option, ask, view, names) => optionText(speech(names), option, ask, view),
    why: (reason) => reasonText(lang, reason),
    ...tellers((line, names) => storyLine(speech(names), line)),
    step: (step) => tell(lang, `step.${step}` as Key),
    outcome: (seen, names) => outcomeLines(speech(names), seen),
    card: (face) => faceWords(lang, face),
    printed: printedIds.filter((id) => !game.faceKeys.includes(id)),
    things: (view, names) => thingsOf(speech(names), view),
    panels: (view, names) => panelsOf(speech(names), view),
  }
}

function reasonText(lang: Lang, { code, params = {} }: Why): string {
  const key = `why.${code}`
  const range = 'max' in params ? 'yes' : 'no'
  return tell(lang, key in spoken.en ? (key as Key) : 'why.unknown', { min: 0, max: 0, range, ...params })
}
