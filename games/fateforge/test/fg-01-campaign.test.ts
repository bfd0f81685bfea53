import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { CONTENT } from '../src/index.ts'
import { lines } from './asking.ts'
import { begun, playScene } from './volume.ts'
import { body, fought, type Tale, type Telling, telling, THE_END } from './tale.ts'

afterEach(allDone)

const act1 = CONTENT.stories[0]!
const nodeOf = (id: string) => act1.nodes.find((node) => node.id === id)!
/** The nodes a node can lead to. */
function ways(id: string): string[] {
  const node = nodeOf(id)
  switch (node.kind) {
    case 'text':
      return [node.next]
    case 'choice':
      return node.choices.map(({ next }) => next)
    case 'test':
      return [node.success.next, node.failure.next]
    case 'branch':
      return [...node.cases.map(({ next }) => next), node.otherwise.next]
    case 'scene':
      return Object.values(node.outcomes).map(({ next }) => next)
    case 'end':
      return []
  }
}
/** Everything that can be reached without passing one of these nodes. */
function reached(from: string, stops: readonly string[] = []): string[] {
  const seen = [from]
  for (const id of seen) for (const next of ways(id)) if (!seen.includes(next) && !stops.includes(next)) seen.push(next)
  return seen
}
const isCombat = (id: string): boolean => {
  const node = nodeOf(id)
  return node.kind === 'scene' && 'combat' in node.scene
}
/** On by plain pages and choices until the story asks something else. */
const onward = (t: Telling, seat = 0, until = 'rest'): Telling => t.untilAsked(seat, until, { page: 'onward' })

test('FG-1.1 three acts; the first ends with a boss, and the second follows', () => {
  expect(CONTENT.stories.flatMap(({ act }) => (act > 0 ? [act] : []))).toEqual([1, 2, 3])
  const last = reached('n1').filter(
    (id) => isCombat(id) && !reached(id).some((later) => later !== id && isCombat(later)),
  )
  expect(last).toEqual(['c7'])
  expect(CONTENT.scenes.find(({ id }) => id === 'c7')!.boss).toBeDefined()
  const t = fought('won', { node: 'c7', campaign: { marks: ['n1', 'last-dusk'] } })
  for (let pages = 0; !t.match.isOver && pages < 9; pages++) t.answer(0, 'onward')
  expect([t.state.act, t.state.node, t.state.marks, t.state.ended]).toEqual([2, 'act-2-threshold', [], false])
})
test('FG-1.1 an act after the last is the end of the campaign', () => {
  const second = telling({ campaign: { act: 2, node: 'act-2-threshold' } })
    .answer(0, 'onward')
    .over('second-winter')
  expect([second.state.act, second.state.ended]).toEqual([3, false])
  const third = telling({ campaign: { act: 3, node: 'act-3-threshold' } })
    .answer(0, 'onward')
    .over('the-cedar')
  expect([third.state.act, third.state.ended]).toEqual([3, true])
})

test('FG-1.2 a scene is a story, a combat or a rest', () => {
  const kind = (node: string) => telling({ node }).state.kind
  expect(['n1', 'n2', 'n3', 'e1', 'n8-door'].map(kind)).toEqual(['story', 'story', 'story', 'story', 'story'])
  expect(['c1', 'c4x', 'c7'].map(kind)).toEqual(['combat', 'combat', 'combat'])
  expect(['r1', 'r2'].map(kind)).toEqual(['rest', 'rest'])
})
test('FG-1.2 each is a match of its own in a campaign: it ends where the next begins', () => {
  const wanted: Tale = { node: 'gate-road', options: { until: 'scene' } }
  const t = telling(wanted).answer(0, 'onward').answer(0, 'choice:n5.force').over('onward')
  expect([t.state.node, t.state.kind]).toEqual(['c2', 'story'])
  const rested = telling({ ...wanted, node: 'r1' })
    .answer(0, 'leave')
    .over('onward')
  expect([rested.state.node, rested.state.kind]).toEqual(['marsh-edge', 'rest'])
  const won = fought('won', { ...wanted, node: 'c2' }).over('onward')
  expect([won.state.node, won.state.kind]).toEqual(['n6a', 'combat'])
})

test('FG-1.3 the bar of an act: its chapters, its rests, and how far the group has come', () => {
  expect(act1.marks.map(({ mark }) => mark).join(' ')).toBe('chapter chapter rest chapter chapter rest chapter chapter')
  const t = telling()
  expect(t.state.marks).toEqual(['n1'])
  const rest = telling({ node: 'n6b', campaign: { marks: ['n1', 'gate-road'] } }).answer(0, 'onward')
  expect(rest.state.marks).toEqual(['n1', 'gate-road', 'r1'])
  rest.answer(0, 'leave')
  expect(rest.state.marks.at(-1)).toBe('marsh-edge')
  expect(rest.view(1).state.marks).toEqual(rest.state.marks)
})

