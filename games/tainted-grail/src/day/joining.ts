/** TG-3 A character takes its place. */
import { at as nth } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { KINDS } from '../content/types.ts'
import { L } from '../log.ts'
import { printed } from '../printed.ts'
import { characterOf, type CharacterNo, type T, Z } from '../state.ts'

/** TG-3.1, TG-3.2, TG-3.3, TG-3.4, TG-3.5, TG-3.10, TG-3.11, TG-35.1 A character takes its place as its sheet says: markers, attributes, resources, decks, letter and map. */
export function join(t: T, c: CharacterNo, seat: number): void {
  const sheet = nth(bookOf(t).content.characters, c)
  const one = characterOf(t, c)
  const [food = 0, wealth = 0, reputation = 0, magic = 0, xp = 0] = sheet.resources
  Object.assign(one, { status: 'active', seat, food, wealth, reputation, magic, xp })
  const board = nth(bookOf(t).content.characters, one.board)
  one.energy = board.energy.start
  one.health = board.health
  one.terror = board.terror.start
  one.attributes = [...sheet.attrs]
  dealDecks(t, c)
  t.note(L.joined, c)
}
/** TG-3.6, TG-3.7, TG-3.8 Starters into the decks; what is left of the colour, and what bears the name, into the pools. */
function dealDecks(t: T, c: CharacterNo): void {
  const { characters } = bookOf(t).content
  const one = characterOf(t, c)
  const decks = [Z.combatDeck, Z.diplomacyDeck]
  const pools = [Z.combatPool, Z.diplomacyPool]
  for (const card of t.cards(Z.aside).slice()) {
    const { kind, colour, character, starter } = printed(t, card, 'sequence').card
    const k = KINDS.indexOf(kind)
    const mine = nth(characters, k === 0 ? one.combat : one.diplomacy)
    if (character === undefined ? colour !== mine.colour : character !== nth(characters, c).id) continue
    t.move(card, nth(starter ? decks : pools, k) + c)
  }
  for (const zone of [...decks, ...pools]) t.shuffle(zone + c)
}
