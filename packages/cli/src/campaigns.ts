/** Campaigns at the terminal: each in a file of its own, kept after every answer with the scene under way. */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import {
  type AnyCampaign,
  begin,
  type CampaignDocument,
  finishScene,
  fromFile,
  keepScene,
  passTime,
  sitDown,
  startScene,
  writeCampaign,
} from '@emberhall/campaign'
import { Match } from '@emberhall/kernel'
import { load, save } from '@emberhall/saves'
import {
  CAMPAIGN_ENDING,
  type Company,
  companyFile,
  complaining,
  freshName,
  type Keeping,
  writeWhole,
} from './saves.ts'
import type { Texts } from './text/texts.ts'

const MINUTE_MS = 60_000

export function beginCampaign(
  campaign: AnyCampaign,
  names: readonly string[],
  options: Readonly<Record<string, unknown>>,
): CampaignDocument<object> {
  return begin(campaign, {
    id: randomUUID(),
    name: names.join(', '),
    at: Date.now(),
    seats: names,
    options,
  })
}
/** What was kept, and what is not as it was left. */
export function openCampaign(
  campaign: AnyCampaign,
  file: string,
  t: Texts,
): { readonly document: CampaignDocument<object>; readonly notes: readonly string[] } {
  const { document, notes } = complaining(file, t, () => fromFile(campaign, readFileSync(file, 'utf8')))
  return { document: sitDown(document), notes: notes.map(({ code }) => t.campaignNotes[code] ?? code) }
}

interface Place {
  readonly file: string
  readonly campaign: AnyCampaign
  readonly company: Company
  readonly ownDice: boolean
  /** The luck of a scene, by its number. */
  readonly seedOf: (scene: number) => number
}
export class CampaignKeeper implements Keeping {
  readonly file: string
  /** The scene under way. */
  match: Match
  private readonly place: Place
  private document: CampaignDocument<object>
  private since = Date.now()

  /** Goes on where the campaign was left: in the middle of a scene, or before the next one. */
  constructor(place: Place, document: CampaignDocument<object>) {
    this.file = place.file
    this.place = place
    this.document = document
    const under = document.scene?.save ?? null
    this.match = under === null ? this.nextScene() : load(place.campaign.game, under).match
  }
  static freshFile(folder: string, game: string): string {
    return freshName(join(folder, 'campaigns'), game, CAMPAIGN_ENDING, new Date())
  }
  private nextScene(): Match {
    const { campaign, seedOf, ownDice } = this.place
    const { document, setup } = startScene(campaign, { ...this.document, scene: null }, seedOf(this.document.scenes))
    this.document = document
    return Match.start(campaign.game, { ...setup, ownDice })
  }
  keep(match: Match): void {
    this.document = keepScene(this.place.campaign, this.document, save(match))
    this.write()
  }
  /** A scene that is over stays as it is until the next one begins, so that its end can be taken back. */
  putAway(match: Match): string {
    this.keep(match)
    return this.file
  }
  /** What came of the scene is written down, and the next one begins. False: the story has been told. */
  goOn(): boolean {
    const { campaign } = this.place
    const minutes = Math.floor((Date.now() - this.since) / MINUTE_MS)
    this.since += minutes * MINUTE_MS
    const played = passTime(this.document, { at: Date.now(), minutes })
    this.document = finishScene(campaign, played, this.match.table.s)
    if (campaign.isOver(this.document.tree)) {
      this.finish()
      return false
    }
    this.match = this.nextScene()
    this.keep(this.match)
    return true
  }
  private write(): void {
    const company = companyFile(this.file)
    if (!existsSync(company)) writeWhole(company, `${JSON.stringify(this.place.company)}\n`)
    writeWhole(this.file, `${JSON.stringify(writeCampaign(this.place.campaign, this.document))}\n`)
  }
  private finish(): void {
    this.write()
    const file = join(dirname(this.file), 'finished', basename(this.file))
    mkdirSync(dirname(file), { recursive: true })
    renameSync(this.file, file)
    rmSync(companyFile(this.file), { force: true })
  }
}
