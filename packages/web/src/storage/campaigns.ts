/** Campaigns kept in this browser. */
import type { CampaignFile, Summary } from '@emberhall/campaign'
import type { Lang } from '@emberhall/speech'
import type { Policies, Sitter } from '../play/source.ts'
import { run } from './database.ts'

export interface KeptCampaign {
  readonly id: string
  readonly game: string
  readonly summary: Summary
  readonly file: CampaignFile
  readonly sitters: readonly Sitter[]
  readonly policies: Policies
  /** Where it has come to, in words; campaigns that were kept earlier do not say. */
  readonly chapter?: Readonly<Record<Lang, string>>
  /** The table of the scene under way. */
  readonly table: string | null
}

export async function keepCampaign(campaign: KeptCampaign): Promise<void> {
  await run('campaigns', 'readwrite', (store) => store.put(campaign))
}
export async function campaignKept(id: string): Promise<KeptCampaign | null> {
  const found = await run('campaigns', 'readonly', (store) => store.get(id) as IDBRequest<KeptCampaign | undefined>)
  return found ?? null
}
/** The latest first. */
export async function allCampaignsKept(): Promise<KeptCampaign[]> {
  const all = await run('campaigns', 'readonly', (store) => store.getAll() as IDBRequest<KeptCampaign[]>)
  return all.sort((a, b) => b.summary.played - a.summary.played)
}
/** Of one game, the latest first. */
export async function campaignsKept(game: string): Promise<KeptCampaign[]> {
  const own = (await allCampaignsKept()).filter((kept) => kept.game === game)
  // Summaries that were kept earlier do not name their modes.
  return own.map((kept) => ({ ...kept, summary: { ...kept.summary, modes: kept.summary.modes ?? [] } }))
}
export async function forgetCampaign(id: string): Promise<void> {
  await run('campaigns', 'readwrite', (store) => store.delete(id))
}
