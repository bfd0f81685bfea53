/** An attack, a response, an opportunity attack: carried out from left to right (TG-25.6, TG-25.8, TG-29.5). */
import { type Rule } from '@emberhall/kernel'
import type { CardAbility, Effect } from '../content/types.ts'
import { L } from '../log.ts'
import { Q } from '../questions.ts'
import { type CharacterNo, seatOf, type T, Z } from '../state.ts'
import { changeTrack } from '../survival/tracks.ts'
import { discardFromHand, entryAt, moveAffinity, removeMarkers } from './cards.ts'
import { isSo } from './conditions.ts'
import { ability, enact } from './enact.ts'
import { hurt } from './harm.ts'
import { modIn } from './powers.ts'
import { encounterNo, goesOn, hasTrait, isPresent, printOfCard, visiblePlaces } from './queries.ts'
import { spare, usePowers } from './windows.ts'

type AttackMod = Extract<Effect, { do: 'attackMod' }>
type Convert = NonNullable<AttackMod['convert']>
/** What is in force against one attack. */
interface Guard {
  damage: number
  markers: number
  affinity: number
  readonly converts: { readonly by: Convert; left: number }[]
  isCancelled: boolean
}

/** TG-25.8, TG-29.5 Carried out upon one character; `opportunity`: enemy steps and feints have no part in it (TG-23.19, TG-27.6). */
export function* strike(t: T, c: CharacterNo, effects: readonly Effect[], kind: 'attack' | 'opportunity'): Rule {
  const guard: Guard = { damage: 0, markers: 0, affinity: 0, converts: [], isCancelled: false }
  if (kind === 'attack') yield* raiseGuard(t, c, guard)
  if (guard.isCancelled) return t.note(L.attackCancelled, encounterNo(t))
  for (const effect of effects) {
    yield* land(t, c, effect, guard, kind === 'opportunity')
    if (!goesOn(t, c)) return // TG-20.13
  }
}
/** TG-23.12, TG-23.19 Abilities of the enemy step that can be seen. */
function* raiseGuard(t: T, c: CharacterNo, guard: Guard): Rule {
  for (const place of visiblePlaces(t)) {
    const entry = entryAt(t, place)
    for (const each of printOfCard(t, entry.card).enemyStep) {
      if (each.if !== undefined && !isSo(t, each.if, c)) continue
      const isTaken = each.may !== true && each.cost === undefined
      if (isTaken || (yield* ability(t, bare(each), { you: c, entry }))) addMods(guard, each)
    }
  }
}
/** Paid for, without being carried out: its effects are those of the guard. */
const bare = (each: CardAbility): CardAbility => ({ ...each, do: [] })
function addMods(guard: Guard, { do: effects }: CardAbility): void {
  for (const effect of effects) {
    if (effect.do !== 'attackMod') continue
    guard.damage += effect.damage ?? 0
    guard.markers += effect.markersKept ?? 0
    guard.affinity += effect.affinityLoss ?? 0
    if (effect.cancelAll === true) guard.isCancelled = true
    if (effect.convert !== undefined) guard.converts.push({ by: effect.convert, left: effect.convert.n ?? Infinity })
  }
}

function* land(t: T, c: CharacterNo, effect: Effect, guard: Guard, isOpportunity: boolean): Rule {
  const e = t.s.encounter
  if (effect.do === 'damage') return yield* damage(t, c, effect.n, guard, effect.unblockable === true, isOpportunity)
  if (effect.do === 'track' && effect.track === 'terror' && effect.n > 0) return yield* frighten(t, c, effect.n, guard)
  if (effect.do === 'markers' && typeof effect.n === 'number' && effect.n < 0) {
    const n = Math.max(0, -effect.n - guard.markers)
    guard.markers = Math.max(0, guard.markers + effect.n)
    return yield* removeMarkers(t, c, yield* spare(t, c, 'markers', n, isOpportunity))
  }
  if (effect.do === 'affinity' && typeof effect.n === 'number' && effect.n < 0) {
    const less = guard.affinity + e.spared
    guard.affinity = Math.max(0, less + effect.n)
    e.spared = 0
    return moveAffinity(t, Math.min(0, effect.n + less))
  }
  yield* enact(t, [effect], { you: c })
}
/** TG-23.23, TG-27.6 Turned into something else, reduced, cancelled, taken over by others; the rest is Health. */
function* damage(t: T, c: CharacterNo, n: number, guard: Guard, isSure: boolean, isOpportunity: boolean): Rule {
  let left = n - (yield* convert(t, c, 'damage', n, guard))
  if (!isSure && (isOpportunity || !hasTrait(t, 'feinting'))) {
    const less = Math.min(left, guard.damage)
    guard.damage -= less
    left -= less
    if (less > 0) t.note(L.lessDamage, c, less)
    left = yield* spare(t, c, 'damage', left, isOpportunity)
  }
  if (left <= 0) return
  t.note(L.damage, c, left)
  const lost = yield* hurt(t, c, left)
  if (lost > 0 && !isOpportunity && isPresent(t, c)) yield* usePowers(t, c, 'healthLost')
}
/** TG-23.30 Terror is no damage; some things help against it all the same. */
function* frighten(t: T, c: CharacterNo, n: number, guard: Guard): Rule {
  const turned = yield* convert(t, c, 'terror', n, guard)
  const less = Math.max(0, n - turned + (t.s.encounter.kind === 'combat' ? modIn(t, c, 'terrorFromAttack') : 0))
  changeTrack(t, c, 'terror', yield* spare(t, c, 'terror', less, false))
  yield* enact(t, [], { you: c })
}
/** One for one, as far as the card allows; how much of it was turned. */
function* convert(t: T, c: CharacterNo, from: 'damage' | 'terror', n: number, guard: Guard): Rule<number> {
  let turned = 0
  for (const each of guard.converts) {
    if (each.by.from !== from || turned >= n) continue
    const most = Math.min(each.left, n - turned)
    const isChoice = each.by.n !== undefined
    t.s.encounter.pending = { what: from, n: n - turned, isOpportunity: false }
    const by = isChoice ? yield* t.number(seatOf(t, c), Q.convert, 0, payable(t, c, each.by, most)) : most
    t.s.encounter.pending = { what: 'none', n: 0, isOpportunity: false }
    each.left -= by
    turned += by
    if (by === 0) continue
    t.note(L.converted, c, by)
    if (each.by.to === 'energy') changeTrack(t, c, 'energy', -by)
    else yield* discardFromHand(t, c, by)
  }
  return turned
}
/** One for one means that there is something to give for it; cards come from hand. */
function payable(t: T, c: CharacterNo, { to }: Convert, most: number): number {
  return Math.min(most, to === 'hand' ? t.cards(Z.hand + c).length : (t.s.characters[c]?.energy ?? 0))
}
