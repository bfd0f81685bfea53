import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isInstalled, root } from '../bootstrap.mjs'

let dir = ''

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'emberhall-bootstrap-'))
})

afterEach(() => {
  rmSync(dir, { recursive: true, force: true })
})

function write(path: string, text: string, seconds: number): string {
  const file = join(dir, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
  utimesSync(file, seconds, seconds)
  return file
}

describe('an install counts as complete', () => {
  test('never before npm has finished one', () => {
    write('package-lock.json', '{}', 1000)
    mkdirSync(join(dir, 'node_modules'))
    expect(isInstalled(dir)).toBe(false)
  })

  test('as long as the lock file has not changed since', () => {
    write('package-lock.json', '{}', 1000)
    write('node_modules/.package-lock.json', '{}', 1001)
    expect(isInstalled(dir)).toBe(true)
    write('package-lock.json', '{ }', 1002)
    expect(isInstalled(dir)).toBe(false)
  })
})

describe('a script is started', () => {
  const start = (...args: string[]) =>
    spawnSync(process.execPath, [join(root, 'bootstrap.mjs'), ...args], { encoding: 'utf8', input: 'typed' })

  test('on Node 24 or newer, with its arguments, its input and its exit code', () => {
    const script = write(
      'script.ts',
      `import { readFileSync } from 'node:fs'
       const typed: string = readFileSync(0, 'utf8')
       console.log(JSON.stringify([Number.parseInt(process.versions.node, 10) >= 24, typed, ...process.argv.slice(2)]))
       process.exitCode = 3`,
      1000,
    )
    const { status, stdout } = start(script, 'a b', '--flag')
    expect(JSON.parse(stdout)).toEqual([true, 'typed', 'a b', '--flag'])
    expect(status).toBe(3)
  })

  test('only if it exists', () => {
    expect(start('no/such.ts')).toMatchObject({ status: 1, stderr: 'no/such.ts: no such script.\n' })
  })
})
