/** FF-1.2 to FF-1.4: adventurers and Kobolds, allies and opponents, marks and grants. */
import type { CardId, Seat } from '@emberhall/kernel'
import { LEVEL } from './board.ts'
import type { Grant, Keyword } from './content/types.ts'
import { type Adv, ADVENTURERS, gameOf, heroOf, pawnOf, type SiteNo, type T, teamOf } from './state.ts'

export const GOBETOU = ADVENTURERS.indexOf('gobetou')
export const FLYNA = ADVENTURERS.indexOf('flyna')
export const OGMUL = ADVENTURERS.indexOf('ogmul')
export const SILKARA = ADVENTURERS.indexOf('silkara')

export const seatOf = (t: T, adv: Adv): Seat => pawnOf(t, adv).seat
export const siteOf = (t: T, adv: Adv): SiteNo => pawnOf(t, adv).site
export function inPlay(t: T): Adv[] {
  const all: Adv[] = []
  const { adventurers } = t.s
  for (let adv = 0; adv < adventurers.length; adv++) if (adventurers[adv]!.seat >= 0) all.push(adv)
  return all
}
export const teamOfAdv = (t: T, adv: Adv): number => teamOf(t, seatOf(t, adv))
/** FF-1.4 Of the same team, never oneself. */
export const isAlly = (t: T, adv: Adv, other: Adv): boolean =>
  adv !== other && teamOfAdv(t, adv) === teamOfAdv(t, other)
export const isOpponent = (t: T, adv: Adv, other: Adv): boolean => teamOfAdv(t, adv) !== teamOfAdv(t, other)
/** FF-22.2 Allies on the same site, whoever controls them. */
export function alliesHere(t: T, adv: Adv): Adv[] {
  const site = siteOf(t, adv)
  return inPlay(t).filter((other) => isAlly(t, adv, other) && siteOf(t, other) === site)
}
/** FF-5.7 A trait of the adventurer, abilities or none. */
export const isImmune = (t: T, adv: Adv, to: Keyword): boolean => heroOf(gameOf(t), adv).immune === to
export const carryLimit = (t: T, adv: Adv): number => heroOf(gameOf(t), adv).carry

/** A-50 Special tokens are those of the player whose turn it is, also when an ability that wants them is copied. */
export const hasBatteries = (t: T): boolean => seatOf(t, FLYNA) === t.s.turn.seat

export function koboldsAt(t: T, site: SiteNo): number[] {
  return t.s.kobolds.flatMap((kobold, i) => (kobold.site === site ? [i] : []))
}
/** FF-12.2, FF-12.3 A Kobold on the site, unless the adventurer ignores it: by Stealth (FF-16.10), or because it is stunned (FF-25.18). */
export function isRestricted(t: T, adv: Adv): boolean {
  const site = siteOf(t, adv)
  for (const kobold of t.s.kobolds) if (kobold.site === site && !kobold.stun) return !hasGrant(t, adv, 'stealth')
  return false
}

/** FF-16.12 Given for the turn, to the adventurer. */
export function hasGrant(t: T, adv: Adv, what: Grant): boolean {
  for (const granted of t.s.turn.grants) if (granted.adv === adv && granted.what === what) return true
  return false
}
export function grant(t: T, adv: Adv, what: Grant, byAbility: boolean): void {
  t.s.turn.grants.push({ adv, what, byAbility })
}
/** A grant for one occasion has been used. */
export function useUp(t: T, adv: Adv, what: Grant): void {
  const { grants } = t.s.turn
  grants.splice(
    grants.findIndex((g) => g.adv === adv && g.what === what),
    1,
  )
}

/** FF-6.8 A web on it holds an adventurer where it is. */
export const isWebbed = (t: T, adv: Adv): boolean => t.s.webs.some((web) => web.on === 'adventurer' && web.a === adv)
export const isWebbedArtifact = (t: T, card: CardId): boolean =>
  t.s.webs.some((web) => web.on === 'artifact' && web.a === card)
export function websOnOre(t: T, site: SiteNo, ore: number): number {
  let n = 0
  for (const web of t.s.webs) if (web.on === 'ore' && web.a === site && web.b === ore) n++
  return n
}
export const isSilkarasTeam = (t: T, adv: Adv): boolean => teamOfAdv(t, adv) === teamOfAdv(t, SILKARA)
/** Whether the site is one of those a Kobold, an event or an imp names by level. */
export const isAtLevel = (t: T, adv: Adv, level: (typeof LEVEL)[number]): boolean => LEVEL[siteOf(t, adv)] === level
/** FF-27.9 Whether abilities pass by the other teams this round. */
export const isSanctuary = (t: T): boolean => t.s.inForce.includes('sanctuary')
