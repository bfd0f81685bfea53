/**
 * Somebody looks on later than the table is played, and tries to learn of it in time: by the list of tables, by its
 * times, while the clock of the server jumps. They learn nothing before, and everything after.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { TableInfo, TableLine } from '../../../protocol.ts'
import { watchOf } from '../../driver.ts'
import { type Attack, play } from '../siege.ts'

const MINUTE_MS = 1500
const HOUR_MS = 3_600_000

export const attack: Attack = {
  server: () => ({ settings: { minuteMs: MINUTE_MS } }),
  async run(siege) {
    const { info, host, guest } = await siege.pair()
    await host.person.post(`/api/tables/${info.id}/delay`, { minutes: 1 })
    const eve = await siege.person('Eve')
    await eve.sit(info.id, watchOf(info))
    await play([host, guest], siege.random, 3)
    const onlooker = await siege.join(eve, info.id)
    await onlooker.until(() => onlooker.seq >= host.seq)
    const told = async (): Promise<string> => {
      const line = (await eve.get<TableLine[]>('/api/tables')).find(({ id }) => id === info.id)!
      const { updated, waiting, status } = await eve.get<TableInfo>(`/api/tables/${info.id}`)
      return JSON.stringify([line, updated, waiting, status])
    }
    await sleep(MINUTE_MS + 1500)
    const before = await told()
    const { seq } = host
    const begun = performance.now()
    await play([host, guest], siege.random, 3)
    const [after, seen] = [await told(), onlooker.seq]
    // On a busy machine a minute may have passed.
    const isInTime = performance.now() - begun < MINUTE_MS
    if (isInTime) siege.holds(after === before, `the list tells of what is not shown yet: ${before} ${after}`)
    if (isInTime) siege.holds(seen <= seq, 'what happened is shown too early')
    for (const clockBy of [-HOUR_MS, HOUR_MS, 0]) {
      await siege.target.setClock(clockBy)
      const early = host.seq
      await play([host, guest], siege.random, 2)
      const caughtUp = await onlooker
        .until(() => onlooker.seq > early, 20_000)
        .then(
          () => true,
          () => false,
        )
      siege.holds(caughtUp, `after the clock has jumped to ${clockBy / HOUR_MS} h, onlookers are shown nothing more`)
    }
  },
}
