/** Whether the parts of a story fit together, as far as each node shows by itself. */
import type { StoryPack } from '../pack.ts'
import type { Node, Story, Terms } from '../types.ts'
import { waysOf } from '../ways.ts'
import { isClear, isFlag, isSet } from '../words.ts'
import type { Report } from './problem.ts'
import { atomsOf, conditionsOf, effectsOf } from './sites.ts'

export function checkShape<G extends Terms>(pack: StoryPack<G>, story: Story<G>, report: Report<G>): void {
  const ids = new Set(story.nodes.map(({ id }) => id))
  if (!ids.has(story.entry)) report(null, ['entry'], `the entry "${story.entry}" is not among the nodes`)
  const seen = new Set<string>()
  for (const node of story.nodes) {
    if (seen.has(node.id)) report(node, ['id'], 'another node of this story has the same id')
    seen.add(node.id)
    for (const { path, leg } of waysOf(node))
      if (!ids.has(leg.next)) report(node, [...path, 'next'], `next: there is no node "${leg.next}"`)
    if (node.picture !== undefined && !pack.pictures.includes(node.picture))
      report(node, ['picture'], `there is no picture "${node.picture}"`)
    checkKind(pack, node, report)
    checkWords(pack, node, report)
  }
}

function checkKind<G extends Terms>(pack: StoryPack<G>, node: Node<G>, report: Report<G>): void {
  switch (node.kind) {
    case 'choice':
      checkChoices(node.choices, (path, message) => report(node, path, message))
      break
    case 'test':
      for (const way of ['success', 'failure'] as const)
        if (node[way] === undefined) report(node, [], `a test needs a way for ${way}`)
      for (const message of pack.checkTest(node.test)) report(node, ['test'], message)
      break
    case 'scene':
      checkOutcomes(Object.keys(node.outcomes), pack.outcomesOf(node.scene), (path, message) =>
        report(node, path, message),
      )
      break
    case 'text':
    case 'branch':
    case 'end':
  }
}
type Say = (path: (string | number)[], message: string) => void
function checkChoices(choices: readonly { readonly id: string }[], say: Say): void {
  if (choices.length === 0) say([], 'a choice without options')
  choices.forEach(({ id }, i) => {
    if (choices.findIndex((other) => other.id === id) < i)
      say(['choices', i, 'id'], `another option of this choice is called "${id}"`)
  })
}
function checkOutcomes(given: readonly string[], possible: readonly string[] | null, say: Say): void {
  if (possible === null) return say(['scene'], 'there is no such scene')
  for (const outcome of possible)
    if (!given.includes(outcome)) say(['outcomes'], `the scene can end with "${outcome}", which leads nowhere`)
  for (const outcome of given)
    if (!possible.includes(outcome)) say(['outcomes', outcome], `the scene never ends with "${outcome}"`)
}

function checkWords<G extends Terms>(pack: StoryPack<G>, node: Node<G>, report: Report<G>): void {
  for (const { path, value } of conditionsOf(pack, node))
    for (const atom of atomsOf(value))
      if (!isFlag(atom)) for (const message of pack.checkCondition(atom)) report(node, path, message)
  for (const { path, value } of effectsOf(node)) {
    const isFlagged = isSet(value) || isClear(value)
    if (isFlagged && path.at(-2) === 'cost') report(node, path, 'a cost is paid; flags belong to the effects')
    if (!isFlagged) for (const message of pack.checkEffect(value)) report(node, path, message)
  }
}
