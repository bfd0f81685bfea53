import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { gameIds } from '@emberhall/roster'
import { describe, expect, test } from 'vitest'

const bin = fileURLToPath(new URL('../src/bin/fuzz.ts', import.meta.url))
const run = (...args: string[]) => spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' })

describe('npm run fuzz', { timeout: 120_000 }, () => {
  test('prints exactly its figures', () => {
    const { stdout, status } = run('kinfire-delve', '--games', '3', '--seed', '7', '--check', 'play', '--json')
    expect(stdout).toMatch(/^\{"games":3,"decisions":\d+,"failures":\[\]\}\n$/)
    expect(status).toBe(0)
  })
  test('finds fresh seeds for every game, and says which', () => {
    const seeds = [1, 2].map(() => {
      const { stdout, status } = run('--fresh', '--games', '1', '--check', 'play', '--decisions', '20')
      expect(status).toBe(0)
      const told = [...stdout.matchAll(/^([a-z-]+): 1 games from seed (\d+), \d+ decisions, 0 failures$/gm)]
      expect(told.map(([, game]) => game)).toEqual(gameIds())
      return told.map(([, , seed]) => seed)
    })
    expect(new Set(seeds.flat()).size).toBe(2 * gameIds().length)
  })
  test('plays one game afresh, within a time', () => {
    const { stdout } = run(
      '--fresh',
      'kinfire-delve',
      '--minutes',
      '1',
      '--games',
      '2',
      '--check',
      'play',
      '--seats',
      '1',
    )
    expect(stdout).toMatch(/^kinfire-delve: 2 games from seed \d+, \d+ decisions, 0 failures\n$/)
  })
  test.each([
    [['--fresh', '--seed', '5'], /--fresh finds a seed of its own/],
    [['--fresh', '--minutes', 'some'], /--minutes: "some" is not a whole number from 1 on/],
    [['chess'], /There is no game "chess". There are: .*kinfire-delve/],
    [['kinfire-delve', '--check', 'luck'], /There is no check "luck". There are: play/],
    [['kinfire-delve', '--games', 'many'], /--games: "many" is not a whole number from 1 on/],
    [['kinfire-delve', '--seats', '9'], /is for 1 to 4 seats, not 9/],
    [['kinfire-delve', '--options', '{"mode":"silly"}'], /cannot be played with these options/],
    [['kinfire-delve', '--options', '[]'], /is not an object in JSON/],
    [['--sing'], /Unknown option '--sing'/],
    [[], /npm run fuzz -- <game>/],
  ])('refuses %j', (args, message) => {
    const { stderr, status } = run(...args)
    expect(stderr).toMatch(message)
    expect(status).toBe(2)
  })
})
