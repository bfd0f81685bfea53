/** Somebody looks back, asks for advice and for the whole story as fast as they can. That has an end before others notice. */
import type { AtTable } from '../../driver.ts'
import { type Attack, outcome, play } from '../siege.ts'

const PER_SOCKET = 10

export const attack: Attack = {
  async run(siege) {
    const { info, host, guest } = await siege.pair()
    await play([host, guest], siege.random, siege.many(20, 60))
    const asked = host.isAsked ? host : guest
    const { person } = asked
    const { seat } = asked.view!
    const times = siege.many(300, 1000)
    const paths = ['moment?at=3', 'moment?at=9', 'log', `corrections?seat=${seat}`]
    const looked = await Promise.all(
      Array.from({ length: times }, (_, i) => outcome(person.get(`/api/tables/${info.id}/${paths[i % paths.length]}`))),
    )
    const shown = looked.filter((code) => code === '').length
    siege.note(`${shown} of ${times} looks back at once, the rest: ${[...new Set(looked)].join(' ')}`)
    siege.holds(shown < times, 'one may look back without end')
    const sockets = siege.many(20, 60)
    const clients: AtTable[] = []
    while (clients.length < sockets) clients.push(await siege.join(person, info.id))
    // All at once: on a slow machine one after the other takes as long as they are allowed to.
    const asking = clients.flatMap((client) =>
      Array.from({ length: PER_SOCKET }, () => client.ask({ type: 'hint', seat })),
    )
    const given = (await Promise.all(asking)).filter((answer) => answer?.type === 'hint').length
    siege.note(`${given} of ${sockets * PER_SOCKET} hints over ${sockets} sockets`)
    siege.holds(given < sockets * PER_SOCKET, 'one may ask for advice without end, over many sockets')
    const other = await outcome(guest.person.get(`/api/tables/${info.id}`))
    siege.holds(other === '', `another at the table is refused with ${other}`)
  },
}
