import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { friends } from '@emberhall/roster/kinds'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))
const bin = join(here, '../src/bin/story.ts')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emberhall-story-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function run(fixture: string, ...args: string[]) {
  cpSync(join(here, 'fixtures', fixture), folder, { recursive: true })
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, '--folder', folder, ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr: stderr.trimEnd().split('\n') }
}

describe('npm run story', () => {
  test('names the file and line of every problem, and fails', () => {
    const { status, stdout, stderr } = run('leaky')
    expect(stderr).toEqual([
      'src/story/hut.ts:18: hut door: next: there is no node "attic"',
      'src/story/cellar.ts:13: hut cellar: fr: no non-breaking space before the mark near “Qui est là?”',
      'src/story: the flag "hut.owned" is read by the rules, but nothing sets it',
    ])
    expect(stdout).toContain(': 1 stories, 2 nodes, 3 problems\n')
    expect(status).toBe(1)
  })
  test('draws stories and lists what comes of choices; --check only says what of it is old', () => {
    const game = basename(folder)
    const drawing = join(folder, 'docs/story/crossing.svg')
    const choices = join(folder, 'docs/story', `${game}-choices.md`)
    const old = (name: string) => `docs/story/${name}: is not as the story is; npm run story writes it`
    const unchecked = run('ferry', '--check')
    expect(unchecked.stderr).toEqual([old('crossing.svg'), old(`${game}-choices.md`)])
    expect([unchecked.status, existsSync(drawing), existsSync(choices)]).toEqual([1, false, false])
    const written = run('ferry')
    expect(written).toMatchObject({ status: 0, stderr: [''] })
    expect(written.stdout).toContain(`${game}: 1 choices, 0 change only words\n`)
    expect(readFileSync(drawing, 'utf8')).toContain('The crossing')
    expect(readFileSync(choices, 'utf8')).toContain('| landing.pay | Pay the ferrywoman | gold -3 |  | who |  |')
    expect(run('ferry', '--check').status).toBe(0)
    for (const file of [drawing, choices]) {
      writeFileSync(file, 'old')
      expect(run('ferry', '--check').stderr).toEqual([old(basename(file))])
      run('ferry')
    }
  })
  test('refuses unknown games and flags with a word of help', () => {
    const ask = (...args: string[]) => spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' })
    expect(ask('chess')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('There is no game "chess"') as string,
    })
    const { id } = friends.game
    expect(ask(id)).toMatchObject({ status: 2, stderr: `${id} tells no stories.\n` })
    expect(ask('--sing').status).toBe(2)
  })
})
