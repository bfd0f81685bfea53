/** Everything the game says to people, in one language. */
import { at, type Why } from '@emberhall/kernel'
import { type CardWords, type GameWords, type Lang, percent, spokenWith, valuesOf } from '@emberhall/speech'
import type { KinfireGame } from '../game.ts'
import type { S } from '../state.ts'
import { cardText } from './cardText.ts'
import { optionText } from './labels.ts'
import { en } from './messages.en.ts'
import { outcomeLines } from './outcome.ts'
import { panelsOf } from './panels.ts'
import { thingsOf } from './pointed.ts'
import { promptText } from './prompts.ts'
import { say } from './phrases.ts'
import { correctionText } from './right.ts'
import { type Key, tell, who } from './speech.ts'
import { storyLine } from './story.ts'

export function kinfireWords(lang: Lang, game: KinfireGame): GameWords<S> {
  const speech = (names: readonly string[]) => ({ lang, game, names })
  return {
    title: tell(lang, 'title'),
    ...spokenWith(lang, game, { promptText, optionText, storyLine, outcomeLines, thingsOf, panelsOf }),
    why: (reason) => reasonText(lang, game, reason),
    step: (step, a, _, names) => tell(lang, `step.${step}` as Key, { who: who(speech(names), a) }),
    card: (face) => cardWords(lang, game, face),
    correction: (option, view, names) => correctionText(speech(names), option, view),
  }
}

function reasonText(lang: Lang, game: KinfireGame, reason: Why): string {
  const key = `why.${reason.code}`
  const spoken = Object.entries(valuesOf(reason)).map(([name, value]) => [name, spokenAs(lang, game, name, value)])
  return tell(
    lang,
    key in en ? (key as Key) : 'why.unknown',
    Object.fromEntries(spoken) as Record<string, string | number>,
  )
}
/** Chances, cards and colours are figures and keys until somebody reads them. */
function spokenAs(lang: Lang, game: KinfireGame, name: string, value: string | number): string | number {
  if (name === 'chance' || name === 'other') return percent(lang, Number(value))
  if (name === 'card') return game.faceKeys.includes(String(value)) ? cardWords(lang, game, String(value)).name : value
  return name === 'colour' ? say(lang, 'colour', { colour: String(value), noun: 'skill' }) : value
}

/** KD-11.24 The front of a card; the back of a Gauntlet card is shown on the table once it is turned. */
function cardWords(lang: Lang, game: KinfireGame, face: string): CardWords {
  const { name, kindLine, rules, reward, penalty, boost, flavour } = cardText(
    at(game.printed, game.faceOf(face)).card,
    lang,
  )
  const lines = [
    `${kindLine}.`,
    ...rules.map((rule) => rule.text),
    reward === undefined ? '' : tell(lang, 'card.reward', { text: reward }),
    penalty === undefined ? '' : tell(lang, 'card.penalty', { text: penalty }),
    boost === undefined ? '' : `${boost}.`,
    flavour ?? '',
  ]
  return { name, lines: lines.filter((line) => line !== '') }
}
