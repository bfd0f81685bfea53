/** Ways to play that people may switch between scenes. */
import { BadInput, type Core, copyPlain } from '@emberhall/kernel'
import type { Campaign } from './campaign.ts'
import type { CampaignDocument } from './document.ts'
import { sound } from './shape.ts'

/** Those that are on. */
export function modesOf<T extends object, S extends Core, O>(
  { modes = {} }: Campaign<T, S, O>,
  { tree }: CampaignDocument<T>,
): readonly string[] {
  return Object.keys(modes).filter((mode) => (tree as Record<string, unknown>)[mode] === true)
}

export function switchMode<T extends object, S extends Core, O>(
  campaign: Campaign<T, S, O>,
  document: CampaignDocument<T>,
  mode: string,
  isOn: boolean,
): CampaignDocument<T> {
  const rule = Object.entries(campaign.modes ?? {}).find(([name]) => name === mode)?.[1]
  if (rule === undefined) throw new BadInput(`${campaign.id} has no mode "${mode}"`)
  if (document.scene !== null)
    throw new BadInput(`a scene is under way: "${mode}" is switched between scenes (${rule})`)
  const tree = { ...copyPlain(document.tree), [mode]: isOn }
  return { ...document, tree: sound(campaign, tree, document.seats, 'switchMode') }
}
