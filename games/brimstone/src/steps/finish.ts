/** SB-31 How an Adventure ends. */
import { at as nth, type Rule } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { heroFigure } from '../queries/stats.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { OUTCOMES } from '../parts.ts'
import { run } from '../running.ts'
import { heroOf, type HeroNo, type T } from '../state.ts'
import { rollCharts } from './charts.ts'
import { plainDice } from './dice.ts'
import { corruptionHits } from './saves.ts'

type Outcome = (typeof OUTCOMES)[number]

/** SB-31.2, SB-31.3, SB-31.4, SB-31.5, SB-31.9 Nothing else is resolved; those who are down roll for what stays of it, and nothing helps them. */
export function* lose(t: T, how: Exclude<Outcome, 'won'>): Rule<never> {
  yield* rollForTheFallen(t)
  return yield* close(t, how)
}
/** SB-31.6, SB-31.8, SB-32.3, SB-40.6 The reward goes to every hero, KO'd ones too. */
export function* win(t: T): Rule<never> {
  yield* rollForTheFallen(t)
  const { reward } = nth(bookOf(t).content.missions, t.s.mission)
  const { sealer } = t.s
  yield* run(t, reward, { you: sealer, that: sealer, tile: -1, world: -1, isForAll: true })
  return yield* close(t, 'won')
}
/** SB-34.8 Hard-Core: who is down when the mission ends is dead. */
function* rollForTheFallen(t: T): Rule {
  for (let h = 0; h < t.s.heroes.length; h++) {
    const hero = heroOf(t, h)
    if (hero.down === 0 || hero.status === 'dead') continue
    if (t.options.hardcore !== 'off') {
      hero.status = 'dead'
      t.note(L.died, theHero(t, h))
    } else if (!hero.out) yield* rollCharts(t, h, hero.down, 'final')
  }
}
/** SB-31.8 Dark Stone last, so that a reward counts; then Wounds, Sanity damage and Grit end. */
function* close(t: T, how: Outcome): Rule<never> {
  const { s } = t
  s.outcome = how
  s.phase = 'over'
  t.note(L.ended, OUTCOMES.indexOf(how), s.mission)
  for (let h = 0; h < s.heroes.length; h++) {
    if (t.options.mode === 'advanced') yield* darkStones(t, h)
    const more = Math.ceil((nth(s.heroes, h).earned * heroFigure(t, h, 'xpPercent')) / 100 / XP_STEP) * XP_STEP
    nth(s.heroes, h).xp += more
  }
  return t.end(how)
}
const XP_STEP = 5
const CORRUPTS_TO = 3
/** SB-31.7 One die for each Dark Stone carried, those in items included (SB-17.7). */
function* darkStones(t: T, h: HeroNo): Rule {
  const hero = heroOf(t, h)
  if (hero.status === 'dead') return
  const faces = yield* plainDice(t, 'darkStone', stonesOf(t, h), hero.seat)
  const hits = faces.filter((face) => face <= CORRUPTS_TO).length
  if (hits > 0) yield* corruptionHits(t, h, hits)
}
/** SB-17.7, AC-9 */
function stonesOf(t: T, h: HeroNo): number {
  const { items } = bookOf(t).content
  return heroOf(t, h).items.reduce((sum, { item, attached, forged }) => {
    return (
      sum + nth(items, item).darkStone + forged.length + attached.reduce((n, card) => n + nth(items, card).darkStone, 0)
    )
  }, heroOf(t, h).darkStone)
}
