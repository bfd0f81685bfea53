/** Old, foreign and doubled answers, ids of others and of a strange kind. Each counts once or not at all. */
import { randomUUID } from 'node:crypto'
import { type AtTable, someAnswer } from '../../driver.ts'
import { type Attack, play } from '../siege.ts'

const REFUSED = ['stale', 'notYours', 'rules', 'nothing', 'forbidden', 'notNow', 'tooFast', 'noHints', 'undoOff']

export const attack: Attack = {
  async run(siege) {
    const { info, host, guest } = await siege.pair({ ...siege.board, policies: { undo: 'off' } })
    const other = await siege.pair()
    await play([host, guest], siege.random, 4)
    const seatOf = (client: AtTable): number => (client === host ? 0 : 1)
    const refused = async (client: AtTable, what: string, message: { type: string; [field: string]: unknown }) => {
      const { seq } = host
      const settled = await client.ask(message)
      const code = settled?.type === 'refused' ? settled.code : (settled?.type ?? 'closed')
      siege.holds(REFUSED.includes(code), `${what}: ${code}`)
      siege.holds(host.seq === seq, `${what}: something happened`)
    }
    for (let i = 0; i < siege.many(5, 40) && !host.isOver; i++) {
      await host.until(() => host.isAsked || guest.isAsked)
      const [next, idle] = host.isAsked ? [host, guest] : [guest, host]
      const { question, waiting } = next.shown
      const value = someAnswer(next.shown, siege.random)
      const answer = { type: 'answer', seat: seatOf(next), question, value }
      if (!waiting.includes(seatOf(idle)))
        await refused(idle, 'an answer out of turn', { ...answer, seat: seatOf(idle) })
      await refused(idle, "an answer in another's name", answer)
      await refused(next, 'an answer to a question never put', { ...answer, question: '9.999' })
      await refused(next, 'an answer never offered', { ...answer, value: 'pass:::1' })
      await refused(next, 'a list of the same', { ...answer, value: Array.from({ length: 1000 }, () => 'x') })
      await refused(other.host, 'an answer to another table', { ...answer, question: `1${question}` })
      const id = randomUUID()
      const [once, twice] = await Promise.all([next.ask({ ...answer, id }), next.ask({ ...answer, id: `${id}2` })])
      siege.holds(once?.type === 'ack', `an honest answer: ${JSON.stringify(once).slice(0, 100)}`)
      const seq = once?.type === 'ack' ? once.seq : 0
      siege.holds(twice?.type !== 'ack' || twice.seq !== seq, 'the same answer counted twice')
      for (const client of [host, guest]) await client.until(() => client.seq >= seq)
      const { seq: now } = host
      const again = await next.ask({ ...answer, id })
      siege.holds(again?.type === 'ack' && again.seq <= now, `sent again: ${JSON.stringify(again).slice(0, 100)}`)
      await refused(idle, 'the id of another', { ...answer, id })
      if (twice?.type === 'ack') for (const client of [host, guest]) await client.until(() => client.seq >= twice.seq)
    }
    for (const seat of [0, 1, -1, 7]) await refused(guest, 'taking back', { type: 'undo', seat })
    for (const seat of [-1, 7]) await refused(guest, 'advice for nobody', { type: 'hint', seat })
    siege.holds(host.closed === null && guest.closed === null, 'somebody was closed')
    siege.holds(info.id === host.id, 'another table answered')
  },
}
