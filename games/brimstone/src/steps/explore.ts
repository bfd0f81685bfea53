/** SB-11, SB-12 Step 3: exploration tokens, and what they bring. */
import { at as nth, aOf, type CardId, type Rule } from '@emberhall/kernel'
import type { ExplorationToken } from '../content/types.ts'
import { bookOf } from '../book.ts'
import { printed } from '../printed.ts'
import { standing, tilesAt } from '../queries/ground.ts'
import { L } from '../log.ts'
import { CAPPED, DOOR, GATE, MINES, UNDETERMINED } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { run } from '../running.ts'
import { heroOf, tileOf, type HeroNo, type T, type TileNo, Z } from '../state.ts'
import { comingThreat, placeComing } from './arrive.ts'
import { addDread, endRemaining } from './darkness.ts'
import { drawTop } from './decks.ts'
import { plainDice } from './dice.ts'
import { startFinale } from './finale.ts'
import { watchWorlds } from './gates.ts'
import { meanwhile } from './meanwhile.ts'
import { posse } from './posse.ts'
import { reopenIfStuck } from './tiles.ts'

/** SB-11.2, SB-11.8, SB-11.12, SB-21.2 Tokens on tiles where somebody stands; none while enemies are on the board (SB-6.7). */
export function* explore(t: T): Rule {
  const { s } = t
  s.phase = 'explore'
  watchWorlds(t)
  const due = s.enemies.length > 0 ? [] : dueTokens(t)
  if (due.length === 0) {
    yield* reopenIfStuck(t)
    return t.next('endTurn')
  }
  yield* meanwhile(t)
  for (const tile of due) t.offer(V.tile, tile)
  const tile = aOf(yield* posse(t, Q.tokenOrder))
  t.next('explore')
  yield* reveal(t, tile)
}
function dueTokens(t: T): TileNo[] {
  const under = new Set(standing(t).flatMap((h) => tilesAt(t, heroOf(t, h).at)))
  return t.s.tiles.flatMap(({ token, isRevealed }, tile) =>
    token >= 0 && !isRevealed && under.has(tile) ? [tile] : [],
  )
}

/** SB-11.1, SB-11.5, SB-11.10 Growing Dread; Clue; Doors or Gate; the room's own encounter; Encounters or Attack. */
function* reveal(t: T, tile: TileNo): Rule {
  const { s } = t
  const room = nth(s.tiles, tile)
  t.move(room.token, Z.tokensUp)
  room.isRevealed = true
  t.note(L.revealed, room.token)
  const { card: token } = printed(t, room.token, 'token')
  const world = nth(s.sections, room.section)
  if (world === MINES) s.rooms++
  if (token.dread === true) addDread(t)
  if (token.clue === true && findClue(t, world)) {
    if (t.options.advancedEncounters) yield* namedEncounter(t, tile) // SB-34.11
    return yield* startFinale(t, tile)
  }
  yield* openExits(t, tile, token)
  if (t.options.advancedEncounters) yield* namedEncounter(t, tile) // SB-34.2
  if (token.meets === 'attack') yield* comingThreat(t, { level: s.threat, tile, world, source: ++s.sources })
  else yield* meet(t, tile, token.meets === 'encounters' ? 2 : 1)
  yield* placeComing(t)
}
/** SB-11.6, SB-40.4 True if it is the last one. */
function findClue(t: T, world: number): boolean {
  const { s } = t
  const { clues, cluesIn } = nth(bookOf(t).content.missions, s.mission)
  if (clues === 0 || s.stage !== 'seek' || (cluesIn === 'otherWorld' && world === MINES)) return false
  s.clues++
  t.note(L.clue, s.mission, s.clues, clues)
  endRemaining(t, 'clue')
  return s.clues >= clues
}
/** SB-11.3, SB-11.4, SB-4.11 One roll an icon; every exit that was not chosen is closed. */
function* openExits(t: T, tile: TileNo, { doors, gate }: ExplorationToken): Rule {
  const room = tileOf(t, tile)
  const { exitOfFace, exits } = nth(bookOf(t).plans, room.tile)
  const isGate = gate === true && t.options.mode === 'advanced'
  const icons = Math.min(Math.max(doors, gate === true ? 1 : 0), exits.length)
  const becomesGate = isGate || needsGate(t, tile)
  for (let icon = 0; icon < icons; icon++) {
    let exit: number
    do exit = exitOfFace[(yield* plainDice(t, 'door', 1))[0]! - 1]!
    while (room.exits[exit] !== UNDETERMINED)
    room.exits[exit] = becomesGate && icon === 0 ? GATE : DOOR
    t.note(becomesGate && icon === 0 ? L.gate : L.door, room.tile)
  }
  capRest(t, tile)
}
function capRest({ s }: T, tile: TileNo): void {
  const { exits } = nth(s.tiles, tile)
  exits.forEach((exit, i) => exit === UNDETERMINED && (exits[i] = CAPPED))
}
/** SB-40.4 One of the first rooms of the Mines brings a Gate if there is none yet. */
function needsGate(t: T, tile: TileNo): boolean {
  const { s } = t
  const { special } = nth(bookOf(t).content.missions, s.mission)
  if (special?.rule !== 'threshold' || s.rooms !== special.gateByRoom) return false
  return s.sections[nth(s.tiles, tile).section] === MINES && !s.tiles.some(({ exits }) => exits.includes(GATE))
}

