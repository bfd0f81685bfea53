/**
 * How a story is walked through. The memory is the list of flags that are set; `own` decides the conditions of the game.
 * The passages of a leg are told before its effects are done.
 */
import { RuleFault } from '@emberhall/kernel'
import type {
  Body,
  BranchNode,
  Choice,
  ChoiceNode,
  Condition,
  Effect,
  Leg,
  Node,
  Passage,
  Story,
  Terms,
} from './types.ts'
import { isAll, isAny, isClear, isFlag, isNot, isSet } from './words.ts'

type Memory = readonly string[]
type Own<G extends Terms> = (condition: G['condition']) => boolean

const indexes = new WeakMap<object, ReadonlyMap<string, unknown>>()

export function nodeOf<G extends Terms>(story: Story<G>, id: string): Node<G> {
  let index = indexes.get(story) as ReadonlyMap<string, Node<G>> | undefined
  if (index === undefined) {
    index = new Map(story.nodes.map((node) => [node.id, node]))
    indexes.set(story, index)
  }
  const node = index.get(id)
  if (node === undefined) throw new RuleFault(`the story "${story.id}" has no node "${id}"`)
  return node
}

export function holds<G extends Terms>(condition: Condition<G>, memory: Memory, own: Own<G>): boolean {
  if (isFlag(condition)) return memory.includes(condition.flag)
  if (isNot<G>(condition)) return !holds(condition.not, memory, own)
  if (isAll<G>(condition)) return condition.all.every((part) => holds(part, memory, own))
  if (isAny<G>(condition)) return condition.any.some((part) => holds(part, memory, own))
  return own(condition)
}
const isOpen = <G extends Terms>(to: { readonly if?: Condition<G> }, memory: Memory, own: Own<G>): boolean =>
  to.if === undefined || holds(to.if, memory, own)

/** The passages that are told. */
export function told<G extends Terms>(body: Body<G> | undefined, memory: Memory, own: Own<G>): Passage<G>[] {
  return (body ?? []).filter((passage) => isOpen(passage, memory, own))
}
/** The options that are offered; whether their cost can be paid is for the game to say. */
export function openChoices<G extends Terms>(node: ChoiceNode<G>, memory: Memory, own: Own<G>): Choice<G>[] {
  return node.choices.filter((choice) => isOpen(choice, memory, own))
}
/** The first case that holds, or the way otherwise. */
export function branchLeg<G extends Terms>(node: BranchNode<G>, memory: Memory, own: Own<G>): Leg<G> {
  return node.cases.find((each) => holds(each.if, memory, own)) ?? node.otherwise
}
/** The memory after these effects, in an order of its own, so that equal memories are equal lists. */
export function applyFlags<G extends Terms>(memory: Memory, effects: readonly Effect<G>[] = []): string[] {
  const flags = new Set(memory)
  for (const effect of effects) {
    if (isSet(effect)) flags.add(effect.set)
    else if (isClear(effect)) flags.delete(effect.clear)
  }
  return [...flags].sort()
}
