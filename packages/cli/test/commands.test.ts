import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { friends } from '@emberhall/roster/kinds'
import { describe, expect, test } from 'vitest'
import { run, scratch } from './program.ts'

const GAME = friends.game.id

const options = Object.entries(friends.game.def.options)
const [choice, { oneOf = [] }] = options.find(([, option]) => option.oneOf !== undefined)!
const last = oneOf.at(-1)!
const [flag] = options.find(([, { kind }]) => kind === 'flag')!

describe('simulate', { timeout: 60_000 }, () => {
  test('--json has the shape others rely on', async () => {
    const args = ['simulate', GAME, '--games', '40', '--seats', '2', '--bot', 'heuristic', '--json', '--workers', '2']
    const { code, out, err } = await run(args)
    expect(code).toBe(0)
    expect(err).toBe('')
    const found = JSON.parse(out) as Record<string, unknown>
    expect(found).toMatchObject({ games: 40, game: GAME })
    for (const key of ['wins', 'winRate', 'medianTurns']) expect(found[key]).toBeTypeOf('number')
    for (const key of ['interval', 'turns', 'causes', 'figures', 'cards', 'dead']) expect(found).toHaveProperty(key)
  })
  test('tells people the same in words, in both languages', async () => {
    const args = ['simulate', GAME, '--games', '20', '--bot', 'random', '--seats', '1', '--workers', '1']
    expect((await run(args)).out).toMatch(/20 games of .*played by random[^]*between .* and .* in 95 of 100/)
    expect((await run([...args, '--lang', 'fr'])).out).toMatch(/20 parties de .*[^]*Causes de défaite/)
  })
  test('options reach the game', async () => {
    const args = [
      'simulate',
      GAME,
      '--games',
      '1',
      '--workers',
      '1',
      '--json',
      '--option',
      `${choice}=${last}`,
      '--option',
      flag,
    ]
    const found = JSON.parse((await run(args)).out) as { sample: { options: unknown } }
    expect(found.sample.options).toMatchObject({ [choice]: last, [flag]: true })
  })
  test('--report writes the page', async () => {
    const file = join(scratch(), 'deep', 'balance.md')
    const args = ['simulate', GAME, '--games', '1', '--bot', 'random', '--workers', '1', '--report', file]
    const { code, out } = await run(args)
    expect(code).toBe(0)
    expect(out).toContain(file)
    const page = readFileSync(file, 'utf8')
    expect(page).toMatch(/^# Balance of /)
    // Without a name it goes where reports are kept, from where the program was started.
    const folder = scratch()
    const bare = ['simulate', GAME, '--report', '--games', '1', '--bot', 'random', '--workers', '1']
    expect(await run(bare, '', {}, folder)).toMatchObject({ code: 0, err: '' })
    expect(readFileSync(join(folder, 'docs', 'balance', `${GAME}.md`), 'utf8')).toBe(page)
  })
})

describe('help', () => {
  test('for all commands and for each, in both languages', async () => {
    expect((await run([])).out).toContain('emberhall play <game>')
    expect((await run(['--help', '--lang', 'fr'])).out).toContain('emberhall play <jeu>')
    for (const command of ['play', 'simulate', 'worker', 'replay', 'check', 'games', 'move', 'help']) {
      const { out, code } = await run(['help', command])
      expect(out).toContain(`emberhall ${command}`)
      expect(code).toBe(0)
      expect((await run([command, '--help'])).out).toBe(out)
    }
  }, 90_000)
  test('the version', async () => {
    expect((await run(['--version'])).out).toMatch(/^emberhall \d+\.\d+\.\d+\n$/)
  })
  test('the games with seats, options and bots', async () => {
    const { out } = await run(['games'])
    expect(out).toMatch(new RegExp(`^${GAME} {2}.*1 to ${friends.game.def.seats.max} seats`, 'm'))
    expect(out).toContain(`${choice}=${oneOf.join(' | ')}   (else ${oneOf[0]!})`)
    expect(out).toMatch(/bots +heuristic, easy, normal, strong, master, random/)
  })
})

test('a campaign is refused where there is none', async () => {
  const { code, err } = await run(['play', GAME, '--plain', '--campaign', '--data', scratch()])
  expect([code, err]).toEqual([2, expect.stringContaining(`${GAME} has no campaign.`)])
})
