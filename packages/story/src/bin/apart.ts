/** An end at which nothing is told is drawn beside every node that leads to it: arrows from everywhere would hide the rest. */
import type { Leg, Node, Terms } from '../types.ts'
import { waysOf } from '../ways.ts'

type EndNode = Extract<Node<Terms>, { kind: 'end' }>

export function withEndsApart(nodes: readonly Node<Terms>[]): readonly Node<Terms>[] {
  const bare = nodes.filter((node): node is EndNode => node.kind === 'end' && node.body.length === 0)
  const parted = bare.filter(({ id }) => nodes.filter((node) => leadsTo(node, id)).length > 1)
  return nodes.flatMap((node) => {
    if (parted.some(({ id }) => id === node.id)) return []
    const near = parted.filter(({ id }) => leadsTo(node, id)).map((end) => ({ ...end, at: `${end.id} ${node.id}` }))
    const to = <T extends Leg<Terms>>(leg: T): T => ({
      ...leg,
      next: near.find(({ id }) => id === leg.next)?.at ?? leg.next,
    })
    return [turned(node, to), ...near.map(({ at, ...end }) => ({ ...end, id: at }))]
  })
}
const leadsTo = (node: Node<Terms>, id: string): boolean => waysOf(node).some(({ leg }) => leg.next === id)

function turned(node: Node<Terms>, to: <T extends Leg<Terms>>(leg: T) => T): Node<Terms> {
  switch (node.kind) {
    case 'text':
      return to(node)
    case 'choice':
      return { ...node, choices: node.choices.map(to) }
    case 'test':
      return { ...node, success: to(node.success), failure: to(node.failure) }
    case 'branch':
      return { ...node, cases: node.cases.map(to), otherwise: to(node.otherwise) }
    case 'scene':
      return {
        ...node,
        outcomes: Object.fromEntries(Object.entries(node.outcomes).map(([way, leg]) => [way, to(leg)])),
      }
    case 'end':
      return node
  }
}
