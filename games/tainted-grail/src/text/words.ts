/** Everything the game says to people, in one language. */
import { type GameWords, type Lang, spokenWith, valuesOf } from '@emberhall/speech'
import type { GrailGame } from '../game.ts'
import type { S } from '../state.ts'
import { faceWords, printedIds } from './faces.ts'
import { optionText } from './labels.ts'
import { outcomeLines } from './outcome.ts'
import { panelsOf } from './panels.ts'
import { thingsOf } from './pointed.ts'
import { promptText } from './prompts.ts'
import { type Key, spoken, tell } from './speech.ts'
import { storyLine } from './story.ts'

export function wordsIn(lang: Lang, game: GrailGame): GameWords<S> {
  const known = (key: string, other: Key): Key => (key in spoken.en ? (key as Key) : other)
  return {
    title: tell(lang, 'title'),
    ...spokenWith(lang, game, { promptText, optionText, storyLine, outcomeLines, thingsOf, panelsOf }),
    step: (step) => tell(lang, known(`step.${step}`, 'step.unknown')),
    why: (reason) => tell(lang, known(`why.${reason.code}`, 'why.unknown'), valuesOf(reason)),
    card: (face) => faceWords(lang, face),
    printed: printedIds.filter((id) => !game.faceKeys.includes(id)),
  }
}
