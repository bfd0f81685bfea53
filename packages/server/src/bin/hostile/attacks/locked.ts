/** Another program locks the database while bots are to move. Once it lets go, they move, and nothing is lost. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Attack } from '../scene.ts'
import { botsGoOn, botTables } from '../waiting.ts'

const LOCKED_MS = 2500

export const attack: Attack = {
  server: () => ({ settings: { patienceMs: 200, botPauseMs: 400 } }),
  delays: true,
  async run(scene) {
    const tables = await botTables(scene, 4)
    const other = new DatabaseSync(join(scene.target.folder, 'emberhall.db'), { timeout: 5000 })
    other.exec('begin immediate')
    await sleep(LOCKED_MS)
    scene.holds(scene.honest.delayed > 0, 'nobody noticed the lock: it was none')
    other.exec('rollback')
    other.close()
    await botsGoOn(scene, tables)
  },
}
