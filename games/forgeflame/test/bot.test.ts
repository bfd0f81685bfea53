import { playOut } from '@emberhall/bots'
import { random } from '@emberhall/minds'
import { type Answer, Fate, fits, Match } from '@emberhall/kernel'
import { allDone, configsOf, held } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { heuristic } from '../src/bot/heuristic.ts'
import type { O, S } from '../src/index.ts'
import { forgeflame } from '../src/module.ts'
import { type Scene, scene } from './scene.ts'

afterEach(allDone)

const { game } = forgeflame
const brain = heuristic(game)
const bot = { name: 'heuristic', brain }
const dice = { name: 'random', brain: random }

const words = (answer: Answer): string[] => [answer].flat().map((option) => game.words.print(option))
/** Its answer in words, cards by their names. */
function says(t: { match: Match<S, O> }, seat = 0): string {
  const [word] = words(brain(held(t.match, seat)))
  return word!.replace(/^(play|forge|absorb|card|totem):(\d+)/, (_, verb, card) => {
    return `${verb}:${game.faceKeys[t.match.table.s.faces[Number(card)]!]}`
  })
}
const granit = (wanted: Scene, card = 'heavy-tread'): { match: Match<S, O> } =>
  scene({ hands: [[card]], ...wanted }).begin()

describe('on its turn the bot', () => {
  test('forges what it can pay for', () => {
    const t = granit({ at: { granit: 'E' }, ore: { granit: ['gold', 'gold', 'gold'] }, row: ['miner-kings-chalice'] })
    expect(says(t)).toBe('forge:miner-kings-chalice')
  })
  test('pays with what an ally on the site carries', () => {
    const t = granit({
      at: { granit: 'E', nobz: 'E' },
      ore: { granit: ['gold'], nobz: ['gold', 'gold'] },
      row: ['miner-kings-chalice'],
    })
    expect(says(t)).toBe('forge:miner-kings-chalice')
  })
  test('carries ore to the nearer fire', () => {
    const load = { ore: { granit: ['gold', 'gold', 'gold'] }, row: ['miner-kings-chalice'] } as const
    expect(says(granit({ at: { granit: 'S2' }, ...load }))).toBe('move:E')
    expect(says(granit({ at: { granit: 'S11' }, ...load, flames: [true, false, false] }))).toBe('move:F')
  })
  test('goes round a cave-in', () => {
    const load = { ore: { granit: ['gold', 'gold', 'gold'] }, row: ['miner-kings-chalice'] } as const
    const t = granit({ at: { granit: 'S2' }, ...load, caveIns: ['E-S2'], flames: [false, false, false] }, 'heavy-tread')
    expect(['move:S5', 'clear:E-S2', 'ability']).toContain(says(t).replace(/^ability.*/, 'ability'))
  })
  test('picks up the ore at its feet, the dearest first', () => {
    expect(
      says(granit({ at: { granit: 'S8' }, lying: { S8: ['gold', 'draconite'] }, row: ['wyrm-heart'] }, 'stone-grip')),
    ).toBe('pick:draconite:none')
  })
  test('digs where a deposit lies', () => {
    expect(says(granit({ at: { granit: 'S8' }, deposits: { S8: 'deposit-II-1' } }))).toBe('dig')
  })
  test('fights the Kobold that sits on the ore', () => {
    const t = granit({ at: { granit: 'S8' }, lying: { S8: ['draconite', 'draconite'] }, kobolds: ['S8'] }, 'hurl')
    expect(says(t)).toMatch(/^fight/)
  })
  test('does not let the mine be overrun while it is behind', () => {
    const t = granit({
      at: { granit: 'S14' },
      deposits: { S14: 'deposit-III-1' },
      kobolds: ['S1', 'S1', 'S6', 'S6', 'S9', 'S9'],
      forged: [[], ['wyrm-heart', 'black-hammer']],
    })
    expect(says(t)).not.toBe('dig')
  })
  test('flies where it may', () => {
    const t = scene({
      teams: [
        ['silkara', 'nobz', 'molly'],
        ['granit', 'korgain', 'mogrimur'],
      ],
      hands: [['wall-crawler']],
      at: { silkara: 'S5' },
      ore: { silkara: ['gold', 'darkiron'] },
      row: ['key-of-the-forge'],
      flames: [true, false, false],
    }).begin()
    expect(['move:E', 'move:F']).toContain(says(t))
  })
  test('plays the card whose adventurer can do the most', () => {
    const t = scene({
      hands: [['rumble', 'full-throttle', 'claw-swipe']],
      at: { nobz: 'S5', granit: 'E', molly: 'S9' },
      ore: { nobz: ['gold', 'gold', 'gold'] },
      row: ['miner-kings-chalice'],
    }).begin()
    expect(says(t)).toBe('play:full-throttle')
  })
})

