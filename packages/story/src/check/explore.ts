/**
 * Every situation a story can get into: a node, and the flags set that still matter there. Words of the game, and flags
 * that others change, are free to be either way each time they are asked for. So what cannot be reached here cannot be
 * reached in play.
 */
import { at } from '@emberhall/kernel'
import type { StoryPack } from '../pack.ts'
import type { Node, Story, Terms } from '../types.ts'
import { applyFlags } from '../walk.ts'
import { waysOf } from '../ways.ts'
import { conditionsOf, flagsIn } from './sites.ts'
import { canBe } from './truth.ts'

/** Beyond this many situations a story is not proved. */
export const MAX_SITUATIONS = 100_000

export interface Situation<G extends Terms> {
  readonly node: Node<G>
  readonly set: readonly string[]
  /** Where it can go on; undefined where a way leads to a node that is not there. */
  readonly next: (Situation<G> | undefined)[]
}
export interface Explored<G extends Terms> {
  readonly situations: readonly Situation<G>[]
  /** Whether all were found before there were too many. */
  readonly isWhole: boolean
}

export function explore<G extends Terms>(
  pack: StoryPack<G>,
  story: Story<G>,
  foreign: ReadonlySet<string>,
): Explored<G> {
  const isToldAgain = pack.toldAgain?.includes(story.id) === true
  const nodes = new Map(story.nodes.toReversed().map((node) => [node.id, node]))
  const live = liveFlags(
    nodes,
    (node) => readsOf(pack, node).filter((flag) => !foreign.has(flag)),
    (node) => (node.kind === 'end' && isToldAgain ? [story.entry] : waysOf(node).map(({ leg }) => leg.next)),
  )
  const found = new Map<string, Situation<G>>()
  const todo: Situation<G>[] = []
  const arrive = (id: string, memory: readonly string[]): Situation<G> | undefined => {
    const node = nodes.get(id)
    if (node === undefined) return undefined
    const set = memory.filter((flag) => live.get(id)!.has(flag))
    const key = JSON.stringify([id, ...set])
    const known = found.get(key)
    if (known !== undefined) return known
    const situation = { node, set, next: [] }
    found.set(key, situation)
    todo.push(situation)
    return situation
  }
  arrive(story.entry, [])
  while (todo.length > 0 && found.size <= MAX_SITUATIONS) {
    const { node, set, next } = todo.pop()!
    if (node.kind === 'end' && isToldAgain) arrive(story.entry, applyFlags(set, node.effects))
    for (const way of waysOf(node))
      if (canBe(way, { set, foreign })) next.push(arrive(way.leg.next, applyFlags(set, way.leg.effects)))
  }
  return { situations: [...found.values()], isWhole: todo.length === 0 }
}

/** Which of the situations of a node are meant, in words; nothing if all are. */
export function whenIn<G extends Terms>(some: readonly Situation<G>[], all: readonly Situation<G>[]): string {
  const { set } = at(some, 0)
  if (some.length === all.length) return ''
  return set.length === 0 ? ' when no flag is set that matters here' : ` when the flags are: ${set.join(', ')}`
}

function readsOf<G extends Terms>(pack: StoryPack<G>, node: Node<G>): string[] {
  return conditionsOf(pack, node).flatMap(({ value }) => flagsIn(value))
}
/** For each node the flags that it, or a node behind it, asks for. */
function liveFlags<G extends Terms>(
  nodes: ReadonlyMap<string, Node<G>>,
  reads: (node: Node<G>) => readonly string[],
  behind: (node: Node<G>) => readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const live = new Map([...nodes].map(([id, node]) => [id, new Set(reads(node))]))
  for (let isSettled = false; !isSettled; ) {
    isSettled = true
    for (const [id, node] of nodes) {
      const here = live.get(id)!
      const before = here.size
      for (const next of behind(node)) for (const flag of live.get(next) ?? []) here.add(flag)
      if (here.size > before) isSettled = false
    }
  }
  return live
}
