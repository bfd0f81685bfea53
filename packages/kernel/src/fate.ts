/** Where luck comes from: scripted outcomes first, then luck kept from an undo, then the generator. */
export class Fate {
  private a: number
  private b: number
  private c: number
  private d: number
  private readonly scripted = new Map<string, number[][]>()
  private kept = new Map<string, number[][]>()

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
    const queue = this.scripted.get(key) ?? []
    queue.push(...outcomes.map((o) => [...o]))
    this.scripted.set(key, queue)
  }
  /** Keeps outcomes that an undo took back, so that the same luck comes again, before any kept earlier. */
  keep(outcomes: readonly { key: string; values: readonly number[] }[]): void {
    const kept = new Map<string, number[][]>()
    for (const { key, values } of outcomes) kept.set(key, [...(kept.get(key) ?? []), [...values]])
    for (const [key, queue] of this.kept) kept.set(key, [...(kept.get(key) ?? []), ...queue])
    this.kept = kept
  }
  keptLuck(): [string, number[][]][] {
    return [...this.kept].filter(([, queue]) => queue.length > 0).map(([key, queue]) => [key, queue.map((v) => [...v])])
  }
  setKeptLuck(kept: readonly [string, number[][]][]): void {
    this.kept = new Map(kept.map(([key, queue]) => [key, queue.map((v) => [...v])]))
  }
  /** A scripted or kept outcome of this length, if there is one. */
  decided(key: string, length: number): number[] | undefined {
    const scripted = this.scripted.get(key)
    if (scripted && scripted.length > 0) return scripted.shift()
    const kept = this.kept.get(key)
    if (kept && kept.length > 0 && kept[0]!.length === length) return kept.shift()
    return undefined
  }
  hasPlans(): boolean {
    return this.kept.size > 0 || this.scripted.size > 0
  }
  /** Scripted outcomes that nobody has asked for yet. */
  unused(): { key: string; outcomes: number[][] }[] {
    return [...this.scripted].filter(([, q]) => q.length > 0).map(([key, outcomes]) => ({ key, outcomes }))
  }
  state(): number[] {
    return [this.a, this.b, this.c, this.d]
  }
  static from(state: readonly number[], kept: readonly [string, number[][]][] = []): Fate {
    const fate = new Fate(0)
    ;[fate.a, fate.b, fate.c, fate.d] = state as [number, number, number, number]
    fate.setKeptLuck(kept)
    return fate
  }
  copy(): Fate {
    const fate = Fate.from(this.state(), this.keptLuck())
    for (const [key, queue] of this.scripted) fate.script(key, ...queue)
    return fate
  }
}
