/** The games that are played here. */
import { chronicles, fateforge } from '@emberhall/fateforge'
import { forgeflame } from '@emberhall/forgeflame'
import type { AnyCampaign } from '@emberhall/campaign'
import type { GameModule } from '@emberhall/speech'
import { kinfireDelve } from '@emberhall/kinfire-delve'

/** Those that are played as campaigns. */
export const CAMPAIGNS: readonly AnyCampaign[] = [chronicles]

// What differs between games is beyond what a server needs to know of them.
export const GAMES: readonly GameModule[] = [
  kinfireDelve as unknown as GameModule,
  forgeflame as unknown as GameModule,
  fateforge as unknown as GameModule,
]
