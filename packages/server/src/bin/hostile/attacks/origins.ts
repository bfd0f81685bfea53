/** A page of another site, in the browser of somebody who plays here, writes in their name. Nothing comes of it. */
import type { Me, TableInfo } from '../../../protocol.ts'
import type { Person } from '../../driver.ts'
import { type Attack } from '../siege.ts'

const FOREIGN: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://127.0.0.1.evil.example' },
  { origin: 'http://127.0.0.1:1' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
]
/** What a form can send without asking. */
const FORMS: readonly (readonly [string, string])[] = [
  ['text/plain', '{"name":"Fool"}'],
  ['text/plain; charset=application/json', '{"name":"Fool"}'],
  ['application/x-www-form-urlencoded', 'name=Fool'],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nFool\r\n--x--\r\n'],
  ['', '{"name":"Fool"}'],
]
async function send(person: Person, method: string, path: string, headers: Record<string, string>, body?: string) {
  const all = { ...person.headers, cookie: person.cookie, ...headers }
  const response = await fetch(`${person.url}${path}`, { method, headers: all, ...(body !== undefined && { body }) })
  await response.text()
  return response.status
}

export const attack: Attack = {
  async run(siege) {
    const { info, host } = await siege.pair()
    const { person } = host
    const json = { 'content-type': 'application/json' }
    for (const headers of FOREIGN) {
      const statuses = [
        await send(person, 'POST', '/api/me', { ...json, ...headers }, '{"name":"Fool"}'),
        await send(person, 'POST', `/api/tables/${info.id}/pause`, headers),
        await send(person, 'POST', `/api/tables/${info.id}/seats/0/stand`, headers),
        await send(person, 'DELETE', `/api/tables/${info.id}`, headers),
      ]
      siege.holds(
        statuses.every((status) => status >= 400 && status < 500),
        `from ${headers['origin']}: ${statuses.join(' ')}`,
      )
    }
    for (const [type, body] of FORMS) {
      const headers: Record<string, string> = { origin: person.url, ...(type !== '' && { 'content-type': type }) }
      const status = await send(person, 'POST', '/api/me', headers, body)
      siege.holds(status >= 400 && status < 500, `${type} was a ${status}`)
    }
    const { name } = await person.get<Me>('/api/me')
    siege.holds(name === 'Mallory', `somebody else has given the name ${name}`)
    const table = await person.get<TableInfo>(`/api/tables/${info.id}`).catch(() => null)
    siege.holds(table !== null, 'the table was deleted by another site')
    siege.holds(table?.status === 'playing' && table.mine.includes(0), 'the table was changed by another site')
    const status = await send(person, 'POST', '/api/me', { ...json, origin: person.url }, '{"name":"Mallory"}')
    siege.holds(status === 200, `the page of this server itself is refused with ${status}`)
  },
}
