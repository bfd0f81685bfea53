/** Everything the game says to people, in one language. */
import type { Why } from '@emberhall/kernel'
import { type GameWords, type Lang, spokenWith, valuesOf } from '@emberhall/speech'
import type { BrimstoneGame } from '../game.ts'
import type { S } from '../state.ts'
import { faceWords, printedIds } from './faces.ts'
import { hintText, isHint } from './hints.ts'
import { optionText } from './labels.ts'
import { outcomeLines } from './outcome.ts'
import { panelsOf } from './panels.ts'
import { thingsOf } from './pointed.ts'
import { promptText } from './prompts.ts'
import { type Key, spoken, tell } from './speech.ts'
import { correctionText, rightLine } from './putRight.ts'
import { storyLine } from './story.ts'

export function wordsIn(lang: Lang, game: BrimstoneGame): GameWords<S> {
  return {
    title: tell(lang, 'title'),
    ...spokenWith(lang, game, { promptText, optionText, storyLine: toldLine, outcomeLines, thingsOf, panelsOf }),
    correction: (option, view, names) => correctionText({ lang, game, names }, option, view),
    habit: (question) => (isHabit(question) ? tell(lang, `habit.${question}`) : null),
    why: (reason) => (isHint(reason) ? hintText(lang, reason) : reasonText(lang, reason)),
    step: (step) => tell(lang, `step.${step}` as Key),
    card: (face) => faceWords(lang, face),
    printed: printedIds.filter((id) => !game.faceKeys.includes(id)),
  }
}

const HABITS = ['flee', 'meanwhile', 'reroll'] as const
const isHabit = (question: string): question is (typeof HABITS)[number] =>
  (HABITS as readonly string[]).includes(question)
const toldLine: typeof storyLine = (sp, line) => (line.what === 'corrected' ? rightLine(sp, line) : storyLine(sp, line))
function reasonText(lang: Lang, reason: Why): string {
  const key = `why.${reason.code}`
  return tell(lang, key in spoken.en ? (key as Key) : 'why.unknown', valuesOf(reason))
}
