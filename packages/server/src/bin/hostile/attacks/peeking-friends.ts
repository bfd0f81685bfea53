/**
 * A host among friends who hide their hands frees seats of people who are there, also of one for whom a bot plays, follows the
 * links that were handed out to them, and asks for everything that is written down. Nobody's hand is seen, and nothing comes whole.
 */
import type { SaveFile } from '@emberhall/saves'
import type { TableInfo } from '../../../protocol.ts'
import { linkOf } from '../../driver.ts'
import { type Attack, CLOSED_HANDS, outcome } from '../siege.ts'

export const attack: Attack = {
  async run(siege) {
    const mallory = await siege.person('Mallory')
    const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'link' }]
    const info = await mallory.post('/api/tables', { ...CLOSED_HANDS, seats })
    const at = `/api/tables/${info.id}`
    const victims = [await siege.person('Victor'), await siege.person('Wanda')]
    for (const [i, victim] of victims.entries()) {
      await victim.sit(info.id, linkOf(info, i + 1))
      await siege.join(victim, info.id)
    }
    await victims[1]!.post(`${at}/seats/2/bot`)
    const client = await siege.join(mallory, info.id)
    const hands = new Set<number>()
    for (const seat of [1, 2]) {
      await outcome(mallory.sit(info.id, linkOf(info, seat)))
      for (const deed of ['link', 'bot', 'take', 'link']) {
        await outcome(mallory.post(`${at}/seats/${seat}/${deed}`))
        const { link } = (await mallory.get<TableInfo>(at)).seats[seat]!
        if (link !== null) await outcome(mallory.sit(info.id, link))
        const { snapshots } = client
        client.look(seat)
        await client.until(() => client.snapshots > snapshots || client.others.length > 0 || client.closed !== null)
        client.others.length = 0
        hands.add(client.shown.seat)
      }
    }
    hands.delete(0)
    siege.note(`hands of others seen: ${hands.size}`)
    siege.holds(hands.size === 0, `the host has looked into ${hands.size} hands of friends who were there`)
    const { whole } = await mallory.get<TableInfo>(at)
    const { history } = await mallory.get<SaveFile>(`${at}/save`)
    siege.holds(!whole && history.length === 0, 'the host has the table whole without leave')
  },
}
