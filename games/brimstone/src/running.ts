/** The effects of the content, called by rules that the effects themselves call. The game brings what carries them out. */
import type { Rule } from '@emberhall/kernel'
import type { Effect } from './content/types.ts'
import type { EnemyNo, HeldItem, HeroNo, T, TileNo } from './state.ts'

/** On whose behalf something happens (SB-12.6). */
export interface Affair {
  /** Bearer, owner, drawer. */
  readonly you: HeroNo
  /** Who is tested, chosen or picked around it. */
  readonly that?: HeroNo
  /** The room of the token, or -1. */
  readonly tile: TileNo
  /** Heroes of this world are concerned; -1: of all. */
  readonly world: number
  /** KO'd heroes too (SB-40.6). */
  readonly isForAll?: true
  readonly item?: HeldItem | null
  /** It is an ability or a token that `you` uses. */
  readonly isOwn?: true
  /** The enemy whose ability it is. */
  readonly enemy?: EnemyNo
  /** Only these are concerned: the heroes next to that enemy, or whose turn it is. */
  readonly near?: readonly HeroNo[]
  allPassed?: boolean
  /** The loot group of attacks that it brings. */
  readonly source?: number
  readonly ones?: number
}
export type Runner = (t: T, effects: readonly Effect[], affair: Affair) => Rule

export const run: Runner = (t, effects, affair) =>
  (t.game as unknown as { readonly run: Runner }).run(t, effects, affair)
