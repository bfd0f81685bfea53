/** TG-17.1, TG-17.8, TG-26.6, TG-26.8, TG-26.10, TG-26.11, TG-27.2, TG-27.8, TG-29.7, TG-30.6, TG-30.7 An encounter is over. */
import { aOf, at as nth, type Rule } from '@emberhall/kernel'
import { perform } from '../effects/perform.ts'
import { discardItem } from '../items/holding.ts'
import { L } from '../log.ts'
import { leaveGuardian } from '../map/guardians.ts'
import { members, together } from '../parties.ts'
import { Q, V } from '../questions.ts'
import { type T, Z } from '../state.ts'
import { gain, hasFlaw } from '../survival/attributes.ts'
import { changeTrack } from '../survival/tracks.ts'
import { settled } from './harm.ts'
import { modIn } from './powers.ts'
import { noEncounter } from './meeting.ts'
import {
  deckOf,
  encounterNo,
  encounterOf,
  hasTrait,
  present,
  printOfCard,
  stillIn,
  visiblePlaces,
  weaponsUsed,
} from './queries.ts'
import { usePowers } from './windows.ts'

export function* concluded(t: T): Rule {
  const e = t.s.encounter
  const isWon = e.ending === 'won'
  const { cell, party, card, home } = e
  tell(t)
  destroy(t)
  if (isWon) yield* victors(t)
  const left = stillIn(t)
  const encounter = encounterOf(t)
  const stays = !isWon && e.ending !== 'robbed' && hasTrait(t, 'guardian')
  clearUp(t)
  if (stays) leaveGuardian(t, card, cell)
  else t.moveUnder(card, home)
  // TG-37.5 What each member gets, then what they share.
  if (isWon) {
    if (encounter.kind === 'combat') perform(t, encounter.loot, { you: -1, party: left, cell })
    perform(t, encounter.rewards, { you: -1, party: left, cell })
    yield* moreFood(t, encounter.kind === 'combat' ? encounter.loot : [], encounter.colour, left)
  } else if (encounter.kind === 'diplomacy') perform(t, encounter.failure, { you: -1, party, cell })
  t.s.encounter = noEncounter({ result: isWon ? 'won' : 'lost', party, out: t.s.encounter.out })
}
function tell(t: T): void {
  const e = t.s.encounter
  const no = encounterNo(t)
  if (e.ending === 'won') {
    t.s.tally[e.kind === 'combat' ? 'won' : 'talked']++
    t.note(e.kind === 'combat' ? L.encounterWon : L.talkWon, no)
  } else if (e.ending === 'retreat') t.note(L.retreats, no)
  else if (e.kind === 'diplomacy') t.note(L.encounterLost, no)
  else t.note(L.encounterOver, no)
}
/** TG-27.2 */
function destroy(t: T): void {
  for (const c of present(t)) for (const item of weaponsUsed(t, c)) discardItem(t, c, item)
}
/** What winning does to those still in, besides rewards (TG-35.7). */
function* victors(t: T): Rule {
  for (const c of present(t)) {
    if (t.s.encounter.kind === 'combat' && hasFlaw(t, c, 'gentle') && !isTraitOff(t, 'gentle'))
      changeTrack(t, c, 'terror', 1)
    yield* usePowers(t, c, 'won')
  }
  yield* settled(t)
}
/** TG-23.12 By what can be seen in the sequence. */
const isTraitOff = (t: T, trait: string): boolean =>
  visiblePlaces(t).some((place) =>
    printOfCard(t, nth(t.s.encounter.line, place).card).static.some(({ do: effects }) =>
      effects.some((effect) => effect.do === 'traitOff' && effect.trait === trait),
    ),
  )
/** TG-26.11, TG-22.2 Hands, discards and the sequence go home, and all decks are shuffled. */
function clearUp(t: T): void {
  const e = t.s.encounter
  for (const { card, owner } of e.line.splice(0)) t.move(card, deckOf(t, owner))
  for (const c of members(e.party)) {
    for (const zone of [Z.hand + c, Z.discard + c]) for (const card of t.cards(zone).slice()) t.move(card, deckOf(t, c))
    t.shuffle(deckOf(t, c))
  }
}
/** Full snares: loot of green encounters that has Food brings more of it, shared like the rest. */
function* moreFood(
  t: T,
  loot: readonly { readonly do: string; readonly res?: string }[],
  colour: string,
  party: number,
): Rule {
  const [first] = members(party)
  if (colour !== 'green' || first === undefined) return
  const n = modIn(t, first, 'lootFood')
  if (n <= 0 || !loot.some((effect) => effect.do === 'gain' && effect.res === 'food')) return
  for (const c of members(party)) t.offer(V.character, c)
  gain(t, aOf(yield* together(t, party, Q.assign)), 'food', n)
}
