import { load, readSave } from '@emberhall/kernel'
import { kinfireDelve } from '@emberhall/kinfire-delve'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { AtTable, Person } from '../src/bin/driver.ts'
import type { ServerMessage } from '../src/protocol.ts'
import { dice, newFolder, pair, playOn, server } from './harness.ts'

const { game } = kinfireDelve
const FACES = new Set(game.faceKeys)
const words = (text: string): Set<string> =>
  new Set([...text.matchAll(/"([a-z0-9-]+)"/g)].map((m) => m[1]!).filter((w) => FACES.has(w)))

interface Known {
  /** Faces that the seat sees now, or has read in its log. */
  readonly may: ReadonlySet<string>
  /** Faces on the table that it may not know. */
  readonly hidden: ReadonlySet<string>
}
/** What each seat may know after each entry, from the whole truth in the database. */
function known(data: string, id: string, seats: readonly number[]): Map<number, Known>[] {
  const db = new DatabaseSync(join(data, 'emberhall.db'), { readOnly: true })
  const base = db.prepare("select save from snapshots where table_id = ? and kind = 'base'").get(id) as { save: string }
  const entries = db.prepare('select words from entries where table_id = ? order by seq').all(id) as { words: string }[]
  db.close()
  const { match } = load(game, readSave(base.save))
  const of = (seat: number): Known => {
    const may = words(JSON.stringify(match.log(seat)))
    const { faces } = match.table.s
    faces.forEach((face, card) => match.table.canSee(card, seat) && may.add(game.faceKeys[face]!))
    return { may, hidden: new Set(faces.map((face) => game.faceKeys[face]!).filter((key) => !may.has(key))) }
  }
  const now = () => new Map(seats.map((seat) => [seat, of(seat)]))
  const steps = [now()]
  for (const entry of entries) {
    const [word] = JSON.parse(entry.words) as [string]
    const value = word.slice(2)
    const reply = { seat: Number(word[0]), question: match.question, value: word[1] === '*' ? value.split(',') : value }
    expect(match.answer(reply).ok).toBe(true)
    steps.push(now())
  }
  return steps
}

describe('what is hidden', () => {
  it('is in no byte that is sent to a seat which may not know it', async () => {
    const data = newFolder()
    const served = await server({ data })
    const { url } = served
    const { ana, ben, id, info } = await pair(url, { options: { openHands: false }, policies: { undo: 'free' } })
    const watcher = await Person.arrive(url)
    await watcher.sit(id, info.watch!)
    const eve = await AtTable.join(watcher, id)
    const clients = [ana, ben, eve]
    const random = dice(11)
    for (let i = 0; i < 60 && !ana.isOver; i++) {
      await playOn(clients, random, 2)
      // Whatever else can be asked for is asked for too.
      for (const client of clients) {
        await client.ask({ type: 'hint', seat: client.view!.seat })
        await client.ask({ type: 'answer', seat: 0, question: '0.0', value: 'pass' })
        await client.person.get(`/api/tables/${id}/log`)
      }
    }
    await served.close()
    const steps = known(data, id, [0, 1, -1])
    expect(steps.length).toBeGreaterThan(10)
    let checked = 0
    for (const [seat, client] of [
      [0, ana],
      [1, ben],
      [-1, eve],
    ] as const) {
      let seq = 0
      for (const text of client.received) {
        const message = JSON.parse(text) as ServerMessage
        if ('seq' in message) seq = message.seq
        const { may, hidden } = steps[seq]!.get(seat)!
        for (const face of words(text)) expect(may.has(face), `seat ${seat} was sent ${face} at ${seq}`).toBe(true)
        checked += hidden.size
      }
    }
    // There was a lot to give away.
    expect(checked).toBeGreaterThan(500)
  })
})
