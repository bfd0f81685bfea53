/** The document with all that is needed to read it later: its format, its game and version, and a sum. */
import { type Core, hashText, int, list, record, type Shape, text } from '@emberhall/kernel'
import type { Campaign } from './campaign.ts'
import type { CampaignDocument } from './document.ts'

export const CAMPAIGN_FORMAT = 1

export interface CampaignFile extends CampaignDocument<object> {
  readonly emberhallCampaign: number
  readonly game: string
  readonly version: number
  /** Fingerprint of all of the above and the document. */
  readonly sum: string
}
/** The file without what the game declares: tree, act starts, chronicle and scene are read one by one. */
export const OUTSIDE: Shape = {
  emberhallCampaign: int({ min: 1 }),
  game: text(),
  version: int({ min: 1 }),
  id: text(),
  name: text(),
  created: int(),
  played: int(),
  minutes: int({ min: 0 }),
  seats: list(text()),
  sittings: record({ last: int({ min: 0 }), now: int({ min: 0 }) }),
  scenes: int({ min: 0 }),
  sum: text(),
}
export const ACT_START: Shape = { act: int(), seats: list(text()), scenes: int({ min: 0 }), lines: int({ min: 0 }) }
export const LINE: Shape = { code: text(), scene: int({ min: 1 }), act: int() }

export function writeCampaign<T extends object, S extends Core, O>(
  campaign: Campaign<T, S, O>,
  document: CampaignDocument<T>,
): CampaignFile {
  const body = { emberhallCampaign: CAMPAIGN_FORMAT, game: campaign.id, version: campaign.version, ...document }
  return { ...body, sum: sumOf(body) }
}
export const sumOf = (body: object): string => hashText(JSON.stringify(body))
