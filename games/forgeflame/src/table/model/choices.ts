/** Which things on the table can be chosen now, which cannot and why. */
import { aOf, type Ask, at, bOf, type CardId, type Option, verbOf } from '@emberhall/kernel'
import { type Anchors, anchorsOf, cardKey, NO_ANCHOR, seatKey, type SpotChoice, type TableProps } from '@emberhall/ui'
import { WAYS } from '../../board.ts'
import { siteOf } from '../../figures.ts'
import { asKind } from '../../printed.ts'
import { type Adv, pawnOf, type O, printed, ROW, type S, type SiteNo, type T, V, Z } from '../../state.ts'
import { MOVE, WILD } from '../../symbols.ts'
import { siteName } from '../../text/speech.ts'
import { tell } from '../words.ts'
import { type Reach, reachOf } from './reach.ts'

export interface Choice extends SpotChoice {
  /** A site several Moves away: the option is the first step there. */
  readonly goal: SiteNo | null
}
export const siteKey = (site: SiteNo): string => `site ${site}`
export const advKey = (adv: Adv): string => `adv ${adv}`
export const koboldKey = (kobold: number): string => `kobold ${kobold}`
export const oreKey = (site: SiteNo, ore: number): string => `ore ${site} ${ore}`
export const passageKey = (passage: number): string => `passage ${passage}`
export const flameKey = (flame: number): string => `flame ${flame}`
export const abilityKey = (card: CardId, i: number): string => `ability ${card} ${i}`
export const symbolKey = (symbol: number): string => `symbol ${symbol}`
export const depositKey = (site: SiteNo): string => `deposit ${site}`

/** Where whoever acts stands; somebody who acts with lent symbols is known by the ways that are on offer. */
export function actorSite(t: T, ask: Ask): SiteNo {
  if (ask.def.name !== 'lentAct') return t.s.turn.adv < 0 ? -1 : siteOf(t, t.s.turn.adv)
  const ends = new Set(
    [...ask.options, ...ask.blocked.map((b) => b.option)].filter((o) => verbOf(o) === V.move).map(aOf),
  )
  return WAYS.findIndex((ways) => ways.length === ends.size && ways.every((way) => ends.has(way.to)))
}

/** The things on the table that an option is about; none: only the prompt and the tray offer it. */
function keysOf(t: T, ask: Ask, option: Option): readonly string[] {
  const [a, b] = [aOf(option), bOf(option)]
  switch (verbOf(option)) {
    case V.play:
    case V.absorb:
    case V.forge:
    case V.power:
    case V.card:
    case V.include:
    case V.totem:
      return [cardKey(a)]
    case V.move:
    case V.site:
      return [siteKey(a)]
    case V.lead:
      return [siteKey(b), advKey(a)]
    case V.dig:
      return [depositKey(actorSite(t, ask))]
    case V.pick:
      return [oreKey(actorSite(t, ask), a)]
    case V.lying:
      return [oreKey(a, b)]
    case V.fight:
      // Where there is none, the rules say so of the first one, wherever that is.
      return t.s.kobolds[a]?.site === actorSite(t, ask) ? [koboldKey(a)] : []
    case V.kobold:
      return [koboldKey(a)]
    case V.clear:
    case V.passage:
      return [passageKey(a)]
    case V.recruit:
    case V.station:
    case V.give:
    case V.take:
    case V.bring:
    case V.adventurer:
    case V.carried:
      return [advKey(a)]
    case V.flame:
      return [flameKey(a)]
    case V.ability:
      return [abilityKey(a, b)]
    case V.spend:
      return [symbolKey(a)]
    case V.treasureOf:
      return [seatKey(a)]
    case V.stop:
      return ['stop']
    case V.potion:
      return [`potion ${a}`]
    case V.bag:
      return ['bag']
    default:
      return []
  }
}

export interface Chosen {
  readonly anchors: Anchors<Choice>
  readonly reach: Reach
  /** Options that are laid out one by one, because what they name lies in a pile, a bag or a load. */
  readonly tray: readonly Option[]
}
const NOTHING: Chosen = { anchors: new Map(), reach: new Map(), tray: [] }
const IN_TRAY = new Set<number>([
  V.recruit,
  V.include,
  V.station,
  V.carried,
  V.token,
  V.ore,
  V.leave,
  V.drop,
  V.keep,
  V.reserve,
  V.bag,
  V.search,
  V.potion,
  V.treasureOf,
])
/** Whether a card lies open on this table. */
function isShown(t: T, card: CardId, { phone, view }: TableProps<S, O>): boolean {
  const zone = at(t.s.where, card)
  if ((ROW as readonly number[]).includes(zone) || zone === Z.hand + view.seat) return true
  if (phone) return false
  return zone === Z.advanced + view.seat || (zone >= Z.forged && zone < Z.forged + t.seats)
}

export function choicesOf(props: TableProps<S, O>, t: T): Chosen {
  const { view, lang } = props
  const { ask } = view
  if (ask === null || ask.answer !== null || ask.kind === 'number' || ask.kind === 'fate') return NOTHING
  const anchors = anchorsOf(props, {
    keysOf: (option) => keysOf(t, ask, option),
    choiceOf: (option, label): Choice => ({ option, label, goal: null }),
  })
  const tray = ask.options.filter(
    (option) => IN_TRAY.has(verbOf(option)) || (verbOf(option) === V.card && !isShown(t, aOf(option), props)),
  )
  const reach = reachNow(t, ask)
  for (const [site, { cost, path }] of reach) {
    const first = ask.options.find((o) => verbOf(o) === V.move && aOf(o) === path[0])
    const anchor = anchors.get(siteKey(site)) ?? NO_ANCHOR
    if (cost < 2 || first === undefined || anchor.open.length > 0) continue
    const label = tell(lang, 'walk', { site: siteName(lang, site), n: cost, by: siteName(lang, at(path, 0)) })
    anchors.set(siteKey(site), { ...anchor, open: [{ option: first, label, goal: site }] })
  }
  return { anchors, reach, tray }
}
function reachNow(t: T, ask: Ask): Reach {
  const { adv, pool } = t.s.turn
  if (ask.def.name !== 'act' || adv < 0) return new Map()
  return reachOf(t, adv, at(pool, MOVE) + at(pool, WILD))
}
/** How far a card of the hand would take its adventurer, before it is played. */
export function reachOfCard(t: T, card: CardId): { adv: Adv; reach: Reach } | null {
  if (at(t.s.faces, card) < 0 || printed(t, card).kind !== 'action') return null
  const { adv, pool } = asKind(printed(t, card), 'action')
  const slow = pawnOf(t, adv).slow ? 1 : 0
  if (pawnOf(t, adv).seat < 0) return null
  return { adv, reach: reachOf(t, adv, Math.max(0, at(pool, MOVE) - slow) + at(pool, WILD)) }
}
