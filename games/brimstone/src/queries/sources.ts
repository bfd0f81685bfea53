/** What is in force for a hero: sheet, upgrades, items, scars, the world and cards that remain. */
import type { Flag } from '../content/types.ts'
import { bookOf, type Source } from '../book.ts'
import { UNTILS } from '../parts.ts'
import { printed } from '../printed.ts'
import { type HeldItem, type Hero, type HeroNo, type T, Z } from '../state.ts'
import { worldOf } from './ground.ts'

export interface InForce {
  readonly source: Source
  /** The item it is printed on or attached to. */
  readonly item: HeldItem | null
}
/** SB-17.2, SB-17.3 Hand items and clothing count while they are in hand or worn; SB-17.5 only for whom they are meant. */
export function isUsable(t: T, hero: Hero, held: HeldItem): boolean {
  const { content } = bookOf(t)
  const { only, hands, zone, upgrade } = content.items[held.item]!
  if (upgrade !== undefined) return false // A loose upgrade card does nothing.
  if (only !== undefined && !content.classes[hero.class]!.keywords.includes(only)) return false
  if (hands === 0 && zone === undefined) return true
  return held.ready || (hands > 0 && t.s.enemies.length === 0)
}
export function inForce(t: T, h: HeroNo): InForce[] {
  const { sources, upgrades } = bookOf(t)
  const hero = t.s.heroes[h]!
  const out: InForce[] = [{ source: sources.classes[hero.class]!, item: null }]
  for (const no of hero.upgrades) out.push({ source: upgrades[no]!.source, item: null })
  for (const held of hero.items) {
    if (!isUsable(t, hero, held)) continue
    out.push({ source: sources.items[held.item]!, item: held })
    for (const card of held.attached) out.push({ source: sources.items[card]!, item: held })
    for (const forge of held.forged) out.push({ source: sources.forges[forge]!, item: held })
  }
  for (const no of hero.injuries) out.push({ source: sources.injuries[no]!, item: null })
  for (const no of hero.madness) out.push({ source: sources.madness[no]!, item: null })
  for (const no of hero.mutations) out.push({ source: sources.mutations[no]!, item: null })
  for (const card of t.cards(Z.remains)) {
    const bearer = bearerOf(t, card)
    if (bearer < 0 || bearer === h) out.push({ source: sources.darkness[printed(t, card, 'darkness').no]!, item: null })
  }
  if (hero.at >= 0 && !out.some(({ source }) => source.flags.some(({ flag }) => flag === 'ignoreWorld')))
    out.push({ source: sources.worlds[worldOf(t, h)]!, item: null }) // SB-30.8
  return out
}
/** SB-1.6 Whom a card that remains lies on, or -1: it concerns all. */
export function bearerOf(t: T, card: number): HeroNo {
  const laid = t.s.laidOn.find((entry) => entry >> 3 === card)
  return laid === undefined ? -1 : laid & 7
}

/** Exceptions in force for a hero, those for a while among them. */
export function flagOf<F extends Flag['flag']>(t: T, h: HeroNo, flag: F): Extract<Flag, { flag: F }> | undefined {
  for (const { source } of inForce(t, h))
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
