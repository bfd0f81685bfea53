/** The table as it is drawn: the rules' view of it, whom it is about, and what may be chosen. */
import { aOf, at, type Option, reading, verbOf } from '@emberhall/kernel'
import { type Anchors, anchorsOf, type SpotChoice, type TableProps, within } from '@emberhall/ui'
import type { Square } from '@emberhall/ui/board'
import { brimstone } from '../../module.ts'
import { pathTo } from '../../queries/reach.ts'
import { walkWays } from '../../queries/walking.ts'
import { V } from '../../questions.ts'
import type { HeroNo, O, S, T } from '../../state.ts'
import type { Speech } from '../../text/speech.ts'
import { heroIn } from './heroIn.ts'
import { keysOf, trayOf } from './keys.ts'
import { type Layout, layoutOf } from './layout.ts'

/** The ways by which figures have come to where they stand. */
export type Walked = Readonly<Record<string, readonly Square[]>>

export interface Tableau extends TableProps<S, O> {
  readonly t: T
  readonly sp: Speech
  /** Whose sheet lies in front, or -1. */
  readonly hero: HeroNo
  readonly layout: Layout
  readonly anchors: Anchors
  /** Options that are laid out one by one: cards, dice, who to be. */
  readonly tray: readonly Option[]
  readonly wayOf: (option: Option) => Walked
}
export function tableauOf(props: TableProps<S, O>): Tableau {
  const { lang, names, view } = props
  const { game } = brimstone
  const t = reading(game, view)
  const hero = heroInFront(t, props)
  const layout = layoutOf(t)
  const anchors = anchorsOf(props, {
    keysOf: (option) => keysOf(t, hero, option),
    choiceOf: (option, label): SpotChoice => ({ option, label }),
  })
  const { ask } = view
  return {
    ...props,
    t,
    sp: { lang, names, game },
    hero,
    layout,
    anchors,
    tray: ask === null || ask.answer !== null ? [] : trayOf(t, ask),
    wayOf: (option) => {
      const { hero: walker } = t.s.acting
      if (verbOf(option) !== V.walk || walker < 0) return {}
      const cells = [at(t.s.heroes, walker).at, ...pathTo(walkWays(t, walker), aOf(option))]
      return { [`hero ${walker}`]: cells.map(layout.place) }
    },
  }
}
export const [TableauContext, useTableau] = within<Tableau>('the table')

/** In town whom it happens to; whom the question is about; else who acts; else one of one's own. */
function heroInFront(t: T, { view, mine, beat }: TableProps<S, O>): HeroNo {
  const { about, acting, heroes } = t.s
  const meant = acting.hero < 0 ? heroIn(t.s, beat?.line?.args[0]) : -1
  if (meant >= 0) return meant
  const { ask } = view
  if (ask?.def.name === 'class') return -1
  if (ask !== null && heroes[about.hero]?.seat === ask.seat) return about.hero
  if (acting.hero >= 0) return acting.hero
  const own = heroes.findIndex(({ seat, activated }) => mine.includes(seat) && !activated)
  return own >= 0 ? own : Math.min(0, heroes.length - 1)
}
