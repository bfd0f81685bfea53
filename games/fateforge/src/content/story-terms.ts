/** What Fateforge adds to the vocabulary of stories (spec 12.10). */
import type { Condition, Story } from '@emberhall/story'
import type { Circle, HeroId, Trait } from './types.ts'
import type { SceneChange } from './scene-types.ts'

export interface FateforgeTerms {
  readonly condition:
    | { readonly reputation: Circle; readonly atLeast?: number; readonly atMost?: number }
    | { readonly storyCard: string }
    | { readonly hero: HeroId }
    | { readonly gold: number }
    | { readonly victoryPoints: number }
  readonly effect:
    | { readonly reputation: Circle; readonly n: number }
    /** Gained, or paid if below 0. */
    | { readonly gold: number }
    | { readonly food: number }
    | { readonly item: string }
    | { readonly storyCard: string; readonly gone?: true }
    /** Every hero. */
    | { readonly energyLoss: number }
    | { readonly healthLoss: number }
    | { readonly heal: number }
    | { readonly corruption: 'all' }
    | { readonly unlockRule: number }
    | { readonly unlockLocation: string }
    | { readonly unlockQuest: string }
    | { readonly ally: string }
    | { readonly traitPoints: number }
    /** Only the hero who took the test. */
    | { readonly testerEnergyLoss: number }
    /** The next rest has so much more Time, or less. */
    | { readonly nextRestTime: number }
    /** FG-42 */
    | { readonly victoryPoint: 1 }
  readonly test: { readonly trait: Trait; readonly tier: 'easy' | 'medium' | 'hard'; readonly who: 'chosen' | 'all' }
  readonly scene:
    | {
        readonly combat: string
        /** FG-34.3 Whether winning it earns a victory point. */
        readonly main?: true
        readonly changes?: readonly { readonly if: Condition<FateforgeTerms>; readonly change: SceneChange }[]
        /** FG-C2.4 Each time it is lost one enemy fewer waits. */
        readonly easing?: true
      }
    | { readonly rest: string }
    | { readonly explore: string }
}
export type FateforgeStory = Story<FateforgeTerms> & {
  /** 0: a side quest. */
  readonly act: number
  /** The nodes that open a chapter (FG-1.4) or a rest, wherever the story puts it (FG-1.7), for the progress bar (FG-1.3). */
  readonly marks: readonly { readonly node: string; readonly mark: 'chapter' | 'rest' }[]
}
