import { devorfu, devorfuCards } from './devorfu.ts'
import { drsdaqt, drsdaqtCards } from './drsdaqt.ts'
import { flyna, flynaCards } from './flyna.ts'
import { gobetou, gobetouCards } from './gobetou.ts'
import { granit, granitCards } from './granit.ts'
import { greedy, greedyCards } from './greedy.ts'
import { korgain, korgainCards } from './korgain.ts'
import { mogrimur, mogrimurCards } from './mogrimur.ts'
import { molly, mollyCards } from './molly.ts'
import { nobz, nobzCards } from './nobz.ts'
import { ogmul, ogmulCards } from './ogmul.ts'
import { silkara, silkaraCards } from './silkara.ts'
import { vaelindra, vaelindraCards } from './vaelindra.ts'
import type { ActionCard, Adventurer } from '../types.ts'

/** In the book’s order: the nine of the core box, the two extra ones, the two of the expansion. */
export const adventurers: readonly Adventurer[] = [
  granit,
  mogrimur,
  nobz,
  korgain,
  molly,
  gobetou,
  flyna,
  ogmul,
  silkara,
  vaelindra,
  drsdaqt,
  greedy,
  devorfu,
]

export const cards: readonly ActionCard[] = [
  ...granitCards,
  ...mogrimurCards,
  ...nobzCards,
  ...korgainCards,
  ...mollyCards,
  ...gobetouCards,
  ...flynaCards,
  ...ogmulCards,
  ...silkaraCards,
  ...vaelindraCards,
  ...drsdaqtCards,
  ...greedyCards,
  ...devorfuCards,
]
