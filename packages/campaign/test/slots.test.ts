import { memorySlots, readCampaign, summaryOf, writeCampaign } from '@emberhall/campaign'
import { expect, test } from 'vitest'
import { afterScenes, begun } from './help.ts'
import { trail } from './trail.ts'

const stored = (id: string, document = begun()) => {
  const named = { ...document, id, name: id }
  return { summary: summaryOf(trail, named), file: writeCampaign(trail, named) }
}
async function full() {
  const slots = memorySlots(4, 'TR-4.3')
  for (const id of ['a', 'b', 'c', 'd']) expect(await slots.write(stored(id))).toMatchObject({ ok: true })
  return slots
}
const names = async (slots: Awaited<ReturnType<typeof full>>) =>
  (await slots.list()).map(({ slot, summary }) => `${slot} ${summary.name}`)

test('campaigns take the first free slot, and come back as they were', async () => {
  const slots = await full()
  expect(await names(slots)).toEqual(['0 a', '1 b', '2 c', '3 d'])
  expect(readCampaign(trail, await slots.read(1)).document).toEqual({ ...begun(), id: 'b', name: 'b' })
  await slots.remove(1)
  await slots.remove(9)
  await expect(slots.read(1)).rejects.toThrow('there is no campaign in slot 1')
  expect(await slots.write(stored('e'))).toEqual({ ok: true, slot: 1 })
})
test('a campaign is written over itself', async () => {
  const slots = await full()
  expect(await slots.write(stored('c', afterScenes(4)))).toEqual({ ok: true, slot: 2 })
  expect((await slots.list())[2]!.summary.act).toBe(2)
})
test('a fifth campaign is refused unless a slot is named', async () => {
  const slots = await full()
  expect(await slots.write(stored('e'))).toEqual({
    ok: false,
    why: [{ code: 'slotsFull', rule: 'TR-4.3', params: { limit: 4 } }],
  })
  expect(await names(slots)).toEqual(['0 a', '1 b', '2 c', '3 d'])
  expect(await slots.write(stored('e'), 2)).toEqual({ ok: true, slot: 2 })
  expect(await names(slots)).toEqual(['0 a', '1 b', '2 e', '3 d'])
  await expect(slots.write(stored('f'), 4)).rejects.toThrow('there is no slot 4; there are 4')
})
test('a campaign lies in one slot only', async () => {
  const slots = await full()
  await slots.write(stored('a'), 3)
  expect(await names(slots)).toEqual(['1 b', '2 c', '3 a'])
})
test('what is kept does not change with what was given', async () => {
  const slots = await full()
  const file = await slots.read(0)
  Object.assign(file, { name: 'changed' })
  expect((await slots.read(0)).name).toBe('a')
})
