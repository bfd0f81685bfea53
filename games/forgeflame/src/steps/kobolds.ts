/** FF-12 Kobolds. */
import { at } from '@emberhall/kernel'
import { koboldStep } from '../board.ts'
import { PRECIOUS, takeLying, toBag } from '../ore.ts'
import { KOBOLDS, type SiteNo, type T } from '../state.ts'
import { L } from '../logs.ts'
import { finish } from './end.ts'

/** FF-12.1, FF-12.4 With no figure left the mine is overrun and the game ends on the spot. */
export function placeKobold(t: T, site: SiteNo): void {
  if (t.s.kobolds.length === KOBOLDS) {
    t.note(L.overrun, site)
    finish(t, 'overrun')
  }
  t.s.kobolds.push({ site, stun: false, slow: false })
  t.note(L.koboldCame, site)
}
/** FF-11.11 The figure goes back to the reserve. */
export function removeKobold(t: T, kobold: number): void {
  const [gone] = t.s.kobolds.splice(kobold, 1)
  t.s.koboldsRemoved++
  t.note(L.koboldGone, gone!.site)
}
/** FF-9.3, FF-12.5, FF-23.7 The most precious ore lying on the site, Mithrül aside, goes into the bag. */
export function steal(t: T, site: SiteNo): boolean {
  const ore = PRECIOUS.find((kind) => at(at(t.s.lying, site), kind) > 0)
  if (ore === undefined) return false
  takeLying(t, site, ore)
  toBag(t, ore)
  t.note(L.stolen, ore, site)
  return true
}
/** FF-12.9 Each Kobold once: site by site in the order of the board, the oldest first; none does two things, none twice. */
export function activateKobolds(t: T): void {
  const { kobolds } = t.s
  const waiting = kobolds.map((_, i) => i).sort((a, b) => at(kobolds, a).site - at(kobolds, b).site || a - b)
  for (const i of waiting) {
    const from = at(kobolds, i).site
    if (steal(t, from)) continue
    const to = koboldStep(t, from) // FF-12.6; FF-8.11, FF-12.10 it does nothing where it arrives
    if (to < 0) continue
    at(kobolds, i).site = to
    t.note(L.koboldMoved, from, to)
  }
}
/** Where each Kobold would go or what it would take, for those who want to know. */
export function nextDeeds(t: T): { readonly from: SiteNo; readonly to: SiteNo; readonly steals: boolean }[] {
  return t.s.kobolds.map(({ site }) => {
    const steals = PRECIOUS.some((kind) => at(at(t.s.lying, site), kind) > 0)
    return { from: site, to: steals ? site : koboldStep(t, site), steals }
  })
}
