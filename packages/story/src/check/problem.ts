/** Something wrong with a story, and where it stands. */
import type { Node, Story, Terms } from '../types.ts'
import type { Path } from '../ways.ts'

export interface Problem {
  /** null: with the pack as a whole. */
  readonly story: string | null
  /** null: with the story as a whole. */
  readonly node: string | null
  /** Which of the nodes with this id it is; 0 unless ids are doubled. */
  readonly nth: number
  /** Where in the node. */
  readonly path: Path
  readonly message: string
}
export type Report<G extends Terms> = (node: Node<G> | null, path: Path, message: string) => void

export function reportTo<G extends Terms>(problems: Problem[], story: Story<G> | null): Report<G> {
  return (node, path, message) => {
    const alike = node === null || story === null ? [] : story.nodes.filter(({ id }) => id === node.id)
    const nth = node === null ? 0 : Math.max(0, alike.indexOf(node))
    problems.push({ story: story?.id ?? null, node: node?.id ?? null, nth, path, message })
  }
}
