import { readdirSync, readFileSync } from 'node:fs'
import { allDone, given } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { S } from '../src/index.ts'
import { acting, allOf } from './acting.ts'
import { adv, forgeflame, scene, site, Z } from './scene.ts'

afterEach(allDone)

const ONLOOKER = -1
const backs = (n: number) => new Array<null>(n).fill(null)

describe('who sees what', () => {
  const table = given(forgeflame, { seats: 2, options: { recruitment: 'random', firstPlayer: 0 }, from: 'turn' })
  test('FF-1.10 a hand is its owner’s, piles are nobody’s', () => {
    const t = table.begin()
    expect(t.sees(0, Z.hand)).toEqual(t.zone(Z.hand))
    for (const viewer of [1, ONLOOKER]) expect(t.sees(viewer, Z.hand)).toEqual(backs(5))
    for (const viewer of [0, 1, ONLOOKER]) {
      for (const zone of [Z.draw, Z.advancedPile]) expect(t.sees(viewer, zone)).toEqual(backs(7))
      for (const zone of [Z.artifactPile, Z.eventPile, Z.treasurePile, Z.totemPile, Z.explorations, Z.depositsI])
        expect(t.sees(viewer, zone)).toEqual(backs(t.zone(zone).length))
      for (const zone of [Z.advanced, Z.advanced + 1, Z.row1]) expect(t.sees(viewer, zone)).toEqual(t.zone(zone))
    }
  })
  test('FF-1.10 discard, active zone and artifacts are open; a Treasure is its holder’s', () => {
    const t = acting('hurl', { discards: [['rumble']], forged: [[], ['deepglass']], treasures: [[], ['treasure-2']] })
    for (const viewer of [0, 1, ONLOOKER]) {
      expect(t.sees(viewer, Z.active)).toEqual(['hurl'])
      expect(t.sees(viewer, Z.discard)).toEqual(['rumble'])
      expect(t.sees(viewer, Z.forged + 1)).toEqual(['deepglass'])
    }
    expect(t.sees(1, Z.treasures + 1)).toEqual(['treasure-2'])
    for (const viewer of [0, ONLOOKER]) expect(t.sees(viewer, Z.treasures + 1)).toEqual([null])
  })
  test('FF-1.10 the log does not tell what a Treasure is worth', () => {
    const t = scene({ hands: [['rumble']], tokens: { S2: 'treasure' } })
      .top(Z.treasurePile, ['treasure-3'])
      .begin()
    t.answer(0, 'move:S2')
    const read = [0, 1, ONLOOKER].map((viewer) => t.log(viewer).find((line) => line.startsWith('treasure')))
    expect(read).toEqual(['treasure 0 treasure-3', 'treasure 0 ?', 'treasure 0 ?'])
  })
  test('FF-1.10 who looked at a token knows it as long as it lies there', () => {
    const t = scene({
      teams: [
        ['korgain', 'granit', 'nobz'],
        ['mogrimur', 'silkara', 'molly'],
      ],
      at: { korgain: 'S5' },
      hands: [['foremans-eye'], ['vigour']],
      deposits: { S7: 'deposit-II-3', S8: 'deposit-II-4' },
    }).begin()
    t.answer(0, 'ability:foremans-eye:0').answer(0, ['site:S7'])
    const knowing = () => [0, 1, ONLOOKER].map((viewer) => t.knows(viewer, 'deposit-II-3'))
    expect(knowing()).toEqual([true, false, false])
    expect(t.knows(0, 'deposit-II-4')).toBe(false)
    t.answer(0, 'stop').asked(1, 'act')
    expect(knowing()).toEqual([true, false, false])
  })
  test('FF-1.10 three cards drawn for Vigour are their player’s, two become open', () => {
    const teams = [
      ['mogrimur', 'granit', 'nobz'],
      ['korgain', 'silkara', 'molly'],
    ]
    const t = scene({ teams, hands: [['vigour']], draws: [['hurl', 'rumble', 'tip-cart']] }).begin()
    t.answer(0, 'ability:vigour:0')
    expect(new Set(t.sees(0, Z.aside))).toEqual(new Set(['hurl', 'rumble', 'tip-cart']))
    expect(t.sees(1, Z.aside)).toEqual(backs(3))
    t.answer(0, ['card:rumble'])
    expect(new Set(t.sees(1, Z.discard))).toEqual(new Set(['hurl', 'tip-cart']))
    expect(t.sees(1, Z.hand)).toEqual([null])
  })
  test('FF-1.10 nothing is taken back past a reveal or a draw', () => {
    const strict = 'strict'
    const plain = acting('full-throttle', { at: { nobz: 'S7' } }).answer(0, 'move:S1')
    plain.undo(strict)
    expect(plain.state.adventurers[adv('nobz')]!.site).toBe(site('S7'))
    acting('rumble', { tokens: { S2: 'treasure' } })
      .answer(0, 'move:S2')
      .refusesUndo(strict, 'undoPastReveal')
    const dug = acting('rumble', { at: { granit: 'S8' }, deposits: { S8: 'deposit-II-3' } }).answer(0, 'dig')
    dug.refusesUndo(strict, 'undoPastReveal')
    const fought = acting('hurl', { at: { granit: 'S8' }, kobolds: ['S8'] }).answer(0, 'fight:0')
    fought.refusesUndo(strict, 'undoPastReveal')
    const shuffled = scene({
      hands: [['rumble']],
      teams: [
        ['granit', 'nobz', 'molly'],
        ['mogrimur', 'korgain', 'silkara'],
      ],
    })
      .set((s) => allOf(s, Z.draw + 1, Z.discard + 1))
      .begin()
    shuffled.answer(0, 'stop').logged('reshuffled', [1]).refusesUndo(strict, 'undoPastReveal')
  })
})

