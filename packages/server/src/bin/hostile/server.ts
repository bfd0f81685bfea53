/** The server that is attacked: as ever, and it tells whoever started it how much it holds. */
import { serve, type ServeOptions } from '../../serve.ts'
import { workDone } from './work.ts'

/** What the process that started it may ask. */
export type Order = { readonly ask: 'memory' } | { readonly clockBy: number }
export interface Memory {
  /** In use once what nobody needs is gone, buffers included. */
  readonly held: number
  readonly resident: number
  /** The most that was resident since the last time. */
  readonly peak: number
  /** Seconds of work so far, in all its threads. */
  readonly work: number
}

const LOOK_MS = 20
const SLOW_MS = 10_000
const BYTES = 1024
let [seen, most] = [0, process.resourceUsage().maxRSS]
setInterval(() => {
  seen = Math.max(seen, process.memoryUsage.rss())
}, LOOK_MS).unref()

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
  process.send!('ask' in order ? memory() : {})
})
// Without whoever started it, it is of no use.
process.on('disconnect', () => process.exit(0))

const settings = JSON.parse(process.argv[2]!) as ServeOptions
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
