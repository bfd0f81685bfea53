/** How it ended. */
import { at, reading, type Seen } from '@emberhall/kernel'
import { listed } from '@emberhall/speech'
import { RANKS } from '../parts.ts'
import { type S, type T, Z } from '../state.ts'
import { chronicleText } from './campaignText.ts'
import { aimsNow } from './fights.ts'
import { tell } from './messages.ts'
import { tokens } from './panel-hero.ts'
import { heroIn, type Speech } from './speech.ts'
import { titleOf } from './tale.ts'

export function outcomeLines(sp: Speech, seen: Seen<S>): string[] {
  const { state } = seen
  const { lang } = sp
  if (state.over === '') return [tell(lang, 'outcome.unfinished')]
  const t = reading(sp.game, seen)
  return [
    ...endLines(sp, t),
    figuresLine(sp, t.s),
    ...state.heroes.map((hero, h) =>
      tell(lang, 'outcome.hero', {
        ...heroIn(sp, t, h),
        ...tokens(hero),
        corruption: t.cards(Z.corruption + h).length,
      }),
    ),
  ]
}
/** What the group has, and nothing of what it has not. */
function figuresLine({ lang }: Speech, { gold, food, victory }: S): string {
  const figures = { gold, food, victory }
  const list = (['gold', 'food', 'victory'] as const).flatMap((what) =>
    figures[what] > 0 ? [tell(lang, `outcome.${what}`, { n: figures[what] })] : [],
  )
  return list.length === 0 ? tell(lang, 'outcome.nothing') : tell(lang, 'outcome.figures', { list: listed(lang, list) })
}
function endLines(sp: Speech, t: T): string[] {
  const { lang } = sp
  const { over } = t.s
  switch (over) {
    case 'onward':
    case 'restart':
      return [tell(lang, `outcome.${over}`)]
    case 'won':
    case 'lost':
      return [tell(lang, t.s.battle.quest === '' ? `outcome.${over}` : 'outcome.questLost'), ...aimLines(sp, t)]
    default:
      return (RANKS as readonly string[]).includes(over)
        ? [tell(lang, 'outcome.rank', { rank: over })]
        : endingLines(sp, over)
  }
}
/** What was to be done, and whether it was. */
function aimLines({ lang }: Speech, t: T): string[] {
  const aims = aimsNow(lang, t)
  return t.s.objectives.map(({ n, done }) =>
    tell(lang, 'log.objective', { text: at(aims, n).text, kind: done ? 'met' : 'missed' }),
  )
}
/** FG-1.8 The act's ending, and what the chronicle says of it. */
function endingLines(sp: Speech, ending: string): string[] {
  const nodes = sp.game.book.content.stories.flatMap((story) => story.nodes)
  const node = nodes.find((one) => one.kind === 'end' && one.ending === ending)!
  return [
    tell(sp.lang, 'outcome.ending', { title: titleOf(sp.lang, node) }),
    chronicleText({ code: `ending.${ending}` }, sp.lang),
  ]
}
