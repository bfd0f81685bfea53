/** Hundreds of requests that are begun and never ended, and bodies that come a letter at a time. Others are served, and they are dropped in time. */
import { at } from '@emberhall/kernel'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Attack } from '../siege.ts'
import type { Wire } from '../wire.ts'

const BEGINNINGS = [
  '',
  'GET /api/me HTTP/1.1\r\nhost: x\r\nx-a: ',
  'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{"',
  'POST /api/tables/import HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"a":',
  'GET /api/socket?table=unheard-of HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n',
]
/** As long as a request may take, and as long again until somebody looks. */
const DROPPED_MS = 120_000

export const attack: Attack = {
  async run(siege) {
    const wires: Wire[] = []
    const many = siege.many(200, 2000)
    for (let i = 0; i < many; i++) {
      const wire = (await siege.wire()).listen()
      wire.socket.write(at(BEGINNINGS, i % BEGINNINGS.length))
      wires.push(wire)
    }
    for (let i = 0; i < 3; i++) {
      for (const wire of wires) if (wire.isOpen) wire.socket.write('a')
      await sleep(100)
    }
    const response = await fetch(`${siege.url}/api/health`)
    siege.holds(response.ok, 'nobody else is served meanwhile')
    siege.holds(await siege.honest.goOn(3, 30_000), 'honest people do not get on meanwhile')
    if (siege.isShort) return
    const begun = wires.filter((_, i) => i % BEGINNINGS.length > 0)
    for (const end = Date.now() + DROPPED_MS; Date.now() < end && begun.some(({ isOpen }) => isOpen); ) {
      for (const wire of begun) if (wire.isOpen) wire.socket.write('a')
      await sleep(1000)
    }
    const left = begun.filter(({ isOpen }) => isOpen).length
    siege.note(`${begun.length - left} of ${begun.length} were dropped`)
    siege.holds(left === 0, `${left} requests may go on for ever`)
  },
}
