/** One server in a process of its own, so that its time and memory can be told from the players'. */
import { createRequire } from 'node:module'
import { loadGames } from '@emberhall/roster'
import { serve } from '@emberhall/server'
import { endless, endlessPeer } from './endless.ts'
import { isOurs, type Kind } from './kinds.ts'

/** What boardgame.io's server looks like from here; its own types cannot be found from an ES module. */
interface PeerServer {
  readonly Server: (settings: object) => { run(port: number): Promise<unknown> }
  FlatFile: new (settings: { dir: string }) => object
}
interface PeerStore {
  readonly PostgresStore: new (address: string, settings: object) => object
}
// A folder, or the address of a database.
const [kind, port, place] = process.argv.slice(2) as [Kind, string, string]
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
process.on('message', (message: { gc: boolean }) => {
  if (message.gc) globalThis.gc!()
  const { user, system } = process.cpuUsage()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send!({ cpuMs: (user + system) / 1000, heap: heapUsed + external, rss })
})

if (isOurs(kind)) {
  const unlimited = 1_000_000_000
  await serve({
    port: Number(port),
    ...(kind === 'emberhall' ? { data: place } : { database: place }),
    games: [endless, ...(await loadGames())],
    logLevel: 'fatal',
    maxTablesPerPerson: unlimited,
    limits: {
      requestsPerMinute: unlimited,
      tablesPerMinute: unlimited,
      messagesPerSecond: unlimited,
      socketsPerAddress: unlimited,
      importsPerHour: unlimited,
      importsPerAddress: unlimited,
    },
  })
} else {
  console.log = () => {}
  console.info = () => {}
  const require = createRequire(import.meta.url)
  const { Server, FlatFile } = require('boardgame.io/server') as PeerServer
  const { PostgresStore } = require('bgio-postgres') as PeerStore
  const stores: Partial<Record<Kind, () => object>> = {
    boardgameioDisk: () => new FlatFile({ dir: place }),
    boardgameioShared: () => new PostgresStore(place, { logging: false }),
  }
  const store = stores[kind]
  const db = store === undefined ? {} : { db: store() }
  await Server({ games: [endlessPeer], origins: ['*'], ...db }).run(Number(port))
}
process.send!('ready')
