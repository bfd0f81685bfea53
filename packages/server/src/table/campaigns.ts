/** Campaigns on the server: each scene is a table, and the document lies with the table of the scene under way. */
import {
  type AnyCampaign,
  begin,
  type CampaignDocument,
  type CampaignFile,
  finishScene,
  keepScene,
  legacyOf,
  type NamedMoment,
  passTime,
  readCampaign,
  type SceneSetup,
  startScene,
  switchMode,
  takeUp,
  writeCampaign,
} from '@emberhall/campaign'
import { BadInput, Match } from '@emberhall/kernel'
import { load, type SaveFile } from '@emberhall/saves'
import { randomInt } from 'node:crypto'
import { newTableId } from '../secrets.ts'

/** A scene about to be laid out, and the campaign it belongs to. */
export interface Scene {
  readonly match: Match
  readonly campaign: string
}
/** One that comes from elsewhere, with the moments that were named there. */
interface Brought extends Scene {
  readonly named: readonly NamedMoment[]
}
/** Where the luck of a scene comes from. */
interface Luck {
  readonly ownDice: boolean
  readonly seed: number
}
interface Beginning extends Luck {
  readonly name: string
  readonly seats: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
  /** What earlier campaigns have left to whoever begins it. */
  readonly legacy: readonly string[]
}
/** Modes to be switched before the next scene begins. */
export type Switching = Readonly<Record<string, boolean>>
/** What comes of a scene: the next one, unless the story is told, and what the campaign leaves to those who play it. */
export interface Following {
  readonly scene: Scene | null
  readonly legacy: readonly string[]
}
type Document = CampaignDocument<object>

export function beginCampaign(campaign: AnyCampaign, { ownDice, seed, options, ...beginning }: Beginning): Scene {
  const document = begin(campaign, { ...beginning, id: newTableId(), at: Date.now(), options })
  return laid(campaign, startScene(campaign, document, seed), { ownDice })
}
/** A campaign that was played elsewhere goes on here, in the middle of its scene if it was in one. */
export function bringCampaign(campaign: AnyCampaign, file: unknown, luck: Luck): Brought {
  const { document } = readCampaign(campaign, file)
  const taken = takeUp(campaign, document, luck.seed)
  if (taken === null) throw new BadInput('this campaign is over')
  if (taken.save === null) return { ...laid(campaign, taken, luck), named: [] }
  // From here on the scene lies on its table.
  const scene = { setup: taken.setup, save: null }
  const { match } = load(campaign.game, taken.save)
  return { match, campaign: written(campaign, { ...document, scene }), named: taken.bookmarks }
}
/** The scene is over: what came of it is written down, and the next one begins. */
export function nextScene(
  campaign: AnyCampaign,
  text: string,
  match: Match,
  { minutes, switching, seed }: { readonly minutes: number; readonly switching: Switching; readonly seed: number },
): Following {
  const { document } = readCampaign(campaign, JSON.parse(text))
  const played = passTime(document, { at: Date.now(), minutes })
  const next = Object.entries(switching).reduce(
    (document, [mode, isOn]) => switchMode(campaign, document, mode, isOn),
    finishScene(campaign, played, match.table.s),
  )
  const taken = takeUp(campaign, next, seed)
  const scene = taken && laid(campaign, taken, match.table)
  return { scene, legacy: legacyOf(campaign, next) }
}
/** The document as it is carried away, the scene under way included. */
export function campaignFile(
  campaign: AnyCampaign,
  text: string,
  underWay: { readonly save: SaveFile; readonly bookmarks: readonly NamedMoment[] } | null,
): CampaignFile {
  const document = withNewLuck(readCampaign(campaign, JSON.parse(text)).document)
  const hasScene = document.scene !== null && underWay !== null
  return writeCampaign(campaign, hasScene ? keepScene(campaign, document, underWay.save, underWay.bookmarks) : document)
}
/** The same campaign once more, to go its own way from a copy of its scene. */
export function copiedCampaign(campaign: AnyCampaign, text: string, name: string): string {
  const { document } = readCampaign(campaign, JSON.parse(text))
  return written(campaign, { ...withNewLuck(document), id: newTableId(), name })
}
/** What a scene was begun with would tell how all of its luck falls. */
function withNewLuck(document: Document): Document {
  const { scene } = document
  if (scene === null) return document
  return { ...document, scene: { ...scene, setup: { ...scene.setup, seed: randomInt(2 ** 31) } } }
}
/** What it is called. */
export const campaignName = (text: string): string => (JSON.parse(text) as { readonly name: string }).name

function laid(
  campaign: AnyCampaign,
  { document, setup }: { readonly document: Document; readonly setup: SceneSetup },
  { ownDice }: Pick<Luck, 'ownDice'>,
): Scene {
  return { match: Match.start(campaign.game, { ...setup, ownDice }), campaign: written(campaign, document) }
}
const written = (campaign: AnyCampaign, document: Document): string => JSON.stringify(writeCampaign(campaign, document))
