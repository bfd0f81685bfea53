/** Encounters for scenarios: who meets what, with which cards about to be drawn, or in the middle of it. */
import type { Find, Given, Play } from '@emberhall/testkit'
import { given } from '@emberhall/testkit'
import { COLOURS, type CharacterId, type EncounterId } from '../src/content/types.ts'
import type { GrailGame } from '../src/game.ts'
import { type Character, type O, type S, Z } from '../src/state.ts'
import { game } from './scene.ts'

export const NUMBERS: Readonly<Record<CharacterId, number>> = { ailei: 0, arev: 1, maggot: 2, beor: 3 }

export interface Meeting {
  /** One a seat, in the order of the seats. */
  readonly who?: readonly CharacterId[]
  readonly against: EncounterId
  /** Cards about to be drawn, the first first. */
  readonly decks?: Partial<Readonly<Record<CharacterId, readonly string[]>>>
  readonly are?: Partial<Readonly<Record<CharacterId, Partial<Character>>>>
  readonly options?: Partial<O>
  readonly set?: (s: S, card: Find) => void
  readonly game?: GrailGame
}
const content = game.book.content
const colourOf = (id: EncounterId): number => {
  const encounter = content.encounters.find((one) => one.id === id)
  return COLOURS.indexOf(encounter?.colour ?? 'green')
}
const partyOf = (who: readonly CharacterId[]): number => who.reduce((mask, id) => mask | (1 << NUMBERS[id]), 0)
const itemNo = (number: number): number => content.items.findIndex((item) => item.number === number)
const skillNo = (id: string): number => content.skills.findIndex((skill) => skill.id === id)
export const holding = (...numbers: readonly number[]): Character['items'] =>
  numbers.map((number) => ({ item: itemNo(number), isUp: true, isLocked: false }))
export const skilled = (...ids: readonly string[]): number[] => ids.map(skillNo)
export const secretly = (number: number): Character['secrets'] => [
  { secret: content.secrets.findIndex((secret) => secret.number === number), isUp: true },
]

function table({
  who = ['beor'],
  options = {},
  are = {},
  decks = {},
  against,
  set,
  game: own = game,
}: Meeting): Given<S, O> {
  const characters = who.map((character) => ({ character, board: '', combat: '', diplomacy: '' }))
  const g = given(own, { seats: who.length, options: { ...options, characters } })
  const isTalk = against.startsWith('BL')
  for (const id of who) {
    const cards = decks[id]
    if (cards !== undefined) g.top((isTalk ? Z.diplomacyDeck : Z.combatDeck) + NUMBERS[id], cards)
  }
  return g.set((s, card) => {
    for (const id of who) Object.assign(s.characters[NUMBERS[id]]!, are[id])
    const { items } = game.book.content
    for (const one of s.characters) for (const { item } of one.items) toHeld(s, card(`item-${items[item]!.number}`))
    set?.(s, card)
  })
}
function toHeld(s: S, card: number): void {
  const from = s.where[card]!
  s.zones[from] = s.zones[from]!.filter((one) => one !== card)
  s.zones[Z.held]!.push(card)
  s.where[card] = Z.held
}
/** The encounter is about to be drawn. */
export function meeting(wanted: Meeting): Given<S, O> {
  const colour = colourOf(wanted.against)
  return table(wanted)
    .top(Z.green + colour, [wanted.against])
    .agenda('draw', colour, partyOf(wanted.who ?? ['beor']))
    .afterwards('day')
}
export type Table = Play<S, O>
/** The encounter has begun, and everybody has kept the opening hand. */
export function facing(wanted: Meeting): Table {
  const t = meeting(wanted).begin()
  for (let i = 0; i < 20; i++) {
    const ask = t.match.asks().find((one) => one.answer === null)
    if (ask === undefined || !['mulligan', 'avoid', 'setAside'].includes(ask.def.name)) return t
    t.answer(ask.seat, ask.def.name === 'mulligan' ? 'keepHand' : ask.def.name === 'avoid' ? 'talk' : [])
  }
  return t
}
/** A card that lies in the sequence already. */
interface Laid {
  readonly card: string
  readonly by?: CharacterId
  readonly time?: number
  readonly charges?: number
  readonly rows?: number
  readonly keys?: number
}
export interface Midway extends Meeting {
  readonly hands?: Partial<Readonly<Record<CharacterId, readonly string[]>>>
  readonly line?: readonly Laid[]
  /** Fields of the encounter. */
  readonly now?: Partial<S['encounter']>
  readonly step?: string
}
/** In the middle of an activation of the first character, before its cards. */
export function midway(wanted: Midway): Given<S, O> {
  const { who = ['beor'], against, hands = {}, line = [], now = {}, step = 'cards' } = wanted
  const colour = colourOf(against)
  const [first = 'beor'] = who
  const g = table(wanted).zone(Z.met, [against])
  for (const id of who) g.zone(Z.hand + NUMBERS[id], hands[id] ?? [])
  return g
    .zone(
      Z.sequence,
      line.map(({ card }) => card),
    )
    .set((s) => {
      Object.assign(s.encounter, {
        kind: colour === 3 ? 'diplomacy' : 'combat',
        card: s.zones[Z.met]![0]!,
        home: Z.green + colour,
        cell: s.characters[NUMBERS[first]]!.at,
        party: partyOf(who),
        phase: 'cards',
        round: 1,
        hasBegun: true,
        active: NUMBERS[first],
        activated: 1 << NUMBERS[first],
        line: line.map(({ by = first, time = 0, charges = 0, rows = 0, keys = 0 }, i) => ({
          card: s.zones[Z.sequence]![i]!,
          owner: NUMBERS[by],
          rows,
          keys,
          paidBy: 0,
          time,
          charges,
        })),
        ...now,
      })
    })
    .agenda(step)
    .afterwards('day')
}
/** Faces of cards in a zone of a character. */
export const handOf = (t: Table, id: CharacterId): string[] => t.zone(Z.hand + NUMBERS[id])
export const one = (t: Table, id: CharacterId): Character => t.state.characters[NUMBERS[id]]!
