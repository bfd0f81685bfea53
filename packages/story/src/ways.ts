/** The ways out of a node, whatever its kind. */
import type { Choice, Condition, Leg, Node, Terms } from './types.ts'

/** Where in a node something stands. @example ['choices', 1, 'label'] */
export type Path = readonly (string | number)[]

export interface Way<G extends Terms> {
  /** What it is called: the id of an option, an outcome, `success`; empty where there is nothing to tell apart. */
  readonly name: string
  readonly path: Path
  readonly leg: Partial<Choice<G>> & Leg<G>
  /** What has to hold, and what has not, for it to be taken. */
  readonly if: readonly Condition<G>[]
  readonly unless: readonly Condition<G>[]
}
const plain = { if: [], unless: [] }

export function waysOf<G extends Terms>(node: Node<G>): Way<G>[] {
  switch (node.kind) {
    case 'text':
      return [{ ...plain, name: '', path: [], leg: node }]
    case 'choice':
      return node.choices.map((leg, i) => {
        return { ...plain, name: leg.id, path: ['choices', i], leg, if: leg.if === undefined ? [] : [leg.if] }
      })
    case 'test':
      return (['success', 'failure'] as const)
        .filter((name) => node[name] !== undefined)
        .map((name) => ({ ...plain, name, path: [name], leg: node[name] }))
    case 'branch':
      return [
        ...node.cases.map((leg, i) => {
          const unless = node.cases.slice(0, i).map((before) => before.if)
          return { name: `case ${i + 1}`, path: ['cases', i], leg, if: [leg.if], unless }
        }),
        {
          ...plain,
          name: 'otherwise',
          path: ['otherwise'],
          leg: node.otherwise,
          unless: node.cases.map((each) => each.if),
        },
      ]
    case 'scene':
      return Object.entries(node.outcomes).map(([name, leg]) => ({ ...plain, name, path: ['outcomes', name], leg }))
    case 'end':
      return []
  }
}
