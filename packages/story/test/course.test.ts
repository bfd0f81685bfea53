import type { Choice, EndNode, Node } from '@emberhall/story'
import { describe, expect, test } from 'vitest'
import { body, type Ferry, nodeAt, packOf, problemsOf, problemsWith, text } from './help.ts'

const landing = nodeAt('landing', 'choice')
const swim = nodeAt('swim', 'test')
const aboard = nodeAt('aboard', 'text')
const ambush = nodeAt('ambush', 'scene')
const fork = nodeAt('who', 'branch')

const end = (id: string): EndNode<Ferry> => ({ id, kind: 'end', ending: id, body: body() })
const tell = (id: string, next: string): Node<Ferry> => ({ id, kind: 'text', body: body(), next })
const option = (id: string, next: string, more: Partial<Choice<Ferry>> = {}): Choice<Ferry> => ({
  id,
  label: text(id),
  next,
  ...more,
})
const pick = (id: string, ...choices: Choice<Ferry>[]): Node<Ferry> => ({ id, kind: 'choice', body: body(), choices })
const made = (...nodes: Node<Ferry>[]): string[] =>
  problemsOf(
    packOf({ id: 'made', title: text('Made'), entry: nodes[0]!.id, nodes }, { readByRules: [], toldAgain: [] }),
  )
const has = (flag: string) => ({ flag })
const lacks = (flag: string) => ({ not: { flag } })

describe('what can be reached', () => {
  test('a node that nothing leads to', () => {
    expect(problemsWith(tell('cave', 'landing'))).toEqual([
      'cave: this node cannot be reached: nothing that is reached leads here',
    ])
  })
  test('a node behind conditions that never hold, flags considered', () => {
    expect(
      problemsWith({
        ...ambush,
        outcomes: { ...ambush.outcomes, won: { effects: [{ clear: 'ferry.friend' }], next: 'who' } },
      }),
    ).toEqual([
      'welcome: the ending "welcome" cannot be reached: the conditions on the way never hold',
      'who.cases.0.if: case 1 is never taken',
    ])
  })
  test('an ending counts as reached if one of its nodes is', () => {
    const spare = { ...end('spare'), ending: 'alone' }
    expect(problemsWith(spare)).toEqual(['spare: this node cannot be reached: nothing that is reached leads here'])
  })
  test('a case behind one that always holds first', () => {
    const cases = [...fork.cases, { if: { all: [has('ferry.friend'), { gold: 2 }] }, next: 'aboard' }]
    expect(problemsWith({ ...fork, cases })).toEqual(['who.cases.1.if: case 2 is never taken'])
  })
  test('a passage on the way otherwise that wants a case before it', () => {
    const otherwise = { ...fork.otherwise, body: [{ if: has('ferry.friend'), text: text('Well met.') }] }
    expect(problemsWith({ ...fork, otherwise })).toEqual([
      'who.otherwise.body.0.if: the condition of this passage can never hold',
    ])
  })
  test('a passage that contradicts the option it belongs to', () => {
    const wet = { ...landing.choices[1]!, body: [{ if: lacks('ferry.swam'), text: text('Dry.') }] }
    const choices = [landing.choices[0]!, wet, landing.choices[2]!]
    expect(problemsWith({ ...landing, choices })).toEqual([
      'landing.choices.1.body.0.if: the condition of this passage can never hold',
    ])
  })
  test('what only a second telling can reach', () => {
    const nodes = [
      pick('inn', option('first', 'meet', { if: lacks('known') }), option('again', 'friend', { if: has('known') })),
      { id: 'meet', kind: 'text' as const, body: body(), effects: [{ set: 'known' }], next: 'out' },
      end('out'),
      end('friend'),
    ]
    const story = { id: 'inn', title: text('The inn'), entry: 'inn', nodes }
    expect(problemsOf(packOf(story, { readByRules: [], toldAgain: ['inn'] }))).toEqual([])
    expect(problemsOf(packOf(story, { readByRules: [] }))).toEqual([
      'friend: the ending "friend" cannot be reached: the conditions on the way never hold',
      'inn.choices.1.if: the condition of "again" can never hold',
    ])
  })
})

