import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { gameIds } from '@emberhall/roster'
import { friends } from '@emberhall/roster/kinds'
import { describe, expect, test } from 'vitest'

const GAME = friends.game.id
const [choice = ''] = Object.entries(friends.game.def.options).find(([, { oneOf }]) => oneOf !== undefined) ?? []
const bin = fileURLToPath(new URL('../src/bin/fuzz.ts', import.meta.url))
const run = (...args: string[]) => spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' })

describe('npm run fuzz', { timeout: 120_000 }, () => {
  test('prints exactly its figures', () => {
    const { stdout, status } = run(GAME, '--games', '3', '--seed', '7', '--check', 'play', '--json')
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
    const { stdout } = run('--fresh', GAME, '--minutes', '1', '--games', '2', '--check', 'play', '--seats', '1')
    expect(stdout).toMatch(new RegExp(`^${GAME}: 2 games from seed \\d+, \\d+ decisions, 0 failures\n$`))
  })
  test.each([
    [['--fresh', '--seed', '5'], /--fresh finds a seed of its own/],
    [['--fresh', '--minutes', 'some'], /--minutes: "some" is not a whole number from 1 on/],
    [['chess'], new RegExp(`There is no game "chess". There are: ${gameIds().join(', ')}`)],
    [[GAME, '--check', 'luck'], /There is no check "luck". There are: play/],
    [[GAME, '--games', 'many'], /--games: "many" is not a whole number from 1 on/],
    [[GAME, '--seats', '9'], /is for 1 to \d seats, not 9/],
    [[GAME, '--options', JSON.stringify({ [choice]: 'silly' })], /cannot be played with these options/],
    [[GAME, '--options', '[]'], /is not an object in JSON/],
    [['--sing'], /Unknown option '--sing'/],
    [[], /npm run fuzz -- <game>/],
  ])('refuses %j', (args, message) => {
    const { stderr, status } = run(...args)
    expect(stderr).toMatch(message)
    expect(status).toBe(2)
  })
})
