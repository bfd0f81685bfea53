/** Bots that sit among people at a server say why they did what mattered, where nobody learns from it what they may not see. */
import { at } from '@emberhall/kernel'
import { closing, friends } from '@emberhall/roster/kinds'
import { expect, it } from 'vitest'
import { AtTable, Person, someAnswer, watchOf } from '../src/bin/driver.ts'
import type { TableInfo } from '../src/protocol.ts'
import { again, dice, newFolder, server, until } from './harness.ts'
import { standing, sure, told } from './talkative.ts'

const SEATS = [{ kind: 'me' }, { kind: 'bot', bot: 'strong' }]
const POLICIES = { undo: 'free' }

const asksOf = ({ shown }: AtTable): number => Number(shown.question.split('.')[1])
async function sat(
  url: string,
  options: object,
  minutes = 0,
): Promise<{ info: TableInfo; ana: AtTable; eve: AtTable }> {
  const [host, watcher] = [await Person.arrive(url, 'Ana'), await Person.arrive(url, 'Eve')]
  const table = { game: friends.game.id, options: { ...friends.quickOptions(2), ...options }, seats: SEATS }
  const info = await host.post('/api/tables', { ...table, policies: POLICIES })
  await watcher.sit(info.id, watchOf(info))
  await host.post(`/api/tables/${info.id}/delay`, { minutes })
  return { info, ana: await AtTable.join(host, info.id), eve: await AtTable.join(watcher, info.id) }
}
/** Answers until something is so, or the game is over. */
async function playUntil(ana: AtTable, isSo: () => boolean): Promise<void> {
  const random = dice(3)
  while (!isSo() && !ana.isOver) {
    if (!ana.isAsked) await ana.until(() => ana.isAsked || ana.isOver || isSo())
    else await ana.answer(someAnswer(ana.shown, random))
  }
}

it('tells everybody, also those who come later and after a restart, until it is taken back', async () => {
  const data = newFolder()
  const served = await server({ data, thinking: sure })
  const { info, ana, eve } = await sat(served.url, {})
  await ana.until(() => ana.isAsked)
  const first = asksOf(ana)
  await playUntil(ana, () => standing(ana).some((each) => each.at > first))
  const remark = at(standing(ana).slice(-1), 0)
  expect(remark).toMatchObject({ seat: 1, chance: 0.75, otherwise: 0.25 })
  expect(remark.why.length).toBeGreaterThan(0)
  expect(ana.log.some((line) => line.at >= remark.at)).toBe(true)
  await eve.until(() => standing(eve).length === standing(ana).length)
  expect(standing(eve)).toContainEqual(remark)
  await until(() => ana.isAsked || ana.isOver)
  await served.close()

  const { url } = await server({ data, thinking: sure })
  const back = await AtTable.join(again(ana.person, url), info.id)
  await back.until(() => told(back).length > 0)
  expect(standing(back)).toContainEqual(remark)
  while ((await back.ask({ type: 'undo', seat: 0 }))?.type === 'ack');
  // Nobody has answered yet but bots, which may have been asked before.
  expect(standing(back).filter((each) => each.at >= first)).toEqual([])
})
it('tells nobody where hands are closed, and none of those who see the table later', async () => {
  const { url } = await server({ thinking: sure })
  const closed = await sat(url, closing(friends))
  const before = sure.asked
  await playUntil(closed.ana, () => sure.asked > before + 5)
  const open = await sat(url, {}, 1)
  await playUntil(open.ana, () => told(open.ana).length > 0)
  for (const { received } of [closed.ana, closed.eve, open.eve])
    expect(received.filter((text) => text.includes('"remarks"'))).toEqual([])
})
