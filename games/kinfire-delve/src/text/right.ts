/** What can be put right, as a choice. */
import { at, type CardId, type Option, reading, type Seat, type View } from '@emberhall/kernel'
import { capitalized } from '@emberhall/speech'
import { type S, type T, Z } from '../state.ts'
import { inSentence, type Key, type Speech, tell, who } from './speech.ts'

export function correctionText(sp: Speech, option: Option, view: View<S>): { kind: string; text: string } {
  const { verb, args } = sp.game.words.explain(option)
  const t = reading(sp.game, view)
  const [on] = args
  const isSeat = on?.kind === 'seat'
  const named = on === undefined ? {} : isSeat ? { who: who(sp, on.value) } : { card: inSentence(sp, t, on.value) }
  const seat = on === undefined || isSeat ? (on?.value ?? 0) : holderOf(t, on.value)
  return {
    kind: tell(sp.lang, 'right.kind', { what: verb, who: who(sp, seat) }),
    text: capitalized(tell(sp.lang, `right.${verb}` as Key, named)),
  }
}
/** In whose hand or discard a card lies. */
function holderOf(t: T, card: CardId): Seat {
  const zone = at(t.s.where, card)
  return zone < Z.discard ? zone - Z.hand : zone - Z.discard
}
