/** FF-1.9, FF-10, FF-23: ores in the reserve, in the bag, lying and carried. Every ore is in exactly one of these (4.3). */
import { aOf, at, found, type Rule, verbOf } from '@emberhall/kernel'
import { carryLimit, isSilkarasTeam, seatOf, siteOf, websOnOre } from './figures.ts'
import { type Adv, pawnOf, Q, type SiteNo, type T, V } from './state.ts'
import { L } from './logs.ts'
import { returnWeb } from './webs.ts'

export const GOLD = 0
export const MITHRUL = 3
/** FF-1.5 The most precious first; Mithrül is not among them (FF-23.7). */
export const PRECIOUS = [2, 1, 0] as const
/** Kinds that are chosen from the reserve; never Mithrül (FF-23.6). */
export const ORDINARY = [0, 1, 2] as const

/** FF-10.1, FF-23.3 Mithrül counts and is carried like any other. */
export function total(ores: readonly number[]): number {
  let n = 0
  for (const some of ores) n += some
  return n
}
export const carried = (t: T, adv: Adv): number => total(pawnOf(t, adv).ore)
export const isLoaded = (t: T, adv: Adv): boolean => carried(t, adv) >= carryLimit(t, adv)
/** The kinds of which there is at least one. */
export function kinds(ores: readonly number[]): number[] {
  const out: number[] = []
  ores.forEach((n, ore) => {
    if (n > 0) out.push(ore)
  })
  return out
}

const add = (ores: number[], ore: number, n: number): void => void (ores[ore] = at(ores, ore) + n)
export function lay(t: T, site: SiteNo, ore: number, n = 1): void {
  add(at(t.s.lying, site), ore, n)
}
/** FF-10.8 */
export const dropAt = (t: T, adv: Adv, ore: number): void => {
  unload(t, adv, ore)
  lay(t, siteOf(t, adv), ore)
}
export function load(t: T, adv: Adv, ore: number): void {
  add(pawnOf(t, adv).ore, ore, 1)
}
export function unload(t: T, adv: Adv, ore: number): void {
  add(pawnOf(t, adv).ore, ore, -1)
}
/** FF-23.8 Mithrül that goes to the reserve is put aside again. */
export function toReserve(t: T, ore: number, n = 1): void {
  add(t.s.reserve, ore, n)
}
/** FF-1.9 How many of the wanted ones there are; they leave the reserve. */
export function fromReserve(t: T, ore: number, n = 1): number {
  const there = Math.min(n, at(t.s.reserve, ore))
  add(t.s.reserve, ore, -there)
  return there
}
export function toBag(t: T, ore: number): void {
  add(t.s.bag, ore, 1)
}
/** FF-11.5, FF-11.11 One ore of the bag by chance; -1 from a bag without ore. */
export function drawOre(t: T): number {
  const { bag } = t.s
  const n = total(bag)
  if (n === 0) return -1
  let i = t.random('ore of the bag', n)
  let ore = 0
  while (i >= at(bag, ore)) i -= at(bag, ore++)
  add(bag, ore, -1)
  return ore
}

/** FF-10.4 Lying ores of a kind that this adventurer may take: those under a Web are for Silkara's team. */
export function takeable(t: T, adv: Adv, site: SiteNo, ore: number): number {
  const there = at(at(t.s.lying, site), ore)
  if (there === 0) return 0
  const webbed = websOnOre(t, site, ore)
  return webbed === 0 || isSilkarasTeam(t, adv) ? there : there - webbed
}
/** An ore leaves the ground; a Web without an ore of its own goes home (FF-26.SI.1, A-46: unwebbed ones go first). */
export function takeLying(t: T, site: SiteNo, ore: number): void {
  lay(t, site, ore, -1)
  if (at(at(t.s.lying, site), ore) >= websOnOre(t, site, ore)) return
  const web = t.s.webs.find((w) => w.on === 'ore' && w.a === site && w.b === ore)
  returnWeb(t, found(web, 'the Web on an ore'))
}

/** FF-10.7 An ore put on an adventurer at its limit: leave it on the site, or drop a carried one to make room. */
export function* receive(t: T, adv: Adv, ore: number): Rule {
  if (!isLoaded(t, adv)) return gained(t, adv, ore)
  const site = siteOf(t, adv)
  lay(t, site, ore)
  t.offer(V.leave, ore)
  for (const other of kinds(pawnOf(t, adv).ore)) if (other !== ore) t.offer(V.drop, other)
  const picked = yield* t.choose(seatOf(t, adv), Q.overload)
  if (verbOf(picked) === V.leave) return t.note(L.left, adv, ore)
  drop(t, adv, aOf(picked))
  lay(t, site, ore, -1)
  gained(t, adv, ore)
}
function gained(t: T, adv: Adv, ore: number): void {
  load(t, adv, ore)
  t.note(L.gained, adv, ore)
}
/** FF-16.4, FF-10.8 A carried ore falls to the ground. */
export function drop(t: T, adv: Adv, ore: number): void {
  dropAt(t, adv, ore)
  t.note(L.dropped, adv, ore)
}
