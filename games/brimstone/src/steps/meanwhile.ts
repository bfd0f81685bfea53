/** SB-17.16 What is used out of turn: tokens as long as no enemy is on the board, and what works at any time. */
import { aOf, type Option, PASS, type Rule, type Seat, verbOf } from '@emberhall/kernel'
import { fellowToken, servedBy, userOf } from '../queries/fellows.ts'
import { standing } from '../queries/ground.ts'
import { maxHealth, maxSanity } from '../queries/stats.ts'
import { Q, V } from '../questions.ts'
import { heroOf, type HeroNo, type T } from '../state.ts'
import { offerAnytime, useAbility } from './abilities.ts'
import { poolOf, tokenUses, useToken } from './tokens.ts'

function offerTokensOf(t: T, user: HeroNo): void {
  for (const { token, other } of tokenUses(t, user)) t.offerOption(fellowToken(token, user, other))
}
/** SB-17.16 In the activation of somebody else. */
export function offerFellowTokens(t: T, h: HeroNo): void {
  if (t.s.enemies.length > 0) return
  for (const user of standing(t)) if (user !== h) offerTokensOf(t, user)
}
/** Whoever carries it has the last word. */
export function* useFellowToken(t: T, asks: Seat, option: Option): Rule {
  const user = userOf(option)
  const { seat } = heroOf(t, user)
  if (seat !== asks) {
    t.s.about.proposal = option
    t.offer(V.agree)
    t.offer(V.refuse)
    if (verbOf(yield* t.choose(seat, Q.lend)) === V.refuse) return
  }
  yield* useToken(t, user, aOf(option), servedBy(option))
}
/** SB-17.16 Before fate strikes: the Darkness, the voices, a token that is turned, what a world does. */
export function* meanwhile(t: T): Rule {
  for (let seat = 0; seat < t.seats; seat++)
    for (;;) {
      if (t.s.enemies.length === 0)
        for (const user of standing(t)) if (heroOf(t, user).seat === seat) offerTokensOf(t, user)
      offerAnytime(t, seat)
      if (t.offerCount === 0) break // Not worth a line of the story every turn.
      const option = yield* t.maybe(seat, Q.meanwhile)
      if (option === 0) break
      if (verbOf(option) === V.fellowToken) yield* useFellowToken(t, seat, option)
      else yield* useAbility(t, option, ['anytime'])
    }
}

const LITTLE = 3
/** Who has no wish of his own is asked only while it could save somebody: one who is nearly down, or all who stand in the dark. */
export function whereItCounts(options: readonly Option[], t: T): Option | null {
  const saves = (option: Option): boolean => {
    if (verbOf(option) === V.use) return t.s.lantern.isOut
    if (verbOf(option) !== V.fellowToken) return false
    const h = servedBy(option)
    const { wounds, harm } = heroOf(t, h)
    const pool = poolOf(aOf(option))
    if (pool === null) return false
    return (pool === 'wounds' ? maxHealth(t, h) - wounds : maxSanity(t, h) - harm) <= LITTLE
  }
  return options.some(saves) ? null : PASS
}
