/** TG-16, TG-24.1, TG-28.1 to TG-28.3 An encounter is drawn or called, laid out, avoided or faced. */
import { at as nth, type CardId, makeInitial, type Rule, verbOf } from '@emberhall/kernel'
import { COLOURS, type Condition } from '../content/types.ts'
import { perform } from '../effects/perform.ts'
import { L } from '../log.ts'
import { lowest, members, withoutDying } from '../parties.ts'
import { printed } from '../printed.ts'
import { Q, V } from '../questions.ts'
import { characterOf, type Party, type T, Z } from '../state.ts'
import { attribute } from '../survival/attributes.ts'
import { agreed } from './agreeing.ts'
import { canPay, payCosts } from './costs.ts'
import { settled } from './harm.ts'
import { modIn } from './powers.ts'
import { encounterNo, encounterOf, present, stillIn, talkOf } from './queries.ts'
import { ENCOUNTER } from './state.ts'
import { usePowers } from './windows.ts'

type Encounter = T['s']['encounter']
/** TG-17.10 Nothing under way, nothing remembered but how the last one ended. */
export const noEncounter = (last: Pick<Encounter, 'result' | 'party' | 'out'>): Encounter => ({
  ...newEncounter(),
  ...last,
})
const newEncounter = makeInitial(ENCOUNTER)

/** TG-16.3, TG-16.9 The top card of the deck of this colour; TG-36.1 the dying take no part. */
export function* draw(t: T, colour: number, all: Party): Rule {
  const party = withoutDying(t, all)
  const card = t.top(Z.green + colour)
  t.s.encounter = noEncounter({ result: 'none', party, out: 0 })
  if (party === 0) return
  if (card < 0) return t.note(L.nothingMet)
  begin(t, card, Z.green + colour, party)
  for (const c of members(party)) yield* usePowers(t, c, 'drawn')
}
/** TG-16.10 This card, taken from wherever it lies: its deck, the box, or the map. */
export function* meet(t: T, card: CardId, all: Party): Rule {
  const party = withoutDying(t, all)
  t.s.encounter = noEncounter({ result: 'none', party, out: 0 })
  if (party === 0) return
  const deck = Z.green + COLOURS.indexOf(printed(t, card, 'encounter').card.colour)
  const zone = nth(t.s.where, card)
  begin(t, zone === Z.guardians ? card : t.surface(card), zone === Z.encounterBox ? Z.encounterBox : deck, party)
  if (zone === deck) t.shuffle(deck) // TG-16.4
}
/** TG-16.3, TG-26.12 Combat, diplomacy, or a text to be carried out; who is not of the party now never will be. */
function begin(t: T, card: CardId, home: number, party: Party): void {
  const e = t.s.encounter
  t.move(card, Z.met)
  e.card = card
  e.home = home
  e.cell = characterOf(t, lowest(party)).at
  t.note(L.meets, card)
  const encounter = encounterOf(t)
  if (Object.keys(encounter.keys).length === 0) {
    t.next('scripted', card, home)
    perform(t, encounter.script ?? [], { you: -1, party, cell: e.cell })
    return
  }
  e.kind = encounter.kind
  e.phase = 'opening'
  t.next(encounter.kind === 'diplomacy' ? 'avoiding' : 'prepare')
}
/** TG-16.3, TG-16.5, TG-16.8 A scripted card has been carried out. */
export function* scripted(t: T, card: CardId, home: number): Rule {
  t.moveUnder(card, home)
}

/** TG-28.2, TG-28.3, TG-1.5 */
export function* avoiding(t: T): Rule {
  const { avoid } = talkOf(t)
  t.next('prepare')
  if (avoid === undefined) return
  for (const c of present(t)) if (asksReputation(avoid.if)) yield* usePowers(t, c, 'avoid')
  const isMet = avoid.if === undefined || partyMeets(t, avoid.if)
  if (!isMet || present(t).some((c) => !canPay(t, avoid.cost, { you: c }))) return
  t.offer(V.talk)
  t.offer(V.avoid)
  if (verbOf(yield* agreed(t, stillIn(t), Q.avoid)) !== V.avoid) return
  for (const c of present(t)) yield* payCosts(t, avoid.cost, { you: c })
  yield* settled(t)
  t.note(L.avoided, encounterNo(t))
  const { card, home, party, out } = t.s.encounter
  t.moveUnder(card, home)
  t.s.encounter = noEncounter({ result: 'avoided', party, out })
  t.drop('prepare')
}
function asksReputation(when: Condition | undefined): boolean {
  if (when === undefined) return false
  if (when.is === 'any' || when.is === 'all') return when.of.some(asksReputation)
  return when.is === 'res' && when.res === 'reputation'
}
/** TG-28.3 The single highest value of the party. */
function partyMeets(t: T, when: Condition): boolean {
  switch (when.is) {
    case 'any':
      return when.of.some((each) => partyMeets(t, each))
    case 'all':
      return when.of.every((each) => partyMeets(t, each))
    case 'attr':
      return present(t).some((c) => attribute(t, c, when.attr) >= when.atLeast)
    case 'res': {
      if (when.res === 'reputation' && t.s.encounter.isVouched) return true
      const more = (c: number): number => (when.res === 'reputation' ? modIn(t, c, 'reputationAsked') : 0)
      return present(t).some((c) => characterOf(t, c)[when.res] + more(c) >= (when.atLeast ?? 0))
    }
    default:
      return false
  }
}
