/** Huge and malformed heads of requests, two lengths at once, and answers that nobody reads. Each is refused or held back. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Attack } from '../siege.ts'

const x = (n: number): string => 'x'.repeat(n)
const HEADS: readonly (readonly [string, string])[] = [
  ['a long address', `GET /${x(200_000)} HTTP/1.1\r\nhost: x\r\n\r\n`],
  ['a long header', `GET /api/me HTTP/1.1\r\nhost: x\r\nx-a: ${x(200_000)}\r\n\r\n`],
  ['a long cookie', `GET /api/tables HTTP/1.1\r\nhost: x\r\ncookie: ${'emberhall=a.b; '.repeat(20_000)}\r\n\r\n`],
  [
    'many headers',
    `GET /api/tables HTTP/1.1\r\nhost: x\r\n${Array.from({ length: 5000 }, (_, i) => `x-${i}: 1\r\n`).join('')}\r\n`,
  ],
  ['two lengths', 'POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 50\r\n\r\nhello'],
  [
    'a length and pieces',
    'POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\nhost: x\r\n\r\n',
  ],
  ['no host', 'GET /api/tables HTTP/1.1\r\n\r\n'],
  ['no protocol', 'hello\r\n\r\n'],
  ['a header with a zero', 'GET /api/tables HTTP/1.1\r\nhost: x\r\nx-a: a\0b\r\n\r\n'],
  ['a length below zero', 'POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n'],
  [
    'a length beyond counting',
    'POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99999999999\r\n\r\n',
  ],
]
const MOST_HELD = 48_000_000

export const attack: Attack = {
  async run(siege) {
    for (const [what, head] of HEADS) {
      const wire = (await siege.wire()).listen()
      wire.socket.write(head)
      await wire.hears(/^HTTP\/1\.1 \d{3}/)
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(wire.text)?.[1] ?? 0)
      siege.holds(!wire.isOpen || (status >= 400 && status < 500), `${what} was answered with ${status}`)
      siege.holds(!/# HELP/.test(wire.text), `${what} led to the figures of the server`)
      wire.drop()
    }
    // Requests one behind the other for a long story, whose answers are left lying.
    const { info, host } = await siege.pair()
    const { cookie, headers } = host.person
    const before = await siege.target.memory()
    const lines = Object.entries({ host: 'x', cookie, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
    const request = Buffer.from(`GET /api/tables/${info.id} HTTP/1.1\r\n${lines.join('')}\r\n`.repeat(50))
    const wires = await Promise.all(Array.from({ length: 10 }, () => siege.wire()))
    await Promise.all(wires.map((wire) => wire.pour(request, siege.many(500_000, 20_000_000))))
    await sleep(500)
    const { held } = await siege.target.memory()
    siege.note(`requests whose answers nobody reads hold ${((held - before.held) / 1e6).toFixed(0)} MB`)
    siege.holds(held - before.held < MOST_HELD, 'answers over HTTP that nobody reads are piled up')
  },
}
