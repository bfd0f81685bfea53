/** The examples of docs/stories.md stand in the fixtures or here word for word, and are run. */
import { readFileSync } from 'node:fs'
import { applyFlags, branchLeg, type Leg, type Node, nodeOf, openChoices, told } from '@emberhall/story'
import { expect, test } from 'vitest'
import { crossing, type Ferry } from './help.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const flat = (code: string) => code.replaceAll(/^\s+|\n\s*(?=\n)/gm, '').trim()

/** What is told on the way through the ferry story, answer by answer. */
function tell(answers: readonly string[], purse: number): string[] {
  const own = ({ gold }: Ferry['condition']) => purse >= gold
  const left = [...answers]
  const legOf = (node: Exclude<Node<Ferry>, { kind: 'end' }>, memory: readonly string[]): Leg<Ferry> => {
    if (node.kind === 'text') return node
    if (node.kind === 'branch') return branchLeg(node, memory, own)
    const answer = left.shift()!
    if (node.kind === 'scene') return node.outcomes[answer]!
    if (node.kind === 'test') return answer === 'success' ? node.success : node.failure
    return openChoices(node, memory, own).find(({ id }) => id === answer)!
  }
  const lines: string[] = []
  let memory: string[] = []
  let at = crossing.entry
  for (;;) {
    const node = nodeOf(crossing, at)
    if (node.kind === 'end') return [...lines, node.ending]
    lines.push(...told(node.body, memory, own).map(({ text }) => text.en))
    const leg = legOf(node, memory)
    lines.push(...(leg === node ? [] : told(leg.body, memory, own).map(({ text }) => text.en)))
    memory = applyFlags(memory, leg.effects)
    at = leg.next
  }
}

test('every example of the manual is one that is run', () => {
  const run = flat(`${read('fixtures/ferry/src/story/crossing.ts')}\n${read('docs.test.ts')}`)
  const blocks = [...read('../../../docs/stories.md').matchAll(/```ts\n(.*?)```/gs)].map((match) => match[1]!)
  expect(blocks).toHaveLength(2)
  for (const block of blocks) expect(run).toContain(flat(block))
})
test('the story is told as the answers lead', () => {
  expect(tell(['swim', 'failure', 'talk', 'lost'], 1)).toEqual([
    'The river is high.',
    'The current takes you!',
    'Back you go.',
    'The river is high.',
    'You are still wet.',
    '“Mind the rope,” she says.',
    'alone',
  ])
  expect(tell(['pay', 'won'], 3).at(-1)).toBe('welcome')
})
