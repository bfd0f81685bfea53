/** The server that is attacked: as ever, and it tells whoever started it how much it holds. */
import { at } from '@emberhall/kernel'
import { serve, type ServeOptions } from '../../serve.ts'
import { workDone } from './work.ts'

/** What the process that started it may ask. */
export type Order = { readonly ask: 'memory' | 'stall' } | { readonly clockBy: number }
export interface Memory {
  /** In use once what nobody needs is gone, buffers included. */
  readonly held: number
  readonly resident: number
  /** The most that was resident since the last time. */
  readonly peak: number
  /** Seconds of work so far, in all its threads. */
  readonly work: number
}
export interface Stall {
  /** The longest that its main thread did nothing else since the last time, in ms of its own work: other programs do not count. */
  readonly ms: number
}

const LOOK_MS = 20
const SLOW_MS = 10_000
const BYTES = 1024
let [seen, most] = [0, process.resourceUsage().maxRSS]
let [longest, worked] = [0, workOfThread()]
setInterval(() => {
  seen = Math.max(seen, process.memoryUsage.rss())
  look()
}, LOOK_MS).unref()

function workOfThread(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
/** What it did between two looks was one piece, or took no longer than a look. */
function look(): void {
  const now = workOfThread()
  longest = Math.max(longest, now - worked)
  worked = now
}
function stall(): Stall {
  look()
  const ms = longest
  longest = 0
  return { ms }
}

function memory(): Memory {
  // What was allocated and let go between two looks shows in the most there ever was.
  const { maxRSS } = process.resourceUsage()
  const peak = maxRSS > most ? maxRSS * BYTES : seen
  ;[seen, most] = [0, maxRSS]
  globalThis.gc!()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { held: heapUsed + external, resident: rss, peak: Math.max(peak, rss), work: workDone() }
}
const { now } = Date
let clockBy = 0
Date.now = () => now() + clockBy
process.on('message', (order: Order) => {
  if ('clockBy' in order) clockBy = order.clockBy
  process.send!('clockBy' in order ? {} : order.ask === 'stall' ? stall() : memory())
})
// Without whoever started it, it is of no use.
process.on('disconnect', () => process.exit(0))

const settings = JSON.parse(at(process.argv, 2)) as ServeOptions
try {
  const server = await serve({ logLevel: 'fatal', botPauseMs: 5, idleMs: 2000, ...settings })
  process.on('SIGTERM', () => {
    setTimeout(
      () => process.stderr.write(`still open: ${process.getActiveResourcesInfo().join(' ')}\n`),
      SLOW_MS,
    ).unref()
    void server.close().then(() => process.exit(0))
  })
  process.stdout.write('ready\n')
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
