/** JSON so deep that whoever looks into it runs out of stack. It is a bad request, not a mistake of the server. */
import { campaign } from '@emberhall/roster/kinds'
import { type Attack } from '../siege.ts'
import type { Person } from '../../driver.ts'
import { frame, OPCODE } from '../wire.ts'

const TOO_LARGE = 413
const nested = (depth: number, inner = '1'): string => '['.repeat(depth) + inner + ']'.repeat(depth)
const objects = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

export const attack: Attack = {
  async run(siege) {
    const { host, info } = await siege.pair()
    const seats = '[{"kind":"me"}]'
    const save = (inner: string): string =>
      `{"seats":${seats},"save":{"game":"${siege.board.game}","emberhall":1,"x":${inner}}}`
    const story = (inner: string): string =>
      `{"seats":${seats},"campaign":{"game":"${campaign.id}","emberhallCampaign":1,"tree":${inner}}}`
    const bodies: [string, string][] = [
      ['/api/tables', `{"game":"${siege.board.game}","seats":${seats},"options":{"mode":${nested(30_000)}}}`],
      ['/api/tables', `{"game":"${siege.board.game}","seats":${seats},"options":{"mode":${objects(10_000)}}}`],
      ['/api/me', nested(32_000)],
      [`/api/tables/${info.id}/clone`, objects(10_000)],
      ['/api/tables/import', save(nested(400_000))],
      ['/api/tables/import', save(nested(3_000_000))],
      ['/api/tables/import', save(objects(1_000_000))],
      ['/api/campaigns/import', story(nested(400_000))],
      ['/api/campaigns/import', story(nested(3_000_000))],
    ]
    for (const [path, body] of bodies) {
      const status = await statusOf(host.person, path, body)
      siege.holds(status >= 400 && status < 500, `${body.length} bytes of deep JSON at ${path} were a ${status}`)
    }
    for (const text of [nested(16_000), `{"type":"answer","value":${objects(5000)}}`]) {
      const wire = (await siege.deaf(host.person, info.id)).listen()
      wire.socket.write(frame(OPCODE.text, text))
      const isTold = await wire.hears(/"malformed"/)
      siege.holds(isTold || !wire.isOpen, 'deep JSON over a socket is not refused')
    }
  },
}
async function statusOf({ url, cookie, headers }: Person, path: string, body: string): Promise<number> {
  const json = { ...headers, cookie, origin: url, 'content-type': 'application/json' }
  // Who does not listen to the end of what is too large has refused it.
  const response = await fetch(`${url}${path}`, { method: 'POST', headers: json, body }).catch(() => null)
  await response?.text()
  return response?.status ?? TOO_LARGE
}
