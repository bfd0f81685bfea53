/** The real program, as a child process. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}
export function scratch(): string {
  return mkdtempSync(join(tmpdir(), 'emberhall-cli-'))
}
export function start(
  args: readonly string[],
  env: Record<string, string> = {},
  cwd = tmpdir(),
): ChildProcessWithoutNullStreams {
  const clean = { PATH: process.env['PATH'], LANG: 'C', ...env }
  return spawn(process.execPath, [main, ...args], { env: clean, cwd })
}
/** Runs to the end with this input. */
export function run(
  args: readonly string[],
  input = '',
  env: Record<string, string> = {},
  cwd = tmpdir(),
): Promise<Ended> {
  const child = start(args, env, cwd)
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
  })
}
/** Talks with a running game: writes a line, waits for what should appear. */
export class Talk {
  readonly child: ChildProcessWithoutNullStreams
  text = ''
  constructor(args: readonly string[]) {
    this.child = start(args)
    this.child.stdout.setEncoding('utf8').on('data', (more: string) => (this.text += more))
    this.child.stderr.setEncoding('utf8').on('data', (more: string) => (this.text += more))
  }
  type(...lines: readonly string[]): void {
    for (const line of lines) this.child.stdin.write(`${line}\n`)
  }
  async until(pattern: RegExp, ms = 15_000): Promise<void> {
    const end = Date.now() + ms
    while (!pattern.test(this.text)) {
      if (Date.now() > end) throw new Error(`${String(pattern)} did not come:\n${this.text}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  ended(): Promise<number | null> {
    return new Promise((resolve) => this.child.on('close', resolve))
  }
}
/** The one unfinished or finished save in a data folder. */
export function onlySave(folder: string, where: 'saves' | 'saves/finished'): string {
  const files = readdirSync(join(folder, where)).filter((name) => name.endsWith('.save.json'))
  if (files.length !== 1) throw new Error(`${files.length} saves in ${folder}`)
  return join(folder, where, files[0]!)
}
/** The last question that was put: its lines from the prompt on. */
export function lastQuestion(text: string, prompt: RegExp): string {
  const lines = text.split('\n')
  const at = lines.findLastIndex((line) => prompt.test(line))
  return lines
    .slice(at)
    .filter((line) => /^\d+\. /.test(line) || prompt.test(line))
    .join('\n')
}
/** The page of balance that a game has of its own, written anew above what people have noted. */
export async function ownReport(game: string): Promise<{ readonly page: string; readonly keepsNotes: boolean }> {
  const file = join(scratch(), 'own.md')
  const notes = '## What was changed, and why\n\nNothing.\n'
  writeFileSync(file, `# Balance of old figures\n\n${notes}`)
  const { code, err } = await run([
    'simulate',
    game,
    '--games',
    '1',
    '--bot',
    'random',
    '--workers',
    '1',
    '--report',
    file,
  ])
  if (code !== 0) throw new Error(err)
  const page = readFileSync(file, 'utf8')
  return { page, keepsNotes: page.endsWith(`\n\n${notes}`) && !page.includes('old figures') }
}
