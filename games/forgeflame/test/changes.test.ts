import type { View } from '@emberhall/kernel'
import { allDone, flawFinder, LANGS } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { changes } from '../src/changes/index.ts'
import type { S } from '../src/index.ts'
import { acting, left, type Playing } from './acting.ts'
import { alone } from './alone.ts'
import { adv, forgeflame, scene, type Scene } from './scene.ts'
import { namesFor, played, random } from './told.ts'

afterEach(allDone)

const flaws = flawFinder()
const seenBy = (t: Playing, seat: number): View<S> => t.match.view(seat)
const cardCalled = (t: Playing, id: string): string =>
  `card ${t.state.faces.findIndex((face) => forgeflame.faceKeys[face] === id)}`
const said = (t: Playing, card: string, seat = 0): readonly string[] =>
  changes(cardCalled(t, card), seenBy(t, seat), namesFor(2), 'en')

test.each([1, 2, 3])('game %i: every change adds up, reads well, and is of a card one may know', (seed) => {
  const wrong = new Set<string>()
  let heard = 0
  played({ seats: seed, seed, player: random(seed), options: { mithrul: true } }, (match, asked) => {
    for (const seat of [asked, -1]) {
      const view = match.view(seat)
      view.state.faces.forEach((face, card) => {
        const lines = LANGS.map((lang) => changes(`card ${card}`, view, namesFor(seed), lang))
        if (face < 0 && lines[0]!.length > 0) wrong.add(`hidden ${card}`)
        heard += lines[0]!.length
        for (const line of lines.flat()) if (remainder(line) !== 0) wrong.add(line)
        for (const line of flaws((lang) => [...lines[LANGS.indexOf(lang)]!])) wrong.add(line)
      })
    }
  })
  expect([...wrong]).toEqual([])
  expect(heard).toBeGreaterThan(0)
})
function remainder(line: string): number {
  const [, now = NaN, printed = NaN] = (/ → (\d+)\s?: (\d+) /.exec(line) ?? []).map(Number)
  const parts = [...line.matchAll(/ ([+−]) (\d+) /g)].map(([, sign, n]) => (sign === '−' ? -1 : 1) * Number(n))
  return now - parts.reduce((sum, n) => sum + n, printed)
}

const marked: Scene = {
  teams: [
    ['nobz', 'granit', 'molly'],
    ['korgain', 'mogrimur', 'ogmul'],
  ],
  hands: [['full-throttle', 'mad-dash'], ['pick-swing']],
}
test('FF-16.5 FF-16.6 a card in hand says what the marks on its adventurer will take from it', () => {
  const t = scene(marked)
    .set((s) => void Object.assign(s.adventurers[adv('nobz')]!, { slow: true, stun: true }))
    .begin()
  expect(said(t, 'full-throttle')).toEqual([
    'Moves 3 → 2: 3 printed − 1 slowed.',
    'Abilities 1 → 0: 1 printed − 1 stunned.',
  ])
  expect(said(t, 'full-throttle', 1)).toEqual([])
  t.answer(0, 'play:full-throttle')
  expect(t.state.turn.pool[0]).toBe(2)
  expect(said(t, 'full-throttle')).toEqual([])
})
test('FF-23.5 an artifact with Mithrül on it is worth more', () => {
  const t = left({ move: 1 }, 'full-throttle', {
    row: ['boots-of-the-winds', 'key-of-the-forge'],
    ore: { nobz: ['gold', 'darkiron', 'darkiron', 'mithrul'] },
    options: { mithrul: true },
  })
  t.answer(0, 'forge:boots-of-the-winds').answer(0, 'carried:nobz:mithrul').asked(0, 'act')
  const { vp } = forgeflame.content.artifacts.find(({ id }) => id === 'boots-of-the-winds')!
  expect(said(t, 'boots-of-the-winds', 1)).toEqual([
    `Victory points ${vp} → ${vp + 6}: ${vp} printed + 6 Mithrül on it.`,
  ])
})
test('FF-27.10 in a round of the Eternal Forge no Flame is needed', () => {
  const t = acting('full-throttle', { row: ['key-of-the-forge'] })
  expect(said(t, 'key-of-the-forge')).toEqual([])
  const eternal = scene({ ...marked, row: ['key-of-the-forge'] })
    .set((s) => void (s.inForce = ['freeForge']))
    .begin()
  expect(said(eternal, 'key-of-the-forge')).toEqual([
    'Lit Flames it takes at the Forge 1 → 0: 1 by the rules − 1 Eternal Forge.',
  ])
})
test('FF-25.16 alone, a deposit one has looked at says that half of it is laid', () => {
  const unseen = alone({ deposits: { S5: 'deposit-II-1' } })
  expect(said(unseen.begin(), 'deposit-II-1')).toEqual([])
  const n = forgeflame.content.deposits.find(({ id }) => id === 'deposit-II-1')!.ores.length
  expect(said(unseen.peeked(0, 'deposit-II-1').begin(), 'deposit-II-1')).toEqual([
    `Ores laid out ${n} → ${Math.ceil(n / 2)}: ${n} printed − ${Math.floor(n / 2)} playing alone.`,
  ])
})
