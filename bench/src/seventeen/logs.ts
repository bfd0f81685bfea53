/** Lines in the log of Seventeen. */
import { codes } from '@emberhall/kernel'

export const LOGS = {
  plays: { args: ['seat', 'card'], rule: '' },
  draws: { args: ['seat', 'card'], rule: '' },
  discards: { args: ['seat', 'card'], rule: '' },
  shuffles: { args: ['seat'], rule: '' },
  steals: { args: ['seat', 'seat'], rule: '' },
  energy: { args: ['seat', 'n'], rule: '' },
  places: { args: ['seat', 'n', 'n'], rule: '' },
  moves: { args: ['n', 'n', 'n'], rule: '' },
  battle: { args: ['n', 'n', 'n'], rule: '' },
  takes: { args: ['seat', 'n', 'n'], rule: '' },
  scores: { args: ['seat', 'n'], rule: '' },
} as const
export const L = codes(LOGS)
