/** From what was set up here to a table on the server. */
import type { CampaignFile } from '@emberhall/campaign'
import type { NewSeat, Policies as ServerPolicies } from '@emberhall/server/protocol'
import { campaigns, dropTable } from '../play/local.ts'
import type { Policies, Sitter, TableSetup, TableSource } from '../play/source.ts'
import { forgetTable } from '../storage/tables.ts'
import { termsOf } from './terms.ts'
import { createOnline, importCampaignOnline, importOnline } from './api.ts'

function seatsOf(sitters: readonly Sitter[]): NewSeat[] {
  const first = sitters.findIndex(({ kind }) => kind === 'here')
  return sitters.map(({ kind, name, colour, bot }, i) => ({
    kind: kind === 'here' && i === first ? 'me' : kind,
    name,
    colour,
    ...(kind === 'bot' && bot !== undefined && { bot }),
  }))
}
function policiesOf({ realDice, ...terms }: Policies): Partial<ServerPolicies> {
  return { ...termsOf(terms), ownDice: realDice }
}

/** The id of the new table. */
export async function layOnline(setup: Omit<TableSetup, 'seed'> & { readonly campaign?: string }): Promise<string> {
  const { game, options, sitters, policies, campaign } = setup
  const around = { seats: seatsOf(sitters), policies: policiesOf(policies) }
  const { id } = await createOnline({ game, options, ...around, ...(campaign !== undefined && { campaign }) })
  return id
}
/** The table goes over to the server; here it is no more once it is safe there. */
export async function moveOnline(source: TableSource): Promise<string> {
  const { sitters, policies, campaign, bookmarks } = source.current()!
  const around = { seats: seatsOf(sitters), policies: policiesOf(policies) }
  if (campaign !== null) {
    const { data } = await source.campaignFile()
    const { id } = await importCampaignOnline({ campaign: data as CampaignFile, ...around })
    await dropTable(source.id)
    await campaigns.remove(campaign)
    return id
  }
  const save = await source.file()
  const named = bookmarks.map(({ name, at }) => ({ name, at }))
  const { id } = await importOnline({ save, bookmarks: named, ...around })
  await dropTable(source.id)
  await forgetTable(source.id).catch(() => undefined)
  return id
}
