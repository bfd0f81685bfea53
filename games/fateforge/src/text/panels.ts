/** The whole table in text, line by line, as a seat sees it. */
import { at, type View, reading } from '@emberhall/kernel'
import { listed, type Panel, type Values } from '@emberhall/speech'
import { bookOf } from '../book.ts'
import { CIRCLES } from '../content/types.ts'
import type { S, T } from '../state.ts'
import { tell } from './messages.ts'
import { boardPanel } from './panel-board.ts'
import { enemyPanels } from './panel-enemies.ts'
import { aimPanel, fightPanel } from './panel-fight.ts'
import { heroPanel } from './panel-hero.ts'
import { cityPanel, pagePanel, restPanel } from './panel-story.ts'
import { cardIn, type Speech } from './speech.ts'
import { nameOf } from './things.ts'

export function panelsOf(sp: Speech, view: View<S>): Panel[] {
  const t = reading(sp.game, view)
  return [
    ...(isStoryTold(t) ? [pagePanel(sp, t)] : []),
    ...(t.s.exploring >= 0 ? [cityPanel(sp, t)] : []),
    ...(t.s.phase === 'rest' ? [restPanel(sp, t)] : []),
    ...(isFought(t) ? fightPanels(sp, t) : []),
    ...t.s.heroes.map((_, h) => heroPanel(sp, t, h, view.seat)),
    groupPanel(sp, t),
  ]
}
const isStoryTold = ({ s }: T): boolean => s.phase === 'story' && s.exploring < 0 && s.node !== ''
export const isFought = ({ s }: T): boolean => s.kind === 'combat' && s.scene !== ''
function fightPanels(sp: Speech, t: T): Panel[] {
  return [fightPanel(sp, t), boardPanel(sp, t), aimPanel(sp, t), ...enemyPanels(sp, t)]
}

// ---------------------------------------------------------------- the group

function groupPanel(sp: Speech, t: T): Panel {
  const { lang } = sp
  const { gold, food, victory, traitPoints, storyCards, allies, quests, bag } = t.s
  const list = (key: 'table.storyCards' | 'table.allies' | 'table.quests' | 'table.bag', parts: readonly string[]) =>
    parts.length === 0 ? [] : [tell(lang, key, { list: listed(lang, parts) })]
  return {
    title: tell(lang, 'table.title', titleValues(sp, t)),
    lines: [
      ...(t.s.act > 0 ? [progressLine(sp, t)] : []),
      tell(lang, 'table.purse', { gold, food }),
      ...(t.s.act > 0 ? [tell(lang, 'table.points', { victory, traits: traitPoints })] : []),
      ...reputationLines(sp, t),
      ...list(
        'table.storyCards',
        storyCards.map((id) => nameOf('storyCard', id, lang)),
      ),
      ...list(
        'table.allies',
        allies.map((id) => nameOf('ally', id, lang)),
      ),
      ...list(
        'table.quests',
        quests.map(({ id, left }) => tell(lang, 'table.questLeft', { quest: nameOf('quest', id, lang), n: left })),
      ),
      ...list(
        'table.bag',
        bag.map(({ item, stage }) =>
          stage === 0 ? cardIn(sp, item) : tell(lang, 'table.halfUsed', { card: cardIn(sp, item) }),
        ),
      ),
    ],
  }
}
function titleValues({ lang }: Speech, t: T): Values {
  const { act, battle } = t.s
  const { stories } = bookOf(t).content
  if (act > 0) {
    const story = stories.find((one) => one.act === act)!
    return { kind: 'act', n: act, title: story.title[lang] }
  }
  if (battle.quest !== '') return { kind: 'battle', n: 0, title: nameOf('battle', battle.quest, lang) }
  return { kind: t.s.kind === 'combat' ? 'fight' : 'none', n: 0, title: '' }
}
/** FG-1.3 */
function progressLine({ lang }: Speech, t: T): string {
  const { marks } = bookOf(t).content.stories.find(({ act }) => act === t.s.act)!
  const count = (mark: 'chapter' | 'rest') => marks.filter((one) => one.mark === mark).length
  const reached = (mark: 'chapter' | 'rest') =>
    marks.filter((one) => one.mark === mark && t.s.marks.includes(one.node)).length
  return tell(lang, 'table.progress', {
    n: Math.max(1, reached('chapter')),
    of: count('chapter'),
    rests: reached('rest'),
    ofRests: count('rest'),
  })
}
/** FG-45.1 */
function reputationLines({ lang }: Speech, t: T): string[] {
  const list = t.s.reputation.flatMap((n, i) =>
    n === 0
      ? []
      : [
          tell(lang, 'table.standing', {
            circle: nameOf('circle', at(CIRCLES, i), lang),
            n: n > 0 ? `+${n}` : `−${-n}`,
          }),
        ],
  )
  return list.length === 0 ? [] : [tell(lang, 'table.reputation', { list: listed(lang, list) })]
}
