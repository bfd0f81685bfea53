/** Parties as plain players led them to the last fight of the first act: what they differ in from one that has nothing. */
import { freshTree } from '@emberhall/campaign'
import { at } from '@emberhall/kernel'
import type { LaidTable } from '@emberhall/speech'
import { CAMPAIGN } from '../campaign-shape.ts'
import { HELD_PARTS, HERO } from '../hero-shape.ts'
import parties from './parties.json' with { type: 'json' }

/** The fight that a party has come to, as a table of this label. */
export function ledTo(scene: string, label: string): LaidTable[] {
  return ([2, 3, 4] as const).map((seats) => {
    const laid = parties[seats].map(({ heroes, ...party }) => ({
      play: 'campaign',
      until: 'scene',
      tutorial: false,
      campaign: { ...freshTree(CAMPAIGN), ...party, seats, act: 1, node: scene, heroes: heroes.map(heroOf) },
    }))
    return { label, seats, options: at(laid, 0), others: laid.slice(1) }
  })
}
type Kept = (typeof parties)['2'][number]['heroes'][number]
const heroOf = ({ slots, ...hero }: Pick<Kept, 'slots'>): object => ({
  ...freshTree(HERO),
  ...hero,
  slots: slots.map((slot) => ({ ...freshTree(HELD_PARTS), ...slot })),
})