// ---------------------------------------------------------------- encounters

/** SB-12.5 Drawn all, resolved in any order; enemies wait for the end. */
function* meet(t: T, tile: TileNo, n: number): Rule {
  const cards: CardId[] = []
  for (let i = 0; i < n; i++) {
    const card = drawEncounter(t, tile)
    if (card >= 0) cards.push(card)
  }
  while (cards.length > 0) {
    for (const card of cards) t.offer(V.card, card)
    const card = aOf(yield* posse(t, Q.encounterOrder))
    cards.splice(cards.indexOf(card), 1)
    yield* resolveEncounter(t, tile, card)
  }
}
/** SB-4.11 In the Basic game a Gate is discarded and another card drawn. */
function drawEncounter(t: T, tile: TileNo): CardId {
  const world = nth(t.s.sections, tileOf(t, tile).section)
  const [deck, pile] = [Z.encounterMines + world, Z.encounterMinesPile + world]
  for (let tries = 0; tries < 2; tries++) {
    const card = drawTop(t, deck, pile)
    if (card < 0) return -1
    t.move(card, Z.drawn)
    t.note(L.encounter, card)
    if (printed(t, card, 'encounter').card.isGate !== true || t.options.mode === 'advanced') return card
    t.move(card, pile)
  }
  return -1
}
function* resolveEncounter(t: T, tile: TileNo, card: CardId): Rule {
  const world = nth(t.s.sections, tileOf(t, tile).section)
  t.s.about.card = card
  const you = yield* finder(t, tile)
  yield* run(t, printed(t, card, 'encounter').card.do, { you, tile, world, source: ++t.s.sources })
  t.move(card, Z.encounterMinesPile + world)
}
/** SB-12.6 Who looked last and stands there; or one of those who do, chosen by the posse. */
function* finder(t: T, tile: TileNo): Rule<HeroNo> {
  const there = standing(t).filter((h) => tilesAt(t, heroOf(t, h).at).includes(tile))
  const looked = there.find((h) => heroOf(t, h).looked === t.s.turn)
  if (looked !== undefined) return looked
  for (const h of there.length > 0 ? there : standing(t)) t.offer(V.hero, h)
  return aOf(yield* posse(t, Q.finder))
}
/** SB-34.2, SB-34.11 The room's own encounter, out of deck or discard; skipped where it is not there. */
function* namedEncounter(t: T, tile: TileNo): Rule {
  const room = tileOf(t, tile)
  const { encounter } = nth(bookOf(t).content.tiles, room.tile)
  if (encounter === undefined) return
  const world = nth(t.s.sections, room.section)
  const [deck, pile] = [Z.encounterMines + world, Z.encounterMinesPile + world]
  const find = (zone: number) => t.cards(zone).find((id) => printed(t, id, 'encounter').card.id === encounter)
  const hidden = find(deck)
  const card = hidden === undefined ? find(pile) : t.surface(hidden)
  if (card === undefined) return
  t.move(card, Z.drawn)
  t.note(L.encounter, card)
  if (t.cards(deck).length > 1) t.shuffle(deck)
  yield* resolveEncounter(t, tile, card)
}
