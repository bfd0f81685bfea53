/** A crowd comes to the honest table and leaves again. Each coming and going is told briefly, and answers do not wait. */
import { PROTOCOL } from '../../../protocol.ts'
import type { Person } from '../../driver.ts'
import { type Attack, outcome, type Siege } from '../siege.ts'

/** Of what is told about the people around a table, for each who comes and each who is told. */
const MOST_TOLD = 300
const OF_THE_GAME = /^\{"type":"(patch|snapshot|current|chat)"/
const AT_ONCE = 20

class Onlooker {
  readonly opened: Promise<void>
  private readonly socket: WebSocket
  constructor({ url, cookie, headers }: Person, table: string, told: (bytes: number) => void) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket?table=${table}`, {
      headers: { ...headers, cookie },
    })
    this.socket.onmessage = ({ data }) => {
      const text = data as string
      if (!OF_THE_GAME.test(text)) told(text.length)
    }
    this.opened = new Promise((ready) => {
      this.socket.onopen = () => {
        this.socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }))
        ready()
      }
      this.socket.onclose = () => ready()
    })
  }
  get isThere(): boolean {
    return this.socket.readyState === WebSocket.OPEN
  }
  leave(): void {
    this.socket.close()
  }
}
async function come(siege: Siege, told: (bytes: number) => void): Promise<Onlooker | null> {
  const person = await siege.person()
  const { id, table } = siege.honest.table
  const refused = await outcome(person.sit(id, table!.watch!))
  if (refused !== '') return null
  const onlooker = new Onlooker(person, id, told)
  await onlooker.opened
  return onlooker
}

export const attack: Attack = {
  async run(siege) {
    const crowd = siege.many(160, 2000)
    let bytes = 0
    const all: Onlooker[] = []
    while (all.length < crowd) {
      const some = await Promise.all(Array.from({ length: AT_ONCE }, () => come(siege, (n) => (bytes += n))))
      const here = some.filter((onlooker) => onlooker !== null)
      if (here.length === 0) break
      all.push(...here)
    }
    const there = all.filter(({ isThere }) => isThere).length
    const each = bytes / (crowd * (crowd / 2))
    siege.note(
      `${there} of ${crowd} look on; told of each other: ${(bytes / 1e6).toFixed(1)} MB, ${each.toFixed(0)} bytes each time`,
    )
    siege.holds(each < MOST_TOLD, 'everybody is told everything whenever somebody comes')
    siege.holds(there > 0, 'nobody can look on at all')
    const before = siege.honest.waits.length
    siege.holds(await siege.honest.goOn(10, 30_000), 'the honest pair cannot play before a crowd')
    const waits = siege.honest.waits.slice(before).toSorted((a, b) => a - b)
    siege.note(`an answer before the crowd takes ${waits[waits.length >> 1]?.toFixed(0) ?? '?'} ms`)
    for (const onlooker of all) onlooker.leave()
    await siege.honest.goOn(3, 30_000)
  },
}
