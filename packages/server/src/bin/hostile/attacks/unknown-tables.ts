/** Sockets and requests to tables that do not exist, or are none of one's business. Both look the same, and cost little. */
import { watchOf } from '../../driver.ts'
import { type Attack, outcome } from '../siege.ts'
import { Wire } from '../wire.ts'

export const attack: Attack = {
  async run(siege) {
    const { info } = await siege.pair()
    const thief = await siege.person('Mallory')
    const ids = [
      info.id,
      'unheard-of-1',
      'AAAAAAAAAAAA',
      '../../etc',
      "x' or 1=1--",
      '%00',
      'x'.repeat(64),
      'x'.repeat(4000),
    ]
    const said = new Map<string, string>()
    for (const id of ids) {
      const wire = (await siege.deaf(thief, encodeURIComponent(id))).listen()
      siege.holds(await wire.closes(5000), `a socket to ${id.slice(0, 20)} stays open`)
      said.set(id, wire.text.split('\r\n\r\n').at(-1)!)
    }
    siege.holds(said.get(info.id) === said.get('unheard-of-1'), "another's table is told apart from none")
    const paths = ['', '/save', '/log', '/moment?at=0', '/campaign', '/corrections?seat=0']
    for (const path of paths) {
      const answers = [info.id, 'unheard-of-1'].map((id) => outcome(thief.get(`/api/tables/${id}${path}`)))
      const [real, none] = await Promise.all(answers)
      siege.holds(real === none && real !== '', `${path}: ${real} for another's table, ${none} for none`)
    }
    const deeds = [
      'pause',
      'clone',
      'rematch',
      'onward',
      'seats/0/link',
      'seats/0/take',
      'seats/0/bot',
      'seats/0/stand',
      'webhook',
      'delay',
    ]
    for (const deed of deeds) {
      const code = await outcome(thief.post(`/api/tables/${info.id}/${deed}`))
      siege.holds(['unknownTable', 'forbidden', 'malformed'].includes(code), `${deed} at another's table: ${code}`)
    }
    siege.holds(
      (await outcome(thief.request('DELETE', `/api/tables/${info.id}`))) === 'unknownTable',
      'it can be deleted',
    )
    for (const key of [info.id, 'a'.repeat(20), `${watchOf(info)}x`])
      siege.holds((await outcome(thief.sit(info.id, key))) !== '', 'a seat is had with a wrong link')
    const many = siege.many(150, 2000)
    for (let i = 0; i < many; i++) {
      const wire = await Wire.deaf(thief, `unheard-of-${i}`)
      wire.drop()
    }
  },
}
