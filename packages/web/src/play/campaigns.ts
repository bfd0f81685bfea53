/** Campaigns of this browser, in the worker: each scene is a table of its own, and its outcome goes into the document. */
import {
  begin,
  beginAgain,
  type CampaignDocument,
  chooseSlot,
  finishScene,
  fromFile,
  keepScene,
  legacyOf,
  type Line,
  passTime,
  readCampaign,
  summaryOf,
  switchMode,
  takeUp,
  toFile,
  writeCampaign,
} from '@emberhall/campaign'
import { BadInput } from '@emberhall/kernel'
import { load, type SaveFile } from '@emberhall/saves'
import { shellOf } from '../games.ts'
import type { CampaignShell } from '@emberhall/speech'
import { campaignKept, campaignsKept, forgetCampaign, keepCampaign, type KeptCampaign } from '../storage/campaigns.ts'
import { keepLegacy, legacyKept } from '../storage/legacies.ts'
import { forgetTable, freshId, tableKept } from '../storage/tables.ts'
import type { Named } from './bookmarks.ts'
import type { Begun, CampaignPage, PlayedOn } from './messages.ts'
import type { Policies, Sitter, TableSetup } from './source.ts'

type Document = CampaignDocument<object>
export interface CampaignSetup extends Omit<TableSetup, 'seed'> {
  readonly name: string
  /** The campaign whose place it takes, once all are taken. */
  readonly over?: string
}
/** Opens a scene's match as a table. */
export type OpenScene = (id: string, plan: SceneTable) => Promise<void>
interface SceneTable {
  readonly game: string
  readonly setup: { readonly seats: number; readonly options: Readonly<Record<string, unknown>>; readonly seed: number }
  readonly sitters: readonly Sitter[]
  readonly policies: Policies
  readonly campaign: string
  /** How far it has come, and its named moments, if it comes from a file. */
  readonly save: SaveFile | null
  readonly bookmarks: readonly Named[]
}

async function packFor(game: string): Promise<CampaignShell> {
  const campaign = (await shellOf(game))?.campaign ?? null
  if (campaign === null) throw new BadInput(`${game} has no campaigns`)
  return campaign
}
function store(
  shell: CampaignShell,
  document: Document,
  around: Omit<KeptCampaign, 'id' | 'summary' | 'file'>,
): KeptCampaign {
  const { campaign } = shell
  const summary = summaryOf(campaign, document)
  const chapter = { en: shell.chapter(summary.chapter, 'en'), fr: shell.chapter(summary.chapter, 'fr') }
  return { ...around, id: document.id, summary, chapter, file: writeCampaign(campaign, document) }
}

export async function beginCampaign(id: string, setup: CampaignSetup): Promise<Begun> {
  const { game, name, options, sitters, policies, over } = setup
  const shell = await packFor(game)
  const kept = await campaignsKept(game)
  const ids = Array.from({ length: shell.slots }, (_, slot) => kept[slot]?.id ?? null)
  const slot = chooseSlot(ids, id, shell.rule, over === undefined ? undefined : ids.indexOf(over))
  if (!slot.ok) return { ok: false, why: slot.why }
  const seats = sitters.map((sitter) => sitter.name)
  const at = Date.now()
  const legacy = await legacyKept(game)
  const document = begin(shell.campaign, { id, name, at, seats, options, legacy })
  if (over !== undefined) await removeCampaign(over)
  await keepCampaign(store(shell, document, { game, sitters, policies, table: null }))
  return { ok: true }
}

/** The table where the campaign goes on: the scene under way, or the next one; null when the story is told. */
export async function playOn(id: string, openScene: OpenScene): Promise<PlayedOn> {
  const kept = await campaignKept(id)
  if (kept === null) return { ok: false, problem: 'missing', detail: id }
  const shell = await packFor(kept.game)
  const { document: read, notes } = readCampaign(shell.campaign, kept.file)
  const { document, table, policies } = await afterScene(shell, kept, read)
  if (table !== null) return { ok: true, table, notes }
  const seed = crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1
  const scene = takeUp(shell.campaign, document, seed)
  if (scene === null) {
    await keepCampaign(store(shell, document, { ...kept, table: null }))
    return { ok: true, table: null, notes }
  }
  const next = freshId()
  const { game, sitters } = kept
  const { setup, save, bookmarks } = scene
  await openScene(next, { game, setup, sitters, policies, campaign: id, save, bookmarks })
  await keepCampaign(store(shell, scene.document, { ...kept, policies, table: next }))
  return { ok: true, table: next, notes }
}
/** What has come of the scene at the campaign's table, if it is over. */
async function afterScene(
  shell: CampaignShell,
  kept: KeptCampaign,
  document: Document,
): Promise<{ readonly document: Document; readonly table: string | null; readonly policies: Policies }> {
  const table = kept.table === null ? null : await tableKept(kept.table)
  const { policies } = table ?? kept
  if (table === null || document.scene === null) return { document, table: null, policies }
  if (table.over === '') return { document, table: table.id, policies }
  const { match } = load(shell.campaign.game, table.file)
  const played = withTime(document, table.updated - table.created)
  const finished = finishScene(shell.campaign, played, match.table.s)
  await keepCampaign(store(shell, finished, { ...kept, policies, table: null }))
  await keepLegacy(kept.game, legacyOf(shell.campaign, finished))
  await forgetTable(table.id)
  return { document: finished, table: null, policies }
}
const withTime = (document: Document, ms: number): Document =>
  passTime(document, { at: Date.now(), minutes: Math.max(0, Math.round(ms / 60_000)) })

