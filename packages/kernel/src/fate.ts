/** Outcomes waiting for one kind of chance, the next one first. */
export interface Queued {
  readonly key: string
  readonly outcomes: readonly (readonly number[])[]
}

type Queues = Map<string, number[][]>

/** Where luck comes from: what an undo kept, which had come before anything still scripted; then the script; then the generator. */
export class Fate {
  private a: number
  private b: number
  private c: number
  private d: number
  private scripted: Queues | null = null
  private kept: Queues | null = null

  constructor(seed: number) {
    this.a = seed | 0
    this.b = 0x9e3779b9 | 0
    this.c = 0x243f6a88 | 0
    this.d = 1
    for (let i = 0; i < 12; i++) this.next()
  }
  /** sfc32: 32 fresh bits. */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0
    this.d = (this.d + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0
    return t >>> 0
  }
  /** A whole number from 0 to n - 1. */
  below(n: number): number {
    return Math.floor((this.next() / 4294967296) * n)
  }
  /** Decides outcomes in advance, in order, for one kind of chance. */
  script(key: string, ...outcomes: readonly (readonly number[])[]): void {
    this.scripted ??= new Map()
    const queue = this.scripted.get(key) ?? []
    queue.push(...outcomes.map((o) => [...o]))
    this.scripted.set(key, queue)
  }
  /** Keeps outcomes that an undo took back, so that the same luck comes again, before any kept earlier. */
  keep(outcomes: readonly { key: string; values: readonly number[] }[]): void {
    const kept: Queues = new Map()
    for (const { key, values } of outcomes) kept.set(key, [...(kept.get(key) ?? []), [...values]])
    for (const [key, queue] of this.kept ?? []) kept.set(key, [...(kept.get(key) ?? []), ...queue])
    this.kept = kept
  }
  keptLuck(): Queued[] {
    return queued(this.kept)
  }
  setKeptLuck(kept: readonly Queued[]): void {
    this.kept = kept.length === 0 ? null : new Map(kept.map(({ key, outcomes }) => [key, outcomes.map((v) => [...v])]))
  }
  /**
   * A kept or scripted outcome, if there is one. Kept luck that does not fit what is rolled now waits for its moment:
   * after another choice there may be other dice.
   */
  decided(key: string, length: number, sides: readonly number[] | null = null): number[] | undefined {
    const kept = this.kept?.get(key)
    const i = kept?.findIndex((v) => v.length === length && (sides === null || v.every((x, d) => x < sides[d]!))) ?? -1
    return i >= 0 ? kept!.splice(i, 1)[0] : this.scripted?.get(key)?.shift()
  }
  hasPlans(): boolean {
    return this.kept !== null || this.scripted !== null
  }
  /** Scripted outcomes that nobody has asked for yet. */
  unused(): Queued[] {
    return queued(this.scripted)
  }
  state(): number[] {
    return [this.a, this.b, this.c, this.d]
  }
  static from(state: readonly number[], kept: readonly Queued[] = []): Fate {
    const fate = new Fate(0)
    ;[fate.a, fate.b, fate.c, fate.d] = state as [number, number, number, number]
    fate.setKeptLuck(kept)
    return fate
  }
  /** Takes over what a copy has kept; the copy is used up. */
  restore(copy: Fate): void {
    Object.assign(this, copy)
  }
  copy(): Fate {
    const fate = Fate.from(this.state(), this.keptLuck())
    for (const [key, queue] of this.scripted ?? []) fate.script(key, ...queue)
    return fate
  }
}

function queued(queues: Queues | null): Queued[] {
  if (queues === null) return []
  return [...queues]
    .filter(([, queue]) => queue.length > 0)
    .map(([key, queue]) => ({ key, outcomes: queue.map((v) => [...v]) }))
}
