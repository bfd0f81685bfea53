import { begin, legacyOf } from '@emberhall/campaign'
import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { validateContent } from '../src/content/validate.ts'
import { CONTENT, fateforge } from '../src/index.ts'
import { acting, hero } from './acting.ts'
import { lines } from './asking.ts'
import { body, type Tale, telling, THE_END } from './tale.ts'
import { begun, campaign, players, playScene, type Volume } from './volume.ts'

afterEach(allDone)

const ALL = Array.from({ length: 14 }, (_, i) => i + 1)
const shown = (node: string, rules: number[] = []) => {
  const t = telling({ node, campaign: { rules } })
  return { rules: t.state.rules, told: [0, 1].map((seat) => lines(t, 'unlocked', seat)) }
}

test('FG-3.1 a rule that is unlocked is shown to everybody and put on record', () => {
  expect(shown('c2')).toEqual({
    rules: [1, 2],
    told: [
      ['unlocked 1', 'unlocked 2'],
      ['unlocked 1', 'unlocked 2'],
    ],
  })
  const t = telling({ node: 'n13-blank' }).answer(0, 'onward')
  expect([t.state.rules, lines(t, 'unlocked', 1)]).toEqual([[8], ['unlocked 8']])
})
test('FG-3.1 each of the fourteen has a text in both languages', async () => {
  const [en, fr] = await Promise.all([fateforge.rules.en(), fateforge.rules.fr()])
  for (const book of [en, fr]) for (const n of ALL) expect(JSON.stringify(book)).toContain(`FG-U${n}.1`)
})

test('FG-3.2 what is unlocked already is not shown again', () => {
  expect(shown('c4x', [14])).toEqual({ rules: [14], told: [[], []] })
  expect(shown('c4', [14, 1])).toMatchObject({ rules: [14, 1, 9, 10, 11] })
})

test('FG-3.3 several places unlock the same rule, so that each branch comes to it', () => {
  expect(shown('c6').rules).toContain(8)
  for (const node of ['n13', 'n13-blank']) {
    const unlocking = CONTENT.stories[0]!.nodes.find(({ id }) => id === node)!
    expect(JSON.stringify(unlocking)).toContain('"unlockRule":8')
  }
  expect(CONTENT.scenes.filter(({ unlocks }) => unlocks.includes(5)).map(({ id }) => id)).toEqual(['c5', 'sq2'])
})

test('FG-3.4 a campaign that knows every rule is told none', () => {
  const places = CONTENT.stories[0]!.nodes.flatMap((node) =>
    node.kind === 'scene' && 'combat' in node.scene ? [node.id] : [],
  )
  for (const node of [...places, 'r2']) expect(shown(node, ALL).told).toEqual([[], []])
})

test('FG-3.4 FG-3.6 whoever has told the main story to its end begins later with every rule known', () => {
  const going = begun(2, { act: 3, node: 'act-3-threshold', rules: [1] })
  expect(legacyOf(campaign, going)).toEqual([])
  const told = playScene(going, {})
  const legacy = legacyOf(campaign, told)
  const later = begin(campaign, { id: 'w', name: '', at: 0, ...players(2), legacy }) as Volume
  expect([told.tree.ended, later.tree.rules, later.acts[0]!.tree.rules]).toEqual([true, ALL, ALL])
  const first = begin(campaign, { id: 'w', name: '', at: 0, ...players(2), legacy: ['another story'] }) as Volume
  expect(first.tree.rules).toEqual([])
})

test('FG-3.5 rules are in force before their text is known', () => {
  const chest = acting({
    ground: { tokens: [{ kind: 'chest', id: 'chest', zone: 'a1' }], chest: ['iron-sword'] },
    heroes: { lord: { pool: ['focus.green'] }, rogue: {} },
  })
  expect(chest.state.rules).toEqual([])
  chest.answer(0, 'use:0:focus.green').answer(0, 'equip')
  expect(hero(chest, 'lord').slots[0]!.item).toBeGreaterThanOrEqual(0)
  const bought = telling({
    node: 'r2',
    campaign: { gold: 9 },
    content: { rests: CONTENT.rests.map((rest) => ({ ...rest, unlocks: [] })) },
  })
  bought.answer(0, 'visit:training-yard').blocks(0, 'train:riposte-2', 'FG-C4.3')
})

test('FG-3.6 the end of the main story unlocks all fourteen, met or not', () => {
  const rules = [1, 2, 3, 4, 9, 10, 11, 12]
  const t = telling({ campaign: { act: 3, node: 'act-3-threshold', rules } }).answer(0, 'onward')
  expect(t.state.rules.toSorted((a, b) => a - b)).toEqual(ALL)
  expect([t.state.ended, lines(t, 'unlocked').length]).toEqual([true, 6])
  const first = telling({ campaign: { act: 2, node: 'act-2-threshold', rules } }).answer(0, 'onward')
  expect([first.state.rules, first.state.ended]).toEqual([rules, false])
})

test('FG-3.7 a scene names every rule it uses, and shows it before it counts', () => {
  expect(validateContent(CONTENT)).toEqual([])
  for (const scene of CONTENT.scenes.filter(({ unlocks }) => unlocks.length > 0)) {
    const scenes = CONTENT.scenes.map((other) => (other === scene ? { ...scene, unlocks: [] } : other))
    expect(validateContent({ ...CONTENT, scenes }).length).toBeGreaterThan(0)
  }
  const t = telling({ node: 'c4' }).asked(1, 'master')
  expect(t.state.rules).toEqual([1, 9, 10, 11, 14])
  expect(t.state.round).toBe(0)
})
test('FG-3.7 a battle quest shows what all its fights need before the first', () => {
  const t = telling({ options: { play: 'battle' }, campaign: { node: '', act: 0 } })
  t.answer(0, 'leave').answer(0, 'quest:long-night')
  expect(t.state.rules.toSorted((a, b) => a - b)).toEqual([1, 3, 4, 5, 12, 13])
  expect(t.state.scene).toBe('c3')
  const gates = telling({ options: { play: 'battle' }, campaign: { node: '', act: 0 } })
  gates.answer(0, 'leave').answer(0, 'quest:three-gates')
  expect([gates.state.rules, gates.state.scene]).toEqual([[1, 2], 'c1'])
})
test('FG-3.1 FG-3.2 content may unlock a rule by itself, once', () => {
  const story: NonNullable<Tale['story']> = [
    { id: 'one', kind: 'text', body, effects: [{ unlockRule: 6 }], next: 'two' },
    { id: 'two', kind: 'text', body, effects: [{ unlockRule: 6 }], next: 'the-end' },
    THE_END,
  ]
  const t = telling({ story }).answer(0, 'onward').answer(0, 'onward').asked(0, 'page')
  expect([t.state.rules, lines(t, 'unlocked')]).toEqual([[6], ['unlocked 6']])
})
