/** What is asked. */
import { type Ask, reading, type View } from '@emberhall/kernel'
import { SKILLS } from '../content/types.ts'
import { ROLLS } from '../questions.ts'
import type { S } from '../state.ts'
import { maybeText, optionText } from './labels.ts'
import { say } from './phrases.ts'
import { cardCalled, diceWords, heroWords, type Key, type Speech, tell, who } from './speech.ts'

export function promptText(sp: Speech, ask: Ask, view: View<S>): string {
  const t = reading(sp.game, view)
  const question = ask.def.name
  const { about, acting } = t.s
  const roll = ROLLS.find((key) => key === about.kind)
  const skill = SKILLS.find((key) => key === about.kind)
  const what =
    question === 'agree' || question === 'lend'
      ? optionText(sp, about.proposal, ask, view)
      : question === 'may'
        ? maybeText(sp, t)
        : ''
  return tell(sp.lang, `prompt.${question}` as Key, {
    who: who(sp, ask.seat),
    ...heroWords(sp, t, about.hero),
    dice: diceWords(sp.lang, about.dice),
    roll: roll === undefined ? '' : tell(sp.lang, `roll.${roll}`),
    skill: skill === undefined ? '' : say(sp.lang, `skill.${skill}`),
    need: about.need,
    hits: about.hits,
    crits: about.crits,
    points: acting.points,
    gold: t.s.heroes[about.hero]?.gold ?? 0,
    stone: t.s.heroes[about.hero]?.darkStone ?? 0,
    card: cardCalled(sp, t, about.card),
    min: ask.min,
    max: ask.max,
    what,
  }).trim()
}
