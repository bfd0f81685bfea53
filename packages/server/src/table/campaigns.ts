/** Campaigns on the server: each scene is a table, and the document lies with the table of the scene under way. */
import {
  abandonScene,
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
  restartAct,
  sitDown,
  startScene,
  switchMode,
  writeCampaign,
} from '@emberhall/campaign'
import { BadInput, load, Match, type SaveFile } from '@emberhall/kernel'
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
  const wanted = { seats: beginning.seats.length, options }
  return sceneOf(campaign, begin(campaign, { ...beginning, id: newTableId(), at: Date.now(), options: wanted }), {
    ownDice,
    seed,
  })
}
/** A campaign that was played elsewhere goes on here, in the middle of its scene if it was in one. */
export function bringCampaign(campaign: AnyCampaign, file: unknown, luck: Luck): Brought {
  const { document } = readCampaign(campaign, file)
  const under = document.scene?.save ?? null
  if (under === null) return { ...sceneOf(campaign, between(document), luck), named: [] }
  const { bookmarks: named = [] } = document.scene!
  // From here on the scene lies on its table.
  const scene = { setup: document.scene!.setup, save: null }
  return { match: load(campaign.game, under).match, campaign: written(campaign, { ...document, scene }), named }
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
  const over = finishScene(campaign, played, match.table.s)
  // What the scene brought is kept where the act begins again (FG-5.5).
  const after = match.outcome === 'restart' ? again(campaign, over) : over
  const next = Object.entries(switching).reduce(
    (document, [mode, isOn]) => switchMode(campaign, document, mode, isOn),
    after,
  )
  const scene = campaign.isOver(next.tree) ? null : sceneOf(campaign, next, { ownDice: match.table.ownDice, seed })
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

const between = (document: Document): Document => (document.scene === null ? document : abandonScene(document))
function again(campaign: AnyCampaign, document: Document): Document {
  const { seats } = document
  return restartAct(campaign, between(document), campaign.actOf(document.tree), {
    seats,
    options: { seats: seats.length, options: {} },
  })
}
function sceneOf(campaign: AnyCampaign, document: Document, { ownDice, seed }: Luck): Scene {
  if (campaign.isOver(document.tree)) throw new BadInput('this campaign is over')
  const { document: started, setup } = startScene(campaign, sitDown(document), seed)
  return { match: Match.start(campaign.game, { ...setup, ownDice }), campaign: written(campaign, started) }
}
const written = (campaign: AnyCampaign, document: Document): string => JSON.stringify(writeCampaign(campaign, document))
