import type { LogLine } from '@emberhall/kernel'
import { luckWord, type Tally } from '@emberhall/ui'
import { describe, expect, test } from 'vitest'
import { HEROES } from '../../../src/content/types.ts'
import { fateforge } from '../../../src/index.ts'
import { luckOf } from '../../../src/table/pages/end/luck.ts'
import { decisions } from '../fight/drawn.ts'
import { drawEnd } from './drawn.ts'
import { stand } from './positions.ts'

const { content } = fateforge.game.book
const line = (what: string, ...args: LogLine['args'][number][]): LogLine => ({ ...LINE, what, args })
const LINE = stand('ended').match.log(0)[0]!
const shows = (hero: string, die: string, icon: string): LogLine => line('shows', hero, die, icon)

describe('what the dice gave a hero', () => {
  test('FG-11.4 shown dice and Fails thrown again are held against their own faces', () => {
    const log = [
      line('rolls', 'lord', 3),
      line('rerolled', 'lord', 2),
      shows('lord', 'red', 'strike'),
      shows('lord', 'green', 'focus'),
      shows('lord', 'red', 'fail'),
      shows('rogue', 'yellow', 'fail'),
    ]
    const luck = luckOf(log, 'lord', content)
    expect(luck.dice).toBe(5)
    expect(luck.useful.got).toBe(2)
    expect(luck.useful.due).toBeCloseTo((5 * 5) / 6)
    expect(luck.useful.variance).toBeCloseTo((5 * 5) / 36)
    // Four of six faces of a red die attack, one of six of a green one; two throws more of dice as these are.
    expect(luck.attacks.got).toBe(1)
    expect(luck.attacks.due).toBeCloseTo((9 / 6) * (5 / 3))
  })
  test('FG-44.3 half the faces of a test are Successes', () => {
    const log = ['success', 'blank', 'trait', 'success', 'success'].map((face) => line('testFace', 'lord', face))
    const { testDice, successes } = luckOf(log, 'lord', content)
    expect([testDice, successes.got, successes.due]).toEqual([5, 3, 2.5])
  })
  test('over many fights it is what was owed', { timeout: 120_000 }, () => {
    const sums = { useful: [0, 0], attacks: [0, 0] }
    for (let seed = 1; seed <= 8; seed++) {
      const last = [...decisions({ seats: 2, seed, scene: 'c4' })].at(-1)!
      for (const hero of HEROES) {
        const luck = luckOf(last.log(0), hero, content)
        for (const what of ['useful', 'attacks'] as const) {
          sums[what][0]! += luck[what].got
          sums[what][1]! += luck[what].due
        }
      }
    }
    expect(sums.useful[1]).toBeGreaterThan(200)
    for (const [got, due] of Object.values(sums)) expect(Math.abs(got! / due! - 1)).toBeLessThan(0.1)
  })
})
test('luck is spoken of beyond one standard deviation', () => {
  const owed = (got: number): Tally => ({ got, due: 10, variance: 4 })
  expect([13, 12, 8, 7].map((n) => luckWord(owed(n)))).toEqual(['luckGood', 'luckFair', 'luckFair', 'luckBad'])
})
test.each([
  ['en', 'What the dice gave'],
  ['fr', 'Ce que les dés ont donné'],
] as const)('the end shows it for every hero who rolled, in %s', { timeout: 60_000 }, (lang, title) => {
  const match = [...decisions({ seats: 2, seed: 3, scene: 'c1' })].at(-1)!
  const markup = drawEnd(match, lang)
  expect(markup).toContain(title)
  expect(markup.match(/fgp-luck-bar/g)).toHaveLength(4)
  expect(drawEnd(stand('restart').match, lang)).not.toContain(title)
})