describe('what can never be', () => {
  const found = (change: (s: S) => void): string => {
    const t = acting('hurl')
    const { options } = t.match
    expect(forgeflame.def.check!(t.state, options)).toEqual([])
    change(t.state)
    return forgeflame.def.check!(t.state, options).join()
  }
  test('FF-1.11 ore is neither made nor lost', () => {
    expect(found((s) => void (s.reserve[1] = s.reserve[1]! - 1))).toMatch(/ore 1.*19 instead of 20/)
    expect(found((s) => void (s.bag[0] = s.bag[0]! + 1))).toMatch(/ore 0.*21 instead of 20/)
    expect(found((s) => void (s.lying[3]![2] = 1))).toMatch(/ore 2/)
    expect(found((s) => void (s.lying[3]![3] = 1))).toMatch(/ore 3.*1 instead of 0/)
  })
  test('FF-1.11 no seventh Kobold, no fourth totem, three Flames', () => {
    const kobolds = (n: number) => (s: S) =>
      void (s.kobolds = Array.from({ length: n }, () => ({ site: 1, stun: false, slow: false })))
    expect(found(kobolds(6))).toBe('')
    expect(found(kobolds(7))).toMatch(/Kobolds/)
    expect(found((s) => void s.totem.fill(1, 1, 4))).toBe('')
    expect(found((s) => void s.totem.fill(1, 1, 5))).toMatch(/totems/)
    expect(found((s) => void s.flames.pop())).toMatch(/Flames/)
  })
  test('FF-1.11 nobody carries more than the limit', () => {
    const carrying = (n: number) => (s: S) => {
      s.adventurers[adv('granit')]!.ore[0] = n
      s.reserve[0] = s.reserve[0]! - n
    }
    expect(found(carrying(3))).toBe('')
    expect(found(carrying(4))).toMatch(/granit carries 4/)
  })
  test('FF-1.11 between turns no site is overfull', () => {
    const gather = (n: number, where: string) => (s: S) => {
      s.turn.card = -1
      const inPlay = s.adventurers.filter((one) => one.seat >= 0)
      for (const one of inPlay.slice(0, n)) one.site = site(where)
    }
    expect([found(gather(3, 'S5')), found(gather(5, 'F')), found(gather(6, 'E'))]).toEqual(['', '', ''])
    expect(found(gather(4, 'S5'))).toMatch(/4 adventurers/)
    expect(found(gather(6, 'F'))).toMatch(/6 adventurers/)
  })
  test('FF-1.11 every player keeps the 21 cards of the team', () => {
    expect(found((s) => void s.zones[Z.draw + 1]!.pop())).toMatch(/seat 1 has 20 cards instead of 21/)
  })
  test('FF-1.11 no more than four turns in a round', () => {
    const t = scene({ hands: [['mad-dash']] })
      .set((s) => void (s.turns = [3, 3]))
      .begin()
    expect(t.refusal(0, 'ability:mad-dash:0', 'FF-18.6')).toHaveLength(1)
  })
})

test('FF-1.12 no rule names a site, a passage or a card of the box', () => {
  const folder = new URL('../src/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(steps\/)?[a-z-]+\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(30)
  const { cards, artifacts, deposits } = forgeflame.content
  const ids = [...artifacts, ...deposits, ...cards.filter(({ id }) => id !== 'absorption')].map(({ id }) => id)
  const named = new RegExp(`['"\`](S\\d+|[EF]|${ids.join('|')})['"\`]`)
  for (const file of files)
    expect([file, named.exec(readFileSync(new URL(file, folder), 'utf8'))?.[0]]).toEqual([file, undefined])
})
