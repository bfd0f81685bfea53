/** FG-32, FG-37 Upkeep and the extra round. */
import { at, type Rule, verbOf } from '@emberhall/kernel'
import { COLOURS } from '../content/types.ts'
import { foeCard, STANDS } from '../book.ts'
import { has, seatOf, stands } from '../heroes.ts'
import { theFoe } from '../naming.ts'
import { L } from '../log.ts'
import { CORRUPTION_LIMIT } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { foeAt, heroAt, type T } from '../state.ts'
import { group } from './group.ts'
import { allDown, endFight } from './harm.ts'
import { isQuiet, wantsToGo } from './quiet.ts'
import { offerFreed } from './things.ts'
import { drawCorruption, isOverCorrupted } from './corruption.ts'
import { inColour } from './foes.ts'

/** FG-22.1, FG-22.3, FG-22.4 All rounds are played, then the group leaves, whatever it has achieved; FG-22.5 unless it goes at once. */
export function* upkeep(t: T, isGoing: number): Rule {
  const { s } = t
  s.phase = 'upkeep'
  s.acting = -1
  t.note(L.upkeep, s.round)
  rebuild(t)
  yield* returnParry(t)
  // FG-19.9, FG-19.10 Red cubes go, black ones stay.
  for (const enemy of s.enemies) {
    enemy.parry = 0
    enemy.stun = false // FG-32.3
    enemy.red = 0 // FG-32.4
  }
  for (const hero of s.heroes) {
    hero.smoke = false
    hero.taunt = false
  }
  if (allDown(t)) return endFight(t) // FG-32.5
  yield* offerFreed(t, -1) // FG-19.3
  if (isGoing === 1 || (isQuiet(t) && (yield* wantsToGo(t)))) return t.next('leave')
  if (s.round < s.lastRound) return t.next('round') // FG-32.6
  t.next('extraRound')
}
/** FG-32.1 Unstunned, in the order of enemy turns. */
function rebuild(t: T): void {
  for (let colour = 0; colour < COLOURS.length; colour++)
    for (const foe of inColour(t, colour)) {
      const { rebuilds } = foeCard(t, foe)
      const enemy = foeAt(t, foe)
      if (rebuilds === undefined || enemy.stun || enemy.armor >= rebuilds) continue
      if (t.s.heroes.some((hero) => stands(hero) && hero.zone === enemy.zone)) continue
      enemy.armor++
      t.note(L.rebuilt, theFoe(t, foe))
    }
}
/** FG-19.11, FG-32.2 Kite Shield: one may be kept. */
function* returnParry(t: T): Rule {
  for (let h = 0; h < t.s.heroes.length; h++) {
    const hero = heroAt(t, h)
    if (hero.parry === 0) continue
    let kept = 0
    if (has(t, h, STANDS.keepParry)) {
      t.offer(V.prevent, 1, 0)
      t.s.about.hero = h
      if (yield* t.maybe(seatOf(t, h), Q.keepParry)) kept = 1
    }
    hero.parry = kept
  }
}

/** FG-37.1, FG-37.2 After the last round, once; FG-9.8 once in a whole battle quest. */
export function* extraRound(t: T): Rule {
  const { s } = t
  const isBattle = s.battle.quest !== ''
  const isBarred =
    s.extraRound ||
    (isBattle && s.battle.extraRound) ||
    s.heroes.some((_, h) => isOverCorrupted(t, h, CORRUPTION_LIMIT))
  if (isBarred) return t.next('leave')
  t.offer(V.extra)
  t.offer(V.finish)
  if (verbOf(yield* group(t, Q.extra)) !== V.extra) return t.next('leave')
  s.extraRound = true
  if (isBattle) s.battle.extraRound = true
  s.lastRound++
  t.note(L.extraRound)
  for (let h = 0; h < s.heroes.length; h++) if (stands(at(s.heroes, h)) || isBattle) yield* drawCorruption(t, h) // FG-37.3
  if (allDown(t)) return endFight(t) // FG-37.4
  t.next('round')
}