/** The act from its start, with other people if one likes. */
export async function restartCampaign(id: string, sitters: readonly Sitter[]): Promise<Begun> {
  const kept = await campaignKept(id)
  if (kept === null) throw new BadInput(`no campaign ${id}`)
  const shell = await packFor(kept.game)
  const { document } = readCampaign(shell.campaign, kept.file)
  const again = beginAgain(shell.campaign, document, { seats: sitters.map(({ name }) => name) })
  if (kept.table !== null) await forgetTable(kept.table)
  await keepCampaign(store(shell, again, { ...kept, sitters, table: null }))
  return { ok: true }
}
/** Between scenes only: the page of the campaign as it is then. */
export async function switchCampaignMode(id: string, mode: string, isOn: boolean): Promise<CampaignPage> {
  const kept = await campaignKept(id)
  if (kept === null) throw new BadInput(`no campaign ${id}`)
  const shell = await packFor(kept.game)
  const { document: read, notes } = readCampaign(shell.campaign, kept.file)
  const { document, table } = await afterScene(shell, kept, read)
  const switched = store(shell, switchMode(shell.campaign, document, mode, isOn), { ...kept, table })
  await keepCampaign(switched)
  return { kept: switched, document: readCampaign(shell.campaign, switched.file).document, notes, isUnderWay: false }
}
/** Another campaign, as far as this one has come, whose scene goes on at another table; null if there is no room. */
export async function copyCampaign(id: string, table: string, name: string): Promise<string | null> {
  const kept = await campaignKept(id)
  if (kept === null) return null
  const shell = await packFor(kept.game)
  const { document } = readCampaign(shell.campaign, kept.file)
  const copy = freshId()
  const all = await campaignsKept(kept.game)
  const ids = Array.from({ length: shell.slots }, (_, slot) => all[slot]?.id ?? null)
  if (!chooseSlot(ids, copy, shell.rule).ok) return null
  await keepCampaign(store(shell, { ...document, id: copy, name: name || document.name }, { ...kept, table }))
  return copy
}
export async function removeCampaign(id: string): Promise<void> {
  const kept = await campaignKept(id)
  if (kept?.table) await forgetTable(kept.table)
  await forgetCampaign(id)
}

/** What the book of a campaign shows. */
export async function campaignPage(id: string): Promise<CampaignPage | null> {
  const kept = await campaignKept(id)
  if (kept === null) return null
  const shell = await packFor(kept.game)
  const { document, notes } = readCampaign(shell.campaign, kept.file)
  const table = kept.table === null ? null : await tableKept(kept.table)
  return { kept, document, notes, isUnderWay: document.scene !== null && (table?.over ?? '') === '' }
}
/** The document as a file, the scene under way included. */
export async function campaignFile(id: string): Promise<{ readonly name: string; readonly text: string }> {
  const kept = await campaignKept(id)
  if (kept === null) throw new BadInput(`no campaign ${id}`)
  const shell = await packFor(kept.game)
  const { document } = readCampaign(shell.campaign, kept.file)
  const table = kept.table === null ? null : await tableKept(kept.table)
  const whole =
    table === null || document.scene === null
      ? document
      : keepScene(shell.campaign, document, table.file, table.bookmarks)
  return toFile(shell.campaign, whole)
}
export async function importCampaign(
  game: string,
  text: string,
  { sitters, policies }: Pick<KeptCampaign, 'sitters' | 'policies'>,
): Promise<Begun & { readonly id?: string; readonly notes?: readonly Line[] }> {
  const shell = await packFor(game)
  const { document, notes } = fromFile(shell.campaign, text)
  const kept = await campaignsKept(game)
  const ids = Array.from({ length: shell.slots }, (_, slot) => kept[slot]?.id ?? null)
  const slot = chooseSlot(ids, document.id, shell.rule)
  if (!slot.ok) return { ok: false, why: slot.why }
  const seated = document.seats.map((name, i) => ({ ...(sitters[i] ?? sitters[0]!), name }))
  await keepCampaign(store(shell, document, { game, sitters: seated, policies, table: null }))
  return { ok: true, id: document.id, notes }
}
