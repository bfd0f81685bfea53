/** How an Adventure is looked ahead in: turn by turn, to its end. */
import type { Outlook } from '@emberhall/speech'
import { brimstone } from '../module.ts'
import type { O, S } from '../state.ts'
import strength from './strength.json' with { type: 'json' }

export const outlook: Outlook<S, O> = {
  clock: ({ turn }) => turn,
  share: ({ outcome }) => (outcome === 'won' ? 1 : 0),
  strong: { rollouts: 24, turns: 2 },
  master: { rollouts: 200, turns: 2 },
  contests: [{ label: 'first', seats: 2, options: brimstone.quickOptions(2) }],
  strength,
}
