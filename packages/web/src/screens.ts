/** The screens beyond the hall. */
import { tableOf } from './games.ts'
import { later } from '@emberhall/ui'
import { warmWorker } from './play/local.ts'

export const table = later(async () => (await import('./table/TableScreen.tsx')).TableScreen)
export const newTable = later(async () => (await import('./new/NewTable.tsx')).NewTable)
export const joinPage = later(async () => (await import('./online/JoinPage.tsx')).JoinPage)
export const shelf = later(async () => (await import('./campaign/Shelf.tsx')).Shelf)
export const campaignBook = later(async () => (await import('./campaign/CampaignBook.tsx')).CampaignBook)
export const rulesPage = later(async () => (await import('./rules/RulesPage.tsx')).RulesPage)
export const credits = later(async () => (await import('./hall/Credits.tsx')).Credits)
export const profile = later(async () => (await import('./profile/Profile.tsx')).Profile)
export const textHall = later(async () => (await import('./hall/TextHall.tsx')).TextHall)

/** Everything that a table of this game is dealt and drawn with. */
export async function warmTable(game: string): Promise<void> {
  const drawn = async (): Promise<void> => (await tableOf(game))?.warm?.()
  await Promise.all([warmWorker(game), table.warm(), drawn()])
}
