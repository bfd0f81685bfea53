/** The server that is killed: as ever, but nobody is slowed down and bots do not ponder. */
import { serve } from '../../serve.ts'

// A folder, or the address of a database that others use too.
const [place, port] = process.argv.slice(2)
process.stdin.on('close', () => process.exit(1)).resume()
const isShared = place!.startsWith('postgres:')
try {
  const server = await serve({
    ...(isShared ? { database: place!, shared: { beatMs: 500, patienceMs: 8000 } } : { data: place! }),
    port: Number(port),
    logLevel: 'fatal',
    botPauseMs: 5,
    patienceMs: 300,
    idleMs: 500,
    limits: { requestsPerMinute: 1_000_000, tablesPerMinute: 1_000_000, messagesPerSecond: 10_000 },
  })
  process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
  console.log('ready')
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
