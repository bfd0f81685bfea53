import { applyFlags, branchLeg, holds, nodeOf, openChoices, told } from '@emberhall/story'
import { describe, expect, test } from 'vitest'
import { crossing, nodeAt } from './help.ts'

const poor = () => false
const rich = () => true

describe('walking through a story', () => {
  test('finds nodes by id and refuses unknown ones by name', () => {
    expect(nodeOf(crossing, 'swim')).toBe(crossing.nodes[1])
    expect(() => nodeOf(crossing, 'sea')).toThrow('the story "crossing" has no node "sea"')
  })
  test('conditions: flags by memory, the game’s own by the game, and what is made of them', () => {
    const asked: object[] = []
    const own = (condition: object) => asked.push(condition) > 0
    expect(holds({ flag: 'a' }, ['a'], own)).toBe(true)
    expect(holds({ flag: 'a' }, ['b'], own)).toBe(false)
    expect(holds({ not: { flag: 'a' } }, ['b'], own)).toBe(true)
    expect(holds({ all: [{ flag: 'a' }, { flag: 'b' }] }, ['a'], own)).toBe(false)
    expect(holds({ any: [{ flag: 'a' }, { flag: 'b' }] }, ['b'], own)).toBe(true)
    expect([holds({ all: [] }, [], own), holds({ any: [] }, [], own)]).toEqual([true, false])
    expect(asked).toEqual([])
    expect(holds({ gold: 3 }, [], own)).toBe(true)
    expect(asked).toEqual([{ gold: 3 }])
    expect(holds({ gold: 3 }, [], poor)).toBe(false)
  })
  test('tells the passages that hold', () => {
    const { body } = nodeAt('landing', 'choice')
    expect(told(body, [], poor)).toEqual([body[0]])
    expect(told(body, ['ferry.swam'], poor)).toEqual(body)
    expect(told(undefined, [], poor)).toEqual([])
  })
  test('offers the options that are open', () => {
    const open = (memory: string[], own: () => boolean) =>
      openChoices(nodeAt('landing', 'choice'), memory, own).map(({ id }) => id)
    expect(open([], rich)).toEqual(['pay', 'swim'])
    expect(open(['ferry.swam'], poor)).toEqual(['pay', 'swim'])
    expect(open(['ferry.swam'], rich)).toEqual(['pay', 'talk', 'swim'])
  })
  test('branches by the first case that holds', () => {
    const fork = nodeAt('who', 'branch')
    expect(branchLeg(fork, ['ferry.friend'], poor).next).toBe('welcome')
    expect(branchLeg(fork, [], poor).next).toBe('far-bank')
    const [first] = fork.cases
    const doubled = { ...fork, cases: [{ ...first!, next: 'swim' }, first!] }
    expect(branchLeg(doubled, ['ferry.friend'], poor).next).toBe('swim')
  })
  test('effects set and clear flags in their order, and equal memories are equal lists', () => {
    expect(applyFlags(['b'], [{ set: 'a' }, { gold: 2 }, { clear: 'b' }, { set: 'c' }])).toEqual(['a', 'c'])
    expect(applyFlags([], [{ set: 'b' }, { set: 'a' }])).toEqual(applyFlags(['a'], [{ set: 'b' }]))
    expect(applyFlags([], [{ set: 'a' }, { clear: 'a' }])).toEqual([])
    const memory = ['z']
    applyFlags(memory, [{ set: 'a' }])
    expect(memory).toEqual(['z'])
  })
})
