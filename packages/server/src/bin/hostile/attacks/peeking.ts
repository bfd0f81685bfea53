/** A host among rivals frees seats, of bots and of people, sits there to look at the hand, and goes back. Nobody sees two hands of one game. */
import type { TableInfo } from '../../../protocol.ts'
import { AtTable, linkOf } from '../../driver.ts'
import { type Attack, outcome, RIVALS } from '../siege.ts'

export const attack: Attack = {
  async run(siege) {
    const [mallory, victor] = [await siege.person('Mallory'), await siege.person('Victor')]
    const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'bot' }]
    const info = await mallory.post('/api/tables', { ...RIVALS, seats })
    await victor.sit(info.id, linkOf(info, 1))
    await siege.join(victor, info.id)
    const hands = new Set<number>()
    const look = async (): Promise<void> => {
      const client = await AtTable.join(mallory, info.id)
      for (const { seat } of client.table?.seats ?? []) {
        const { snapshots } = client
        client.look(seat)
        await client.until(() => client.snapshots > snapshots || client.others.length > 0 || client.closed !== null)
        client.others.length = 0
        if (client.shown.seat >= 0) hands.add(client.shown.seat)
      }
      client.close()
    }
    await look()
    const at = (seat: number, deed: string): Promise<string> =>
      outcome(mallory.post(`/api/tables/${info.id}/seats/${seat}/${deed}`))
    // Up and into each seat in turn, by its link or from its bot, and back in the end.
    for (const seat of [2, 1, 0]) {
      for (const { mine, seat: own } of (await mallory.get<TableInfo>(`/api/tables/${info.id}`)).seats)
        if (mine) await at(own, 'stand')
      await at(seat, 'link')
      const { link } = (await mallory.get<TableInfo>(`/api/tables/${info.id}`)).seats[seat]!
      if (link !== null) await outcome(mallory.sit(info.id, link))
      await look()
      await at(seat, 'bot')
      await at(seat, 'take')
      await look()
    }
    siege.note(`hands seen: ${[...hands].join(', ')}`)
    siege.holds(hands.size <= 1, `one person has looked into ${hands.size} hands of rivals`)
  },
}
