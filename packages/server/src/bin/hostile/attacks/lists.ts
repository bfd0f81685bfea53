/** Somebody fills the list of another with tables that those never asked for. Whoever is meant keeps what they had. */
import type { Invitation, TableLine } from '../../../protocol.ts'
import { CLOSED_HANDS, type Attack, outcome } from '../scene.ts'

const MOST_INVITED = 5

export const attack: Attack = {
  async run(scene) {
    const { info, host, guest } = await scene.pair(CLOSED_HANDS)
    const listed = async (): Promise<number> => (await guest.person.get<TableLine[]>('/api/tables')).length
    const before = await listed()
    const answers: string[] = []
    for (let i = 0; i < scene.many(12, 58); i++) {
      const path = i % 2 === 0 ? 'rematch' : 'clone'
      answers.push(await outcome(host.person.post(`/api/tables/${info.id}/${path}`)))
    }
    scene.note(
      `${answers.filter((code) => code === '').length} of ${answers.length} done, ${(await listed()) - before} more in the list`,
    )
    scene.holds((await listed()) === before, 'tables were put into the list of somebody who did nothing')
    const invitations = await guest.person.get<Invitation[]>('/api/invitations')
    scene.note(`${invitations.length} invitations`)
    scene.holds(invitations.length <= MOST_INVITED, `${invitations.length} invitations from one person`)
    await guest.person.post(`/api/tables/${info.id}/drop`)
    scene.holds((await listed()) === before - 1, 'a table cannot be taken off the list')
  },
}
