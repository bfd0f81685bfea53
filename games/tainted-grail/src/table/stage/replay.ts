/** The table as it was at each line of the news: who stood where, what burned, what lay in the chain. */
import { at, type LogLine, reading, type View } from '@emberhall/kernel'
import { previewOf } from '../../encounter/preview.ts'
import { taintedGrail } from '../../module.ts'
import { JOINS } from '../../sequence/junction.ts'
import type { Character, CharacterNo, Place, S } from '../../state.ts'

export interface Told {
  readonly state: S
  readonly line: LogLine
  /** Its place among the news. */
  readonly i: number
}
const { names } = taintedGrail.game.book
const heroIn = (arg: unknown): CharacterNo => names.characters.findIndex((name) => name === arg)
const locationIn = (arg: unknown): number => names.locations.findIndex((name) => name === arg)
const PERIODS: readonly S['period'][] = ['dawn', 'day', 'dusk']

/** Follows the news from one table to the next. What it cannot tell stays as it was: the next table is right anyway. */
export class Replay {
  private s: S
  private readonly before: View<S>
  private readonly after: S

  constructor(before: View<S>, after: View<S>) {
    this.before = before
    this.after = after.state
    const { state } = before
    // What has been turned over since can be seen, whatever becomes of it.
    const faces = state.faces.map((face, card) => (face < 0 ? at(this.after.faces, card) : face))
    this.s = { ...state, faces }
  }
  all(news: readonly LogLine[]): Told[] {
    return news.map((line, i) => {
      // What goes under is seen as it goes.
      const before = this.s
      this.apply(line)
      return { state: GOING.has(line.what) ? before : this.s, line, i }
    })
  }
  private apply({ what, args }: LogLine): void {
    const [first, second, third, n] = args
    const c = heroIn(first)
    const period = PERIODS.find((one) => one === what)
    if (period !== undefined) this.s = { ...this.s, period, day: period === 'dawn' ? Number(first) : this.s.day }
    else if (what === 'track' && c >= 0) this.shift(c, second, third === 'gains' ? Number(n) : -Number(n))
    else if ((what === 'gains' || what === 'loses') && c >= 0)
      this.shift(c, second, what === 'gains' ? Number(third) : -Number(third))
    else if (what === 'moved' && c >= 0) this.hero(c, () => ({ at: this.cellOf(locationIn(second)) }))
    else if (what === 'mad' && c >= 0) this.hero(c, () => ({ isMad: true }))
    else if ((what === 'dying' || what === 'dyingDial') && c >= 0) this.hero(c, () => ({ dying: Number(second) }))
    else if (what === 'revealed') this.lay(locationIn(first))
    else if (what === 'swallowed')
      this.s = { ...this.s, map: this.s.map.filter(({ location }) => location !== locationIn(first)) }
    else if (what === 'menhirOut') this.place(locationIn(first), () => ({ menhir: -1 }))
    else if (what === 'menhirDial' || what === 'activated')
      this.place(locationIn(first), () => ({ menhir: Number(second) }))
    else this.fight(what, args)
  }
  private fight(what: string, args: LogLine['args']): void {
    const { encounter } = this.s
    if (encounter.phase === 'none') return
    const [first, second] = args
    const become = (change: Partial<S['encounter']>): void => {
      this.s = { ...this.s, encounter: { ...encounter, ...change } }
    }
    if (what === 'markers' || what === 'markersLost') become({ pool: Number(second) })
    else if (what === 'affinityUp') become({ affinity: encounter.affinity + Number(first) })
    else if (what === 'affinityDown') become({ affinity: encounter.affinity - Number(first) })
    else if ((what === 'lays' || what === 'panics') && typeof second === 'object')
      become({
        line: [...encounter.line, this.entryOf(heroIn(first), second.card)],
        laid: encounter.laid + 1,
      })
    else if (what === 'active') become({ active: heroIn(first), laid: 0 })
    else if (what === 'encounterRound') become({ round: Number(first) })
  }
  /** As it lies in the end; where it no longer does, as it comes to lie. */
  private entryOf(owner: CharacterNo, card: number): S['encounter']['line'][number] {
    const lying = this.after.encounter.line.find((entry) => entry.card === card)
    if (lying !== undefined) return lying
    const t = reading(taintedGrail.game, { ...this.before, state: this.s })
    const joints = owner < 0 ? [] : previewOf(t, owner, card).joints
    const rows = joints.reduce((bits, { becomes }, row) => (becomes === JOINS ? bits | (1 << row) : bits), 0)
    return { card, owner: Math.max(0, owner), rows, keys: 0, paidBy: 0, time: 0, charges: 0 }
  }
  private shift(c: CharacterNo, what: unknown, by: number): void {
    this.hero(c, (one) => {
      const key = what as 'energy' | 'health' | 'terror' | 'food' | 'wealth' | 'reputation' | 'magic' | 'xp'
      return { [key]: Math.max(0, one[key] + by) }
    })
  }
  private hero(c: CharacterNo, change: (one: Character) => Partial<Character>): void {
    const characters = this.s.characters.map((one, no) => (no === c ? { ...one, ...change(one) } : one))
    this.s = { ...this.s, characters }
  }
  private place(location: number, change: () => Partial<Place>): void {
    const map = this.s.map.map((place) => (place.location === location ? { ...place, ...change() } : place))
    this.s = { ...this.s, map }
  }
  /** A card comes out of the fog as it lies in the end, but for what happens there afterwards. */
  private lay(location: number): void {
    const place = this.after.map.find((one) => one.location === location)
    if (place === undefined || this.s.map.some((one) => one.location === location)) return
    this.s = { ...this.s, map: [...this.s.map, { ...place, guardians: [], quest: 0, time: 0 }] }
  }
  private cellOf(location: number): number {
    const place = [...this.s.map, ...this.after.map].find((one) => one.location === location)
    return place?.cell ?? -1
  }
}
const GOING: ReadonlySet<string> = new Set(['swallowed'])
