/** Where texts, conditions and effects stand in a node. */
import type { StoryPack } from '../pack.ts'
import type { Body, Condition, Effect, Node, Terms, Text } from '../types.ts'
import { type Path, type Way, waysOf } from '../ways.ts'
import { isAll, isAny, isFlag, isNot } from '../words.ts'

interface At<T> {
  readonly path: Path
  readonly value: T
}
/** A condition, with the way that must be taken for it to be asked. */
export interface ConditionSite<G extends Terms> extends At<Condition<G>> {
  readonly way: Way<G> | null
}

function bodiesOf<G extends Terms>(node: Node<G>): (At<Body<G>> & { way: Way<G> | null })[] {
  const own = node.body === undefined ? [] : [{ path: ['body'], value: node.body, way: null }]
  const further = waysOf(node).filter(({ leg }) => leg !== node && leg.body !== undefined)
  return [...own, ...further.map((way) => ({ path: [...way.path, 'body'], value: way.leg.body!, way }))]
}

export function textsOf<G extends Terms>(node: Node<G>): At<Text>[] {
  const title = node.title === undefined ? [] : [{ path: ['title'], value: node.title }]
  const labels =
    node.kind === 'choice' ? node.choices.map((c, i) => ({ path: ['choices', i, 'label'], value: c.label })) : []
  const passages = bodiesOf(node).flatMap(({ path, value }) =>
    value.map((passage, i) => ({ path: [...path, i, 'text'], value: passage.text })),
  )
  return [...title, ...passages, ...labels]
}

/** The conditions of passages. */
export function tellingsOf<G extends Terms>(node: Node<G>): ConditionSite<G>[] {
  return bodiesOf(node).flatMap(({ path, value, way }) =>
    value.flatMap((passage, i) =>
      passage.if === undefined ? [] : [{ path: [...path, i, 'if'], value: passage.if, way }],
    ),
  )
}
/** The conditions of ways out. */
export function gatesOf<G extends Terms>(node: Node<G>): ConditionSite<G>[] {
  return waysOf(node).flatMap((way) => way.if.map((value) => ({ path: [...way.path, 'if'], value, way })))
}
/** The conditions that the scene of a node asks for. */
export function askedInScene<G extends Terms>(pack: StoryPack<G>, node: Node<G>): ConditionSite<G>[] {
  const conditions = node.kind === 'scene' ? (pack.conditionsIn?.(node.scene) ?? []) : []
  return conditions.map((value) => ({ path: ['scene'], value, way: null }))
}
export function conditionsOf<G extends Terms>(pack: StoryPack<G>, node: Node<G>): ConditionSite<G>[] {
  return [...tellingsOf(node), ...gatesOf(node), ...askedInScene(pack, node)]
}

/** The conditions that a condition is made of: flags, and words of the game. */
export function atomsOf<G extends Terms>(condition: Condition<G>): ({ readonly flag: string } | G['condition'])[] {
  if (isFlag(condition)) return [condition]
  if (isNot<G>(condition)) return atomsOf(condition.not)
  if (isAll<G>(condition)) return condition.all.flatMap(atomsOf)
  if (isAny<G>(condition)) return condition.any.flatMap(atomsOf)
  return [condition]
}
export function flagsIn<G extends Terms>(condition: Condition<G>): string[] {
  return atomsOf(condition).flatMap((atom) => (isFlag(atom) ? [atom.flag] : []))
}

export function effectsOf<G extends Terms>(node: Node<G>): At<Effect<G>>[] {
  const at = (path: Path, effects: readonly Effect<G>[] = []) =>
    effects.map((value, i) => ({ path: [...path, i], value }))
  const ways = waysOf(node).flatMap(({ path, leg }) => [
    ...at([...path, 'cost'], leg.cost),
    ...at([...path, 'effects'], leg.effects),
  ])
  return node.kind === 'end' ? at(['effects'], node.effects) : ways
}
