import { describe, expect, test } from 'vitest'
import { body, changed, crossing, type Ferry, nodeAt, packOf, problemsOf, problemsWith, text } from './help.ts'

const aboard = nodeAt('aboard', 'text')
const welcome = nodeAt('welcome', 'end')
const landing = nodeAt('landing', 'choice')

const has = (flag: string) => ({ flag })

describe('flags', () => {
  test('read but never set: and then the condition can never hold', () => {
    expect(
      problemsWith({ ...aboard, body: [...aboard.body, { if: { flag: 'mute' }, text: text('Silence.') }] }),
    ).toEqual([
      'aboard.body.1.if: the condition of this passage can never hold',
      'aboard.body.1.if: the flag "mute" is read here, but nothing sets it',
    ])
  })
  test('a flag that is never set may still be asked for the other way round', () => {
    const passage = { if: { not: { flag: 'mute' } }, text: text('She sings.') }
    expect(problemsWith({ ...aboard, body: [passage] })).toEqual([
      'aboard.body.0.if: the flag "mute" is read here, but nothing sets it',
    ])
  })
  test('set but never read, unless the rules read it', () => {
    const story = changed({ ...welcome, effects: [{ set: 'ferry.done' }] })
    expect(problemsOf(packOf(story))).toEqual(['welcome.effects.0: the flag "ferry.done" is set, but nothing reads it'])
    expect(problemsOf(packOf(story, { readByRules: ['ferry.crossed', 'ferry.done'] }))).toEqual([])
  })
  test('cleared but never set', () => {
    expect(problemsWith({ ...welcome, effects: [{ clear: 'mute' }] })).toEqual([
      'welcome.effects.0: the flag "mute" is cleared here, but nothing sets it',
    ])
  })
  test('flags of the rules that no story knows', () => {
    const changes = { readByRules: ['ferry.crossed', 'a'], setByRules: ['b'] }
    expect(problemsOf(packOf(crossing, changes))).toEqual([
      '-: the flag "a" is read by the rules, but nothing sets it',
      '-: the flag "b" is set by the rules, but nothing reads it',
    ])
  })
  test('a flag that the rules set may be either way at any time', () => {
    const passages = [
      { if: { flag: 'night' }, text: text('It is dark.') },
      { if: { not: { flag: 'night' } }, text: text('It is light.') },
    ]
    expect(problemsOf(packOf(changed({ ...aboard, body: passages }), { setByRules: ['night'] }))).toEqual([])
  })
  test('a flag that another story clears may be gone again', () => {
    const reader = changed({
      ...nodeAt('ambush', 'scene'),
      body: [{ if: { not: has('ferry.crossed') }, text: text('B.') }],
    })
    const alone = 'ambush.body.0.if: the condition of this passage can never hold'
    expect(problemsOf(packOf(reader))).toEqual([alone])
    const thief = {
      id: 'thief',
      title: text('The thief'),
      entry: 'gone',
      nodes: [
        { id: 'gone', kind: 'end' as const, ending: 'gone', body: body(), effects: [{ clear: 'ferry.crossed' }] },
      ],
    }
    expect(problemsOf({ ...packOf(reader), stories: [reader, thief] })).toEqual([])
  })
  test('a scene may ask for conditions by itself', () => {
    const conditionsIn = ({ fight }: Ferry['scene']) => (fight === 'bandits' ? [has('ferry.friend'), has('mute')] : [])
    expect(problemsOf(packOf(crossing, { conditionsIn }))).toEqual([
      'ambush.scene: a condition of this scene can never hold',
      'ambush.scene: the flag "mute" is read here, but nothing sets it',
    ])
    const checkCondition = () => ['unknown']
    const asked = { conditionsIn: () => [{ gold: 1 }], checkCondition }
    expect(problemsOf(packOf(crossing, asked))).toContain('ambush.scene: unknown')
    const helpful = { conditionsIn: () => [has('ferry.friend')] }
    expect(problemsOf(packOf(crossing, helpful))).toEqual([])
  })
  test('a flag may be set in one story and read in another', () => {
    const pay = { ...landing.choices[0]!, if: { flag: 'town.rich' } }
    const reader = changed({ ...landing, choices: [pay, ...landing.choices.slice(1)] })
    const town = {
      id: 'town',
      title: text('The town'),
      entry: 'gate',
      nodes: [{ id: 'gate', kind: 'end' as const, ending: 'home', body: body(), effects: [{ set: 'town.rich' }] }],
    }
    expect(problemsOf({ ...packOf(reader), stories: [reader, town] })).toEqual([])
    expect(problemsOf(packOf(reader))).toEqual([
      'welcome: the ending "welcome" cannot be reached: the conditions on the way never hold',
      'landing.choices.0.if: the condition of "pay" can never hold',
      'who.cases.0.if: case 1 is never taken',
      'landing.choices.0.if: the flag "town.rich" is read here, but nothing sets it',
    ])
  })
})
