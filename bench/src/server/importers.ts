/** People who bring games from elsewhere, one after the other without a rest: a process of its own, so that nobody who plays waits for them. */
import { at, hashText, Match } from '@emberhall/kernel'
import { type SaveFile, save } from '@emberhall/saves'
import { loadStudy } from '@emberhall/lab'
import { gameIds, loadGame } from '@emberhall/roster'
import { LIMITS, OWN_HEADER } from '@emberhall/server/protocol'
import { seedChoices } from '../choices.ts'
import { playOn } from '../playouts.ts'
import { arrive } from './players.ts'

/** What became of one kind of file. */
export interface Brought {
  readonly name: string
  readonly ms: readonly number[]
  readonly status: number
}
const [url, people] = process.argv.slice(2) as [string, string]

// ---------------------------------------------------------------- what is brought

/** The longest of all games. */
async function longest() {
  for (const id of gameIds()) {
    const options = (await loadStudy(id))?.longest
    if (options !== undefined) return { game: (await loadGame(id)).game, options }
  }
  throw new Error('no game says what its longest is')
}
const { game, options } = await longest()
const SEATS = 2
function played(seed: number): SaveFile {
  seedChoices(seed)
  const match = Match.start(game, { seats: SEATS, seed, options })
  playOn(match)
  return save(match)
}
/** Changed by hand, with a sum that fits again. */
function forged(file: SaveFile, changes: Partial<Record<keyof SaveFile, unknown>>): object {
  const { sum: _, ...body } = { ...file, ...changes }
  return { ...body, sum: hashText(JSON.stringify(body)) }
}
const [whole] = [1, 2, 3, 4, 5, 6].map(played).toSorted((a, b) => b.history.length - a.history.length) as [SaveFile]
const words = (word: (i: number) => unknown, n: number) => Array.from({ length: n }, (_, i) => word(i))
const FILES: readonly (readonly [string, object])[] = [
  [`a whole act, ${whole.history.length + whole.tail.length} words`, whole],
  ['a history of numbers', forged(whole, { history: words((i) => i, LIMITS.words - 1), tail: [] })],
  ['kinds of chance made up', forged(whole, { history: words((i) => `!made up ${i}=1`, LIMITS.words - 1), tail: [] })],
  [
    'a megabyte of fields',
    forged(whole, Object.fromEntries(words((i) => [`field ${i}`, i], 40_000) as [string, number][])),
  ],
]
const seats = Array.from({ length: SEATS }, () => ({ kind: 'me' }))
const BODIES = FILES.map(([name, file]) => ({ name, body: Buffer.from(JSON.stringify({ save: file, seats })) }))

// ---------------------------------------------------------------- bringing it

const brought = new Map<string, Brought>()
async function bring(cookie: string, { name, body }: (typeof BODIES)[number]): Promise<void> {
  const headers = { cookie, 'content-type': 'application/json', [OWN_HEADER]: 'bench' }
  const asked = performance.now()
  const answer = await fetch(`${url}/api/tables/import`, { method: 'POST', headers, body })
  await answer.text()
  const ms = [...(brought.get(name)?.ms ?? []), performance.now() - asked]
  brought.set(name, { name, ms, status: answer.status })
}
const hours = { areOpen: true }
async function bringOn(first: number): Promise<void> {
  const cookie = await arrive(url)
  for (let i = first; hours.areOpen; i++) await bring(cookie, at(BODIES, i % BODIES.length))
}
process.on('disconnect', () => process.exit(0))
process.once('message', () => {
  const all = Array.from({ length: Number(people) }, (_, i) => bringOn(i))
  process.once('message', () => {
    hours.areOpen = false
    void Promise.all(all).then(() => process.send!([...brought.values()]))
  })
})
process.send!('ready')
