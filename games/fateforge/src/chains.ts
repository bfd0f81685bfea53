/** FG-14 What a result could become, card after card. The rules themselves are asked, on a copy of the table. */
import { at, aOf, bOf, type Option, verbOf, reading } from '@emberhall/kernel'
import { abilityAt, cardOfNo } from './book.ts'
import type { Ability, Gain } from './content/types.ts'
import { findSource, paysFor, sourceOfResult } from './results.ts'
import { FROM_ACTIONS } from './parts.ts'
import { Q, V } from './questions.ts'
import { heroAt, type HeroNo, type T } from './state.ts'
import { abilityOf } from './steps/cards.ts'
import { act } from './steps/turn.ts'

/** A card used on the way, and what it puts in hand, as sources. */
interface Link {
  readonly option: Option
  readonly gain: Gain
  readonly gives: readonly number[]
}
/** What can be done with something in hand, and to how many. */
export interface Use {
  readonly verb: number
  readonly n: number
}
/** Cards one after the other, and what can be done with what the last of them gives. */
export interface Way {
  readonly links: readonly Link[]
  readonly uses: readonly Use[]
}
/** More cards than this in a row nobody thinks through. */
const LONGEST = 3

/** What an option is paid with, or -1. */
export function sourceIn(option: Option): number {
  switch (verbOf(option)) {
    case V.move:
    case V.strike:
    case V.shoot:
    case V.push:
    case V.pull:
    case V.use:
    case V.portal:
    case V.special:
    case V.cover:
      return bOf(option)
    case V.parry:
    case V.hardened:
    case V.borrow:
    case V.pay:
    case V.ignoreTrap:
    case V.hide:
      return aOf(option)
    default:
      return -1
  }
}
const isCard = (option: Option): boolean => verbOf(option) === V.card || verbOf(option) === V.special
function abilityIn(t: T, option: Option): Ability {
  const card = cardOfNo(t, aOf(option))
  return verbOf(option) === V.card ? abilityOf(card, bOf(option)) : abilityAt(card, 'special')
}
/** Whether a card would take this for a part of its cost. */
export function takes(t: T, h: HeroNo, option: Option, source: number): boolean {
  if (verbOf(option) !== V.card) return sourceIn(option) === source
  const { pool } = heroAt(t, h)
  const result = pool[findSource(pool, source)]
  return result !== undefined && (abilityIn(t, option).cost ?? []).some((part) => paysFor(result, part))
}

/** The hero's question, put on a copy; null where another question comes first. */
function asking(t: T, h: HeroNo) {
  const then: T = reading(t.game, { state: t.game.copy(t.s), options: t.options, seats: t.seats })
  const run = act(then, h)
  return run.next().done || then.def !== Q.turn ? null : { then, run, options: then.opts.slice(0, then.offerCount) }
}
const offers = (t: T, h: HeroNo): readonly Option[] => asking(t, h)?.options ?? []

/** The table after a card, paid with what is in hand where it will do; null if more than payment is asked. */
function after(t: T, h: HeroNo, option: Option, inHand: readonly number[]): T | null {
  const asked = asking(t, h)
  if (asked === null) return null
  const { then, run } = asked
  let answer = option
  for (;;) {
    then.withdraw()
    if (run.next(answer).done) return then
    if (then.def !== Q.pay) return null
    const ways = then.opts.slice(0, then.offerCount)
    answer = ways.find((way) => inHand.includes(aOf(way))) ?? at(ways, 0)
  }
}
function given(t: T, h: HeroNo, gain: Gain): readonly number[] {
  if (gain.gain !== 'pool') return []
  const { pool, actions } = heroAt(t, h)
  const results = pool.slice(pool.length - (gain.results ?? []).length).map(sourceOfResult)
  const first = actions.length - (gain.actions ?? []).length
  return [...results, ...actions.slice(first).map((_, i) => FROM_ACTIONS + first + i)]
}

/** What can be done with these at once, cards aside. */
export function usesOf(t: T, h: HeroNo, inHand: readonly number[], options = offers(t, h)): readonly Use[] {
  const targets = new Map<number, Set<number>>()
  for (const option of options) {
    if (isCard(option) || !inHand.includes(sourceIn(option))) continue
    const verb = verbOf(option)
    const known = targets.get(verb) ?? new Set()
    targets.set(verb, known.add(verb === V.parry || verb === V.hardened ? 0 : aOf(option)))
  }
  return [...targets].map(([verb, of]) => ({ verb, n: of.size }))
}
/** Every way that begins with this card. */
export function waysThrough(t: T, h: HeroNo, option: Option, inHand: readonly number[] = []): readonly Way[] {
  return goOn(t, h, option, inHand, [])
}
/** Every way through cards that begins with something in hand, short ones first. */
export function waysFrom(t: T, h: HeroNo, source: number): readonly Way[] {
  return further(t, h, [source], []).toSorted((a, b) => a.links.length - b.links.length)
}
function further(t: T, h: HeroNo, inHand: readonly number[], links: readonly Link[]): readonly Way[] {
  if (links.length === LONGEST) return []
  return offers(t, h)
    .filter((option) => isCard(option) && !links.some((link) => aOf(link.option) === aOf(option)))
    .filter((option) => inHand.some((source) => takes(t, h, option, source)))
    .flatMap((option) => goOn(t, h, option, inHand, links))
}
function goOn(t: T, h: HeroNo, option: Option, inHand: readonly number[], before: readonly Link[]): readonly Way[] {
  const gain = abilityIn(t, option).gain!
  const then = gain.gain === 'pool' ? after(t, h, option, inHand) : null
  const gives = then === null ? [] : given(then, h, gain)
  const links = [...before, { option, gain, gives }]
  if (then === null) return [{ links, uses: [] }]
  return [{ links, uses: usesOf(then, h, gives) }, ...further(then, h, gives, links)]
}
