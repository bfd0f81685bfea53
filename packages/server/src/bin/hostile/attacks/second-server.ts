/** A second server on the same folder, after somebody has deleted what looks like a lock. It does not start, and the first goes on. */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Target } from '../target.ts'
import { type Attack } from '../siege.ts'

export const attack: Attack = {
  async run(siege) {
    const { folder } = siege.target
    await refused('as it is')
    const locks = readdirSync(folder).filter((name) => /lock/i.test(name))
    for (const name of locks) rmSync(join(folder, name), { recursive: true, force: true })
    await refused(`without ${locks.join(', ')}`)
    async function refused(how: string): Promise<void> {
      const second = await Target.start({ data: folder })
      siege.holds(!second.isAlive, `a second server runs on the same folder, ${how}`)
      siege.note(second.message.trim().replace(folder, 'the folder'))
      await second.stop()
    }
  },
}
