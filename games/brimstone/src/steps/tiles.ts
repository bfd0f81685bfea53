/** SB-10.6 to SB-10.11, SB-37 Tiles are drawn and laid. */
import { at as nth, aOf, bOf, type CardId, type Rule } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { printed } from '../printed.ts'
import { type Board, extend, fits, joinGate, placementAt } from '../queries/board.ts'
import { boardOf, keepBoard } from '../queries/ground.ts'
import { L } from '../log.ts'
import { CAPPED, DOOR, EXPLORED, GATE, UNDETERMINED } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { tileOf, type S, type T, type TileNo, Z } from '../state.ts'
import { drawTop } from './decks.ts'
import { posse } from './posse.ts'

type TileInPlay = S['tiles'][number]

/** SB-10.9 Exits of a Passage and of the Mine Entrance are open; those of a Room wait for its token. */
function tileInPlay(
  t: T,
  tile: number,
  place: Pick<TileInPlay, 'section' | 'x' | 'y' | 'turn' | 'from' | 'via'>,
): TileInPlay {
  const { kind, exits } = nth(bookOf(t).content.tiles, tile)
  const state = kind === 'room' ? UNDETERMINED : DOOR
  const { section, x, y, turn, from, via } = place
  return {
    tile,
    section,
    x,
    y,
    turn,
    from,
    via,
    exits: exits.map(() => state),
    token: -1,
    isRevealed: false,
    scavenged: false,
    charge: false,
  }
}
function layTile(t: T, tile: TileInPlay): void {
  const board = extend(boardOf(t), nth(bookOf(t).plans, tile.tile), tile)
  t.s.tiles = [...t.s.tiles, tile]
  keepBoard(t, board)
}
/** SB-4.7, SB-4.14 The Mine Entrance moves no marker. */
export function layEntrance(t: T): void {
  t.s.sections.push(0)
  layTile(t, tileInPlay(t, bookOf(t).entranceTile, { section: 0, x: 0, y: 0, turn: 0, from: -1, via: -1 }))
}

/** SB-10.6, SB-10.7 The first Map card that fits; -1: none does. Cards that do not fit are discarded. */
export function fittingCard(t: T, from: TileNo, via: number): CardId {
  const world = nth(t.s.sections, tileOf(t, from).section)
  const [deck, pile] = [Z.mapMines + world, Z.mapMinesPile + world]
  topMap(t, world)
  const tried = new Set<CardId>()
  const all = t.cards(deck).length + t.cards(pile).length
  while (tried.size < all) {
    const card = drawTop(t, deck, pile)
    const plan = nth(bookOf(t).plans, printed(t, card, 'tile').no)
    if (fits(boardOf(t), plan, placementAt(boardOf(t), plan, from, via))) return card
    tried.add(card)
    t.move(card, pile)
  }
  return -1
}
/** The next Map card of a world; where there is none a new deck is made. */
export function topMap(t: T, world: number): CardId {
  const [deck, pile] = [Z.mapMines + world, Z.mapMinesPile + world]
  if (t.top(deck) < 0 && t.top(pile) < 0) reform(t, world)
  return drawTop(t, deck, pile)
}
/** SB-10.10 A new deck of all non-unique cards of the world, as extra copies: those in play may come again. */
function reform(t: T, world: number): void {
  const { id } = nth(bookOf(t).content.worlds, world)
  const deck = Z.mapMines + world
  for (const card of t.cards(Z.mapUp).slice()) {
    const { encounter, world: of } = printed(t, card, 'tile').card
    if (encounter === undefined && of === id) t.move(card, deck)
  }
  if (t.top(deck) >= 0) t.shuffle(deck)
}
/** SB-10.8 The tile is laid, the Posse marker moves (SB-5.2), a Room gets a face-down token. */
export function placeThroughDoor(t: T, card: CardId, from: TileNo, via: number): TileNo {
  const { no } = printed(t, card, 'tile')
  const place = placementAt(boardOf(t), nth(bookOf(t).plans, no), from, via)
  tileOf(t, from).exits[via] = EXPLORED // SB-10.11
  t.move(card, Z.mapUp)
  layTile(t, tileInPlay(t, no, place))
  return settleTile(t)
}
/** SB-30.3 A tile of another section; the two caps are linked. */
export function placeThroughGate(t: T, card: CardId, from: TileNo, via: number, world: number): TileNo {
  const { no } = printed(t, card, 'tile')
  const section = t.s.sections.push(world) - 1
  t.move(card, Z.mapUp)
  layTile(t, tileInPlay(t, no, { section, x: 0, y: 0, turn: 0, from: -1, via: -1 }))
  linkGate(t, { a: from, exitA: via, b: t.s.tiles.length - 1, exitB: -1 })
  return settleTile(t)
}
export function linkGate(t: T, gate: S['gates'][number]): void {
  const board: Board = joinGate(boardOf(t), gate)
  t.s.gates = [...t.s.gates, gate]
  keepBoard(t, board)
}
function settleTile(t: T): TileNo {
  const { s } = t
  const no = s.tiles.length - 1
  const tile = nth(s.tiles, no)
  t.note(L.tile, tile.tile)
  s.depth.posse = Math.min(s.depth.posse + 1, bookOf(t).content.track.spaces - 1) // SB-5.2
  if (nth(bookOf(t).content.tiles, tile.tile).kind !== 'room') return no
  if (t.top(Z.tokens) < 0) refillTokens(t)
  const token = t.top(Z.tokens)
  if (token < 0) return no
  t.move(token, Z.tokensDown)
  tile.token = token
  return no
}
/** SB-11.9 The revealed tokens make a new stack. */
function refillTokens(t: T): void {
  for (const card of t.cards(Z.tokensUp).slice()) t.move(card, Z.tokens)
  for (const tile of t.s.tiles) if (tile.isRevealed) tile.token = -1
  t.shuffle(Z.tokens)
}

