/** Pings without end and reads no answer. The server must not keep what nobody fetches. */
import { type Attack } from '../siege.ts'
import { frame, OPCODE } from '../wire.ts'
const CLOSED_MS = 10_000

export const attack: Attack = {
  async run(siege) {
    const { info, host } = await siege.pair()
    // Without content, a ping costs the sender least and the answer most.
    const pings = Buffer.concat(Array.from({ length: 10_000 }, () => frame(OPCODE.ping)))
    const full = Buffer.concat(Array.from({ length: 500 }, () => frame(OPCODE.ping, 'x'.repeat(125))))
    const bytes = siege.many(16_000_000, 140_000_000)
    for (const flood of [pings, full]) {
      const wire = await siege.deaf(host.person, info.id)
      const sent = await wire.pour(flood, bytes)
      siege.note(`${(sent / 1e6).toFixed(0)} MB taken of ${bytes / 1e6}`)
      // Only who reads learns that the other side has closed.
      const isClosed = await wire.listen().closes(CLOSED_MS)
      siege.holds(isClosed || sent < bytes, 'it may ping as long as it likes')
    }
    siege.holds(host.closed === null, 'another socket of the same person was closed')
  },
}
