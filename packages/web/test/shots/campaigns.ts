/** The shelf and the book of a campaign that bots have played. */
import { botOf, playOut } from '@emberhall/bots'
import { type AnyCampaign, begin, finishScene, startScene, toFile } from '@emberhall/campaign'
import { Fate, Match } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'
import type { Page } from 'playwright-core'
import type { Shot } from './screens.ts'

interface Played {
  readonly module: GameModule
  readonly campaign: AnyCampaign
}
const SCENES = 4
/** A campaign of several scenes, as a file that the shelf takes. */
function campaignOf({ module, campaign }: Played): string {
  const seats = ['Ana', 'Bo']
  let document = begin(campaign, { id: 'shots', name: 'The lamps', at: Date.UTC(2026, 0, 6, 20), seats, options: {} })
  const bot = botOf(module, 'heuristic')
  const fate = new Fate(1)
  for (let i = 0; i < SCENES && !campaign.isOver(document.tree); i++) {
    const started = startScene(campaign, document, i + 1)
    const match = Match.start(campaign.game, started.setup)
    playOut(match, [bot, bot], fate)
    document = finishScene(campaign, started.document, match.table.s)
  }
  return toFile(campaign, document).text
}
export async function campaignScreens(page: Page, url: string, played: Played, shot: Shot): Promise<void> {
  const shelf = `${url}/campaigns/${played.campaign.id}`
  await page.goto(shelf)
  await page.locator('.book').first().waitFor()
  const buffer = Buffer.from(campaignOf(played))
  await page.locator('input[type=file]').setInputFiles({ name: 'lamps.json', mimeType: 'application/json', buffer })
  // Whoever takes a campaign from a file is shown its book.
  await page.locator('.deeds li').first().waitFor()
  await shot('book')
  await page.goto(shelf)
  await page.locator('.book-link').waitFor()
  await shot('shelf')
}
