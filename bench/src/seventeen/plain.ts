/**
 * Seventeen without an engine: the same state as plain data, the small moves on it, and the lists of what may be
 * chosen. The inlined twin and the resumable form are both written on this.
 */
import { type Option, pack } from '@emberhall/kernel'
import {
  CARDS,
  DECK_SIZE,
  faceInDeck,
  INCOME,
  MAX_ENERGY,
  MAX_NESTING,
  NOBODY,
  ROADS,
  SEATS,
  SITES,
  TABLEAU_LIMIT,
  V,
} from './content.ts'
import { Z } from './state.ts'

export interface Plain {
  turn: number
  over: boolean
  energy: number[]
  points: number[]
  owners: number[]
  units: number[]
  zones: number[][]
  faces: number[]
  where: number[]
  /** The state of chance, as the kernel's generator keeps it. */
  chance: [number, number, number, number]
}

/** What may be chosen now. */
export const offers = new Int32Array(1024)
let count = 0
export function offered(): number {
  return count
}
/** How many there are; the next offer begins a new list. */
export function takeOffers(): number {
  const n = count
  count = 0
  return n
}
export function offer(verb: number, a = 0, b = 0): void {
  offers[count++] = pack(verb, a, b)
}
export function offerOption(option: Option): void {
  offers[count++] = option
}

// ---------------------------------------------------------------- chance

function random32(g: Plain): number {
  const r = g.chance
  const a = r[0]
  const b = r[1]
  const c = r[2]
  const d = r[3]
  const t = (((a + b) | 0) + d) | 0
  r[3] = (d + 1) | 0
  r[0] = b ^ (b >>> 9)
  r[1] = (c + (c << 3)) | 0
  r[2] = (((c << 21) | (c >>> 11)) + t) | 0
  return t >>> 0
}
export function below(g: Plain, n: number): number {
  return Math.floor((random32(g) / 4294967296) * n)
}
export function hits(g: Plain, n: number, least: number): number {
  let hit = 0
  for (let i = 0; i < n; i++) if (below(g, 6) + 1 >= least) hit++
  return hit
}
function shuffle(g: Plain, zone: number): void {
  const { faces } = g
  const ids = g.zones[zone]!
  for (let i = ids.length - 1; i > 0; i--) {
    const j = below(g, i + 1)
    const face = faces[ids[i]!]!
    faces[ids[i]!] = faces[ids[j]!]!
    faces[ids[j]!] = face
  }
}

// ---------------------------------------------------------------- set-up

export function deal(seed: number): Plain {
  const g: Plain = {
    turn: 0,
    over: false,
    energy: [3, 3, 3, 3],
    points: [0, 0, 0, 0],
    owners: [],
    units: [],
    zones: [],
    faces: [],
    where: [],
    chance: [seed | 0, 0x9e3779b9 | 0, 0x243f6a88 | 0, 1],
  }
  for (let i = 0; i < 12; i++) random32(g)
  for (let zone = 0; zone < 4 * SEATS; zone++) g.zones.push([])
  for (let site = 0; site < SITES; site++) {
    g.owners.push(NOBODY)
    g.units.push(1)
  }
  for (let seat = 0; seat < SEATS; seat++) {
    for (let nth = 0; nth < DECK_SIZE; nth++) {
      g.zones[Z.deck + seat]!.push(g.faces.length)
      g.faces.push(faceInDeck(seat, nth))
      g.where.push(Z.deck + seat)
    }
    shuffle(g, Z.deck + seat)
    setSite(g, seat * 4, seat, 3)
    setSite(g, seat * 4 + 1, seat, 3)
    draw(g, seat, 5)
  }
  return g
}

// ---------------------------------------------------------------- energy, cards, units

