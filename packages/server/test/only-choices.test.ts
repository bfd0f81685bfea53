import { rivals } from '@emberhall/roster/kinds'
import { Match, ONLY_CHOICES } from '@emberhall/kernel'
import { save } from '@emberhall/saves'
import { expect, test } from 'vitest'
import { AtTable, Person, someAnswer } from '../src/bin/driver.ts'
import { again, newFolder, server } from './harness.ts'
import { askKept } from './kept.ts'

/** Alone, since an only choice comes often there, without whatever can be left out; nothing is asked in secret. */
const flags = Object.entries(rivals.game.def.options).filter(([, { kind }]) => kind === 'flag')
const options = { ...rivals.quickOptions(1), ...Object.fromEntries(flags.map(([name]) => [name, false])) }
const ALONE = save(Match.start(rivals.game, { seats: 1, seed: 3, options }))
const isOnly = ({ view }: AtTable): boolean => view!.ask!.kind === 'one' && view!.ask!.options.length === 1
const wish = (policy: 'always' | 'never') => ({ type: 'window', seat: 0, name: ONLY_CHOICES, policy })
const told = ({ others }: AtTable) => others.findLast(({ type }) => type === 'wishes')
async function answer(client: AtTable): Promise<void> {
  const settled = await client.answer(someAnswer(client.view!, () => 0))
  expect(settled).toMatchObject({ type: 'ack' })
  await client.until(() => client.seq >= (settled as { seq: number }).seq)
}

/** Ana sits alone at a new server, and wants to be asked for only choices. */
async function insisting() {
  const data = newFolder()
  const first = await server({ data })
  const ana = await Person.arrive(first.url, 'Ana')
  const { id } = await ana.post('/api/tables/import', { save: ALONE, seats: [{ kind: 'me' }] })
  const client = await AtTable.join(ana, id)
  await client.ask(wish('always'))
  return { data, first, ana, id, client }
}

test('who wishes to be asked for an only choice is asked, also by a server that has been started anew', async () => {
  const { data, first, ana, id, client } = await insisting()
  await client.until(() => told(client) !== undefined)
  expect(told(client)).toMatchObject({ wishes: [{ seat: 0, name: ONLY_CHOICES, policy: 'always', until: '' }] })
  for (let n = 0; !isOnly(client); n++) {
    expect(n).toBeLessThan(150)
    await answer(client)
  }
  const before = client.view!
  await first.close()

  const { url } = await server({ data })
  const back = await AtTable.join(again(ana, url), id)
  expect(back.view).toEqual(before)
  await back.until(() => told(back) !== undefined)
  await answer(back)
  expect((await back.ask({ type: 'undo', seat: 0 }))?.type).toBe('ack')
  await back.until(() => isOnly(back))
  expect(back.view!.ask).toEqual(before.ask)
  await back.ask(wish('never'))
  await back.until(() => JSON.stringify(told(back)).includes('[]'))
  await answer(back)
  for (let n = 0; n < 40 && !back.isOver; n++) {
    expect(isOnly(back)).toBe(false)
    await answer(back)
  }
})

test('where rules have changed since, only choices that were asked for are given again as far as answers fit', async () => {
  const { data, first, ana, id, client } = await insisting()
  let asked = 0
  while (asked < 2 || isOnly(client)) {
    asked += isOnly(client) ? 1 : 0
    await answer(client)
  }
  const { state, ask } = client.view!
  await answer(client)
  await first.close()
  await askKept(data, `update entries set words = '["0 nothing"]' where table_id = '${id}' and seq = ${client.seq}`)

  const { url } = await server({ data })
  const back = await AtTable.join(again(ana, url), id)
  expect(back.table!.notice).toMatch(/nothing/)
  expect([back.view!.state, back.view!.ask]).toEqual([state, ask])
})
