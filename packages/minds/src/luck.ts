/** The luck of an imagined world, by kind: what is rolled for one thing does not depend on how often something else was rolled for before. */
import { Fate } from '@emberhall/kernel'
import { shuffled } from './random.ts'

/**
 * Answers are compared in the same worlds so that they share their luck. From one stream of dice they would share none from the first roll on that
 * only one of them leads to; with a stream for each kind of chance, and for each pile that is shuffled, the rest goes on with the same luck.
 */
export class KindredFate extends Fate {
  private readonly seed: number
  private readonly streams = new Map<string, Fate>()

  constructor(seed: number) {
    super(seed)
    this.seed = seed
  }
  override hasPlans(): boolean {
    return true
  }
  override decided(key: string, length: number, sides: readonly number[] | null): number[] | undefined {
    const stream = this.streams.get(key) ?? new Fate(this.seed ^ numberOf(key))
    this.streams.set(key, stream)
    const dice = (n: number): number => stream.below(n)
    return sides === null
      ? shuffled(
          Array.from({ length }, (_, i) => i),
          dice,
        )
      : sides.map(dice)
  }
}
const numbers = new Map<string, number>()
function numberOf(key: string): number {
  let n = numbers.get(key)
  if (n === undefined) {
    n = 0x811c9dc5
    for (let i = 0; i < key.length; i++) n = Math.imul(n ^ key.charCodeAt(i), 0x01000193)
    numbers.set(key, n)
  }
  return n
}
