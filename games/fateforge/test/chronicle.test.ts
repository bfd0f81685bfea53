import { expect, test } from 'vitest'
import { stories } from '../src/content/story/index.ts'
import { chronicleEn } from '../src/text/chronicle.en.ts'
import { chronicleFr } from '../src/text/chronicle.fr.ts'

/** Everything in the stories that the chronicle has a sentence for. */
const deeds = stories.flatMap(({ act, nodes }) =>
  nodes.flatMap((node) => {
    switch (node.kind) {
      case 'choice':
        return node.choices.map(({ id }) => `${node.id}.${id}`)
      case 'test':
        return [`${node.id}.success`, `${node.id}.failure`]
      case 'scene':
        return 'rest' in node.scene ? [] : Object.keys(node.outcomes).map((outcome) => `${node.id}.${outcome}`)
      case 'end':
        return act > 0 ? [`ending.${node.ending}`] : []
      case 'text':
      case 'branch':
        return []
    }
  }),
)

test.each([
  ['English', chronicleEn],
  ['French', chronicleFr],
])('every deed has its sentence in %s, and every sentence its deed', (_, chronicle) => {
  expect(Object.keys(chronicle).toSorted()).toEqual(deeds.toSorted())
})

test('FG-1.3 the first act has six chapters and two rests to mark', () => {
  const { marks, nodes } = stories[0]!
  expect(marks.map(({ mark }) => mark).join(' ')).toBe('chapter chapter rest chapter chapter rest chapter chapter')
  const rests = nodes.flatMap((node) => (node.kind === 'scene' && 'rest' in node.scene ? [node.id] : []))
  expect(marks.flatMap(({ node, mark }) => (mark === 'rest' ? [node] : []))).toEqual(rests)
  for (const { node } of marks) expect(nodes.map(({ id }) => id)).toContain(node)
})

const fights = stories
  .flatMap(({ nodes }) => nodes)
  .flatMap((node) => (node.kind === 'scene' && 'combat' in node.scene ? [node] : []))

test.each(fights)('FG-1.6 FG-1.8 a lost fight leads on, by a way of its own: $id', ({ outcomes }) => {
  expect(Object.keys(outcomes)).toEqual(['won', 'lost'])
  expect(outcomes.lost!.next).not.toBe(outcomes.won!.next)
})
