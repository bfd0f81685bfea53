/** The enemies at a moment of a plan: how much each still takes, and where it stands. Moments share them until one is hit or moved. */
import { ZONES } from '../content/types.ts'
import type { FoeNo, ZoneNo } from '../state.ts'
import { scatter } from './scatter.ts'

export interface Harm {
  /** By hero. */
  readonly done: readonly number[]
  /** How much that would hurt, for all but the hero whose turn it is. */
  readonly pains: readonly number[]
}

export class Ranks {
  /** Damage that each enemy's armor and tokens still take, and then its body. */
  readonly shell: readonly number[]
  readonly life: readonly number[]
  readonly places: readonly ZoneNo[]
  /** Those that are up, as bits. */
  readonly up: number
  readonly sum: number
  /** Harm that they would do, by what it depends on: most moments of a turn differ in other things. */
  readonly harms: Map<number, Harm>
  /** What is gained by those that are gone; found when it is asked for. */
  gained: number | null = null
  /** Those that are up in each zone, as bits. */
  readonly upIn: readonly number[]
  /** What becomes of them by what is done to one of them. */
  private readonly next = new Map<number, Ranks>()

  constructor(shell: readonly number[], life: readonly number[], places: readonly ZoneNo[], harms: Map<number, Harm>) {
    this.shell = shell
    this.life = life
    this.places = places
    this.harms = harms
    let up = 0
    let sum = 0
    const upIn = new Array<number>(ZONES.length).fill(0)
    for (let foe = 0; foe < life.length; foe++) {
      const place = places[foe]!
      if (life[foe]! > 0) {
        up |= 1 << foe
        upIn[place]! |= 1 << foe
      }
      sum = (sum + scatter(6000011 + (foe * 16 + place) * 1024 + life[foe]! * 32 + shell[foe]!)) | 0
    }
    this.up = up
    this.upIn = upIn
    this.sum = sum
  }
  /** Damage that armor and tokens stop, as far as they go. */
  hit(foe: FoeNo, n: number): Ranks {
    const stopped = Math.min(n, this.shell[foe]!)
    return this.less(foe, stopped, n - stopped)
  }
  /** So much less of what protects an enemy, and of its body. */
  less(foe: FoeNo, shell: number, life: number): Ranks {
    const key = (foe << 16) | (shell << 8) | life
    let next = this.next.get(key)
    if (next !== undefined) return next
    const shells = this.shell.with(foe, this.shell[foe]! - shell)
    next = new Ranks(shells, this.life.with(foe, Math.max(0, this.life[foe]! - life)), this.places, this.harms)
    this.next.set(key, next)
    return next
  }
  /** FG-40 */
  displaced(foe: FoeNo, zone: ZoneNo): Ranks {
    return new Ranks(this.shell, this.life, this.places.with(foe, zone), new Map())
  }
}
