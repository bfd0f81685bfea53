/** What has to hold for the campaign of every game that is played in one. */
import { decide } from '@emberhall/bots'
import {
  type AnyCampaign,
  begin,
  type CampaignDocument,
  finishScene,
  fromFile,
  keepScene,
  recap,
  restartAct,
  startScene,
  summaryOf,
  toFile,
} from '@emberhall/campaign'
import { at, type Core, Fate, found, Match, scramble } from '@emberhall/kernel'
import { loadCampaigns, loadGame } from '@emberhall/roster'
import { load, save } from '@emberhall/saves'
import type { GameModule } from '@emberhall/speech'
import { describe, expect, test } from 'vitest'

const NAMES = ['Una', 'Dos', 'Tres', 'Quatre']
const SCENES = 6
/** In mid-scene the document is kept and opened once in this many decisions. */
const OFTEN = 60
const campaigns = await loadCampaigns()
type Document = CampaignDocument<object>

const begun = (campaign: AnyCampaign, seats: number): Document =>
  begin(campaign, { id: 'c', name: 'Ours', at: 0, seats: NAMES.slice(0, seats), options: {} })
/** What another device would open. */
const opened = (campaign: AnyCampaign, document: Document): Document =>
  fromFile(campaign, toFile(campaign, document).text).document

/** Plays a scene by bots to its end; it is carried to another device and back whenever it is kept. */
function toTheEnd(
  campaign: AnyCampaign,
  module: GameModule,
  document: Document,
  seed: number,
): { readonly document: Document; readonly match: Match } {
  const bot = { name: 'heuristic', brain: found(module.brains['heuristic'], 'a bot') }
  const fate = new Fate(seed)
  const started = startScene(campaign, document, seed)
  let match = Match.start(campaign.game, started.setup)
  for (let n = 1; !match.isOver; n++) {
    const seat = at(match.waiting(), 0)
    match.play(seat, decide(match, seat, bot, fate))
    if (n % OFTEN > 0 || match.isOver) continue
    const kept = keepScene(campaign, started.document, save(match))
    const there = opened(campaign, kept)
    expect(there).toEqual(kept)
    match = load(campaign.game, found(there.scene?.save, 'a scene under way')).match
  }
  return { document: started.document, match }
}
function played(campaign: AnyCampaign, module: GameModule, before: Document, seed: number): Document {
  const { document, match } = toTheEnd(campaign, module, before, seed)
  return finishScene(campaign, document, match.table.s)
}

describe.each(campaigns.map((campaign) => [campaign.id, campaign] as const))('the campaign of %s', (id, campaign) => {
  test.each([1, 2, 4])(
    'with %i seats is the same on another device after every scene',
    { timeout: 120_000 },
    async (seats) => {
      const module = await loadGame(id)
      let document = begun(campaign, seats)
      for (let scene = 1; scene <= SCENES && !campaign.isOver(document.tree); scene++) {
        const before = JSON.stringify(document)
        const after = played(campaign, module, document, 100 * seats + scene)
        expect(JSON.stringify(document)).toBe(before)
        document = opened(campaign, after)
        expect(document).toEqual(after)
        expect(document.scenes).toBe(scene)
        expect(recap(campaign, document).act.length).toBeGreaterThan(0)
        expect(summaryOf(campaign, document).seats).toEqual(NAMES.slice(0, seats))
      }
    },
  )
  test('what is hidden when a scene ends is not told by the document or by the next scene', {
    timeout: 60_000,
  }, async () => {
    const module = await loadGame(id)
    const { document, match } = toTheEnd(campaign, module, begun(campaign, 2), 3)
    const toldOf = (state: Core): string => {
      const after = finishScene(campaign, document, state)
      const next = campaign.isOver(after.tree) ? null : startScene(campaign, after, 5).setup
      return JSON.stringify([after, next])
    }
    for (let seed = 1; seed <= 3; seed++) {
      const { table } = match.fork()
      scramble(table, [0, 1], new Fate(seed))
      expect(toldOf(table.s)).toBe(toldOf(match.table.s))
    }
  })
  test('an act begins again as it began, also with others at the table', { timeout: 60_000 }, async () => {
    const module = await loadGame(id)
    const document = played(campaign, module, begun(campaign, 2), 1)
    const { act } = at(document.acts, 0)
    const again = restartAct(campaign, document, act, { seats: NAMES.slice(0, 1), options: {} })
    expect(again.seats).toEqual(NAMES.slice(0, 1))
    expect(again.scene).toBeNull()
    expect(opened(campaign, again)).toEqual(again)
    expect(Match.start(campaign.game, startScene(campaign, again, 7).setup).isOver).toBe(false)
  })
  test('a file that was cut, forged or belongs to another is refused', () => {
    const { text } = toFile(campaign, begun(campaign, 2))
    expect(() => fromFile(campaign, text.slice(0, -20))).toThrow('not a whole campaign file')
    expect(() => fromFile(campaign, text.replace('"Ours"', '"Mine"'))).toThrow('its sum does not fit')
    for (const other of campaigns.filter((one) => one !== campaign))
      expect(() => fromFile(other, text)).toThrow(`belongs to ${id}`)
  })
})
