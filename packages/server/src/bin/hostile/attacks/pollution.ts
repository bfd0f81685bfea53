/** Names of fields that are more than names: in bodies, options, queries, saves, messages. They are refused or are only names. */
import { type Attack } from '../siege.ts'
import { ALONE, forged, smallCampaign, smallSave } from '../forge.ts'
import { frame, OPCODE } from '../wire.ts'

const POISON = ['"__proto__":{"isAdmin":true,"seats":2}', '"constructor":{"prototype":{"isAdmin":true}}']

export const attack: Attack = {
  async run(siege) {
    const { info, host } = await siege.pair()
    const { person } = host
    const post = async (path: string, body: string): Promise<void> => {
      const json = { ...person.headers, cookie: person.cookie, origin: person.url, 'content-type': 'application/json' }
      const response = await fetch(`${person.url}${path}`, { method: 'POST', headers: json, body })
      await response.text()
      siege.holds(response.status < 500, `${path} with ${body.slice(0, 60)} was a ${response.status}`)
    }
    for (const poison of POISON) {
      const seats = JSON.stringify(ALONE)
      await post('/api/me', `{${poison},"name":"x"}`)
      await post('/api/tables', `{${poison},"game":"${siege.board.game}","seats":${seats}}`)
      await post('/api/tables', `{"game":"${siege.board.game}","seats":${seats},"options":{${poison}}}`)
      await post('/api/tables', `{"game":"${siege.board.game}","seats":[{"kind":"me",${poison}}]}`)
      await post('/api/tables', `{"game":"__proto__","seats":${seats}}`)
      await post('/api/tables', `{"game":"constructor","seats":${seats}}`)
      await post(
        '/api/tables',
        `{"game":"${siege.board.game}","seats":[{"kind":"bot","bot":"constructor"},{"kind":"me"}]}`,
      )
      await post(`/api/tables/${info.id}/clone`, `{${poison}}`)
      await post(`/api/tables/${info.id}/onward`, `{"modes":{${poison}}}`)
      const save = JSON.stringify(forged(smallSave(1), {}))
      await post('/api/tables/import', `{"seats":${seats},"save":{${poison},${save.slice(1)}}`)
      await post(
        '/api/tables/import',
        `{"seats":${seats},"save":${save.replace('"options":{', `"options":{${poison},`)}}`,
      )
      await post(
        '/api/tables/import',
        `{"seats":${seats},"save":${save.replace('"checkpoint":{', `"checkpoint":{${poison},`)}}`,
      )
      const campaign = JSON.stringify(smallCampaign(1))
      await post('/api/campaigns/import', `{"seats":${seats},"campaign":{${poison},${campaign.slice(1)}}`)
      const wire = (await siege.deaf(person, info.id)).listen()
      wire.socket.write(frame(OPCODE.text, `{"type":"chat","id":"1","text":"x",${poison}}`))
      siege.holds(await wire.hears(/"malformed"/), 'a message with poison is taken')
    }
    for (const agenda of ['constructor', '__proto__', 'toString']) {
      const { checkpoint } = smallSave(1)
      const save = forged(smallSave(1), { checkpoint: { ...checkpoint, agenda: [{ step: agenda, a: 0, b: 0 }] } })
      await post('/api/tables/import', JSON.stringify({ save, seats: ALONE }))
    }
    const asked = await fetch(`${person.url}/api/tables/${info.id}/moment?__proto__[at]=1&at=0&constructor=1`, {
      headers: { ...person.headers, cookie: person.cookie },
    })
    siege.holds(asked.status < 500, `a query with poison was a ${asked.status}`)
    await asked.text()
    const after = await person.get<Record<string, unknown>>('/api/me')
    siege.holds(after['isAdmin'] === undefined, 'the server has been poisoned')
  },
}
