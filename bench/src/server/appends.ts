/** What the database takes by itself: entries of many tables, one after the other at each, without anybody who plays and without rules. */
import { at } from '@emberhall/kernel'
import { openShared } from '@emberhall/server'
import type { Postgres } from '@emberhall/testkit/postgres'
import { setTimeout as sleep } from 'node:timers/promises'

type Storage = Awaited<ReturnType<typeof openShared>>
const WARM_MS = 2000
const MEASURED_MS = 5000
const LOOKS = 20
/** As many as processes would. */
const WRITERS = [1, 4, 10]

function layOut(storage: Storage, id: string): Promise<void> {
  const policies = { undo: 'own', luck: 'same', ownDice: false, hints: true } as const
  const table = {
    id,
    game: 'endless',
    title: '',
    options: {},
    policies,
    watch: 'w',
    host: 'ana',
    created: 1,
    notice: null,
  }
  const more = {
    status: 'playing',
    outcome: '',
    campaign: null,
    next: null,
    webhook: null,
    again: null,
    delay: 0,
  } as const
  const seat = { seat: 0, name: 'Ana', colour: 'teal', bot: null, link: id, seen: null, friend: null, deputy: null }
  return storage.create({
    table: { ...table, ...more },
    seats: [{ ...seat, kind: 'person', shown: 0 }],
    holders: [],
    invitations: [],
    bookmarks: [],
    base: { seq: 0, kind: 'base', length: 0, save: '{}' },
    waiting: [0],
    before: null,
  })
}
const ENTRY = {
  kind: 'answer',
  seat: 0,
  who: 'ana',
  words: ['0 pass'],
  fate: '[[1,2,3,4]]',
  generation: 0,
  waiting: [0],
  outcome: '',
  said: null,
} as const
const entry = (table: string, seq: number) => ({ ...ENTRY, table, seq, key: `0/${seq}`, cut: seq, at: seq })

export async function appends(postgres: Postgres, tables: number) {
  const found: Record<number, object> = {}
  for (const writers of WRITERS) {
    const address = postgres.create()
    let commits = 0
    const watch = { committed: () => void commits++, failed: () => {} }
    const storages: Storage[] = []
    while (storages.length < writers) storages.push(await openShared({ address }, watch))
    const ids = Array.from({ length: tables }, (_, i) => `table-${i}`)
    for (const [i, id] of ids.entries()) await layOut(at(storages, i % writers), id)
    let entries = 0
    const hours = { isOpen: true }
    const writing = ids.map(async (id, i) => {
      for (let seq = 1; hours.isOpen; seq++, entries++) await at(storages, i % writers).append(entry(id, seq))
    })
    await sleep(WARM_MS)
    const before = { entries, commits, cpuMs: postgres.cpuMs(), at: performance.now() }
    await sleep(MEASURED_MS)
    const [n, cpuMs, ms] = [entries - before.entries, postgres.cpuMs() - before.cpuMs, performance.now() - before.at]
    const perS = (count: number): number => Math.round((count / ms) * 1000)
    hours.isOpen = false
    await Promise.all(writing)
    // What every process asks for every three seconds, of as many tables as it has open.
    const [asked, used] = [performance.now(), postgres.cpuMs()]
    for (let i = 0; i < LOOKS; i++) await at(storages, 0).neighbours?.heads(ids)
    found[writers] = {
      entriesPerS: perS(n),
      commitsPerS: perS(commits - before.commits),
      databaseMsPerEntry: Number((cpuMs / n).toFixed(4)),
      lookMs: Math.round((performance.now() - asked) / LOOKS),
      databaseMsPerLook: Math.round((postgres.cpuMs() - used) / LOOKS),
    }
    for (const storage of storages) await storage.close()
  }
  return found
}
