/** Many who look on: their coming and going costs the table next to nothing, and everybody is told the truth about it. */
import { expect, it, vi } from 'vitest'
import { AtTable, Person, someAnswer } from '../src/bin/driver.ts'
import { Room } from '../src/table/room.ts'
import { dice, pair, server } from './harness.ts'

const MANY = 60
const FEW = 8

it('who comes and goes is told to all in a few small messages, and worked out once', async () => {
  const { url } = await server()
  const { ana, ben, id, info } = await pair(url)
  const come = async (): Promise<AtTable> => {
    const guest = await Person.arrive(url)
    await guest.sit(id, info.watch!)
    return AtTable.join(guest, id)
  }
  const crowd: AtTable[] = []
  for (let i = 0; i < MANY; i += 10) crowd.push(...(await Promise.all(Array.from({ length: 10 }, come))))
  await ana.until(() => ana.table!.watchers === MANY)
  const [first] = crowd as [AtTable]
  await first.until(() => first.table!.watchers === MANY)

  // Asked for once whenever the table is worked out for somebody.
  const worked = vi.spyOn(Room.prototype, 'looker')
  const before = first.received.length
  const late = await Promise.all(Array.from({ length: FEW }, come))
  for (const one of [ana, ben, first, ...late]) await one.until(() => one.table!.watchers === MANY + FEW)
  // Each who came has asked twice: to sit down, and to be shown the table.
  expect(worked.mock.calls.length).toBeLessThanOrEqual(2 * FEW)
  for (const one of late) one.close()
  for (const one of [ana, ben, first]) await one.until(() => one.table!.watchers === MANY)
  const told = first.received.slice(before)
  expect(told.length).toBeLessThanOrEqual(2 * FEW)
  expect(told.every((text) => text.length < 150 && text.startsWith('{"type":"presence"'))).toBe(true)

  // One who sits here goes, and comes back.
  worked.mockClear()
  ben.close()
  await first.until(() => !first.table!.seats[1]!.present)
  expect(first.table!.seats[1]!.seen).not.toBeNull()
  await ben.rejoin()
  await first.until(() => first.table!.seats[1]!.present)
  expect(first.table!.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben'])
  expect(worked.mock.calls.length).toBeLessThanOrEqual(2)

  // What is about the table itself is told to those who know as much in the same words.
  worked.mockClear()
  await ana.person.post(`/api/tables/${id}/pause`)
  for (const one of [ana, ben, ...crowd]) await one.until(() => one.table!.status === 'paused')
  expect(worked.mock.calls.length).toBeLessThanOrEqual(4)
  expect(crowd.every((one) => one.table!.mine.length === 0 && one.table!.watch === null && !one.table!.host)).toBe(true)
  expect([ana, ben].map((one) => one.table!.mine)).toEqual([[0], [1]])
  await ana.person.post(`/api/tables/${id}/resume`)
  worked.mockRestore()

  // Everybody sees what is answered, whoever has just come as well.
  const who = ana.isAsked ? ana : ben
  const settled = await who.answer(someAnswer(who.view!, dice(1)))
  expect(settled).toMatchObject({ type: 'ack' })
  const newcomer = await come()
  for (const one of [ana, ben, ...crowd, newcomer]) await one.until(() => one.seq === who.seq)
  expect(crowd.every((one) => one.snapshots === 1)).toBe(true)
  expect(newcomer.view).toEqual(first.view)
})
