import { at } from '@emberhall/kernel'
/**
 * What the server keeps for those who do not take it: texts on their way out, and answers to requests. It is counted for
 * each person, for each address and for all together, so that many connections hold no more than one.
 */
const MOST_PER_ADDRESS = 64_000_000
const MOST_OF_ALL = 160_000_000
const ALL = 'all'

export class Holding {
  /** For a person, for an address, for all. */
  readonly most: readonly number[]
  private readonly bytes = new Map<string, number>()

  constructor(perPerson: number) {
    this.most = [perPerson, MOST_PER_ADDRESS, MOST_OF_ALL]
  }

  /** The part of it that one connection has. */
  share(who: string, ip: string): Share {
    return new Share(this, [`person ${who}`, `address ${ip}`, ALL])
  }
  get total(): number {
    return this.of(ALL)
  }
  of(key: string): number {
    return this.bytes.get(key) ?? 0
  }
  add(key: string, change: number): void {
    const bytes = this.of(key) + change
    if (bytes > 0) this.bytes.set(key, bytes)
    else this.bytes.delete(key)
  }
}

export class Share {
  private readonly holding: Holding
  /** Of the person, the address and all. */
  private readonly keys: readonly string[]
  private bytes = 0
  constructor(holding: Holding, keys: readonly string[]) {
    this.holding = holding
    this.keys = keys
  }
  /** So much it is now. */
  hold(bytes: number): void {
    const change = bytes - this.bytes
    if (change === 0) return
    this.bytes = bytes
    for (const key of this.keys) this.holding.add(key, change)
  }
  /** Somebody holds more than they may. Whoever has taken everything is not meant. */
  get isTooMuch(): boolean {
    return this.bytes > 0 && this.isFull
  }
  /** There is no room for more. */
  get isFull(): boolean {
    return this.keys.some((key, i) => this.holding.of(key) > at(this.holding.most, i))
  }
}
