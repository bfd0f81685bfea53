/**
 * node packages/server/src/bin/versions.ts ../older: this version beside an older one, which lies in another folder with what it needs
 * installed. Every game is begun at the old one, goes on with people at both, and ends at the new one alone. Nothing may be lost, and
 * a table is played by one version of its rules.
 */
import { at } from '@emberhall/kernel'
import { startPostgres } from '@emberhall/testkit/postgres'
import { join, resolve } from 'node:path'
import { PLAYED, type Seated } from './boards.ts'
import { dice, type Promised } from './crash/playing.ts'
import { freePort, isUp, type ServerProcess, startServer } from './crash/process.ts'
import { promisesBroken } from './crash/several.ts'
import { AtTable, linkOf, Person, someAnswer } from './driver.ts'
import { Mishap } from './mishap.ts'

const OLD = join(resolve(at(process.argv, 2)), 'packages/server/src/bin/crash/server.ts')
const ANSWERS = 12
/** Whoever sees nothing happen for so long loads the page again. */
const IMPATIENT_MS = 10_000
const postgres = await startPostgres()
const address = postgres.create()
const random = dice(7)
const promised: Promised[] = []

async function started(program?: string): Promise<ServerProcess> {
  const server = await startServer(address, await freePort(), program)
  if (!isUp(server)) throw new Mishap('down', server.message)
  return server
}
interface Played {
  readonly name: string
  readonly clients: readonly AtTable[]
  /** How often somebody at the old version was told that it is outdated here, and went over to the new one. */
  moved: number
  answered: number
}
async function laid(url: string, { game, options, seats: most }: Seated): Promise<Played> {
  const people: Person[] = []
  for (let i = 0; i < most; i++) people.push(await Person.arrive(url, `P${i}`))
  const seats = people.map((_, i) => ({ kind: i === 0 ? 'me' : 'link', name: `P${i}` }))
  const info = await at(people, 0).post('/api/tables', { game, options, seats })
  for (const [i, person] of people.entries()) if (i > 0) await person.sit(info.id, linkOf(info, i))
  const clients: AtTable[] = []
  for (const person of people) clients.push(await AtTable.join(person, info.id))
  return { name: `${game} for ${most}`, clients, moved: 0, answered: 0 }
}
/** They come by way of this server from now on. */
async function cross(client: AtTable, url: string): Promise<void> {
  client.close()
  client.person.url = url
  await client.rejoin()
  if (client.closed !== null) throw new Mishap('down', `${client.id} is closed at ${url}: ${client.closed.reason}`)
}
async function play(played: Played, most: number, refuge: string): Promise<void> {
  const { clients } = played
  for (let n = 0; n < most && !clients.some((client) => client.isOver); ) {
    for (const client of clients) if (client.closed !== null) await move(played, client, refuge)
    const latest = Math.max(...clients.map(({ seq }) => seq))
    for (const client of clients)
      await client.until(() => client.seq >= latest || client.closed !== null, IMPATIENT_MS).catch(() => client.close())
    const next = clients.find((client) => client.isAsked && client.closed === null)
    if (next === undefined) continue
    const { seat } = next.shown
    const id = `v${promised.length}`
    const settled = await next.answer(someAnswer(next.shown, random), { id })
    if (settled?.type === 'ack') {
      promised.push({ table: next.id, key: `${seat}/${id}`, seq: settled.seq })
      played.answered++
      n++
    } else if (settled === null || (settled.type === 'refused' && settled.code === 'outdated'))
      await move(played, next, refuge)
    else if (settled.type !== 'refused' || settled.code !== 'stale')
      throw new Mishap('refused', JSON.stringify(settled).slice(0, 300))
  }
}
async function move(played: Played, client: AtTable, refuge: string): Promise<void> {
  played.moved++
  await cross(client, refuge)
}

const old = await started(OLD)
const tables: Played[] = []
for (const board of PLAYED) tables.push(await laid(old.url, board))
for (const played of tables) await play(played, ANSWERS, old.url)
const fresh = await started()
for (const played of tables) {
  // One of them comes by way of the new version, the others stay.
  await cross(at(played.clients, 1), fresh.url)
  await play(played, ANSWERS, fresh.url)
}
const late = await laid(old.url, at(PLAYED, 0))
await play(late, ANSWERS, old.url)
await cross(at(late.clients, 1), fresh.url)
await play(late, ANSWERS, fresh.url)
tables.push(late)
await old.kill('SIGTERM')
for (const played of tables) {
  const before = played.moved
  await play(played, ANSWERS, fresh.url)
  const how = before === 0 ? 'at both versions together' : 'at the new version alone as soon as it had opened the table'
  console.log(`${played.name}: ${played.answered} answers, ${how}`)
}
const problems = await promisesBroken(address, promised)
for (const { clients } of tables) {
  const seen = new Set(clients.map(({ seq }) => seq))
  if (seen.size > 1) problems.push(`${at(clients, 0).id}: people are at different places`)
  for (const client of clients) client.close()
}
const again = await startServer(address, await freePort(), OLD)
console.log(`the old version, started again: ${isUp(again) ? 'runs' : again.message}`)
if (isUp(again)) await again.kill('SIGTERM')
await fresh.kill('SIGTERM')
await postgres.stop()
for (const problem of problems) console.error(`PROBLEM: ${problem}`)
console.log(`${problems.length === 0 ? 'ok' : 'FAILED'}, ${promised.length} answers acknowledged`)
process.exit(problems.length === 0 ? 0 : 1)
