/** Another program locks the database while bots are to move. Once it lets go, they move, and nothing is lost. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Attack } from '../siege.ts'
import { botsGoOn, botTables } from '../waiting.ts'

const LOCKED_MS = 2500

export const attack: Attack = {
  server: () => ({ settings: { patienceMs: 200, botPauseMs: 400 } }),
  delays: true,
  async run(siege) {
    const tables = await botTables(siege, 4)
    const other = new DatabaseSync(join(siege.target.folder, 'emberhall.db'), { timeout: 5000 })
    other.exec('begin immediate')
    await sleep(LOCKED_MS)
    siege.holds(siege.honest.delayed > 0, 'nobody noticed the lock: it was none')
    other.exec('rollback')
    other.close()
    await botsGoOn(siege, tables)
  },
}
