/** Whose eyes one may look back through: one's own, those of friends who hide nothing, and anybody's when all is over. */
import { kinfireDelve } from '@emberhall/kinfire-delve'
import { Match } from '@emberhall/kernel'
import { save } from '@emberhall/saves'
import { describe, expect, it } from 'vitest'
import { AtTable, Person } from '../src/bin/driver.ts'
import type { LogPart, TableInfo, ViewData } from '../src/protocol.ts'
import { company, dice, playOn, server } from './harness.ts'

const FORBIDDEN = { code: 'forbidden' }
const facesOf = (view: ViewData): (string | null)[] => view.state['faces'] as (string | null)[]
const look = ({ person }: AtTable, id: string, seat: number, at: number): Promise<ViewData> =>
  person.get<ViewData>(`/api/tables/${id}/moment?seat=${seat}&at=${at}`)
const infoFor = ({ person }: AtTable, id: string): Promise<TableInfo> => person.get<TableInfo>(`/api/tables/${id}`)

/** A table of Kinfire Delve for two people and one who looks on. */
async function delve(url: string, openHands: boolean) {
  const match = Match.start(kinfireDelve.game, { seats: 2, seed: 3, options: { mode: 'normal', openHands } })
  const hosts = [await Person.arrive(url, 'Ana'), await Person.arrive(url, 'Ben')] as const
  const seats = [{ kind: 'me' }, { kind: 'link' }]
  const { id, seats: laid, watch } = await hosts[0].post('/api/tables/import', { save: save(match), seats })
  await hosts[1].sit(id, laid[1]!.link!)
  const watcher = await Person.arrive(url, 'Eve')
  await watcher.sit(id, watch!)
  const people = [await AtTable.join(hosts[0], id), await AtTable.join(hosts[1], id)] as const
  return { id, people, eve: await AtTable.join(watcher, id) }
}

describe('looking back', () => {
  it('among friends with open hands goes from any chair, and shows no more than one’s own', async () => {
    const { url } = await server()
    const { id, people, eve } = await delve(url, true)
    await playOn([...people, eve], dice(1), 8)
    expect((await infoFor(people[0], id)).viewpoints).toEqual([0, 1, -1])
    for (const at of [0, 3, 6]) {
      const [own, other] = [await look(people[0], id, 0, at), await look(people[0], id, 1, at)]
      expect([own.seat, other.seat, other.ask]).toEqual([0, 1, null])
      expect(other.state).toEqual(own.state)
      const [open, from] = [await look(eve, id, -1, at), await look(eve, id, 0, at)]
      expect([from.seat, from.state]).toEqual([0, open.state])
    }
  })
  it('among friends with closed hands goes from one’s own chair, or as anybody', async () => {
    const { url } = await server()
    const { id, people, eve } = await delve(url, false)
    await playOn([...people, eve], dice(1), 8)
    expect((await infoFor(people[1], id)).viewpoints).toEqual([1, -1])
    await expect(look(people[1], id, 0, 2)).rejects.toMatchObject(FORBIDDEN)
    await expect(look(eve, id, 0, 2)).rejects.toMatchObject(FORBIDDEN)
    const [own, open] = [await look(people[1], id, 1, 4), await look(people[1], id, -1, 4)]
    expect(open.seat).toBe(-1)
    const known = (view: ViewData): number => facesOf(view).filter((face) => face !== null).length
    expect(known(open)).toBeLessThan(known(own))
  })
  it('among rivals goes through the eyes of another when the game is over and not a moment before', async () => {
    const { url } = await server()
    const { people, eve, id } = await company(url, 'forgeflame', 2, 1)
    const clients = [...people, eve]
    const random = dice(1)
    let asked = 0
    for (; !eve.isOver; asked++) {
      expect((await infoFor(people[0]!, id)).viewpoints).toEqual([0, -1])
      await expect(look(people[0]!, id, 1, 0)).rejects.toMatchObject(FORBIDDEN)
      await playOn(clients, random, 20)
    }
    expect(asked).toBeGreaterThan(3)
    await eve.until(() => eve.table!.status === 'over')
    expect(people[0]!.table!.viewpoints).toEqual([0, 1, -1])
    const [mine, theirs] = [await look(people[0]!, id, 1, 6), await look(people[1]!, id, 1, 6)]
    expect(mine).toEqual(theirs)
    expect(facesOf(mine)).not.toEqual(facesOf(await look(people[0]!, id, 0, 6)))
    const logOf = async (seat: number): Promise<string> =>
      JSON.stringify((await people[0]!.person.get<LogPart>(`/api/tables/${id}/log?seat=${seat}`)).lines)
    expect(await logOf(1)).not.toBe(await logOf(0))
    // Who only looked on still does.
    expect((await infoFor(eve, id)).viewpoints).toEqual([-1])
    await expect(look(eve, id, 1, 6)).rejects.toMatchObject(FORBIDDEN)
  })
})
