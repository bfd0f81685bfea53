/** Everything the game says to people, in one language. */
import type { Why } from '@emberhall/kernel'
import { type CardWords, type GameWords, type Lang, spokenWith, valuesOf } from '@emberhall/speech'
import type { FateforgeGame } from '../game.ts'
import type { S } from '../state.ts'
import { optionText } from './labels.ts'
import { en, type Key, tell } from './messages.ts'
import { outcomeLines } from './outcome.ts'
import { panelsOf } from './panels.ts'
import { sentence } from './phrases.ts'
import { thingsOf } from './pointed.ts'
import { printedIds, printedText } from './printed.ts'
import { promptText } from './prompts.ts'
import { correctionText, storyLine } from './story.ts'

export function fateforgeWords(lang: Lang, game: FateforgeGame): GameWords<S> {
  const speech = (names: readonly string[]) => ({ lang, game, names })
  return {
    title: tell(lang, 'title'),
    ...spokenWith(lang, game, { promptText, optionText, storyLine, outcomeLines, thingsOf, panelsOf }),
    why: (reason) => reasonText(lang, reason),
    step: (step) => tell(lang, `step.${step}` as Key),
    card: (face) => cardWords(lang, game, face),
    printed: printedIds(game),
    habit: (question) => (question === 'prevent' ? tell(lang, 'habit.prevent') : null),
    correction: (option, _, names) => correctionText(speech(names), option),
  }
}

function reasonText(lang: Lang, reason: Why): string {
  const key = `why.${reason.code}`
  const missing = { hero: '', scene: '', heroes: 0, seats: 0 }
  return tell(lang, key in en ? (key as Key) : 'why.unknown', { ...missing, ...valuesOf(reason) })
}
function cardWords(lang: Lang, game: FateforgeGame, id: string): CardWords {
  const { name, kindLine, lines, flavour } = printedText(game, id, lang)
  return { name, lines: [sentence(kindLine), ...lines, ...(flavour === undefined ? [] : [flavour])] }
}
