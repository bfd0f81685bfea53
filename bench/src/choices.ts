/** The choices of random players: xorshift32, the same stream for every form of a game. */
let x = 1
export function seedChoices(seed: number): void {
  x = Math.imul(seed, 7919) | 1
}
export function choiceState(): number {
  return x
}
/** A whole number from 0 to n - 1. */
export function pick(n: number): number {
  x ^= x << 13
  x ^= x >>> 17
  x ^= x << 5
  return (x >>> 0) % n
}
