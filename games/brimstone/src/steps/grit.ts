/** SB-3 Grit. */
import { maxGrit } from '../queries/stats.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { heroOf, type HeroNo, type T } from '../state.ts'

/** SB-3.4 Never above Max Grit. */
export function gainGrit(t: T, h: HeroNo, n: number): void {
  const hero = heroOf(t, h)
  const gained = Math.min(n, maxGrit(t, h) - hero.grit)
  if (gained <= 0) return
  hero.grit += gained
  t.note(L.grit, theHero(t, h), gained)
}
export function loseGrit(t: T, h: HeroNo, n: number): void {
  const hero = heroOf(t, h)
  const lost = Math.min(n, hero.grit)
  if (lost === 0) return
  hero.grit -= lost
  t.note(L.gritLost, theHero(t, h), lost)
}
