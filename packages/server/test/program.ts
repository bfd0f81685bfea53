/** The program that people start, as a process of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
/** Resolves when it has said something or ended. */
export async function run(...args: string[]) {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: 'pipe' })
  let [out, err] = ['', '']
  child.stderr.on('data', (text: Buffer) => (err += text.toString()))
  const ended = once(child, 'exit')
  const spoken = new Promise<void>((said) => {
    child.stdout.on('data', (text: Buffer) => {
      out += text.toString()
      if (out.includes('open at')) said()
    })
  })
  await Promise.race([spoken, ended])
  return { child, ended, out: () => out, err: () => err }
}
