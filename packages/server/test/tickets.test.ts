import { closing, friends } from '@emberhall/roster/kinds'
import { describe, expect, it } from 'vitest'
import { type AtTable, Person } from '../src/bin/driver.ts'
import { readView, type TableLine } from '../src/protocol.ts'
import { again, dice, lay, newFolder, pair, playOn, server } from './harness.ts'
import { askKept } from './kept.ts'

/** What a ticket says, worked out from what its reader sees at the table. */
function figures({ view }: AtTable) {
  return friends.summary(readView(friends.game, view!, { options: {}, seats: 2 }).state)
}
const linesOf = (person: Person): Promise<TableLine[]> => person.get('/api/tables')

describe('the list of my tables', () => {
  it('tells how a table stands while it is open, when nobody is there, and when nothing has changed since', async () => {
    const data = newFolder()
    const first = await server({ data })
    const { ana, ben, id } = await pair(first.url, { options: closing(friends) })
    await playOn([ana, ben], dice(3), 9)
    const [line] = await linesOf(ben.person)
    expect(line).toMatchObject({
      id,
      summary: figures(ben),
      names: ['Ana', 'Ben'],
      mine: [1],
      outcome: ana.table!.outcome,
    })
    expect(line!.waiting).toEqual(ben.view!.waiting)
    expect(line!.updated).toBeGreaterThanOrEqual(line!.created)
    expect(line!.seats.map(({ kind, mine }) => [kind, mine])).toEqual([
      ['person', false],
      ['person', true],
    ])
    await first.close()

    const { url } = await server({ data })
    const [ben2, ana2] = [again(ben.person, url), again(ana.person, url)]
    const health = () => ana2.get<{ tables: number }>('/api/health')
    expect((await linesOf(ben2))[0]!.summary).toEqual(line!.summary)
    expect((await linesOf(ana2))[0]!.summary).toEqual(line!.summary)
    // Nobody has sat down: no table is in memory, and no bot has been woken.
    expect((await health()).tables).toBe(0)
    const [kept] = await askKept(data, 'select summary, summary_seq from tables')
    expect(kept).toMatchObject({ summary: JSON.stringify(line!.summary), summary_seq: ana.seq })
    // What was summed up before the last answer does not count.
    await askKept(data, `update tables set summary = '{"turn":99}', summary_seq = summary_seq - 1`)
    expect((await linesOf(ben2))[0]!.summary).toEqual(line!.summary)
  })
  it('names nobody in an open seat, and no card at all', async () => {
    const { url } = await server()
    const host = await Person.arrive(url, 'Ana')
    await lay(host, [
      { kind: 'me', name: 'Ana' },
      { kind: 'link', name: 'Naz' },
      { kind: 'bot', name: 'Old Tam' },
    ])
    const lines = await linesOf(host)
    expect(lines[0]!.names).toEqual(['Ana', '', 'Old Tam'])
    expect(lines[0]!.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['person', 'Ana'],
      ['open', ''],
      ['bot', 'Old Tam'],
    ])
    expect(JSON.stringify(lines)).not.toContain('link')
    for (const key of friends.game.faceKeys) expect(JSON.stringify(lines)).not.toContain(`"${key}"`)
  })
})
