/** Everything the game says to people, in one language. */
import { at, type Why } from '@emberhall/kernel'
import { type CardWords, type GameWords, type Lang, ofName, spokenWith, valuesOf } from '@emberhall/speech'
import type { ForgeflameGame } from '../game.ts'
import type { S } from '../state.ts'
import { hintText, isHint } from './hints.ts'
import { optionText } from './labels.ts'
import { en } from './messages.en.ts'
import { outcomeLines } from './outcome.ts'
import { panelsOf } from './panels.ts'
import { sentence } from './phrases.ts'
import { thingsOf } from './pointed.ts'
import { promptText } from './prompts.ts'
import { type Key, tell, textOf, who } from './speech.ts'
import { storyLine } from './story.ts'

export function forgeflameWords(lang: Lang, game: ForgeflameGame): GameWords<S> {
  const speech = (names: readonly string[]) => ({ lang, game, names })
  return {
    title: tell(lang, 'title'),
    ...spokenWith(lang, game, { promptText, optionText, storyLine, outcomeLines, thingsOf, panelsOf }),
    why: (reason) => (isHint(reason) ? hintText(lang, game, reason) : reasonText(lang, reason)),
    step: (step, a, _, names) => {
      const player = who(speech(names), a)
      return tell(lang, `step.${step}` as Key, { who: player, ofWho: ofName(lang, player) })
    },
    card: (face) => cardWords(lang, game, face),
  }
}

function reasonText(lang: Lang, reason: Why): string {
  const key = `why.${reason.code}`
  return tell(lang, key in en ? (key as Key) : 'why.unknown', valuesOf(reason))
}
function cardWords(lang: Lang, game: ForgeflameGame, face: string): CardWords {
  const { name, kindLine, lines, flavour } = textOf(lang, at(game.printed, game.faceOf(face)))
  return { name, lines: [sentence(kindLine), ...lines, ...(flavour === undefined ? [] : [flavour])] }
}
