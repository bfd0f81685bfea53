/** The chance of an attempt, told before anybody commits: every roll is tried with the texts that are certain to count. */
import { at, type CardId, type Option, PASS, type Seat } from '@emberhall/kernel'
import type { Ability, Colour, DieFace, Effect, Trigger } from './content/types.ts'
import { difficulty, holds } from './counts.ts'
import { diceToRoll } from './dice.ts'
import { isReckoned, reckon } from './reckoning.ts'
import { noAttempt, printed, type S, SLOTS, type T, Z } from './state.ts'
import { attemptTotal, boostPoints, isEnough } from './steps/attempt.ts'
import { isInForce } from './in-force.ts'

/** A copy of the record of an attempt, to try things in. */
function copyOf(a: S['attempt']): S['attempt'] {
  return {
    ...a,
    boosts: [...a.boosts],
    dice: [...a.dice],
    skip: [...a.skip],
    counted: [...a.counted],
    extra: [...a.extra],
  }
}
/** What comes of something tried in this attempt; afterwards all is as it was. */
export function tried<R>(t: T, attempt: S['attempt'], read: () => R): R {
  const before = t.s.attempt
  t.s.attempt = copyOf(attempt)
  const result = read()
  t.s.attempt = before
  return result
}

/** The texts that speak up in an attempt by themselves: of its card, of the action, of the active Seeker. */
function textsOf(t: T): (readonly [CardId, readonly Ability[]])[] {
  const { attempt, active } = t.s
  const seeker = at(t.cards(Z.seeker + active), 0)
  return [attempt.target, attempt.action, seeker]
    .filter((card) => card >= 0)
    .map((card) => [card, abilitiesOf(t, card)])
}
function abilitiesOf(t: T, id: CardId): readonly Ability[] {
  const { card } = printed(t, id)
  if (card.kind === 'challenge') return [...(card.attempt ?? []), ...(card.bold ?? [])]
  if (card.kind === 'gauntlet') return [...(card.front.attempt ?? []), ...(card.front.bold ?? [])]
  return card.kind === 'event' ? [] : (card.abilities ?? [])
}
function speaking(t: T, on: Trigger): [CardId, Ability][] {
  return textsOf(t).flatMap(([self, abilities]) =>
    abilities
      .filter((a) => a.on === on && (a.if === undefined || holds(t, a.if, self, t.s.active)))
      .map((a): [CardId, Ability] => [self, a]),
  )
}
/** Lets those texts count that nobody has to decide about. */
function hear(t: T, on: Trigger): void {
  for (const [self, ability] of speaking(t, on)) if (!ability.optional) for (const e of ability.do) count(t, e, self)
}
function count(t: T, e: Effect, self: CardId): void {
  const { active } = t.s
  if (isReckoned(e)) reckon(t, e, self, active)
  else if (e.do === 'if')
    for (const part of holds(t, e.cond, self, active) ? e.then : (e.else ?? [])) count(t, part, self)
}

interface Roll {
  readonly faces: readonly DieFace[]
  readonly weight: number
}
function rolls(dice: readonly (readonly DieFace[])[]): Roll[] {
  let all: Roll[] = [{ faces: [], weight: 1 }]
  for (const die of dice) {
    const sides = [...new Set(die)].map((face) => ({ face, weight: die.filter((f) => f === face).length / die.length }))
    all = all.flatMap((r) => sides.map((s) => ({ faces: [...r.faces, s.face], weight: r.weight * s.weight })))
  }
  return all
}
/** What the attempt places once these dice lie there. */
function placed(t: T): number {
  hear(t, 'afterRoll')
  if (t.s.attempt.dice.includes('light')) hear(t, 'onLight')
  if (t.s.attempt.dice.includes('dark')) hear(t, 'onDark')
  return attemptTotal(t)
}
/** One roll of the attempt as it stands. */
export function chanceOfRoll(t: T): number {
  const { target } = t.s.attempt
  const missing = difficulty(t, target) - at(t.s.progress, target)
  let chance = 0
  for (const { faces, weight } of rolls(diceToRoll(t))) {
    if (tried(t, { ...t.s.attempt, dice: [...faces] }, () => placed(t)) >= missing) chance += weight
  }
  return chance
}
/** KD-5.23 Out of habit a roll that is enough is kept, unless the dark that it shows may still do something (KD-5.24). */
export function keepEnough(options: readonly Option[], t: T): Option | null {
  const isDark = t.s.attempt.dice.includes('dark') && (t.s.phase === 'finale' || speaking(t, 'onDark').length > 0)
  return options.includes(PASS) && isEnough(t) && !isDark ? PASS : null
}
/** The attempt as it stands, with the re-rolls that its texts allow after a failure. */
export function chanceOf(t: T): number {
  const rerolls = isInForce(t, 'noRerolls')
    ? 0
    : speaking(t, 'afterRoll').filter(([, ability]) => ability.do.some((e) => e.do === 'reroll')).length
  return 1 - (1 - chanceOfRoll(t)) ** (1 + rerolls)
}

const ALMOST = 1 - 1e-9
/** Whether a boost of a challenge that will be completed anyway may do something all the same. */
export function isBoostHeeded(t: T): boolean {
  const own = Array.from({ length: t.seats }, (_, seat) => [Z.hand + seat, Z.seeker + seat, Z.lantern + seat])
  const zones = [...SLOTS, Z.master, Z.attached, Z.fatigue, Z.played, ...own.flat()]
  return zones.some((zone) => t.cards(zone).some((card) => at(t.s.faces, card) >= 0 && printed(t, card).heedsBoosts))
}
export const isCertain = (t: T): boolean => chanceOf(t) > ALMOST
/** KD-5.14 Out of habit nobody boosts what is certain; where hands are closed, to be asked or not would tell of a hand. */
export function leaveCertain(options: readonly Option[], t: T): Option | null {
  return options.includes(PASS) && t.options.openHands && isCertain(t) && !isBoostHeeded(t) ? PASS : null
}

export interface Prospect {
  readonly points: number
  readonly chance: number
}
/** Taking on a card with the dice alone, and with the best action of the active Seeker; null: there is none. */
export function chancesOfCard(t: T, target: CardId, colour: Colour): { alone: number; acted: number | null } {
  const { active, charged } = t.s
  const cards = [...t.cards(Z.hand + active), ...(charged[active] ? t.cards(Z.lantern + active) : [])]
  return tried(t, { ...noAttempt(), open: true, target, colour }, () => {
    hear(t, 'attemptStart')
    const fitting = cards.filter((card) => at(t.s.faces, card) >= 0 && printed(t, card).colours.includes(colour))
    const acted = fitting.map((card) => prospectOfAction(t, card).chance)
    return { alone: chanceOf(t), acted: acted.length === 0 ? null : Math.max(...acted) }
  })
}
/** Playing this card, or the lantern, as the action. */
export function prospectOfAction(t: T, card: CardId): Prospect {
  return tried(t, { ...t.s.attempt, action: card, value: printed(t, card).value }, () => {
    hear(t, 'onAction')
    return { points: attemptTotal(t), chance: chanceOf(t) }
  })
}
/** Playing this card as a boost; the points are its own. */
export function prospectOfBoost(t: T, card: CardId, seat: Seat): Prospect {
  const points = boostPoints(t, card, seat)
  const { attempt } = t.s
  const boosted = { ...attempt, boosts: [...attempt.boosts, card], boostPoints: attempt.boostPoints + points }
  return { points, chance: tried(t, boosted, () => chanceOf(t)) }
}
