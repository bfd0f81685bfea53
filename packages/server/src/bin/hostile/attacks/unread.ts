/** Many sockets of one person ask for all there is again and again and read nothing. What waits for a person is little. */
import { setTimeout as sleep } from 'node:timers/promises'
import { PROTOCOL } from '../../../protocol.ts'
import { type Attack, play, type Siege } from '../siege.ts'
import { say, type Wire } from '../wire.ts'

const MOST_HELD = 24_000_000
const TALKERS = 8
const LINES = 13
const GREETED = 14

/** A table at which much has been said: a greeting is answered with all of it. */
async function talkative(siege: Siege) {
  const { info, host, guest } = await siege.pair()
  await play([host, guest], siege.random, 20)
  for (let talker = 0; talker < TALKERS; talker++) {
    const client = await siege.join(host.person, info.id)
    await Promise.all(Array.from({ length: LINES }, () => client.ask({ type: 'chat', text: '\u2603'.repeat(400) })))
    client.close()
  }
  return { id: info.id, host, guest }
}

export const attack: Attack = {
  async run(siege) {
    const { id, host, guest } = await talkative(siege)
    const before = await siege.target.memory()
    const wires: Wire[] = []
    const sockets = siege.many(10, 95)
    for (let i = 0; i < sockets; i++) wires.push(await siege.deaf(host.person, id))
    const greetings = Buffer.concat(Array.from({ length: 6 }, () => say({ type: 'hello', protocol: PROTOCOL })))
    let most = 0
    // Slowly enough for as much as possible to be waiting when a socket is given up, and until nothing more happens.
    for (let i = 0; i < siege.many(18, 60) && most < MOST_HELD && wires.some(({ isOpen }) => isOpen); i++) {
      for (const wire of wires) if (wire.isOpen && i < GREETED) wire.socket.write(greetings)
      await sleep(250)
      most = Math.max(most, (await siege.target.memory()).held - before.held)
    }
    siege.note(`${sockets} deaf sockets make the server hold ${(most / 1e6).toFixed(0)} MB`)
    siege.holds(most < MOST_HELD, 'too much waits for one person who does not read')
    siege.holds(guest.closed === null, 'somebody who reads was closed')
  },
}
