/** TG-2, TG-3, TG-4 The table is laid: mode, characters, world, chapter. */
import { at as nth, aOf, bOf, makeInitial, type Rule, type Seat } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { COLOURS, KINDS } from '../content/types.ts'
import { drawItem } from '../items/holding.ts'
import { L } from '../log.ts'
import { cellOf } from '../map/places.ts'
import { placeLocation, revealAround } from '../map/reveal.ts'
import { isOn } from '../modes.ts'
import { CHALLENGE, MODIFIERS, STORY } from '../parts.ts'
import { everybody, members, playersOf } from '../parties.ts'
import { cardIn, printed } from '../printed.ts'
import { Q, V } from '../questions.ts'
import { takeSnapshot } from '../survival/grace.ts'
import { settle } from '../survival/settle.ts'
import { capEnergy } from '../survival/tracks.ts'
import { join } from './joining.ts'
import { CHARACTER_SHAPE } from '../table-shape.ts'
import { characterOf, type CharacterNo, type T, Z } from '../state.ts'

const blankSheet = makeInitial(CHARACTER_SHAPE)
/** TG-2.1, TG-2.3, TG-2.5, TG-2.6, TG-3.1, TG-4.6, TG-4.8 The mode, who plays whom, a blank sheet, and who chronicles. */
export function* setup(t: T): Rule {
  const { s, options } = t
  const { characters, statuses } = bookOf(t).content
  if (options.campaign.day > 0) return t.next('takeUp')
  const list = options.mode === 'story' ? STORY : options.mode === 'challenge' ? CHALLENGE : []
  for (const modifier of list)
    if (!options.without.includes(modifier)) {
      s.modifiers |= 1 << MODIFIERS.indexOf(modifier)
      t.note(L.modifier, MODIFIERS.indexOf(modifier))
    }
  s.characters = characters.map(blankSheet)
  s.statuses = statuses.map(() => 0)
  for (let seat = 0; seat < t.seats; seat++) {
    const wanted = options.characters[seat]?.character ?? ''
    characters.forEach(
      ({ id }, c) =>
        s.characters[c]?.status === 'unused' && (wanted === '' || wanted === id) && t.offer(V.character, c),
    )
    const c = aOf(yield* t.choose(seat, Q.character))
    yield* freePlay(t, c, seat)
    join(t, c, seat)
  }
  if (options.chronicler > 0)
    t.note(L.chronicler, members(everybody(t)).find((c) => characterOf(t, c).seat === options.chronicler - 1) ?? 0)
  t.next('world')
}
/** TG-34.1 Any board, and decks of any colour that nobody has taken. */
function* freePlay(t: T, c: CharacterNo, seat: Seat): Rule {
  const one = characterOf(t, c)
  Object.assign(one, { board: c, combat: c, diplomacy: c })
  if (!t.options.freePlay) return
  const { characters } = bookOf(t).content
  const wanted = t.options.characters[seat]
  const taken = t.s.characters.filter(({ status }) => status === 'active')
  t.s.about.who = c
  for (const what of ['board', 'combat', 'diplomacy'] as const) {
    characters.forEach(({ id }, d) => {
      const isFree = taken.every((other) => other[what] !== d)
      const isWanted = wanted === undefined || wanted[what] === '' || wanted[what] === id
      if (!isFree || !isWanted) return
      if (what === 'board') t.offer(V.board, d)
      else t.offer(V.deck, KINDS.indexOf(what), d)
    })
    const option = yield* t.choose(seat, what === 'board' ? Q.board : Q.deckColour)
    one[what] = what === 'board' ? aOf(option) : bOf(option)
  }
}

/** TG-4.1, TG-4.2, TG-4.3, TG-4.5, TG-4.10, TG-4.14 */
export function* world(t: T): Rule {
  const { s } = t
  const { content, locationNo } = bookOf(t)
  const start = locationNo.get(content.setup.start) ?? 0
  const place = placeLocation(t, start, cellOf(0, 0))
  place.menhir = nth(content.setup.menhirDial, playersOf(t) - 1)
  t.note(L.startMenhir, start, place.menhir)
  for (const c of members(everybody(t))) characterOf(t, c).at = place.cell
  revealAround(t, place)
  t.shuffle(Z.items)
  t.shuffle(Z.randomEvents)
  if (isOn(t, 'S4')) for (const c of members(everybody(t))) yield* drawItem(t, c, { craft: true }) // TG-31.4
  s.day = 1
  t.next('chapter', 1)
}

