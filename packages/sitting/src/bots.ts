/** Seats that nobody plays: which bot answers, what it has thought out, and what a good player would advise. */
import { botOrPlain, decide, position } from '@emberhall/bots'
import { type Answer, type Fate, type Match, type Pieces, type Seat } from '@emberhall/kernel'
import { isPonderer, type Ponderer, ponderingOf, type Thinker, type Thought, type Weighed } from '@emberhall/minds'
import type { Deed, Sitting } from './sitting.ts'

/** Whoever is asked for advice looks ahead. */
export const ADVISER: Ponderer = 'adviser'

interface Asked {
  readonly seat: Seat
  readonly level: string | null
  readonly fate: Fate
}
/** What somebody who looks ahead finds until it is time, a piece for each line of play; null where there is nothing to weigh. */
export function* pondering(
  module: Thinker,
  match: Match,
  { seat, level, fate }: Asked,
  isTime: () => boolean,
): Pieces<Thought | null> {
  const ask = match.askOf(seat)
  if (ask === undefined || ask.kind === 'fate' || !isPonderer(level)) return null
  const thoughts = ponderingOf(module, level, position(match, seat, ask, fate))
  if (thoughts === null) return null
  for (;;) {
    const next = thoughts.next()
    if (next.done === true) return next.value
    if (isTime()) return next.value()
    yield
  }
}

/**
 * A bot answers what it has thought out, or else as its level does without looking ahead. One that makes a mistake does not stop the
 * table: chance answers for it.
 */
export function botAnswers(
  sitting: Sitting,
  module: Thinker,
  { seat, level, fate, thought }: Asked & { readonly thought: Answer | null },
  mistaken: (error: unknown) => void,
): Deed {
  const name = isPonderer(level) ? null : level
  const chosen = (bot: string | null): Answer => decide(sitting.match, seat, botOrPlain(module, bot), fate)
  try {
    return sitting.play(seat, thought ?? chosen(name))
  } catch (error) {
    mistaken(error)
    return sitting.play(seat, chosen('random'))
  }
}

/** What a good player would answer, and what else: the best first; nothing weighed where nobody could look ahead. */
export interface Advice {
  readonly answer: Answer
  readonly weighed: readonly Pick<Weighed, 'answer' | 'chance' | 'error'>[]
}
/** Without looking ahead; null where there is nothing to say. */
export function plainAdvice(module: Thinker, match: Match, seat: Seat, fate: Fate): Advice | null {
  const ask = match.askOf(seat)
  if (ask === undefined || ask.kind === 'fate') return null
  return { answer: decide(match, seat, botOrPlain(module, null), fate), weighed: [] }
}
