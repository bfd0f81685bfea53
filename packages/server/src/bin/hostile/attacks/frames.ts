/**
 * Answers that nobody asked for, messages in thousands of pieces that never end, and frames that are none. Whoever
 * sends them is cut off, or held to what a socket may hold; together their sockets hold little.
 */
import { at } from '@emberhall/kernel'
import { watchOf } from '../../driver.ts'
import { type Attack } from '../siege.ts'
import { frame, OPCODE, say } from '../wire.ts'

const MOST_HELD = 64_000_000
const NONSENSE: readonly (readonly [string, Buffer])[] = [
  ['an unknown opcode', frame(5, 'x')],
  ['a frame without a mask', Buffer.from([0x81, 1, 0x78])],
  ['a ping that is too long', frame(OPCODE.ping, 'x'.repeat(200))],
  ['a ping in pieces', frame(OPCODE.ping, 'x', 'goesOn')],
  ['letters that are none', frame(OPCODE.text, Buffer.from([0xff, 0xfe, 0xfd]))],
  ['a rest without a beginning', frame(OPCODE.more, 'x')],
  ['a length that cannot be', Buffer.from([0x81, 0xff, ...Array.from({ length: 12 }, () => 0xff)])],
  ['a close with a code that is none', frame(OPCODE.close, Buffer.from([0, 1]))],
]

export const attack: Attack = {
  async run(siege) {
    const { info, host } = await siege.pair()
    for (const [what, bytes] of NONSENSE) {
      const wire = await siege.deaf(host.person, info.id)
      wire.listen().socket.write(bytes)
      siege.holds(await wire.closes(5000), `${what} is taken`)
    }
    for (const opcode of [OPCODE.pong, OPCODE.close]) {
      const wire = await siege.deaf(host.person, info.id)
      const pieces = Buffer.concat(Array.from({ length: 5000 }, () => frame(opcode)))
      await wire.pour(pieces, siege.many(4_000_000, 60_000_000))
    }
    const before = await siege.target.memory()
    const beginning = Buffer.concat([say({ type: 'ping' }), frame(OPCODE.text, '"', 'goesOn')])
    const pieces = Buffer.concat(Array.from({ length: 16_000 }, () => frame(OPCODE.more, 'x', 'goesOn')))
    const people = [host.person, ...(await Promise.all(Array.from({ length: 3 }, () => siege.besides(host.person))))]
    const sockets = siege.many(60, 300)
    for (const person of people.slice(1)) await person.sit(info.id, watchOf(info))
    for (let i = 0; i < sockets; i++) {
      const wire = await siege.deaf(at(people, i % people.length), info.id)
      await wire.pour(Buffer.concat([beginning, pieces]), 1)
    }
    const { held } = await siege.target.memory()
    siege.note(`${sockets} sockets with a message that never ends hold ${((held - before.held) / 1e6).toFixed(0)} MB`)
    siege.holds(held - before.held < MOST_HELD, 'pieces of messages may be hoarded')
    siege.holds(host.closed === null, 'a socket that did nothing was closed')
  },
}
