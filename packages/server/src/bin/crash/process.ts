/** The server as a process of its own, which can be killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url))

export interface ServerProcess {
  readonly url: string
  readonly child: ChildProcess
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}
export interface StartFailed {
  readonly code: number | null
  readonly message: string
}
/** A port nobody uses now, so that the server can come back where it was. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  probe.listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
/** program: of this version, unless another is to be tried beside it. */
export async function startServer(data: string, port: number, program = SERVER): Promise<ServerProcess | StartFailed> {
  // It goes as soon as nobody holds the other end of its input, however a trial is broken off.
  const child = spawn(process.execPath, [program, data, String(port)], { stdio: ['pipe', 'pipe', 'pipe'] })
  let message = ''
  child.stderr.on('data', (text: Buffer) => (message += text.toString()))
  const ended = once(child, 'exit') as Promise<[number | null]>
  const ready = new Promise<null>((open) => child.stdout.once('data', () => open(null)))
  const failed = await Promise.race([ended, ready])
  if (failed !== null) return { code: failed[0], message: message.trim() }
  const kill = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    child.kill(signal)
    await ended
  }
  return { url: `http://127.0.0.1:${port}`, child, kill }
}
export function isUp(server: ServerProcess | StartFailed): server is ServerProcess {
  return 'url' in server
}
