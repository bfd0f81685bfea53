import { checkStories, type Node } from '@emberhall/story'
import { describe, expect, test } from 'vitest'
import { body, changed, crossing, type Ferry, nodeAt, packOf, problemsOf, problemsWith, text } from './help.ts'

const landing = nodeAt('landing', 'choice')
const swim = nodeAt('swim', 'test')
const aboard = nodeAt('aboard', 'text')
const ambush = nodeAt('ambush', 'scene')
const welcome = nodeAt('welcome', 'end')

describe('the parts of a story', () => {
  test('a story without a flaw has no problems', () => {
    expect(problemsOf(packOf(crossing))).toEqual([])
  })
  test('unknown next, wherever it stands', () => {
    const lost = (id: string) => `there is no node "${id}"`
    const unfinished = changed({ ...aboard, next: 'sea' })
    expect(problemsOf(packOf(unfinished))).toContain(`aboard.next: next: ${lost('sea')}`)
    expect(problemsOf(packOf(unfinished)).join()).not.toContain('no end')
    const [pay, ...rest] = landing.choices
    expect(problemsWith({ ...landing, choices: [{ ...pay!, next: 'sea' }, ...rest] })).toContain(
      `landing.choices.0.next: next: ${lost('sea')}`,
    )
    expect(problemsWith({ ...swim, failure: { next: 'sea' } })).toContain(`swim.failure.next: next: ${lost('sea')}`)
    const outcomes = { ...ambush.outcomes, won: { next: 'sea' } }
    expect(problemsWith({ ...ambush, outcomes })).toContain(`ambush.outcomes.won.next: next: ${lost('sea')}`)
    const fork = nodeAt('who', 'branch')
    expect(problemsWith({ ...fork, otherwise: { next: 'sea' } })).toContain(`who.otherwise.next: next: ${lost('sea')}`)
    expect(problemsOf(packOf({ ...crossing, entry: 'sea' }))).toContain(
      '-.entry: the entry "sea" is not among the nodes',
    )
  })
  test('ids given twice: nodes, options, stories', () => {
    const twice = { ...crossing, nodes: [...crossing.nodes, welcome] }
    const twin: Node<Ferry> = { ...welcome }
    expect(problemsOf(packOf(twice))).toEqual(['welcome.id: another node of this story has the same id'])
    const found = checkStories(packOf({ ...crossing, nodes: [...crossing.nodes, twin] }))
    expect(found.find(({ path }) => path[0] === 'id')?.nth).toBe(1)
    const pay = landing.choices[0]!
    expect(problemsWith({ ...landing, choices: [...landing.choices, pay] })).toEqual([
      'landing.choices.3.id: another option of this choice is called "pay"',
    ])
    expect(problemsOf({ ...packOf(crossing), stories: [crossing, crossing] })).toContain(
      '-.id: another story has the same id',
    )
  })
  test('a choice without options, a test without both ways', () => {
    expect(problemsWith({ ...landing, choices: [] })).toContain('landing: a choice without options')
    const { failure: _, ...oneWay } = swim
    expect(problemsWith(oneWay as typeof swim)).toContain('swim: a test needs a way for failure')
  })
  test('outcomes that do not match the scene', () => {
    const { won, lost } = ambush.outcomes
    expect(problemsWith({ ...ambush, outcomes: { won: won! } })).toContain(
      'ambush.outcomes: the scene can end with "lost", which leads nowhere',
    )
    expect(problemsWith({ ...ambush, outcomes: { won: won!, lost: lost!, fled: lost! } })).toEqual([
      'ambush.outcomes.fled: the scene never ends with "fled"',
    ])
    expect(problemsWith({ ...ambush, scene: { fight: 'wolf' as 'eel' } })).toEqual([
      'ambush.scene: there is no such scene',
    ])
  })
  test('pictures that do not exist', () => {
    expect(problemsWith({ ...welcome, picture: 'castle' })).toEqual(['welcome.picture: there is no picture "castle"'])
  })
  test('words that the game does not know', () => {
    expect(problemsWith({ ...swim, test: { skill: 'luck' as 'wits' } })).toEqual([
      'swim.test: there is no skill "luck"',
    ])
    const odd = { mana: 1 } as unknown as { gold: number }
    expect(problemsWith({ ...aboard, effects: [...aboard.effects!, odd] })).toEqual([
      'aboard.effects.1: there is no such effect',
    ])
    const deep = { any: [{ not: { all: [{ gold: 0 }] } }] }
    expect(problemsWith({ ...aboard, body: [{ if: deep, text: text('A.') }] })).toEqual([
      'aboard.body.0.if: a condition on gold needs an amount',
    ])
    const swimLabel = { ...landing.choices[2]!, cost: [odd] }
    expect(problemsWith({ ...landing, choices: [...landing.choices.slice(0, 2), swimLabel] })).toContain(
      'landing.choices.2.cost.0: there is no such effect',
    )
  })
  test('flags in a cost', () => {
    const [pay, ...rest] = landing.choices
    const dear = { ...pay!, cost: [...pay!.cost!, { clear: 'ferry.friend' }] }
    expect(problemsWith({ ...landing, choices: [dear, ...rest] })).toEqual([
      'landing.choices.0.cost.1: a cost is paid; flags belong to the effects',
    ])
  })
  test('a story to be told again must be there', () => {
    const pack = packOf(changed({ ...welcome, body: body() }), { toldAgain: ['crossing', 'crosing'] })
    expect(problemsOf(pack)).toEqual(['-: toldAgain: there is no story "crosing"'])
  })
})