export function gain(g: Plain, seat: number, n: number): void {
  const energy = g.energy[seat]! + n
  g.energy[seat] = energy > MAX_ENERGY ? MAX_ENERGY : energy
}
/** Moves a card whose zone is known. */
export function move(g: Plain, card: number, from: number, to: number): void {
  const ids = g.zones[from]!
  const last = ids.length - 1
  let i = last
  while (ids[i] !== card) i--
  for (; i < last; i++) ids[i] = ids[i + 1]!
  ids.pop()
  g.zones[to]!.push(card)
  g.where[card] = to
}
export function draw(g: Plain, seat: number, n: number): void {
  const deck = g.zones[Z.deck + seat]!
  for (let i = 0; i < n; i++) {
    if (deck.length === 0) {
      if (g.zones[Z.discard + seat]!.length === 0) return
      restock(g, seat)
    }
    const card = deck.pop()!
    g.zones[Z.hand + seat]!.push(card)
    g.where[card] = Z.hand + seat
  }
}
export function restock(g: Plain, seat: number): void {
  const deck = g.zones[Z.deck + seat]!
  const discard = g.zones[Z.discard + seat]!
  while (discard.length > 0) {
    const card = discard.pop()!
    deck.push(card)
    g.where[card] = Z.deck + seat
  }
  shuffle(g, Z.deck + seat)
}
/** The card goes where a played card of its kind goes. */
export function layOut(g: Plain, seat: number, card: number): void {
  if (CARDS[g.faces[card]!]!.reaction === null) {
    move(g, card, Z.hand + seat, Z.discard + seat)
    return
  }
  move(g, card, Z.hand + seat, Z.tableau + seat)
  const tableau = g.zones[Z.tableau + seat]!
  if (tableau.length > TABLEAU_LIMIT) move(g, tableau[0]!, Z.tableau + seat, Z.discard + seat)
}
/** After scouting: one card to the hand, the others seen under the deck. */
export function keepScouted(g: Plain, seat: number, card: number, seen: number): void {
  const deck = g.zones[Z.deck + seat]!
  move(g, card, Z.deck + seat, Z.hand + seat)
  for (let i = 1; i < seen; i++) deck.unshift(deck.pop()!)
}
export function setSite(g: Plain, site: number, owner: number, n: number): void {
  g.owners[site] = owner
  g.units[site] = n
}
export function place(g: Plain, site: number, n: number): void {
  g.units[site] = g.units[site]! + n
}
export function collect(g: Plain, seat: number): void {
  let income = 2
  for (let site = 0; site < SITES; site++) if (g.owners[site] === seat) income += INCOME[site]!
  gain(g, seat, income)
  draw(g, seat, 2)
}
export function score(g: Plain, seat: number): void {
  let held = 0
  for (let site = 0; site < SITES; site++) if (g.owners[site] === seat) held++
  g.points[seat] = g.points[seat]! + Math.floor(held / 3)
}

// ---------------------------------------------------------------- what may be chosen, what reacts

export function offerActions(g: Plain, seat: number): void {
  const { energy, faces, owners, units } = g
  const purse = energy[seat]!
  const hand = g.zones[Z.hand + seat]!
  for (let i = 0; i < hand.length; i++) if (CARDS[faces[hand[i]!]!]!.cost <= purse) offer(V.play, hand[i])
  for (let site = 0; site < SITES; site++) {
    if (owners[site] !== seat) continue
    if (purse >= 2) offer(V.recruit, site)
    if (units[site]! < 2) continue
    const roads = ROADS[site]!
    for (let i = 0; i < roads.length; i++) offer(V.move, site, roads[i])
  }
}
export function offerHand(g: Plain, seat: number, verb: number): void {
  const hand = g.zones[Z.hand + seat]!
  for (let i = 0; i < hand.length; i++) offer(verb, hand[i])
}
export function offerOwnSites(g: Plain, seat: number, leastUnits: number): void {
  for (let site = 0; site < SITES; site++)
    if (g.owners[site] === seat && g.units[site]! >= leastUnits) offer(V.site, site)
}
export function offerEnemySites(g: Plain, seat: number): void {
  for (let site = 0; site < SITES; site++) if (g.owners[site] !== seat && g.owners[site] !== NOBODY) offer(V.site, site)
}
export function offerMarches(g: Plain, seat: number, from: number): void {
  for (let site = 0; site < SITES; site++)
    if (site !== from && (g.owners[site] === seat || g.owners[site] === NOBODY)) offer(V.site, site)
}
export function offerPayments(g: Plain, payer: number): void {
  if (g.energy[payer]! > 0) offer(V.energy)
  offerOwnSites(g, payer, 2)
}
export function offerDefence(g: Plain, defender: number, site: number): void {
  offer(V.stand, site)
  const roads = ROADS[site]!
  for (let i = 0; i < roads.length; i++) {
    if (g.owners[roads[i]!] !== defender) continue
    offer(V.retreat, roads[i])
    return
  }
}
export function offerScouted(g: Plain, seat: number, seen: number): void {
  const deck = g.zones[Z.deck + seat]!
  for (let i = 1; i <= seen; i++) offer(V.keep, deck[deck.length - i])
}
export function offerVictims(g: Plain, seat: number): void {
  for (let other = 0; other < SEATS; other++)
    if (other !== seat && g.zones[Z.hand + other]!.length > 0) offer(V.from, other)
}
/** Whether a card lies in a tableau and reacts to this event. */
export function reacts(g: Plain, card: number, event: number, seat: number, nesting: number): boolean {
  const owner = g.where[card]! - Z.tableau
  if (owner < 0 || nesting >= MAX_NESTING) return false
  const { reaction } = CARDS[g.faces[card]!]!
  return reaction !== null && reaction.event === event && (owner === seat) === reaction.own
}
/** Of those that waited behind the first, each noted with its face, the ones that still react. */
export function stillReacting(
  g: Plain,
  waiting: readonly number[],
  event: number,
  seat: number,
  nesting: number,
): number[] | null {
  let rest: number[] | null = null
  for (let i = 2; i < waiting.length; i += 2) {
    const card = waiting[i]!
    if (g.faces[card] === waiting[i + 1] && reacts(g, card, event, seat, nesting))
      (rest ??= []).push(card, g.faces[card]!)
  }
  return rest
}
