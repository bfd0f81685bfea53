/** What the fight against the boss is judged by: more of it than any other, and what the plain player makes of it. */
import { at } from '@emberhall/kernel'
import { foeCard } from '../book.ts'
import { apart, waysOf } from '../ground.ts'
import { stands } from '../heroes.ts'
import type { HeroNo, T } from '../state.ts'
import { armorOf } from '../steps/harm.ts'
import { resistanceOf } from '../steps/foes.ts'
import { Fight } from './fight.ts'
import { exitsWanted, goalsOf } from './goals.ts'
import { course, done, type Figures, near, placed, standing, sum } from './figures.ts'
import { outlook } from './plan.ts'
import { threatsOf } from './foes.ts'
import { feared, worthOf } from './worth.ts'

const FAR_OFF = 6

const all = (t: T): HeroNo[] => t.s.heroes.map((_, h) => h)
const up = (t: T): HeroNo[] => all(t).filter((h) => stands(at(t.s.heroes, h)))

function heroesOf(t: T): Figures {
  const { s } = t
  const heroes = up(t).map((h) => at(s.heroes, h))
  const figures: Figures = {
    ...standing(t, heroes),
    armor: sum(heroes.map(armorOf)),
    dice: sum(heroes.map(({ pool }) => pool.length)),
    spent: sum(heroes.map(({ spent }) => spent.length)),
    hidden: heroes.filter(({ stealth }) => stealth).length,
    played: heroes.filter(({ played }) => played).length,
    crowded: sum(heroes.map((hero) => near(t, hero))),
  }
  s.heroes.forEach(({ health, energy, down }, h) => {
    figures[`health ${h + 1}`] = down ? 0 : health
    figures[`energy ${h + 1}`] = down ? 0 : energy
    figures[`down ${h + 1}`] = down ? 1 : 0
  })
  return figures
}
/** What the plain player makes of it: what there is to fear, and how well everybody stands. */
function outlooksOf(t: T): Figures {
  const seen = up(t).map((h) => outlook(new Fight(t, h)))
  const harms = seen.length === 0 ? [] : feared(at(seen, 0))
  return {
    worth: sum(seen.map(worthOf)) / Math.max(1, seen.length),
    harm: sum(harms),
    'worst harm': Math.max(0, ...harms),
    'about to fall': up(t).filter((h) => (harms[h] ?? 0) >= at(t.s.heroes, h).health).length,
  }
}
function foesOf(t: T): Figures {
  const { s } = t
  const there = s.enemies.flatMap((foe, i) => (foe.gone ? [] : [i]))
  const left = (foe: number): number => resistanceOf(t, foe) - at(s.enemies, foe).red
  const figures: Figures = {
    foes: there.length,
    life: sum(there.map(left)),
    'their armor': sum(there.map((foe) => at(s.enemies, foe).armor)),
    stunned: there.filter((foe) => at(s.enemies, foe).stun).length,
    might: sum(threatsOf(t).map(({ might, times }) => might * times)),
    'may react': s.reacted ? 0 : 1,
  }
  for (const foe of there) {
    const kind = `foe ${foeCard(t, foe).id}`
    figures[kind] = (figures[kind] ?? 0) + 1
  }
  const boss = s.enemies[s.boss.enemy]
  if (boss === undefined || boss.gone) return figures
  const ways = waysOf(t)
  const far = up(t).map((h) => Math.min(FAR_OFF, apart(ways, at(s.heroes, h).zone, boss.zone)))
  const rounds = s.lastRound - s.round
  const body = left(s.boss.enemy)
  return {
    ...figures,
    'boss life': body,
    'boss armor': boss.armor,
    'boss left a round': (body + boss.armor) / (rounds + 1),
    [`boss step ${s.boss.step}`]: 1,
    'boss covered': s.boss.covered.length,
    'boss covered late': s.boss.covered.length / (rounds + 1),
    'boss exploited': s.boss.exploited ? 1 : 0,
    'beside the boss': far.filter((n) => n === 0).length,
    'near the boss': far.filter((n) => n === 1).length,
    'far from the boss': sum(far),
  }
}
function tasksOf(t: T): Figures {
  const { s } = t
  const goals = goalsOf(t)
  const exits = exitsWanted(t).map((i) => at(s.objects, i).zone)
  const within = (zones: readonly number[]): number => up(t).filter((h) => zones.includes(at(s.heroes, h).zone)).length
  const ways = waysOf(t)
  const nearest = (goal: { readonly zone: number }): number =>
    Math.min(FAR_OFF, ...up(t).map((h) => apart(ways, at(s.heroes, h).zone, goal.zone)))
  return {
    ...course(t),
    goals: goals.length,
    'to the goals': sum(goals.map(nearest)),
    'at goals': within(goals.map(({ zone }) => zone)),
    'at exits': within(exits),
    ...done(t),
  }
}
export const bossFeatures = (t: T): Figures =>
  placed({ ...heroesOf(t), ...foesOf(t), ...tasksOf(t), ...outlooksOf(t) }, t)
