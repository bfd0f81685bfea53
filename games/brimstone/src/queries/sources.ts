/** What is in force for a hero: sheet, upgrades, items, scars, the world and cards that remain. */
import { at as nth } from '@emberhall/kernel'
import type { Flag } from '../content/types.ts'
import { bookOf, type Source } from '../book.ts'
import { UNTILS } from '../parts.ts'
import { printed } from '../printed.ts'
import { heroOf, type HeldItem, type Hero, type HeroNo, type T, Z } from '../state.ts'
import { worldOf } from './ground.ts'

export interface InForce {
  readonly source: Source
  /** The item it is printed on or attached to. */
  readonly item: HeldItem | null
}
/** SB-17.2, SB-17.3 Hand items and clothing count while they are in hand or worn; SB-17.5 only for whom they are meant. */
function isUsable(t: T, hero: Hero, held: HeldItem): boolean {
  const { content } = bookOf(t)
  const { only, hands, zone, upgrade } = nth(content.items, held.item)
  if (upgrade !== undefined) return false // A loose upgrade card does nothing.
  if (only !== undefined && !nth(content.classes, hero.class).keywords.includes(only)) return false
  if (hands === 0 && zone === undefined) return true
  return held.ready || (hands > 0 && t.s.enemies.length === 0)
}
const NOTHING: readonly InForce[] = []
/** Whatever is in force for a hero and touches this figure, exception or moment. */
export function inForce(t: T, h: HeroNo, what: string): readonly InForce[] {
  const { sources, upgrades } = bookOf(t)
  const hero = heroOf(t, h)
  let out: InForce[] | null = null
  const add = (source: Source, item: HeldItem | null): void => {
    if (!source.touches.has(what)) return
    out ??= []
    out.push({ source, item })
  }
  add(nth(sources.classes, hero.class), null)
  for (const no of hero.upgrades) add(nth(upgrades, no).source, null)
  for (const held of hero.items) addItem(t, hero, held, what, add)
  for (const no of hero.injuries) add(nth(sources.injuries, no), null)
  for (const no of hero.madness) add(nth(sources.madness, no), null)
  for (const no of hero.mutations) add(nth(sources.mutations, no), null)
  for (const card of t.cards(Z.remains)) {
    const bearer = bearerOf(t, card)
    if (bearer < 0 || bearer === h) add(nth(sources.darkness, printed(t, card, 'darkness').no), null)
  }
  if (hero.at >= 0) {
    const world = nth(sources.worlds, worldOf(t, h))
    if (world.touches.has(what) && !ignoresWorld(t, h)) add(world, null) // SB-30.8
  }
  return out ?? NOTHING
}
function addItem(
  t: T,
  hero: Hero,
  held: HeldItem,
  what: string,
  add: (source: Source, item: HeldItem | null) => void,
): void {
  const { sources } = bookOf(t)
  const own = nth(sources.items, held.item)
  const hasMore = held.attached.length > 0 || held.forged.length > 0
  if ((!hasMore && !own.touches.has(what)) || !isUsable(t, hero, held)) return
  add(own, held)
  for (const card of held.attached) add(nth(sources.items, card), held)
  for (const forge of held.forged) add(nth(sources.forges, forge), held)
}
const ignoresWorld = (t: T, h: HeroNo): boolean =>
  heroOf(t, h).items.some(
    (held) => nth(bookOf(t).sources.items, held.item).touches.has('ignoreWorld') && isUsable(t, heroOf(t, h), held),
  )
/** SB-1.6 Whom a card that remains lies on, or -1: it concerns all. */
export function bearerOf(t: T, card: number): HeroNo {
  const laid = t.s.laidOn.find((entry) => entry >> 3 === card)
  return laid === undefined ? -1 : laid & 7
}

/** All exceptions of this name that things in force make for a hero. */
export function flagsOf<F extends Flag['flag']>(t: T, h: HeroNo, flag: F): Extract<Flag, { flag: F }>[] {
  return inForce(t, h, flag).flatMap(({ source }) =>
    source.flags.filter((own): own is Extract<Flag, { flag: F }> => own.flag === flag),
  )
}
/** An exception in force for a hero, those for a while among them. */
export function flagOf<F extends Flag['flag']>(t: T, h: HeroNo, flag: F): Extract<Flag, { flag: F }> | undefined {
  for (const { source } of inForce(t, h, flag))
    for (const own of source.flags) if (own.flag === flag) return own as Extract<Flag, { flag: F }>
  for (const { part, on } of t.s.timed) {
    const own = bookOf(t).parts[part]
    if (on === h && own !== undefined && 'flag' in own && own.flag === flag) return own as Extract<Flag, { flag: F }>
  }
  return undefined
}
export const hasFlag = (t: T, h: HeroNo, flag: Flag['flag']): boolean => flagOf(t, h, flag) !== undefined

/** What holds for a while comes to its end. */
export function expire(t: T, until: (typeof UNTILS)[number], on = -1): void {
  const code = UNTILS.indexOf(until)
  if (t.s.timed.length > 0)
    t.s.timed = t.s.timed.filter((entry) => entry.until !== code || (on >= 0 && entry.on !== on))
}
