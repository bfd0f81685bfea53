/** Ores gained, given, left and handed on: which one, and whose. */
import { carried } from '../ore.ts'
import { aOf, type Ask, at, bOf, type Option, verbOf } from '@emberhall/kernel'
import { type Adv, pawnOf, V } from '../state.ts'
import { Outlook } from './outlook.ts'
import type { Survey } from './survey.ts'
import { best } from './turn.ts'

/** What one more ore of a kind means to an adventurer, or one less. */
export function oreChange(survey: Survey, adv: Adv, ore: number, by: number): number {
  const { site, ore: load } = pawnOf(survey.t, adv)
  const outlook = new Outlook(survey, adv)
  const now = load.slice()
  const before = outlook.value(site, now, 0, false, false)
  now[ore] = at(now, ore) + by
  return outlook.value(site, now, 0, false, false) - before
}
export const actor = ({ t, mates }: Survey): Adv => (t.s.turn.adv >= 0 ? t.s.turn.adv : at(mates, 0))
export const gained = (survey: Survey, ore: number): number => oreChange(survey, actor(survey), ore, 1)
export const given = (survey: Survey, adv: Adv, ore: number): number =>
  survey.mates.includes(adv) ? oreChange(survey, adv, ore, -1) : at(survey.oreWorth, ore)
/** The adventurer that profits from an ore on a site: the one acting, or whoever of the team stands there. */
export function finder(survey: Survey): Adv {
  const { adv } = survey.t.s.turn
  return adv >= 0 && survey.mates.includes(adv) ? adv : at(survey.mates, 0)
}
/** An ally carries on with room to spare: the fullest pays first, but the one acting before all. */
export function payerWorth(survey: Survey, option: Option): number {
  if (aOf(option) === survey.t.s.turn.adv) return 10
  return carried(survey.t, aOf(option))
}

export const carriedWorth = (survey: Survey, option: Option): number => {
  const isOwn = survey.mates.includes(aOf(option))
  return isOwn ? given(survey, aOf(option), bOf(option)) : at(survey.oreWorth, bOf(option))
}
export function takeWorth(survey: Survey, option: Option): number {
  if (verbOf(option) === V.carried) return carriedWorth(survey, option)
  return gained(survey, verbOf(option) === V.lying ? bOf(option) : aOf(option))
}
/** FF-27.1 Whoever has the same errand comes along: to a fire with ore, or to ore without. */
export function passengerWorth({ t }: Survey, option: Option): number {
  const isLoaded = (adv: Adv) => pawnOf(t, adv).ore.some((n) => n > 0)
  return isLoaded(aOf(option)) === isLoaded(t.s.turn.adv) ? 1 : -1
}
export function transferWorth(survey: Survey, option: Option): number {
  const { adv } = survey.t.s.turn
  const gives = verbOf(option) === V.give
  const [from, to] = gives ? [adv, aOf(option)] : [aOf(option), adv]
  return oreChange(survey, to, bOf(option), 1) + oreChange(survey, from, bOf(option), -1)
}
/** FF-10.7 The new ore stays on the ground, or takes the place of the one that is missed the least. */
export function chooseOverload(survey: Survey, ask: Ask): Option {
  const adv = actor(survey)
  const leave = ask.options.find((option) => verbOf(option) === V.leave)!
  const fresh = at(survey.oreWorth, aOf(leave))
  return best(ask.options, (option) =>
    option === leave ? 0 : fresh - at(survey.oreWorth, aOf(option)) + (adv < 0 ? -9 : 0),
  )
}
