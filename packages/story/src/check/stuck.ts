/** Situations that lead to no end. */
import type { Node, Terms } from '../types.ts'
import { type Situation, whenIn } from './explore.ts'

interface Stuck<G extends Terms> {
  readonly node: Node<G>
  readonly message: string
}

export function stuckIn<G extends Terms>(situations: readonly Situation<G>[]): Stuck<G>[] {
  const ending = leadingToEnd(situations)
  const stuck = Map.groupBy(
    situations.filter((situation) => !ending.has(situation)),
    ({ node }) => node,
  )
  const told = new Set<Node<G>>()
  const found: Stuck<G>[] = []
  for (const [node, here] of stuck) {
    if (told.has(node)) continue
    const loop = loopOf(node, stuck)
    for (const member of loop) told.add(member)
    const names = loop.map(({ id }) => id).join(', ')
    const message = loop.length === 0 ? 'no end can be reached from here' : `a loop that cannot be left (${names})`
    const all = situations.filter((situation) => situation.node === node)
    found.push({ node, message: `${message}${whenIn(here, all)}` })
  }
  return found
}
function leadingToEnd<G extends Terms>(situations: readonly Situation<G>[]): ReadonlySet<Situation<G>> {
  const before = new Map<Situation<G>, Situation<G>[]>()
  for (const from of situations)
    for (const to of from.next) {
      if (to === undefined) continue
      const list = before.get(to)
      if (list === undefined) before.set(to, [from])
      else list.push(from)
    }
  // What is behind a missing node is not known.
  const found = new Set(situations.filter(({ node, next }) => node.kind === 'end' || next.includes(undefined)))
  for (const situation of found) for (const from of before.get(situation) ?? []) found.add(from)
  return found
}

/** The nodes that lead to this one and back, among those that are stuck; none if it does not come round. */
function loopOf<G extends Terms>(
  node: Node<G>,
  stuck: ReadonlyMap<Node<G>, readonly Situation<G>[]>,
): readonly Node<G>[] {
  const behind = (from: Node<G>): ReadonlySet<Node<G>> => {
    const found = new Set<Node<G>>()
    const add = (at: Node<G>) => stuck.get(at)!.forEach(({ next }) => next.forEach((to) => found.add(to!.node)))
    add(from)
    for (const at of found) add(at)
    return found
  }
  const round = behind(node)
  if (!round.has(node)) return []
  return [node, ...[...round].filter((other) => other !== node && behind(other).has(node))]
}
