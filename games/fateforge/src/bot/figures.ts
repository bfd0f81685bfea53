/** What any fight is judged by, in figures. */
import { at } from '@emberhall/kernel'
import type { Hero, T } from '../state.ts'
import { exitsWanted, goalsOf } from './goals.ts'

export type Figures = Record<string, number>
/** Parts of a round: before the heroes' turns, during them, the enemies', and what follows. */
export const PARTS: Readonly<Record<string, number>> = { turns: 1, reactions: 2, enemies: 2, upkeep: 3, leaving: 3 }
export const PARTS_A_ROUND = 4
const FOES = 6

export const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0)
export const near = ({ s }: T, { zone }: Hero): number =>
  s.enemies.filter((foe) => !foe.gone && foe.zone === zone).length
/** How those stand who are up. */
export const standing = ({ s }: T, up: readonly Hero[]): Figures => ({
  heroes: s.heroes.length,
  down: s.heroes.length - up.length,
  health: sum(up.map(({ health }) => health)),
  weakest: Math.min(20, ...s.heroes.map(({ down, health }) => (down ? 0 : health))),
  energy: sum(up.map(({ energy }) => energy)),
  parry: sum(up.map(({ parry }) => parry)),
})
function heroesOf(t: T): Figures {
  const up = t.s.heroes.filter(({ down }) => !down)
  return {
    ...standing(t, up),
    dice: sum(up.map(({ pool }) => pool.length)),
    actions: sum(up.map(({ actions }) => actions.length)),
    spent: sum(up.map(({ spent }) => spent.length)),
    crowded: sum(up.map((hero) => near(t, hero))),
    hidden: up.filter(({ stealth }) => stealth).length,
    played: up.filter(({ played }) => played).length,
  }
}
function foesOf({ s }: T): Figures {
  const there = s.enemies.filter(({ gone }) => !gone)
  const figures: Figures = {
    foes: there.length,
    life: sum(there.map(({ red, more }) => red + more)),
    armor: sum(there.map(({ armor }) => armor)),
    stunned: there.filter(({ stun }) => stun).length,
  }
  for (let i = 0; i < FOES; i++) {
    const foe = s.enemies[i]
    figures[`foe ${i + 1}`] = foe === undefined || foe.gone ? 0 : foe.red + foe.more
  }
  const boss = s.enemies[s.boss.enemy]
  if (boss === undefined || boss.gone) return figures
  figures['boss life'] = boss.red + boss.more
  figures['boss armor'] = boss.armor
  figures['boss step'] = s.boss.step
  figures['boss covered'] = s.boss.covered.length
  figures['boss exploited'] = s.boss.exploited ? 1 : 0
  figures['beside the boss'] = s.heroes.filter(({ zone, down }) => !down && zone === boss.zone).length
  return figures
}
/** How far the fight has come. */
export const course = ({ s }: T): Figures => ({
  round: s.round,
  'rounds left': s.lastRound - s.round,
  'extra round': s.extraRound ? 1 : 0,
  'objectives done': s.objectives.filter(({ done }) => done).length,
  'objectives left': s.objectives.filter(({ done, secondary }) => !done && !secondary).length,
})
/** What has been done by the way. */
export const done = ({ s }: T): Figures => ({
  out: s.left.length,
  stranded: s.stranded ? 1 : 0,
  'things done': s.objects.filter(({ done }) => done).length,
  found: s.found.length,
})
function tasksOf(t: T): Figures {
  const { s } = t
  const goals = goalsOf(t)
  const exits = exitsWanted(t).map((i) => at(s.objects, i).zone)
  return {
    ...course(t),
    goals: goals.length,
    'at goals': s.heroes.filter(({ zone, down }) => !down && goals.some((goal) => goal.zone === zone)).length,
    'at exits': s.heroes.filter(({ zone, down }) => !down && exits.includes(zone)).length,
    ...done(t),
  }
}
/** Where in which fight this is. */
export function placed(figures: Figures, { s }: T): Figures {
  figures[`part ${PARTS[s.phase] ?? 0}`] = 1
  figures[`scene ${s.scene}`] = 1
  return figures
}
export const features = (t: T): Figures => placed({ ...heroesOf(t), ...foesOf(t), ...tasksOf(t) }, t)