describe('out of turn the bot', () => {
  test('drops the ore it misses the least', () => {
    const t = scene({
      teams: [
        ['mogrimur', 'korgain', 'silkara'],
        ['granit', 'nobz', 'molly'],
      ],
      hands: [['bone-shard']],
      at: { mogrimur: 'S8', nobz: 'S8' },
      ore: { nobz: ['gold', 'draconite'] },
    }).begin()
    expect(says(t)).toMatch(/^ability/)
    t.answer(0, words(brain(held(t.match, 0)))[0]!)
    expect(says(t, 1)).toBe('carried:nobz:gold')
  })
  test('takes the better Advanced card', () => {
    const t = scene({ advanced: [['titans-hurl', 'earthquake']] })
      .agenda('upkeep', 0)
      .begin()
    expect(says(t)).toBe('card:earthquake')
  })
})

describe('in the draft the bot', () => {
  const chances = (seed: number) => {
    const fate = new Fate(seed)
    return (n: number) => fate.below(n)
  }
  test('takes whoever has proved worth the most, but not always the same', () => {
    const match = Match.start(game, { seats: 2, options: { recruitment: 'draft' }, seed: 1 })
    const picks = Array.from({ length: 60 }, (_, i) => {
      const seat = match.waiting()[0]!
      return words(brain({ ...held(match, seat), random: chances(i) }))[0]!
    })
    const of = (...names: string[]) => picks.filter((pick) => names.includes(pick.replace('recruit:', ''))).length
    expect(of('flyna', 'ogmul', 'nobz', 'gobetou')).toBeGreaterThan(45)
    expect(of('granit', 'korgain', 'silkara')).toBeLessThan(3)
    expect(new Set(picks).size).toBeGreaterThan(2)
  })
  test('knows who is of use to somebody alone', () => {
    const match = Match.start(game, { seats: 1, options: { recruitment: 'draft' }, seed: 1 })
    const teams = Array.from({ length: 40 }, (_, i) => words(brain({ ...held(match, 0), random: chances(i) })))
    expect(teams.every((team) => team.length === 3)).toBe(true)
    expect(teams.filter((team) => team.includes('recruit:gobetou')).length).toBeGreaterThan(35)
    expect(teams.filter((team) => team.includes('recruit:nobz')).length).toBeLessThan(5)
  })
})

describe('whole games', () => {
  test('every table comes to its end, with answers that are allowed', { timeout: 120_000 }, () => {
    // There are far too many; every 29th meets each option with each number of seats.
    const tables = configsOf(forgeflame).filter((_, i) => i % 29 === 0)
    expect(new Set(tables.map((table) => table.seats))).toEqual(new Set([1, 2, 3, 4]))
    for (const [i, { seats, options }] of tables.entries()) {
      const match = Match.start(game, { seats, options, seed: i + 1 })
      const bots = Array.from({ length: seats }, () => bot)
      expect(playOut(match, bots, new Fate(i), { budget: 6000 })).toBeGreaterThan(20)
    }
  })
  test('it beats random play in at least 95 of 100 games', { timeout: 240_000 }, () => {
    let won = 0
    for (let i = 0; i < 100; i++) {
      const match = Match.start(game, { seats: 2, options: { recruitment: 'random' }, seed: 300 + i })
      playOut(match, i % 2 === 0 ? [bot, dice] : [dice, bot], new Fate(i))
      if (match.table.s.winners.includes(i % 2) && match.table.s.winners.length === 1) won++
    }
    expect(won).toBeGreaterThanOrEqual(95)
  })
  test('what it cannot know does not change its mind', { timeout: 120_000 }, () => {
    for (const seats of [2, 4]) {
      const match = Match.start(game, { seats, options: { recruitment: 'random' }, seed: 40 + seats })
      let asked = 0
      while (!match.isOver && asked++ < 250) {
        const seat = match.waiting()[0]!
        const answer = brain(held(match, seat))
        expect(fits(match.askOf(seat)!, answer)).toBe(true)
        const other = match.imagine(seat, asked)
        expect(words(brain(held(other, seat)))).toEqual(words(answer))
        match.play(seat, answer)
      }
    }
  })
})
