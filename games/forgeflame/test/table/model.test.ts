import { aOf, reading, verbOf } from '@emberhall/kernel'
import { describe, expect, test } from 'vitest'
import { V } from '../../src/state.ts'
import { scoreOf } from '../../src/steps/end.ts'
import { activateKobolds } from '../../src/steps/kobolds.ts'
import { MOVE, WILD } from '../../src/symbols.ts'
import { fightChance, forgeable, koboldDeeds, nextSeats, pointsOf } from '../../src/table/model/prospects.ts'
import { reachOf } from '../../src/table/model/reach.ts'
import { forgeflame } from '../../src/index.ts'
import { decisions } from './drawn.ts'

const SLOW = { timeout: 60_000 }

describe('how far an adventurer gets', () => {
  test.each([
    { seats: 1, seed: 2 },
    { seats: 2, seed: 7 },
    { seats: 4, seed: 5 },
  ])(
    'FF-6.1 FF-6.2 FF-6.4 FF-7.1 the nearest sites are those on offer, and every way begins with one ($seats)',
    (setup) => {
      let far = 0
      for (const match of decisions(setup)) {
        const ask = match.isOver ? undefined : match.asks()[0]
        if (ask?.def.name !== 'act') continue
        const { adv, pool } = match.table.s.turn
        const reach = reachOf(match.table, adv, pool[MOVE]! + pool[WILD]!)
        const offered = ask.options.filter((option) => verbOf(option) === V.move).map(aOf)
        for (const [site, { cost, path }] of reach) {
          expect(path).toHaveLength(cost)
          expect(path.at(-1)).toBe(site)
          expect(offered).toContain(path[0])
          if (cost > 1) far++
        }
        const near = [...reach].filter(([, { cost }]) => cost === 1).map(([site]) => site)
        for (const site of near) expect(offered).toContain(site)
        // Besides these, only full sites are on offer: one may pass through.
        for (const site of offered.filter((s) => !near.includes(s)))
          expect(match.table.s.adventurers.filter((a) => a.seat >= 0 && a.site === site).length).toBeGreaterThan(2)
      }
      expect(far).toBeGreaterThan(10)
    },
    SLOW.timeout,
  )
})

describe('what is coming', () => {
  test('FF-12.5 FF-12.9 the Kobolds do what the table says they will', SLOW, () => {
    let steals = 0
    let steps = 0
    for (const match of decisions({ seats: 3, seed: 4 })) {
      if (match.isOver) break
      const t = reading(forgeflame.game, structuredClone(match.view(0)))
      t.note = () => {}
      const deeds = koboldDeeds(t)
      const bag = t.s.bag.reduce((a, b) => a + b, 0)
      activateKobolds(t)
      expect(t.s.kobolds.map(({ site }) => site)).toEqual(deeds.map(({ to }) => to))
      const stolen = deeds.filter((deed) => deed.steals >= 0).length
      expect(t.s.bag.reduce((a, b) => a + b, 0)).toBe(bag + stolen)
      steals += stolen
      steps += deeds.filter(({ from, to }) => from !== to).length
    }
    expect(steals).toBeGreaterThan(5)
    expect(steps).toBeGreaterThan(5)
  })
  test('FF-4.2 the turns come in the order that the table foretells', SLOW, () => {
    let foretold: readonly number[] = []
    let from = 0
    const came: unknown[] = []
    const expected: unknown[] = []
    for (const match of decisions({ seats: 3, seed: 8 })) {
      const log = match.log(0)
      const fresh = log.slice(from)
      const turn = fresh.find((line) => line.what === 'turn')
      // An extra turn is not foreseen, and a new round begins with its own First Player.
      if (turn !== undefined && !fresh.some(({ what }) => what === 'extraTurn' || what === 'round')) {
        came.push(turn.args[0])
        expected.push(foretold[0])
      }
      from = log.length
      foretold = nextSeats(match.table)
    }
    expect(came.length).toBeGreaterThan(20)
    expect(came).toEqual(expected)
  })
  test('FF-11.2 a Fight succeeds in six, nine or ten of ten cases', () => {
    expect([1, 2, 3, 4].map((n) => Math.round(fightChance(n) * 100))).toEqual([60, 90, 100, 100])
  })
  test('FF-13.4 whatever can be forged at this moment is shown as the own', SLOW, () => {
    let forged = 0
    for (const match of decisions({ seats: 2, seed: 3 })) {
      const ask = match.isOver ? undefined : match.asks()[0]
      if (ask?.def.name !== 'act') continue
      for (const option of ask.options.filter((o) => verbOf(o) === V.forge)) {
        expect(forgeable(match.table, ask.seat, aOf(option)).how).toBe('now')
        forged++
      }
    }
    expect(forged).toBeGreaterThan(2)
  })
  test.each([1, 2, 3, 4])('FF-21.3 the points at the end are those of the score sheet, with %i', (seats) => {
    const match = [...decisions({ seats, seed: 6 })].at(-1)!
    match.table.s.scores.forEach((score, team) => {
      const points = pointsOf(match.table, team)
      expect(points.hidden).toBe(0)
      expect(points.total + score.objectives).toBe(scoreOf(match.table, team).total)
    })
  })
  test('FF-1.10 Treasures of others count only as so many unknown ones', SLOW, () => {
    let hidden = 0
    for (const match of decisions({ seats: 2, seed: 9 })) {
      if (match.isOver) break
      const t = reading(forgeflame.game, match.view(0))
      hidden = Math.max(hidden, pointsOf(t, 1).hidden)
      expect(pointsOf(t, 1).treasures).toBe(0)
      expect(pointsOf(t, 0).hidden).toBe(0)
    }
    expect(hidden).toBeGreaterThan(0)
  })
})