test('FG-1.4 a chapter holds several stories and fights', () => {
  const marks = act1.marks.map(({ node }) => node)
  const chapters = act1.marks.flatMap(({ node, mark }) => (mark === 'chapter' ? [reached(node, marks)] : []))
  for (const nodes of chapters) {
    expect(nodes.filter(isCombat).length).toBeGreaterThan(0)
    expect(nodes.filter((id) => nodeOf(id).kind !== 'scene').length).toBeGreaterThan(1)
  }
  const t = telling().answer(0, 'onward').answer(0, 'onward').asked(0, 'choice')
  expect(t.state.marks).toEqual(['n1'])
})

test('FG-1.5 a fight won leads to the next chapter', () => {
  const t = onward(fought('won', { node: 'c1', campaign: { marks: ['n1'] } }), 0, 'choice')
  expect(lines(t, 'page').map((line) => line.split(' ')[1])).toContain('n4a')
  expect(t.state.marks).toEqual(['n1'])
  t.answer(0, 'choice:n4-recruit.free')
  expect([t.state.node, t.state.marks]).toEqual(['gate-road', ['n1', 'gate-road']])
})

test('FG-1.6 a fight lost leads on by another way, or has to be won in another place first', () => {
  const first = fought('lost', { node: 'c1' })
  expect(first.state.node).toBe('n4b')
  expect(first.answer(0, 'onward').state.node).toBe('gate-road')
  const market = fought('lost', { node: 'c4' })
  expect(market.state.node).toBe('n11b')
  market.answer(0, 'onward').waitsFor(1)
  expect([market.state.scene, market.state.kind]).toEqual(['c4x', 'combat'])
  const again = fought('lost', { node: 'c4x' })
  expect([again.state.node, again.state.scene, again.state.tries]).toEqual(['c4x', 'c4x', 1])
  const freed = fought('won', { node: 'c4x', campaign: { tries: 2 } })
  expect([freed.state.node, freed.state.tries]).toEqual(['n11', 0])
  expect(reached('c4', ['c4x', 'n11a'])).not.toContain('r2')
})

test('FG-1.7 a rest after every second chapter here, and wherever else a story puts it', () => {
  expect(act1.marks.flatMap(({ mark }, i) => (mark === 'rest' ? [i] : []))).toEqual([2, 5])
  const story: NonNullable<Tale['story']> = [
    { id: 'road', kind: 'text', body, next: 'bed' },
    { id: 'bed', kind: 'scene', scene: { rest: 'r1' }, outcomes: { done: { next: 'nap' } } },
    { id: 'nap', kind: 'scene', scene: { rest: 'r1' }, outcomes: { done: { next: 'the-end' } } },
    THE_END,
  ]
  const t = telling({ story }).answer(0, 'onward').asked(0, 'rest').answer(0, 'leave').asked(0, 'rest')
  t.answer(0, 'leave').asked(0, 'page').answer(0, 'onward').over('told')
})

test('FG-1.8 neither victory nor a group on the ground ends the campaign', () => {
  const heroes: NonNullable<Tale['heroes']> = { lord: { health: 0, down: true }, rogue: { health: 0, down: true } }
  for (const { id } of act1.nodes.filter(({ id }) => isCombat(id)))
    for (const verdict of ['won', 'lost'] as const)
      expect(fought(verdict, { node: id, heroes }).match.isOver).toBe(false)
  expect(fought('lost', { node: 'c2', heroes }).state.flags).toEqual(['act1.gateLost'])
})
test('FG-1.8 what was chosen, met and missed decides how the act ends', () => {
  const ending = (flags: string[], lamplighters: number, storyCards: string[] = []) =>
    telling({ node: 'n15', reputation: { lamplighters }, campaign: { flags, storyCards } }).state.node
  expect(ending(['act1.castellanFell'], 3)).toBe('end-lamps-lit')
  expect(ending(['act1.castellanFell', 'act1.sideSefa'], 2)).toBe('end-hired-light')
  expect(ending(['act1.castellanFell'], 0)).toBe('end-watch-fires')
  expect(ending([], 0, ['lantern-oil'])).toBe('end-last-flame')
  expect([ending(['act1.warned'], 0), ending([], 1)]).toEqual(['end-lantern-road', 'end-lantern-road'])
  expect(ending([], 0)).toBe('end-dark')
})

test('FG-1.9 the campaign is kept as it stood when the act began', () => {
  const first = begun(2)
  expect(first.acts.map(({ act, tree }) => [act, tree])).toEqual([[1, first.tree]])
  const later = playScene(first, { hero: 'hero:lord', page: 'onward', choice: 'choice:n2.help', tester: 'tester:0' })
  expect(later.tree.reputation[2]).toBe(1)
  expect(later.acts).toEqual(first.acts)
  const inSecond = playScene(begun(2, { act: 1, node: 'end-dark', gold: 7 }), { hero: 'hero:lord', page: 'onward' })
  expect(inSecond.acts.map(({ act, tree }) => [act, tree.gold])).toEqual([
    [1, 7],
    [2, 7],
  ])
  expect(inSecond.acts[1]!.tree).toEqual(inSecond.tree)
})
