/** Whether everything in a story can happen, and everything that happens comes to an end. */
import type { StoryPack } from '../pack.ts'
import type { ChoiceNode, Node, Story, Terms } from '../types.ts'
import { waysOf } from '../ways.ts'
import { type Explored, MAX_SITUATIONS, type Situation, whenIn } from './explore.ts'
import type { Report } from './problem.ts'
import { askedInScene, gatesOf, tellingsOf } from './sites.ts'
import { stuckIn } from './stuck.ts'
import { canBe, type Demand, MAX_UNKNOWNS, unknownsOf } from './truth.ts'

export function checkCourse<G extends Terms>(
  pack: StoryPack<G>,
  story: Story<G>,
  foreign: ReadonlySet<string>,
  { situations, isWhole }: Explored<G>,
  report: Report<G>,
): void {
  if (!isWhole)
    return report(null, [], `there are more than ${MAX_SITUATIONS} situations; nothing is proved: split the story`)
  const reached = Map.groupBy(situations, ({ node }) => node)
  checkReached(story, new Set(reached.keys()), report)
  for (const [node, here] of reached) {
    const unknowns = unknownsOf(
      gatesOf(node).map(({ value }) => value),
      foreign,
    )
    if (unknowns.length > MAX_UNKNOWNS)
      report(node, [], `${unknowns.length} unknowns decide here; nothing is proved beyond ${MAX_UNKNOWNS}`)
    checkConditions(pack, node, (demand) => here.some(({ set }) => canBe(demand, { set, foreign })), report)
    if (node.kind === 'choice') checkClosed(node, here, foreign, report)
  }
  for (const { node, message } of stuckIn(situations)) report(node, [], message)
}

function checkReached<G extends Terms>(story: Story<G>, reached: ReadonlySet<Node<G>>, report: Report<G>): void {
  const linked = new Set([story.entry])
  for (const node of reached) for (const { leg } of waysOf(node)) linked.add(leg.next)
  const endings = new Set([...reached].map((node) => (node.kind === 'end' ? node.ending : '')))
  for (const node of story.nodes) {
    if (reached.has(node)) continue
    const why = linked.has(node.id) ? 'the conditions on the way never hold' : 'nothing that is reached leads here'
    const isLost = node.kind === 'end' && !endings.has(node.ending)
    report(node, [], `${isLost ? `the ending "${node.ending}"` : 'this node'} cannot be reached: ${why}`)
  }
}

function checkConditions<G extends Terms>(
  pack: StoryPack<G>,
  node: Node<G>,
  isPossible: (demand: Demand<G>) => boolean,
  report: Report<G>,
): void {
  for (const { path, value, way } of tellingsOf(node))
    if (!isPossible({ if: [...(way?.if ?? []), value], unless: way?.unless ?? [] }))
      report(node, path, 'the condition of this passage can never hold')
  for (const { path, value } of askedInScene(pack, node))
    if (!isPossible({ if: [value], unless: [] })) report(node, path, 'a condition of this scene can never hold')
  for (const { path, way } of gatesOf(node)) {
    if (isPossible(way!)) continue
    const isCase = node.kind === 'branch'
    report(node, path, isCase ? `${way!.name} is never taken` : `the condition of "${way!.name}" can never hold`)
  }
}

/** At least one option that costs nothing must be open, whatever is the case. */
function checkClosed<G extends Terms>(
  node: ChoiceNode<G>,
  here: readonly Situation<G>[],
  foreign: ReadonlySet<string>,
  report: Report<G>,
): void {
  const free = waysOf(node).filter(({ leg }) => (leg.cost ?? []).length === 0)
  if (free.some((way) => way.if.length === 0)) return
  const allClosed = { if: [], unless: free.flatMap((way) => way.if) }
  const closed = here.filter(({ set }) => canBe(allClosed, { set, foreign }))
  if (closed.length > 0)
    report(node, ['choices'], `no option may be open and free of cost${whenIn(closed, here)}; let one always be`)
}
