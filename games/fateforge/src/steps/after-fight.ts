/** FG-1.5, FG-1.6, FG-34.3 What follows a fight. */
import type { Rule } from '@emberhall/kernel'
import type { T } from '../state.ts'
import { afterLeg } from './battle.ts'
import { winVictory } from './rewards.ts'
import { follow, nodeNow } from './story.ts'

export function* afterFight(t: T): Rule {
  const { s } = t
  if (t.options.play === 'training') {
    s.phase = 'over'
    t.end(s.verdict)
  }
  if (t.options.play === 'battle') return afterLeg(t)
  const isWon = s.verdict === 'won'
  s.tries = s.sceneEasing && !isWon ? s.tries + 1 : 0 // FG-C2.4
  if (isWon && s.sceneMain) yield* winVictory(t)
  const node = nodeNow(t)
  if (node.kind !== 'scene') return
  s.deeds.push(`${node.id}.${s.verdict}`)
  yield* follow(t, node.outcomes[s.verdict]!, Object.keys(node.outcomes).indexOf(s.verdict))
}
