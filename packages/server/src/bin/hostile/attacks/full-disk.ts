/** The disk is full while bots are to move. The server says so; with room again they move, and nothing is lost. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fill, smallDisk } from '../../crash/trouble.ts'
import { type Attack, type Siege } from '../siege.ts'
import { botsGoOn, botTables } from '../waiting.ts'

const FULL_MS = 2500
const MEGABYTES = 4
const PAGES = 300

/** Talk at a table fills a database that may not grow; without the table there is room again. */
async function talk(siege: Siege): Promise<() => Promise<unknown>> {
  const person = await siege.person()
  const { id } = await person.post('/api/tables', { game: siege.board.game, seats: [{ kind: 'me' }] })
  for (let code = 'ack'; code === 'ack'; ) {
    const client = await siege.join(person, id)
    for (let i = 0; i < 10 && code === 'ack'; i++)
      code = (await client.ask({ type: 'chat', text: 'x'.repeat(400) }))?.type ?? 'closed'
    client.close()
  }
  return () => person.request('DELETE', `/api/tables/${id}`)
}

export const attack: Attack = {
  server() {
    const { folder, maxPages, release } = smallDisk(MEGABYTES)
    return { settings: { data: folder, botPauseMs: 400, ...(maxPages && { maxPages: PAGES }) }, release }
  },
  delays: true,
  async run(siege) {
    const { honest, target, url } = siege
    const ballast = join(target.folder, 'ballast')
    const tables = await botTables(siege, 4)
    const isDisk = target.settings.maxPages === undefined
    const free = isDisk ? null : await talk(siege)
    const { delayed } = honest
    for (const end = Date.now() + 20_000; honest.delayed === delayed && Date.now() < end; await sleep(50))
      if (isDisk) fill(ballast)
    siege.holds(honest.delayed > delayed, 'nobody noticed: there was room')
    await sleep(FULL_MS)
    const health = await fetch(`${url}/api/health`)
    const told = await health.text()
    siege.note(`health: ${health.status} ${told}`)
    siege.holds(!health.ok || !/"status":"ok"/.test(told), 'the server calls itself well with a full disk')
    if (free === null) rmSync(ballast)
    else await free()
    await botsGoOn(siege, tables)
    const again = await fetch(`${url}/api/health`)
    siege.holds(again.ok, `with room again it answers ${again.status}`)
  },
}
