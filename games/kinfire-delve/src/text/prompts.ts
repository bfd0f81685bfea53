/** Who decides, what, and how things stand. */
import { aOf, type Ask, at, reading, type View } from '@emberhall/kernel'
import { isBoostHeeded, isCertain } from '../chance.ts'
import { printed, type Q, type S, type T, Z } from '../state.ts'
import { attemptTotal } from '../steps/attempt.ts'
import { newHandSize } from '../statics.ts'
import type { Values } from '@emberhall/speech'
import { movesProgress, offerOf, picksCard, recovers, sourceOf } from './offers.ts'
import { capitalise } from './phrases.ts'
import { facesInWords, inSentence, progressOf, type Speech, tell, trial, who } from './speech.ts'

type Question = keyof typeof Q
type Context = (sp: Speech, t: T, ask: Ask) => Values

function attemptValues(sp: Speech, t: T): Values & { have: number; need: number } {
  const { target, colour } = t.s.attempt
  return {
    card: inSentence(sp, t, target),
    trial: capitalise(trial(sp, printed(t, target), colour)),
    points: attemptTotal(t),
    ...progressOf(t, target),
  }
}
function offered(sp: Speech, t: T, ask: Ask): Values {
  const card = aOf(ask.options[0] ?? at(ask.blocked, 0).option)
  const isTurned = t.s.flipped[card] === 1
  return { card: inSentence(sp, t, card), text: offerOf(sp, printed(t, card), isTurned) }
}
/** Names the text that is being carried out, where it can be told. */
function source(test: Parameters<typeof sourceOf>[2]): Context {
  return (sp, t) => {
    const found = sourceOf(sp, t, test)
    return found === null
      ? { known: 'no', card: '', text: '' }
      : { known: 'yes', card: inSentence(sp, t, found.card), text: found.text }
  }
}
const CONTEXT: Partial<Record<Question, Context>> = {
  exhaust: (_, t, ask) => ({ hand: t.cards(Z.hand + ask.seat).length, n: newHandSize(t) }),
  choose: (_, t) => ({ phase: t.s.phase }),
  action: attemptValues,
  boost: (sp, t, ask) => ({
    ...attemptValues(sp, t),
    solo: ask.seat === t.s.active ? 'yes' : 'no',
    active: who(sp, t.s.active),
    certain: isCertain(t) ? (isBoostHeeded(t) ? 'heeded' : 'yes') : 'no',
  }),
  reroll: (sp, t) => {
    const { have, need, ...rest } = attemptValues(sp, t)
    const sum = have + attemptTotal(t)
    const enough = sum >= need ? 'yes' : 'no'
    return { ...rest, have, need, sum, enough, missing: need - sum, faces: facesInWords(sp, t.s.attempt.dice) }
  },
  roll: (_, __, ask) => ({ dice: ask.sides.length }),
  target: source(picksCard),
  moveFrom: source(movesProgress),
  moveTo: source(movesProgress),
  howMany: source(movesProgress),
  recover: source(recovers),
  useAbility: offered,
  pay: offered,
  option: (sp, t, ask) => ({ card: inSentence(sp, t, aOf(at(ask.options, 0))) }),
}

export function promptText(sp: Speech, ask: Ask, view: View<S>): string {
  const question = ask.def.name as Question
  const values = CONTEXT[question]?.(sp, reading(sp.game, view), ask) ?? {}
  const own = { who: who(sp, ask.seat), n: ask.min, min: ask.min, max: ask.max }
  return tell(sp.lang, `prompt.${question}`, { ...own, ...values }).trim()
}
