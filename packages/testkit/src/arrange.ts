/** Lays cards where a scenario wants them. What makes room goes where the wanted card came from, or home. */
import { at, type CardId, type Core, type Game, RuleFault, type Seat } from '@emberhall/kernel'
import { fail, listed } from './fail.ts'
import { likely, readName } from './spelling.ts'

export class Arrangement<S extends Core, O> {
  readonly state: S
  private readonly game: Game<S, O>
  /** Where the cards of each face begin the game. */
  private readonly homes: ReadonlyMap<number, number>
  private readonly placed: CardId[] = []

  constructor(game: Game<S, O>, state: S, options: O, seats: number) {
    this.game = game
    this.state = state
    this.homes = new Map(game.def.cards(options as never, seats).map((c) => [c.face, c.zone]))
  }

  /** Exactly these cards in this order, the last on top. Surplus goes to `rest`, or to where it begins the game. */
  fill(zone: number, names: readonly string[], rest?: number): void {
    const before = [...this.cards(zone)]
    const wanted = this.chooseAll(names, zone)
    const displaced = before.filter((id) => !wanted.includes(id))
    for (const id of wanted) this.fetch(id, zone, displaced)
    for (const id of displaced) this.send(id, rest ?? this.homeOf(id, zone))
    this.state.zones[zone] = wanted
    this.placed.push(...wanted)
  }
  /** These cards on top, the first to be drawn first. The zone keeps its size. */
  stack(zone: number, names: readonly string[]): void {
    this.gather(zone, names)
    const wanted = this.placed.slice(this.placed.length - names.length)
    this.state.zones[zone] = [...this.cards(zone).filter((id) => !wanted.includes(id)), ...wanted.toReversed()]
  }
  /** These cards at the bottom, the last named lowest. The zone keeps its size. */
  sink(zone: number, names: readonly string[]): void {
    this.gather(zone, names)
    const wanted = this.placed.slice(this.placed.length - names.length)
    this.state.zones[zone] = [...wanted.toReversed(), ...this.cards(zone).filter((id) => !wanted.includes(id))]
  }
  /** These cards besides what is there already, on top. */
  add(zone: number, names: readonly string[]): void {
    for (const id of this.chooseAll(names, zone)) {
      this.fetch(id, zone, [])
      this.placed.push(id)
      this.state.zones[zone] = [...this.cards(zone).filter((other) => other !== id), id]
    }
  }
  private gather(zone: number, names: readonly string[]): void {
    const wanted = this.chooseAll(names, zone)
    const spare = this.cards(zone).filter((id) => !wanted.includes(id) && !this.placed.includes(id))
    for (const id of wanted) this.fetch(id, zone, spare)
    this.placed.push(...wanted)
  }
  know(seat: Seat, card: CardId): void {
    this.state.known[card] = at(this.state.known, card) | (1 << (seat + 1))
  }

  /** The card of this name: one the scenario has placed, or else the first there is. */
  card(name: string, zone?: number): CardId {
    const { face, copy } = readName(name)
    const code = this.faceCode(face)
    const here = (id: CardId) => this.state.faces[id] === code && (zone === undefined || this.state.where[id] === zone)
    const ids = [...new Set([...this.placed, ...this.state.zones.flat()])].filter(here)
    const where = zone === undefined ? 'this game' : at(this.game.zoneNames, zone)
    return ids[copy - 1] ?? fail(`there are ${ids.length} cards "${face}" in ${where}, not ${copy}`)
  }

  private cards(zone: number): CardId[] {
    return this.state.zones[zone] ?? fail(`${this.game.id} has no zone ${zone}; ${listed(this.game.zoneNames)}`)
  }
  private faceCode(face: string): number {
    try {
      return this.game.faceOf(face)
    } catch (error) {
      if (!(error instanceof RuleFault)) throw error
      return fail(`${this.game.id} has no card "${face}"${likely(this.game.faceKeys, face)}`)
    }
  }
  private chooseAll(names: readonly string[], zone: number): CardId[] {
    const chosen: CardId[] = []
    for (const name of names) chosen.push(this.choose(name, zone, chosen))
    return chosen
  }
  /** A card of this face that is free: from the zone itself, from its home, from anywhere. */
  private choose(face: string, zone: number, chosen: readonly CardId[]): CardId {
    const code = this.faceCode(face)
    const { faces, where, zones } = this.state
    const all = zones.flat().filter((id) => faces[id] === code)
    const free = all.filter((id) => !chosen.includes(id) && (where[id] === zone || !this.placed.includes(id)))
    const near = (id: CardId) => (where[id] === zone ? 0 : where[id] === this.homes.get(code) ? 1 : 2)
    const best = free.toSorted((a, b) => near(a) - near(b))[0]
    if (best !== undefined) return best
    if (all.length === 0) return fail(`"${face}" takes no part in this game with these seats and options`)
    const places = all.map((id) => at(this.game.zoneNames, at(where, id)))
    return fail(`all ${all.length} cards "${face}" have been placed already, in ${listed(places)}`)
  }
  /** Brings a card; one with the same back that must make room takes its place. */
  private fetch(card: CardId, zone: number, displaced: CardId[]): void {
    const { where, zones, known } = this.state
    const from = at(where, card)
    known[card] = 0
    if (from === zone) return
    const place = at(zones, from).indexOf(card)
    const other = displaced.find((id) => this.back(id) === this.back(card))
    if (other === undefined) at(zones, from).splice(place, 1)
    else {
      displaced.splice(displaced.indexOf(other), 1)
      at(zones, from)[place] = other
      where[other] = from
      known[other] = 0
      zones[zone] = at(zones, zone).filter((id) => id !== other)
    }
    at(zones, zone).push(card)
    where[card] = zone
  }
  private back(card: CardId): number {
    return at(this.game.backs, at(this.state.faces, card))
  }
  private send(card: CardId, to: number): void {
    const { where, zones, known } = this.state
    zones[at(where, card)] = at(zones, at(where, card)).filter((id) => id !== card)
    this.cards(to).unshift(card)
    where[card] = to
    known[card] = 0
  }
  private homeOf(card: CardId, zone: number): number {
    const home = this.homes.get(at(this.state.faces, card))!
    if (home !== zone) return home
    return fail(
      `"${at(this.game.faceKeys, at(this.state.faces, card))}" has to leave ${at(this.game.zoneNames, zone)}: say where to, .zone(zone, cards, rest)`,
    )
  }
}
