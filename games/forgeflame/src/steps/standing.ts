/** FF-5.6 The abilities of a card, and those that are on from the start. */
import { at, type CardId } from '@emberhall/kernel'
import { type Ability, GRANTS } from '../content/types.ts'
import { grant } from '../figures.ts'
import { asKind } from '../printed.ts'
import { L } from '../logs.ts'
import { printed, type T } from '../state.ts'

export const abilitiesOf = (t: T, card: CardId): readonly Ability[] => asKind(printed(t, card), 'action').card.abilities
export const PER_CARD = 4
export const keyOf = (card: CardId, ability: number): number => card * PER_CARD + ability

/** FF-5.6 Keywords and permissions are on from the start, FF-18.8 unless cancelled; FF-5.5 a replay brings nothing twice. */
export function standing(t: T): void {
  const { turn: now } = t.s
  if (now.mute || now.cancelled.includes(now.adv)) return
  abilitiesOf(t, now.card).forEach((ability, i) => {
    if (ability.timing === 'standing') grantStanding(t, now.card, i)
  })
}
export function grantStanding(t: T, card: CardId, i: number): void {
  const { turn: now } = t.s
  if (now.used.includes(keyOf(card, i))) return
  now.used.push(keyOf(card, i))
  for (const effect of at(abilitiesOf(t, card), i).steps) {
    if (effect.do !== 'grant') continue
    grant(t, now.adv, effect.what, true)
    t.note(L.granted, now.adv, GRANTS.indexOf(effect.what))
  }
}
