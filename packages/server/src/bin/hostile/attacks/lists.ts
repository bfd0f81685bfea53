/** Somebody fills the list of another with tables that those never asked for. Whoever is meant keeps what they had. */
import type { Invitation, TableLine } from '../../../protocol.ts'
import { type Attack, outcome } from '../siege.ts'

const MOST_INVITED = 5

export const attack: Attack = {
  async run(siege) {
    const { info, host, guest } = await siege.pair()
    const listed = async (): Promise<number> => (await guest.person.get<TableLine[]>('/api/tables')).length
    const before = await listed()
    const answers: string[] = []
    for (let i = 0; i < siege.many(12, 58); i++) {
      const path = i % 2 === 0 ? 'rematch' : 'clone'
      answers.push(await outcome(host.person.post(`/api/tables/${info.id}/${path}`)))
    }
    siege.note(
      `${answers.filter((code) => code === '').length} of ${answers.length} done, ${(await listed()) - before} more in the list`,
    )
    siege.holds((await listed()) === before, 'tables were put into the list of somebody who did nothing')
    const invitations = await guest.person.get<Invitation[]>('/api/invitations')
    siege.note(`${invitations.length} invitations`)
    siege.holds(invitations.length <= MOST_INVITED, `${invitations.length} invitations from one person`)
    await guest.person.post(`/api/tables/${info.id}/drop`)
    siege.holds((await listed()) === before - 1, 'a table cannot be taken off the list')
  },
}
