/** A campaign in a list of campaigns. */
import { type Core, copyPlain } from '@emberhall/kernel'
import type { Campaign } from './campaign.ts'
import type { CampaignDocument } from './document.ts'
import { modesOf } from './modes.ts'

export interface Summary {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly act: number
  readonly chapter: string
  readonly seats: readonly string[]
  readonly minutes: number
  readonly played: number
  readonly picture: string
  readonly isOver: boolean
  /** The modes that are on. */
  readonly modes: readonly string[]
}
export function summaryOf<T extends object, S extends Core, O>(
  campaign: Campaign<T, S, O>,
  document: CampaignDocument<T>,
): Summary {
  const { id, name, seats, minutes, played } = document
  const tree = copyPlain(document.tree)
  return {
    id,
    game: campaign.id,
    name,
    act: campaign.actOf(tree),
    chapter: campaign.chapterOf(tree),
    seats,
    minutes,
    played,
    picture: campaign.pictureOf(tree),
    isOver: campaign.isOver(tree),
    modes: modesOf(campaign, document),
  }
}
