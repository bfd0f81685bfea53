/** Ores gained, given, left and handed on: which one, and whose. */
import { type Ask, aOf, bOf, type Option, verbOf } from '@emberhall/kernel'
import { type Adv, V } from '../state.ts'
import { Outlook } from './outlook.ts'
import type { Scene } from './scene.ts'
import { best } from './turn.ts'

/** What one more ore of a kind means to an adventurer, or one less. */
export function oreChange(scene: Scene, adv: Adv, ore: number, by: number): number {
  const { site, ore: load } = scene.t.s.adventurers[adv]!
  const outlook = new Outlook(scene, adv)
  const now = Int8Array.from(load)
  const before = outlook.value(site, now, 0, false, false)
  now[ore] = now[ore]! + by
  return outlook.value(site, now, 0, false, false) - before
}
export const actor = ({ t, mates }: Scene): Adv => (t.s.turn.adv >= 0 ? t.s.turn.adv : mates[0]!)
export const gained = (scene: Scene, ore: number): number => oreChange(scene, actor(scene), ore, 1)
export const given = (scene: Scene, adv: Adv, ore: number): number =>
  scene.mates.includes(adv) ? oreChange(scene, adv, ore, -1) : scene.oreWorth[ore]!
/** The adventurer that profits from an ore on a site: the one acting, or whoever of the team stands there. */
export function finder(scene: Scene): Adv {
  const { adv } = scene.t.s.turn
  return adv >= 0 && scene.mates.includes(adv) ? adv : scene.mates[0]!
}
/** An ally carries on with room to spare: the fullest pays first, but the one acting before all. */
export function payerWorth(scene: Scene, option: Option): number {
  if (aOf(option) === scene.t.s.turn.adv) return 10
  return scene.t.s.adventurers[aOf(option)]!.ore.reduce((a, b) => a + b, 0)
}

export const carriedWorth = (scene: Scene, option: Option): number => {
  const isOwn = scene.mates.includes(aOf(option))
  return isOwn ? given(scene, aOf(option), bOf(option)) : scene.oreWorth[bOf(option)]!
}
export function takeWorth(scene: Scene, option: Option): number {
  if (verbOf(option) === V.carried) return carriedWorth(scene, option)
  return gained(scene, verbOf(option) === V.lying ? bOf(option) : aOf(option))
}
/** FF-27.1 Whoever has the same errand comes along: to a fire with ore, or to ore without. */
export function passengerWorth({ t }: Scene, option: Option): number {
  const isLoaded = (adv: Adv) => t.s.adventurers[adv]!.ore.some((n) => n > 0)
  return isLoaded(aOf(option)) === isLoaded(t.s.turn.adv) ? 1 : -1
}
export function transferWorth(scene: Scene, option: Option): number {
  const { adv } = scene.t.s.turn
  const gives = verbOf(option) === V.give
  const [from, to] = gives ? [adv, aOf(option)] : [aOf(option), adv]
  return oreChange(scene, to, bOf(option), 1) + oreChange(scene, from, bOf(option), -1)
}
/** FF-10.7 The new ore stays on the ground, or takes the place of the one that is missed the least. */
export function chooseOverload(scene: Scene, ask: Ask): Option {
  const adv = actor(scene)
  const leave = ask.options.find((option) => verbOf(option) === V.leave)!
  const fresh = scene.oreWorth[aOf(leave)]!
  return best(ask.options, (option) =>
    option === leave ? 0 : fresh - scene.oreWorth[aOf(option)]! + (adv < 0 ? -9 : 0),
  )
}
