/** The checker against plain play: made-up stories, walked through at random and in every way there is. */
import { Fate } from '@emberhall/kernel'
import {
  applyFlags,
  branchLeg,
  type Choice,
  type Condition,
  checkStories,
  type Leg,
  type Node,
  nodeOf,
  openChoices,
  type Story,
  type StoryPack,
} from '@emberhall/story'
import { expect, test } from 'vitest'
import { body, text } from './help.ts'

interface Dice {
  condition: { readonly luck: number }
  effect: never
  test: object
  scene: object
}
const FLAGS = ['a', 'b', 'c']
const SIZE = 8
const STORIES = 600

/** A story by chance; most have flaws. `lucks` is how many conditions of the game's own it may use. */
function madeUp(fate: Fate, lucks: number): Story<Dice> {
  const pick = <T>(from: readonly T[]): T => from[fate.below(from.length)]!
  const next = () => `n${fate.below(SIZE)}`
  const condition = (depth = 2): Condition<Dice> => {
    const kind = depth === 0 ? 0 : fate.below(6)
    if (kind === 1) return { not: condition(depth - 1) }
    if (kind === 2) return { all: [condition(depth - 1), condition(depth - 1)] }
    if (kind === 3) return { any: [condition(depth - 1), condition(depth - 1)] }
    return fate.below(3) < lucks ? { luck: fate.below(lucks) } : { flag: pick(FLAGS) }
  }
  const leg = (): Leg<Dice> => {
    const change = fate.below(4)
    if (change > 1) return { next: next() }
    return { next: next(), effects: [change === 0 ? { set: pick(FLAGS) } : { clear: pick(FLAGS) }] }
  }
  const choice = (i: number): Choice<Dice> => {
    const way = { ...leg(), id: `c${i}`, label: text(`c${i}`) }
    return fate.below(2) === 0 ? way : { ...way, if: condition() }
  }
  const node = (i: number): Node<Dice> => {
    const id = `n${i}`
    const kind = fate.below(10)
    if (i === SIZE - 1 || kind === 0) return { id, kind: 'end', ending: id, body: body() }
    if (kind < 4) return { id, kind: 'text', body: body(), ...leg() }
    if (kind < 7)
      return {
        id,
        kind: 'choice',
        body: body(),
        choices: Array.from({ length: 1 + fate.below(3) }, (_, c) => choice(c)),
      }
    if (kind < 8) return { id, kind: 'test', body: body(), test: {}, success: leg(), failure: leg() }
    return { id, kind: 'branch', cases: [{ ...leg(), if: condition() }], otherwise: leg() }
  }
  return { id: 'made', title: text('Made'), entry: 'n0', nodes: Array.from({ length: SIZE }, (_, i) => node(i)) }
}
function packOf(story: Story<Dice>): StoryPack<Dice> {
  const fine = () => []
  return {
    stories: [story],
    sources: '',
    checkCondition: fine,
    checkEffect: fine,
    checkTest: fine,
    outcomesOf: fine,
    pictures: [],
    readByRules: FLAGS,
    setByRules: [],
  }
}
/** The ways out of a node with this memory, when luck is as `own` says. */
function open(node: Node<Dice>, memory: readonly string[], own: () => boolean): readonly Leg<Dice>[] {
  if (node.kind === 'text') return [node]
  if (node.kind === 'choice') return openChoices(node, memory, own)
  if (node.kind === 'test') return [node.success, node.failure]
  return node.kind === 'branch' ? [branchLeg(node, memory, own)] : []
}
const said = (story: Story<Dice>, pattern: RegExp): string[] =>
  checkStories(packOf(story)).flatMap(({ node, message }) => (pattern.test(message) && node !== null ? [node] : []))

interface Walked {
  readonly node: Node<Dice>
  readonly memory: readonly string[]
  readonly to: readonly string[]
}
/** Every node with every memory it is reached with: nothing is left out as unimportant. */
function everything(story: Story<Dice>): Map<string, Walked> {
  const walked = new Map<string, Walked>()
  const walk = (id: string, memory: readonly string[]): string => {
    const key = `${id} ${memory.join()}`
    if (walked.has(key)) return key
    const node = nodeOf(story, id)
    const to: string[] = []
    walked.set(key, { node, memory, to })
    for (const { next, effects } of open(node, memory, () => false)) to.push(walk(next, applyFlags(memory, effects)))
    return key
  }
  walk(story.entry, [])
  return walked
}
/** The nodes that can be in a situation from which no end is reached. */
function dead(walked: ReadonlyMap<string, Walked>): Set<string> {
  const alive = new Set([...walked].flatMap(([key, { node }]) => (node.kind === 'end' ? [key] : [])))
  for (let before = -1; before < alive.size; ) {
    before = alive.size
    for (const [key, { to }] of walked) if (to.some((next) => alive.has(next))) alive.add(key)
  }
  return new Set([...walked].flatMap(([key, { node }]) => (alive.has(key) ? [] : [node.id])))
}

test('without conditions of the game’s own, the checker finds exactly what walking everywhere finds', () => {
  let flawed = 0
  for (let seed = 1; seed <= STORIES; seed++) {
    const story = madeUp(new Fate(seed), 0)
    const walked = everything(story)
    const reached = new Set([...walked.values()].map(({ node }) => node.id))
    const missed = story.nodes.map(({ id }) => id).filter((id) => !reached.has(id))
    expect(said(story, /cannot be reached: /), `seed ${seed}`).toEqual(missed)
    const shut = [...walked.values()].filter(({ node, to }) => node.kind === 'choice' && to.length === 0)
    expect(new Set(said(story, /^no option may be open/)), `seed ${seed}`).toEqual(
      new Set(shut.map(({ node }) => node.id)),
    )
    const lost = dead(walked)
    const toldLost = checkStories(packOf(story)).flatMap(({ node, message }) => {
      const loop = /^a loop that cannot be left \((.*?)\)/.exec(message)?.[1]?.split(', ')
      return loop ?? (message.startsWith('no end can be reached') ? [node] : [])
    })
    expect(new Set(toldLost), `seed ${seed}`).toEqual(lost)
    if (missed.length + shut.length + lost.size > 0) flawed++
  }
  expect(flawed).toBeGreaterThan(STORIES / 3)
  expect(flawed).toBeLessThan(STORIES)
})

test('with any luck whatever, a walk never gets where the checker says nobody gets', () => {
  let steps = 0
  for (let seed = 1; seed <= STORIES; seed++) {
    const fate = new Fate(seed)
    const story = madeUp(fate, 2)
    const unreachable = new Set(said(story, /cannot be reached: /))
    const mayShut = new Set(said(story, /^no option may be open/))
    for (let walk = 0; walk < 10; walk++) {
      let id = story.entry
      let memory: string[] = []
      for (let step = 0; step < 30; step++, steps++) {
        expect(unreachable.has(id), `seed ${seed}: ${id}`).toBe(false)
        const node = nodeOf(story, id)
        const lucks = [fate.below(2) === 0, fate.below(2) === 0]
        const ways = open(node, memory, ((c: { luck: number }) => lucks[c.luck]!) as () => boolean)
        expect(ways.length > 0 || node.kind === 'end' || mayShut.has(id), `seed ${seed}: ${id}`).toBe(true)
        if (ways.length === 0) break
        const way = ways[fate.below(ways.length)]!
        memory = applyFlags(memory, way.effects)
        id = way.next
      }
    }
  }
  expect(steps).toBeGreaterThan(10_000)
})
