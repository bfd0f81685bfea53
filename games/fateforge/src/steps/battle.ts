/** FG-9 Battle mode. */
import { at, aOf, type Rule } from '@emberhall/kernel'
import type { BattleQuest } from '../content/types.ts'
import { byId, bookOf } from '../book.ts'
import { L } from '../log.ts'
import { RANKS } from '../parts.ts'
import { Q, V } from '../questions.ts'
import type { T } from '../state.ts'
import { group } from './group.ts'
import { layScene } from './muster.ts'
import { unlockRules } from './unlocks.ts'
import { restFor } from './rest-begins.ts'

const OPENING_TIME = 3
const STALL_LIMIT = 5
const questNow = (t: T): BattleQuest => byId(bookOf(t).content.battles, t.s.battle.quest)

/** FG-9.2, FG-C6.3 */
export function openingRest(t: T): void {
  t.s.kind = 'rest'
  restFor(t, 'opening', OPENING_TIME, STALL_LIMIT)
}
/** FG-9.2 The quest is chosen after the first rest; then its fights follow. */
export function* battleLeg(t: T): Rule {
  const { s } = t
  const { content } = bookOf(t)
  if (s.battle.quest === '') {
    content.battles.forEach((_, i) => t.offer(V.quest, i))
    s.battle.quest = at(content.battles, aOf(yield* group(t, Q.quest))).id
    const scenes = questNow(t).legs.map(({ scene }) => byId(content.scenes, scene))
    unlockRules(
      t,
      scenes.flatMap(({ unlocks }) => unlocks),
    ) // FG-3.7
  }
  const leg = at(questNow(t).legs, s.battle.leg)
  s.kind = 'combat'
  s.sceneMain = false
  s.sceneEasing = false
  s.fell = false
  layScene(t, leg.scene, leg.changes)
  t.next('muster')
}
/** FG-9.5, FG-9.6, FG-9.7, FG-9.10, FG-9.11 */
export function afterLeg(t: T): void {
  const { s } = t
  const { battle } = s
  const secondary = s.objectives.filter((objective) => objective.secondary)
  battle.secondary += secondary.filter(({ done }) => done).length
  battle.secondaryOf += secondary.length
  if (s.fell) battle.fell = true
  if (s.verdict === 'lost') {
    battle.outcome = 'lost'
    t.note(L.battleLost)
    s.phase = 'over'
    t.end('lost')
  }
  const { rest } = at(questNow(t).legs, battle.leg)
  battle.leg++
  if (battle.leg < questNow(t).legs.length) {
    s.kind = 'rest'
    s.gold += (rest?.goldPerHero ?? 0) * s.heroes.length
    return restFor(t, 'between', rest?.time ?? 0, STALL_LIMIT)
  }
  battle.outcome = 'won'
  t.note(L.rank, RANKS.indexOf(rankOf(battle)))
  s.phase = 'over'
  t.end(rankOf(battle))
}
/** FG-9.6 */
function rankOf({ secondary, secondaryOf, fell }: T['s']['battle']): (typeof RANKS)[number] {
  if (secondary === secondaryOf && !fell) return 'gold'
  return secondary * 2 >= secondaryOf ? 'silver' : 'copper'
}
