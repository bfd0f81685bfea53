/** A fight as one person looks at it: the tableau, what is in hand, whose board lies in front. */
import { aOf, bOf, type Option, verbOf } from '@emberhall/kernel'
import { type Anchors, within } from '@emberhall/ui'
import { sourceIn, takes } from '../../../chains.ts'
import { V } from '../../../questions.ts'
import type { HeroNo, T } from '../../../state.ts'
import type { Tableau } from '../../model/tableau.ts'
import type { Happening } from '../stage/replay.ts'
import type { Intent } from './foresight.ts'

export interface Desk extends Tableau {
  readonly anchors: Anchors
  /** What is in hand: a result, an action gained or energy, as a source. */
  readonly held: number | null
  /** Which of several alike it is, by its place in the tray. */
  readonly heldAt: number
  readonly hold: (source: number | null, at?: number) => void
  /** Whose board lies in front. */
  readonly focus: HeroNo
  readonly setFocus: (h: HeroNo) => void
  readonly intents: readonly (Intent | null)[]
  /** What is being shown happening. */
  readonly happening: Happening | null
  /** Who does what is shown or asked about, by key. */
  readonly actor: string | null
}
export const [DeskContext, useDesk] = within<Desk>('the fight')
export const isMine = ({ mine, t }: Desk, h: HeroNo): boolean => mine.includes(t.s.heroes[h]?.seat ?? -1)

/** Whose board an option is about, where several are asked about at once; -1: no one's. */
export function heroMeant(t: T, option: Option): HeroNo {
  const [verb, a] = [verbOf(option), aOf(option)]
  switch (verb) {
    case V.start:
    case V.sprint:
    case V.roll:
    case V.reroll:
    case V.rerollIcon:
    case V.stance:
    case V.confirm:
    case V.unconfirm:
      return a
    case V.triple:
      return a >> 3
    case V.prep:
      return bOf(option) >> 6
    case V.activate:
    case V.rest:
      return t.s.heroes.findIndex(({ skills }) => skills.includes(a))
    default:
      return -1
  }
}
const SHARED = new Set<number>([V.start, V.sprint, V.activate, V.rest, V.prep])
/** Whether an option has to do with what is in hand, and with the hero in front. */
export function isMeant(t: T, option: Option, held: number | null, focus: HeroNo): boolean {
  const verb = verbOf(option)
  if (SHARED.has(verb)) return heroMeant(t, option) === focus
  if (held === null) return true
  return verb === V.card ? t.s.acting >= 0 && takes(t, t.s.acting, option, held) : sourceIn(option) === held
}