/** TG-2.2, TG-2.7, TG-32.2 Other modifiers hold from a chapter’s set-up on; Secret 42 lies with the table as long as C2 is on. */
function* switchModes(t: T, chapterNo: number): Rule {
  if (chapterNo > 1 && t.options.wanted >= 0) t.s.modifiers = t.options.wanted
  for (const c of members(everybody(t))) capEnergy(t, c)
  if (chapterNo > 1) yield* settle(t)
  const no = bookOf(t).secretNo.get(ILL_REPUTE)
  if (no === undefined) return
  const isHeld = t.s.tableSecrets.includes(no)
  if (isOn(t, 'C2') && !isHeld) {
    t.move(cardIn(t, Z.secrets, 'secret', no), Z.held)
    t.s.tableSecrets.push(no)
  } else if (!isOn(t, 'C2') && isHeld) {
    t.s.tableSecrets = t.s.tableSecrets.filter((one) => one !== no)
    t.moveUnder(cardIn(t, Z.held, 'secret', no), Z.secrets)
  }
}
const ILL_REPUTE = 42

/** TG-4.9, TG-31.1, TG-37.1, TG-37.2 The set-up card of the chapter: four Encounter decks and the Event deck. */
export function* chapter(t: T, no: number): Rule {
  const { s } = t
  s.chapter = no
  s.isChapterOver = false
  t.note(L.chapter, no)
  if (no === 1) buildDecks(t)
  else COLOURS.forEach((_, i) => t.shuffle(Z.green + i)) // TG-4.11
  yield* switchModes(t, no)
  layEvents(t, no)
  takeSnapshot(t)
  if (no === 1) t.next('day') // TG-4.13, TG-5.0, TG-13.4
  t.next('event') // TG-4.12
}
/** TG-31.1, TG-37.1 */
function buildDecks(t: T): void {
  const { setup: figures } = bookOf(t).content
  const line = nth(figures.decks, Math.max(1, playersOf(t) - (isOn(t, 'S1') ? 1 : 0)) - 1)
  t.shuffle(Z.encounterBox) // Ids of cards tell nothing from here on.
  COLOURS.forEach((colour, i) => {
    const zone = Z.green + i
    const inBox = t.cards(Z.encounterBox).filter((card) => printed(t, card, 'encounter').card.colour === colour)
    const of = (wanted: (difficulty: number) => boolean) =>
      inBox.filter((card) => wanted(printed(t, card, 'encounter').card.difficulty))
    const others = of((difficulty) => difficulty !== line.all && difficulty <= 2)
    for (const card of of((difficulty) => difficulty === line.all)) t.move(card, zone)
    const n = 'more' in line ? line.more : others.length - line.less
    for (const card of pickSome(t, others, n)) t.move(card, zone)
    t.shuffle(zone)
    if (t.options.teaching) raiseFirst(t, zone)
  })
}
/** TG-37.2 The parts in order, the first on top; the set-up card has done its work. */
function layEvents(t: T, no: number): void {
  const parts = bookOf(t).content.storyEvents.flatMap(({ id, setup: isSetup }, event) =>
    isSetup !== true && id.startsWith(`part-${no}.`) ? [event] : [],
  )
  for (const event of parts.toReversed()) t.move(cardIn(t, Z.storyBox, 'story', event), Z.events)
  const card = cardIn(t, Z.storyBox, 'story', bookOf(t).names.events.indexOf(`part-${no}.0`))
  if (card >= 0) t.move(card, Z.removed)
}
/** R7 Without replacement; the first of each colour is always among them (TG-37.1). */
function pickSome(t: T, cards: readonly number[], n: number): number[] {
  const left = [...cards]
  const out = left.filter((card) => printed(t, card, 'encounter').card.first === true)
  for (const card of out) left.splice(left.indexOf(card), 1)
  while (out.length < n && left.length > 0) out.push(...left.splice(t.random('pick', left.length), 1))
  return out
}
/** TG-16.7 Teaching start. */
function raiseFirst(t: T, zone: number): void {
  const first = t.cards(zone).find((card) => printed(t, card, 'encounter').card.first === true)
  if (first !== undefined) t.move(first, zone)
}
