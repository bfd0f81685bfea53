/** The way from a server to its database, which can be cut, and over which nothing need arrive for a while. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './process.ts'

/** How somebody begins who wants to hear what others say. */
const LISTENS = 'listen emberhall'

export class Wire {
  readonly port: number
  private readonly server = createServer((near) => this.join(near))
  private readonly ends = new Set<Socket>()
  private readonly far: number
  private heldUntil = 0
  private newsUntil = 0

  private constructor(port: number, far: number) {
    this.port = port
    this.far = far
  }
  static async to(far: number): Promise<Wire> {
    const wire = new Wire(await freePort(), far)
    wire.server.listen(wire.port, '127.0.0.1')
    await once(wire.server, 'listening')
    return wire
  }
  private join(near: Socket): void {
    const far = connect(this.far, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.ends.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        this.ends.delete(one)
        other.destroy()
      })
    }
    near.pipe(far)
    let isListening = false
    near.on('data', (bytes: Buffer) => {
      if (!isListening) isListening = bytes.includes(LISTENS)
    })
    // What comes from the database comes late while the wire is held, and in order.
    far.on('data', (bytes: Buffer) => {
      const wait = Math.max(this.heldUntil, isListening ? this.newsUntil : 0) - Date.now()
      if (wait <= 0) return void near.write(bytes)
      far.pause()
      setTimeout(() => {
        near.write(bytes)
        far.resume()
      }, wait)
    })
  }
  hold(ms: number): void {
    this.heldUntil = Date.now() + ms
  }
  /** Only what the processes tell each other comes late. */
  holdNews(ms: number): void {
    this.newsUntil = Date.now() + ms
  }
  cut(): void {
    for (const end of this.ends) end.destroy()
  }
  async close(): Promise<void> {
    this.cut()
    this.server.close()
    await once(this.server, 'close')
  }
}
