import { expect, it } from 'vitest'
import { AtTable } from '../src/bin/driver.ts'
import { LIMITS, type TableLine } from '../src/protocol.ts'
import { again, company, dice, newFolder, playOn, server } from './harness.ts'
import { askKept } from './kept.ts'

const momentOf = (client: AtTable): number => Number(client.view!.question.split('.')[1])
const namesAt = (client: AtTable): string[] => client.table!.bookmarks.map(({ name }) => name)
const free = { policies: { undo: 'free' } }

it('moments get names that everybody sees, kept over a restart and gone with the table', async () => {
  const data = newFolder()
  const first = await server({ data })
  const { people, eve, id } = await company(first.url, 'closed hands', 2, 3)
  const [ana, ben] = people as [AtTable, AtTable]
  await playOn([...people, eve], dice(1), 4)
  const at = momentOf(ana)
  const asked = { type: 'mark', id: 'once', name: '  before\u202e the <b>boss</b>\n', at }
  expect(await ben.ask(asked)).toMatchObject({ type: 'ack' })
  expect(await ben.ask(asked)).toMatchObject({ type: 'ack' })
  expect(await ana.ask({ type: 'mark', name: 'the start', at: 0 })).toMatchObject({ type: 'ack' })
  await eve.until(() => namesAt(eve).length === 2)
  const named = [
    { name: 'the start', at: 0 },
    { name: 'before the <b>boss</b>', at },
  ]
  expect(eve.table!.bookmarks).toMatchObject(named)
  expect(eve.table!.bookmarks.map(({ mine }) => mine)).toEqual([false, false])
  expect(ben.table!.bookmarks.map(({ mine }) => mine)).toEqual([false, true])
  await first.close()

  const { url } = await server({ data })
  const back = await AtTable.join(again(ana.person, url), id)
  expect(back.table!.bookmarks).toMatchObject(named.map((bookmark) => ({ ...bookmark, mine: true })))
  await back.person.request('DELETE', `/api/tables/${id}`)
  expect(await askKept(data, 'select * from bookmarks')).toEqual([])
})

it('those who look on name nothing, nobody names what has not come, and only so many are kept', async () => {
  const { url } = await server()
  const { people, eve } = await company(url, 'closed hands', 2, 3)
  const [ana, ben] = people as [AtTable, AtTable]
  const at = momentOf(ana)
  const refused = (code: string) => ({ type: 'refused', code })
  expect(await eve.ask({ type: 'mark', name: 'mine', at })).toMatchObject(refused('forbidden'))
  expect(await ana.ask({ type: 'mark', name: 'later', at: at + 1 })).toMatchObject(refused('notNow'))
  ana.send({ type: 'mark', id: 'bad', name: ' \u0007 ', at })
  ana.send({ type: 'mark', id: 'long', name: 'x'.repeat(LIMITS.bookmark + 1), at })
  await ana.until(() => ana.others.filter((m) => m.type === 'error' && m.code === 'malformed').length === 2)
  expect(ana.table!.bookmarks).toEqual([])

  await ana.ask({ type: 'mark', name: 'Ana was here', at })
  const { n } = ana.table!.bookmarks[0]!
  expect(await ben.ask({ type: 'unmark', n })).toMatchObject(refused('forbidden'))
  await ben.ask({ type: 'mark', name: 'Ben was here', at })
  const other = ana.table!.bookmarks.find(({ name }) => name.startsWith('Ben'))!
  expect(await ana.ask({ type: 'unmark', n: other.n })).toMatchObject({ type: 'ack' })
  expect(namesAt(ana)).toEqual(['Ana was here'])
  for (let i = 1; i < LIMITS.bookmarks; i++) await ben.ask({ type: 'mark', name: `${i}`, at })
  expect(await ben.ask({ type: 'mark', name: 'one more', at })).toMatchObject(refused('marksFull'))
})

it('a name goes when its moment is taken back and something else is answered, not when it is played again', async () => {
  const data = newFolder()
  const { url } = await server({ data })
  const { people, eve, id } = await company(url, 'closed hands', 2, 3, free)
  const [ana] = people as [AtTable, AtTable]
  const all = [...people, eve]
  await playOn(all, dice(1), 3)
  const before = momentOf(ana)
  await ana.ask({ type: 'mark', name: 'before', at: before })
  await playOn(all, dice(2), 2)
  await ana.ask({ type: 'mark', name: 'after', at: momentOf(ana) })
  const after = momentOf(ana)
  /** Done by whoever may. */
  const step = async (type: 'undo' | 'redo'): Promise<void> => {
    const { seq } = ana
    const [first, second] = people as [AtTable, AtTable]
    const settled = await first.ask({ type, seat: 0 })
    const done = settled?.type === 'ack' ? settled : await second.ask({ type, seat: 1 })
    expect(done).toMatchObject({ type: 'ack' })
    for (const client of all) await client.until(() => client.seq > seq)
  }
  for (const type of ['undo', 'undo', 'redo', 'redo'] as const) await step(type)
  expect(momentOf(ana)).toBe(after)
  expect(namesAt(ana)).toEqual(['before', 'after'])
  for (const type of ['undo', 'undo'] as const) await step(type)
  expect(momentOf(ana)).toBe(before)
  await playOn(all, dice(5), 1)
  for (const client of all) await client.until(() => namesAt(client).join() === 'before')
  const late = await AtTable.join(again(ana.person, url), id)
  expect(namesAt(late)).toEqual(['before'])
})

it('a copy from a bookmark bears its name and the bookmarks between its beginning and there; a table brought along brings its own', async () => {
  const { url } = await server()
  const { people, eve, id } = await company(url, 'open hands', 2, 3)
  const [ana] = people as [AtTable, AtTable]
  await ana.ask({ type: 'mark', name: 'the start', at: 0 })
  await playOn([...people, eve], dice(1), 4)
  const at = momentOf(ana)
  await ana.ask({ type: 'mark', name: 'before the boss', at })
  await playOn([...people, eve], dice(2), 3)
  await ana.ask({ type: 'mark', name: 'too late', at: momentOf(ana) })
  const copy = await ana.person.post(`/api/tables/${id}/clone`, { at, title: 'before the boss' })
  expect(copy.title).toBe('before the boss')
  expect(copy.bookmarks).toMatchObject([{ name: 'the start' }, { name: 'before the boss', at }])
  const lines = await ana.person.get<TableLine[]>('/api/tables')
  expect(lines.find((line) => line.id === copy.id)!.title).toBe('before the boss')

  const alone = await company(url, 'closed hands', 1, 4)
  const save = await alone.people[0]!.person.get(`/api/tables/${alone.id}/save`)
  const seats = [{ kind: 'me', name: 'Ana' }]
  const bookmarks = [
    { name: 'here', at: 0 },
    { name: 'never reached', at: 999 },
  ]
  const moved = await ana.person.post('/api/tables/import', { save, seats, bookmarks })
  expect(moved.bookmarks).toMatchObject([{ name: 'here', at: 0, mine: true }])
})
