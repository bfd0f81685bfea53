/** Wishes about windows that no game has. They are refused, or at least forgotten, and nobody is sent lists of them. */
import { type Attack } from '../siege.ts'

const MOST_KEPT = 60
const PER_SOCKET = 60

export const attack: Attack = {
  async run(siege) {
    const { info, host } = await siege.pair()
    const sockets = siege.many(6, 20)
    let received = 0
    let [granted, longest] = [0, 0]
    for (let s = 0; s < sockets; s++) {
      const client = await siege.join(host.person, info.id)
      const settled = await Promise.all(
        Array.from({ length: PER_SOCKET }, (_, i) =>
          client.ask({
            type: 'window',
            seat: 0,
            name: `invented-${s}-${i}`,
            policy: 'never',
            ...(i % 2 && { until: `step-${i}` }),
          }),
        ),
      )
      granted += settled.filter((answer) => answer?.type === 'ack').length
      received += client.received.reduce((sum, text) => sum + text.length, 0)
      for (const message of client.others)
        if (message.type === 'wishes') longest = Math.max(longest, message.wishes.length)
    }
    siege.note(`${granted} of ${sockets * PER_SOCKET} invented wishes granted, ${(received / 1e6).toFixed(1)} MB told`)
    siege.holds(granted <= MOST_KEPT, 'names that no game has are wished for')
    siege.holds(longest <= MOST_KEPT, `a list of ${longest} wishes was sent`)
  },
}
