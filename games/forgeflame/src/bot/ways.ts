/** How far it is from site to site, for the cave-ins of the moment; what has been worked out once is kept. */
import { DIFFICULT, WAYS } from '../board.ts'
import { SITES } from '../state.ts'

export const N = SITES.length
/** No way there. */
export const NO_WAY = 60
const KEPT = 4000
const memo = new Map<number, Uint8Array>()

/** Passages between any two sites on foot, row by row. */
export function distances(caveIn: readonly boolean[]): Uint8Array {
  let key = 0
  for (let i = 0, bit = 1; i < caveIn.length; i++, bit *= 2) if (caveIn[i]) key += bit
  const known = memo.get(key)
  if (known !== undefined) return known
  const far = new Uint8Array(N * N).fill(NO_WAY)
  for (let from = 0; from < N; from++) spread(far, from, caveIn)
  if (memo.size >= KEPT) memo.clear()
  memo.set(key, far)
  return far
}
function spread(far: Uint8Array, from: number, caveIn: readonly boolean[]): void {
  const row = from * N
  const queue = [from]
  far[row + from] = 0
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i]!
    for (const way of WAYS[here]!) {
      if (caveIn[way.passage] || DIFFICULT[way.passage] || far[row + way.to]! < NO_WAY) continue
      far[row + way.to] = far[row + here]! + 1
      queue.push(way.to)
    }
  }
}
