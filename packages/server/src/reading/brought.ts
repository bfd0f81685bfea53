/** What somebody brings from elsewhere, read and found to be in order: a game, or a campaign with its scene. */
import type { NamedMoment } from '@emberhall/campaign'
import { BadInput } from '@emberhall/kernel'
import { load, readSave, type SaveFile, wordsOf } from '@emberhall/saves'
import { loadCampaigns, loadGames } from '@emberhall/roster'
import type { GameModule } from '@emberhall/speech'
import { Failure } from '../failure.ts'
import { mustBeFlat } from '../http/json.ts'
import { read } from '../http/read.ts'
import { LIMITS, type NewSeat, type Policies } from '../protocol.ts'
import { IMPORT_CAMPAIGN, IMPORT_TABLE } from '../schemas.ts'
import { bringCampaign, campaignName } from '../table/campaigns.ts'
import { type Packed, packed } from '../table/packing.ts'

// All of them, before anything is read: what is brought has only so much time.
const games = await loadGames()
const campaigns = await loadCampaigns()

export interface Brought {
  readonly game: string
  readonly start: Packed
  readonly seats: readonly NewSeat[]
  readonly policies: Partial<Policies>
  readonly title: string
  /** The document of the campaign that it is a scene of. */
  readonly campaign: string | null
  readonly named: readonly NamedMoment[]
}
/** The body of a request, what it is said to be, and the luck of a scene that begins with it. */
export interface Order {
  readonly what: 'table' | 'campaign'
  readonly body: Uint8Array
  readonly seed: number
}

/** Throws Failure for what cannot be used. */
export function bring({ what, body, seed }: Order): Brought {
  const wanted = parsed(body)
  try {
    return what === 'table' ? bringTable(wanted) : bringScene(wanted, seed)
  } catch (error) {
    if (error instanceof BadInput) throw new Failure('badSave', error.message, error.problems)
    throw error
  }
}
function parsed(body: Uint8Array): unknown {
  const text = new TextDecoder().decode(body)
  mustBeFlat(text)
  try {
    return JSON.parse(text)
  } catch {
    throw new Failure('malformed', 'the body is not JSON')
  }
}
function bringTable(wanted: unknown): Brought {
  const { save, bookmarks = [], seats, policies = {}, title = '' } = read(IMPORT_TABLE, wanted)
  const { game } = gameOf(save.game)
  mustBeModest(save)
  const { match } = load(game, readSave(JSON.stringify(save)))
  const named = bookmarks.filter(({ at }) => at <= match.table.asks)
  return { game: game.id, start: packed(match), seats, policies, title, campaign: null, named }
}
function bringScene(wanted: unknown, seed: number): Brought {
  const { campaign: file, seats, policies = {}, title } = read(IMPORT_CAMPAIGN, wanted)
  const campaign = campaigns.find(({ id }) => id === gameOf(file.game).game.id)
  if (campaign === undefined) throw new Failure('badOptions', `${file.game} has no campaigns`)
  mustBeModest((file as { scene?: { save?: Partial<SaveFile> | null } | null }).scene?.save ?? {})
  const {
    match,
    campaign: document,
    named,
  } = bringCampaign(campaign, file, {
    ownDice: policies.ownDice ?? false,
    seed,
  })
  const name = title ?? campaignName(document)
  return { game: campaign.id, start: packed(match), seats, policies, title: name, campaign: document, named }
}
function gameOf(id: string): GameModule {
  const module = games.find(({ game }) => game.id === id)
  if (module === undefined) throw new Failure('unknownGame', `there is no game called "${id}" here`)
  return module
}
/** Nobody has looked at the file yet. */
const texts = (list: unknown): string[] => (Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [])
/** Whoever opens the table later plays all of it again, and each answer carries its luck along. */
function mustBeModest(save: Partial<SaveFile>): void {
  const { history, tail, checkpoint, options, fate } = save
  let words = 0
  for (const _ of wordsOf({ history: texts(history), tail: texts(tail) }))
    if (++words > LIMITS.words) throw new Failure('tooLarge', `a game of more than ${LIMITS.words} words is too long`)
  if (JSON.stringify([checkpoint, options]).length > LIMITS.position || JSON.stringify([fate]).length > LIMITS.luck)
    throw new Failure('tooLarge', 'there is more on this table than any game has')
}