describe('a choice always has a way', () => {
  const closed = (when = '') => `landing.choices: no option may be open and free of cost${when}; let one always be`
  const withOptions = (...choices: Choice<Ferry>[]) =>
    problemsWith({ ...landing, choices: [landing.choices[0]!, ...choices] })

  test('an option that costs something does not count, nor one with a condition', () => {
    expect(withOptions(option('swim', 'swim', { if: { gold: 1 } }))).toEqual([closed()])
    expect(withOptions(option('swim', 'swim', { cost: [{ gold: -1 }] }))).toEqual([closed()])
    expect(withOptions(option('swim', 'swim', { cost: [] }))).toEqual([])
  })
  test('a condition and its opposite cover all cases', () => {
    const rest = option('rest', 'landing', { if: { gold: 1 } })
    expect(withOptions(rest, option('swim', 'swim', { if: { not: { gold: 1 } } }))).toEqual([])
    expect(withOptions(rest, option('swim', 'swim', { if: { not: { gold: 2 } } }))).toEqual([closed()])
    const both = { any: [{ gold: 1 }, has('ferry.swam')] }
    const neither = { all: [{ not: { gold: 1 } }, lacks('ferry.swam')] }
    expect(withOptions(option('rest', 'landing', { if: both }), option('swim', 'swim', { if: neither }))).toEqual([])
  })
  test('the order of a word’s fields does not matter', () => {
    const one = { gold: 1, of: 'a' } as { gold: number }
    const same = { of: 'a', gold: 1 } as { gold: number }
    expect(withOptions(option('a', 'swim', { if: one }), option('b', 'swim', { if: { not: same } }))).toEqual([])
  })
  test('it may be closed with some flags only, and the report says with which', () => {
    const choices = [option('swim', 'swim', { if: lacks('ferry.swam') }), landing.choices[1]!]
    expect(withOptions(...choices)).toEqual([closed(' when the flags are: ferry.swam')])
  })
  test('flags that are always set on the way are known', () => {
    expect(
      made(
        { id: 'a', kind: 'text', body: body(), effects: [{ set: 'lit' }], next: 'b' },
        pick('b', option('go', 'c', { if: has('lit') })),
        end('c'),
      ),
    ).toEqual([])
  })
})

describe('everything comes to an end', () => {
  test('a loop that cannot be left is told once, and what leads into it', () => {
    expect(
      made(pick('a', option('in', 'b'), option('out', 'e')), tell('b', 'c'), tell('c', 'd'), tell('d', 'c'), end('e')),
    ).toEqual(['b: no end can be reached from here', 'c: a loop that cannot be left (c, d)'])
  })
  test('a loop with a way out is no loop', () => {
    expect(made(tell('a', 'b'), pick('b', option('round', 'a'), option('out', 'e')), end('e'))).toEqual([])
  })
  test('a loop whose way out is closed by flags', () => {
    const nodes = (key: 'key' | 'lock') => [
      pick('hall', option('left', 'room'), option('out', 'e', { if: has('key') })),
      { id: 'room', kind: 'text' as const, body: body(), effects: [{ set: key }], next: 'hall' },
      end('e'),
    ]
    expect(made(...nodes('key'))).toEqual([])
    expect(made(...nodes('lock'))).toContain('hall: a loop that cannot be left (hall, room)')
  })
  test('a way that is lost for good in some situations only', () => {
    expect(
      made(
        pick('start', option('take', 'hall', { effects: [{ set: 'key' }] }), option('leave', 'hall')),
        pick('hall', option('wait', 'hall'), option('out', 'e', { if: has('key') })),
        end('e'),
      ),
    ).toEqual(['hall: a loop that cannot be left (hall) when no flag is set that matters here'])
  })
  test('a test or a scene can go any of its ways', () => {
    const drowned = { ...swim, success: swim.failure }
    expect(problemsWith(drowned, { ...aboard, next: 'landing' })).toContain(
      'landing: a loop that cannot be left (landing, aboard, swim)',
    )
    const lost = { ...ambush.outcomes['lost']!, next: 'ambush' }
    expect(problemsWith({ ...ambush, outcomes: { ...ambush.outcomes, lost } })).toEqual([])
  })
})

describe('the bounds of the proof', () => {
  test('a story with too many situations is said not to be proved', () => {
    const many = Array.from({ length: 17 }, (_, i) => `f${i}`)
    const nodes = many.map((flag, i) =>
      pick(`n${i}`, option('yes', `n${i + 1}`, { effects: [{ set: flag }] }), option('no', `n${i + 1}`)),
    )
    const last = {
      ...end('n17'),
      body: many.map((flag) => ({ if: has(flag), text: text(flag) })),
    }
    expect(made(...nodes, last)).toEqual([
      '-: there are more than 100000 situations; nothing is proved: split the story',
    ])
    expect(made(...nodes.slice(4), { ...last, body: last.body.slice(4) })).toEqual([])
  })
  test('so is a node that asks for too many things at once', () => {
    const golds = Array.from({ length: 13 }, (_, i) => ({ gold: i + 1 }))
    const choices = [...landing.choices, option('odd', 'swim', { if: { all: golds } })]
    expect(problemsWith({ ...landing, choices })).toEqual([
      'landing: 13 unknowns decide here; nothing is proved beyond 12',
    ])
  })
  test('flags that no longer matter cost nothing', () => {
    const flags = Array.from({ length: 40 }, (_, i) => `f${i}`)
    const nodes = flags.flatMap((flag, i): Node<Ferry>[] => [
      pick(`p${i}`, option('yes', `b${i}`, { effects: [{ set: flag }] }), option('no', `b${i}`)),
      { id: `b${i}`, kind: 'branch', cases: [{ if: has(flag), next: `p${i + 1}` }], otherwise: { next: `p${i + 1}` } },
    ])
    expect(made(...nodes, end('p40'))).toEqual([])
  })
})
