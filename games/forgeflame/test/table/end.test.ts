/** What is shown of a turn and of a game when it is over, from their logs. */
import { type LogLine, Match } from '@emberhall/kernel'
import { describe, expect, test } from 'vitest'
import { forgeflame } from '../../src/index.ts'
import { luckOf } from '../../src/table/end/luck.ts'
import { costsOf, turnOf } from '../../src/table/end/tale.ts'
import { passingOf } from '../../src/table/model/passing.ts'
import { decisions } from './drawn.ts'

const { game } = forgeflame
const line = (what: string, ...args: LogLine['args'][number][]): LogLine => ({ ...LINE, what, args })
const LINE = Match.start(game, { seats: 2, options: { recruitment: 'random' }, seed: 1 }).log(-1)[0]!
const token = (face: string) => ({ card: 0, face })

describe('what a game gave', () => {
  const { s } = Match.start(game, { seats: 2, options: { recruitment: 'random' }, seed: 1 }).table
  const [mine, theirs] = [0, 1].map((seat) => {
    const i = s.adventurers.findIndex((adv) => adv.seat === seat)
    return game.content.adventurers[i]!.id
  })
  test('FF-2.10 a deposit counts against those of its level that had not been dug', () => {
    // Level III: GDDK 7, SDD 8, SSDDK 10, GSDD 9, DDDK 9 points.
    const log = [line('dug', mine!, token('deposit-III-3'), 'S14'), line('dug', theirs!, token('deposit-III-1'), 'S15')]
    const [one, two] = luckOf(game, s, log)
    expect(one).toMatchObject({ seat: 0, digs: 1, dug: { got: 10, due: 8.6 } })
    expect(two).toMatchObject({ seat: 1, digs: 1, dug: { got: 7, due: (7 + 8 + 9 + 9) / 4 } })
    expect(one!.dug.variance).toBeCloseTo(1.04)
  })
  test('FF-11.2 FF-11.3 a fight is owed what its tokens promise', () => {
    const log = [
      line('drewToken', 'failure'),
      line('drewToken', 'success'),
      line('fought', mine!, 'success'),
      line('drewToken', 'failureOre'),
      line('fought', mine!, 'failureOre'),
    ]
    const [one] = luckOf(game, s, log)
    expect(one).toMatchObject({ fights: 2, won: { got: 1 } })
    expect(one!.won.due).toBeCloseTo(0.9 + 0.6)
  })
  test('over a whole game every deposit and every fight is somebody’s', { timeout: 60_000 }, () => {
    let last: Match | null = null
    for (const match of decisions({ seats: 2, seed: 7 })) last = match as unknown as Match
    const log = last!.log(-1)
    const all = luckOf(game, last!.table.s as typeof s, log)
    expect(all.reduce((n, { digs }) => n + digs, 0)).toBe(log.filter(({ what }) => what === 'dug').length)
    expect(all.reduce((n, { fights }) => n + fights, 0)).toBe(log.filter(({ what }) => what === 'fought').length)
    expect(all.reduce((n, { digs }) => n + digs, 0)).toBeGreaterThan(3)
  })
})

test('it turned with the last artifact that the winners forged, and what the mine took is counted', () => {
  const forged = (seat: number, face: string): LogLine => line('forged', seat, token(face), 'S1')
  const log = [
    line('round', 1),
    forged(0, 'a'),
    line('round', 2),
    forged(0, 'b'),
    forged(1, 'c'),
    line('stolen', 'gold', 'S4'),
    line('fought', 'molly', 'failure'),
    line('fought', 'molly', 'successOre'),
  ]
  expect(turnOf(log, [0])).toEqual({ round: 2, line: log[3] })
  expect(turnOf(log, [3])).toBe(null)
  expect(costsOf(log)).toEqual({ stolen: 1, beaten: 1, removed: 0 })
})

describe('what is seen to go', () => {
  const { table } = Match.start(game, { seats: 2, options: { recruitment: 'random' }, seed: 1 })
  const adv = table.s.adventurers.findIndex(({ seat }) => seat === 0)
  const { id } = game.content.adventurers[adv]!
  test('FF-10.2 FF-11.11 FF-12.5 ores where their adventurer stands, Kobolds and stolen ore on their site', () => {
    table.s.adventurers[adv]!.site = 5
    const news = [
      line('picked', id, 'gold'),
      line('koboldGone', 'S3'),
      line('stolen', 'draconite', 'S4'),
      line('moved'),
    ]
    expect(passingOf(table, news)).toMatchObject([
      { what: 'ore', ore: 'gold', way: 'up', site: 5 },
      { what: 'kobold', site: 3 },
      { what: 'ore', ore: 'draconite', way: 'out', site: 4 },
    ])
    expect(new Set(passingOf(table, news).map(({ key }) => key)).size).toBe(3)
  })
})
