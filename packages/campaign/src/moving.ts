/** A campaign as a file to carry about: from the browser to a server, and back. */
import { BadInput, type Core } from '@emberhall/kernel'
import type { Campaign } from './campaign.ts'
import type { CampaignDocument } from './document.ts'
import { writeCampaign } from './file.ts'
import { type Opened, readCampaign } from './read.ts'

const MAX_FILE = 16_000_000

export function toFile<T extends object, S extends Core, O>(
  campaign: Campaign<T, S, O>,
  document: CampaignDocument<T>,
): { readonly name: string; readonly text: string } {
  const plain = document.name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const slug = plain.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'campaign'
  return { name: `${campaign.id}-${slug}.json`, text: JSON.stringify(writeCampaign(campaign, document)) }
}

export function fromFile<T extends object, S extends Core, O>(campaign: Campaign<T, S, O>, text: string): Opened<T> {
  if (text.length > MAX_FILE) throw new BadInput('this file is too large to be a campaign')
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch (error) {
    throw new BadInput(`this is not a whole campaign file (${(error as Error).message}); nothing was opened`)
  }
  return readCampaign(campaign, file)
}
