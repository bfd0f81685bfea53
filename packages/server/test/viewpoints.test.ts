/** Whose eyes one may look back through: one's own, those of friends who hide nothing, and anybody's when all is over. */
import { describe, expect, it } from 'vitest'
import type { AtTable } from '../src/bin/driver.ts'
import type { LogPart, TableInfo, ViewData } from '../src/protocol.ts'
import { company, dice, playOn, server } from './harness.ts'

const FORBIDDEN = { code: 'forbidden' }
const facesOf = (view: ViewData): (string | null)[] => view.state['faces'] as (string | null)[]
const look = ({ person }: AtTable, id: string, seat: number, at: number): Promise<ViewData> =>
  person.get<ViewData>(`/api/tables/${id}/moment?seat=${seat}&at=${at}`)
const infoFor = ({ person }: AtTable, id: string): Promise<TableInfo> => person.get<TableInfo>(`/api/tables/${id}`)

describe('looking back', () => {
  it('among friends with open hands goes from any seat, and shows no more than one’s own', async () => {
    const { url } = await server()
    const { id, people, eve } = await company(url, 'open hands', 2, 3)
    const [ana] = people as [AtTable]
    await playOn([...people, eve], dice(1), 8)
    expect((await infoFor(ana, id)).viewpoints).toEqual([0, 1, -1])
    for (const at of [0, 3, 6]) {
      const [own, other] = [await look(ana, id, 0, at), await look(ana, id, 1, at)]
      expect([own.seat, other.seat, other.ask]).toEqual([0, 1, null])
      expect(other.state).toEqual(own.state)
      const [open, from] = [await look(eve, id, -1, at), await look(eve, id, 0, at)]
      expect([from.seat, from.state]).toEqual([0, open.state])
    }
  })
  it('among friends with closed hands goes from one’s own seat, or as anybody', async () => {
    const { url } = await server()
    const { id, people, eve } = await company(url, 'closed hands', 2, 3)
    const [, ben] = people as [AtTable, AtTable]
    await playOn([...people, eve], dice(1), 8)
    expect((await infoFor(ben, id)).viewpoints).toEqual([1, -1])
    await expect(look(ben, id, 0, 2)).rejects.toMatchObject(FORBIDDEN)
    await expect(look(eve, id, 0, 2)).rejects.toMatchObject(FORBIDDEN)
    const [own, open] = [await look(ben, id, 1, 4), await look(ben, id, -1, 4)]
    expect(open.seat).toBe(-1)
    const known = (view: ViewData): number => facesOf(view).filter((face) => face !== null).length
    expect(known(open)).toBeLessThan(known(own))
  })
  it('among rivals goes through the eyes of another when the game is over and not a moment before', async () => {
    const { url } = await server()
    const { people, eve, id } = await company(url, 'rivals', 2, 1)
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
