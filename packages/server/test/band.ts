/** Two people at a campaign. */
import type { CampaignFile } from '@emberhall/campaign'
import { campaign } from '@emberhall/roster/kinds'
import { AtTable, Person } from '../src/bin/driver.ts'
import type { TableInfo } from '../src/protocol.ts'
import { dice, playOn } from './harness.ts'

export const SEATS = [
  { kind: 'me', name: 'Ana' },
  { kind: 'link', name: 'Ben' },
] as const

export interface Band {
  readonly ana: AtTable
  readonly ben: AtTable
  readonly info: TableInfo
}
/** Two people at the first scene of a campaign. */
export async function band(url: string, more: object = {}): Promise<Band> {
  const [host, guest] = [await Person.arrive(url, 'Ana'), await Person.arrive(url, 'Ben')]
  const wanted = { game: campaign.id, options: {}, seats: SEATS, campaign: 'The lamps', ...more }
  const info = await host.post('/api/tables', wanted)
  await guest.sit(info.id, info.seats[1]!.link!, 'Ben')
  return { ana: await AtTable.join(host, info.id), ben: await AtTable.join(guest, info.id), info }
}
/** Two people who have played the first scene to its end. Some begin the act again instead; others are tried then. */
export async function bandThatPlayed(url: string): Promise<Band> {
  for (let seed = 1; ; seed++) {
    const found = await band(url)
    await playOn([found.ana, found.ben], dice(seed), 4000)
    if (found.ana.view!.state['over'] === 'onward') return found
  }
}
/** The campaign of a table, as a file. */
export const fileOf = (person: Person, id: string): Promise<CampaignFile> => person.get(`/api/tables/${id}/campaign`)