/** SB-10.10, D-26 Where nothing is left to look through while the Objective is unfound, a capped exit is opened again. */
export function* reopenIfStuck(t: T): Rule {
  const { s } = t
  if (s.stage !== 'seek') return
  const isOpen = s.tiles.some(
    ({ exits, token, isRevealed }, tile) =>
      (token >= 0 && !isRevealed) ||
      exits.some((exit, i) => exit === DOOR || (exit === GATE && !isExploredGate(t, tile, i))),
  )
  if (isOpen) return
  s.tiles.forEach(({ exits }, tile) =>
    exits.forEach((exit, i) => exit === CAPPED && couldLead(t, tile, i) && t.offer(V.exit, tile, i)),
  )
  if (t.offerCount === 0) return
  const chosen = yield* posse(t, Q.reopen)
  nth(s.tiles, aOf(chosen)).exits[bOf(chosen)] = DOOR
  t.note(L.reopened, nth(s.tiles, aOf(chosen)).tile)
}
/** Whether any tile still to come would fit: an exit that leads nowhere would only be closed again. */
function couldLead(t: T, from: TileNo, via: number): boolean {
  const { plans, content } = bookOf(t)
  const world = nth(t.s.sections, tileOf(t, from).section)
  const cards = [...t.cards(Z.mapMines + world), ...t.cards(Z.mapMinesPile + world)]
  const isCommon = (no: number): boolean => {
    const { kind, encounter, world: of } = nth(content.tiles, no)
    return kind !== 'entrance' && encounter === undefined && of === nth(content.worlds, world).id
  }
  const tiles = cards.length > 0 ? cards.map((card) => printed(t, card, 'tile').no) : [...plans.keys()].filter(isCommon)
  return tiles.some((no) => fits(boardOf(t), nth(plans, no), placementAt(boardOf(t), nth(plans, no), from, via)))
}
/** SB-30.2 */
export const isExploredGate = (t: T, tile: TileNo, exit: number): boolean =>
  t.s.gates.some(({ a, exitA, b, exitB }) => (a === tile && exitA === exit) || (b === tile && exitB === exit))
