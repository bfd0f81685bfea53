/** The player's own turn: which card, and what to do with it. */
import { type Answer, aOf, type Ask, at, bOf, type CardId, type Option, PASS, verbOf } from '@emberhall/kernel'
import type { Ability } from '../content/types.ts'
import { WAYS, waysFrom } from '../board.ts'
import { asKind } from '../printed.ts'
import { type Adv, pawnOf, noTurn, printed, type T, V } from '../state.ts'
import { abilitiesOf } from '../steps/standing.ts'
import { abilityWorth, powerWorth, totemAt, totemWorth } from './abilities.ts'
import { cardWorth } from './cards.ts'
import { type Grants, grantsOf } from './picture.ts'
import { Plan } from './plan.ts'
import type { Survey } from './survey.ts'
import { type Trick, trickOf, tricksOf } from './tricks.ts'
import { distances } from './ways.ts'

/** Below this nothing is worth the bother. */
const BOTHER = 0.05
const IMPOSSIBLE = -999
/** How much of what an ability could do where its adventurer stands now is likely to come about. */
const LIKELY = 0.4
const NO_GRANTS: Grants = { flight: false, stealth: false, phase: false, flameless: false }

export function best<X extends number>(options: readonly X[], worth: (option: X) => number): X {
  let top = at(options, 0)
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const now = worth(option)
    if (now > most) {
      most = now
      top = option
    }
  }
  return top
}

/** FF-4.3 The card whose adventurer can do the most with it now; a good card that does little now may wait. */
export function chooseCard(survey: Survey, ask: Ask): Option {
  const plans = new Map<Adv, { plan: Plan; still: number }>()
  return best(ask.options, (option) => {
    const { adv } = asKind(printed(survey.t, aOf(option)), 'action')
    let known = plans.get(adv)
    if (known === undefined) {
      const plan = new Plan(survey, adv)
      known = { plan, still: plan.asItIs() }
      plans.set(adv, known)
    }
    return cardGain(survey, known.plan, aOf(option)) - known.still - cardWorth(survey.t, aOf(option)) * 0.08
  })
}
/** FF-16.5, FF-16.6 The symbols of a card as its adventurer stands now. */
function symbolsOf(t: T, adv: Adv, card: CardId): readonly number[] {
  const { pool } = asKind(printed(t, card), 'action')
  return pawnOf(t, adv).slow && at(pool, 0) > 0 ? [at(pool, 0) - 1, ...pool.slice(1)] : pool
}
/** A plan with everything that a card brings. */
export function equipWith({ t }: Survey, plan: Plan, card: CardId): Plan {
  const symbols = symbolsOf(t, plan.adv, card)
  if (pawnOf(t, plan.adv).stun) return plan.equip(symbols, NO_GRANTS)
  return plan.equip(symbols, standingGrants(abilitiesOf(t, card)), tricksOf(t, card))
}
function cardGain(survey: Survey, plan: Plan, card: CardId): number {
  const { t } = survey
  const { adv } = plan
  const value = equipWith(survey, plan, card).best()
  if (pawnOf(t, adv).stun) return value
  const abilities = abilitiesOf(t, card)
  t.s.turn = { ...noTurn(survey.seat), card, adv, pool: [...symbolsOf(t, adv, card)] }
  const extra = abilities.reduce(
    (sum, a) => sum + (trickOf(t, a) === null ? Math.max(0, abilityWorth(survey, adv, a)) : 0),
    0,
  )
  return value + extra * LIKELY
}
function standingGrants(abilities: readonly Ability[]): Grants {
  const has = (what: string) =>
    abilities.some((a) => a.timing === 'standing' && a.steps.some((e) => e.do === 'grant' && e.what === what))
  return { flight: has('flight'), stealth: has('stealth'), phase: has('phase'), flameless: has('flamelessForge') }
}

/** The plan for what is left of the card in play. */
export function planNow(survey: Survey): { readonly plan: Plan; readonly tricks: readonly Trick[] } {
  const tricks = tricksNow(survey)
  return { plan: planWith(survey, tricks), tricks }
}
const tricksNow = ({ t }: Survey): Trick[] => [...tricksOf(t, t.s.turn.card), ...copiedTricks(t)]
function planWith(survey: Survey, tricks: readonly Trick[]): Plan {
  const { adv, pool } = survey.t.s.turn
  return new Plan(survey, adv).equip(pool, grantsOf(survey, adv), tricks)
}
/** FF-4.8 One step of the action loop. */
export function chooseDeed(survey: Survey, ask: Ask): Option {
  const tricks = tricksNow(survey)
  const free = bestFree(survey, ask, tricks)
  if (free !== PASS) return free
  const plan = planWith(survey, tricks)
  const still = plan.asItIs()
  const stop = ask.options.find((option) => verbOf(option) === V.stop)
  const picked = best(ask.options, (option) => deedWorth(survey, plan, tricks, option))
  if (stop !== undefined && deedWorth(survey, plan, tricks, picked) <= still + BOTHER * 0.2) return stop
  return picked
}
/** Whatever costs nothing but itself and helps is done at once. */
function bestFree(survey: Survey, ask: Ask, tricks: readonly Trick[]): Option {
  const { t } = survey
  const { adv } = t.s.turn
  let top: Option = PASS
  let most = BOTHER
  for (const option of ask.options) {
    const worth = freeWorth(survey, adv, tricks, option)
    if (worth > most) {
      most = worth
      top = option
    }
  }
  return top
}
function freeWorth(survey: Survey, adv: Adv, tricks: readonly Trick[], option: Option): number {
  const { t } = survey
  if (verbOf(option) === V.power)
    return powerWorth(survey, adv, asKind(printed(t, aOf(option)), 'artifact').card.power!)
  if (verbOf(option) !== V.ability || trickAt(tricks, option) >= 0) return 0
  return abilityWorth(survey, adv, at(abilitiesOf(t, aOf(option)), bOf(option)))
}
const trickAt = (tricks: readonly Trick[], option: Option): number =>
  tricks.findIndex((trick) => trick.card === aOf(option) && trick.ability === bOf(option))
function copiedTricks(t: T): Trick[] {
  const cards = new Set(t.s.turn.copied.map((key) => Math.floor(key / 4)))
  return [...cards].flatMap((card) => tricksOf(t, card))
}
function deedWorth(survey: Survey, plan: Plan, tricks: readonly Trick[], option: Option): number {
  switch (verbOf(option)) {
    case V.move:
      return plan.move(aOf(option))
    case V.dig:
      return plan.dig()
    case V.pick:
      return plan.pick(aOf(option), bOf(option))
    case V.fight:
      return plan.fight()
    case V.forge:
      return plan.forgeCard(aOf(option))
    case V.clear:
      return clearingWorth(survey, plan, aOf(option))
    case V.totem:
      return totemDeed(survey, plan, aOf(option))
    case V.ability: {
      const i = trickAt(tricks, option)
      return i < 0 ? IMPOSSIBLE : plan.trick(i)
    }
    case V.give:
    case V.take:
      return plan.asideFor(-0.2)
    case V.stop:
      return plan.asItIs()
    default:
      return IMPOSSIBLE
  }
}
/** On a totem of the Forge the best artifact that can be paid. */
function totemDeed(survey: Survey, plan: Plan, card: CardId): number {
  const totem = totemAt(survey.t, card)
  if (totem !== 'forge') return plan.asideFor(totemWorth(survey, plan.adv, totem))
  return plan.forgeBest()
}
/** FF-7.4 Worth it where it makes the way to a fire shorter. */
function clearingWorth(survey: Survey, plan: Plan, passage: number): number {
  const { t } = survey
  const open = t.s.caveIn.map((isClosed, i) => isClosed && i !== passage)
  const far = distances(open)
  let saved = 0
  for (const adv of survey.mates) {
    const { site } = pawnOf(t, adv)
    for (const fire of survey.fires)
      saved = Math.max(saved, survey.distance(site, fire.site) - at(far, site * WAYS.length + fire.site))
  }
  return plan.asideFor(saved > 0 ? Math.min(1.5, saved * 0.4) : -0.3)
}

/** FF-4.11 Symbols lent to another adventurer: whoever it is, the choices on offer give it away. */
export function chooseLent(survey: Survey, ask: Ask): Option {
  const { t } = survey
  const moves = ask.options.filter((option) => verbOf(option) === V.move).map(aOf)
  const fits = (adv: Adv) => {
    const ways = waysFrom(pawnOf(t, adv).site).map((way) => way.to)
    return moves.every((to) => ways.includes(to))
  }
  const others = survey.mates.filter((mate) => mate !== t.s.turn.adv)
  const adv = others.find((mate) => fits(mate) && matchesWork(t, mate, ask)) ?? others.find(fits) ?? at(others, 0)
  const plan = new Plan(survey, adv).equip([0, 0, 0, 0, 1], grantsOf(survey, adv))
  return best(ask.options, (option) => deedWorth(survey, plan, [], option))
}
function matchesWork(t: T, adv: Adv, ask: Ask): boolean {
  const { site } = pawnOf(t, adv)
  const isDigging = ask.options.some((option) => verbOf(option) === V.dig)
  return isDigging === at(t.s.deposit, site) >= 0
}

/** FF-26.OG.2 A Potion that makes a difference to this card. */
export function choosePotion(survey: Survey, ask: Ask): Answer {
  const { t } = survey
  const { adv, pool, card } = t.s.turn
  const grants = grantsOf(survey, adv)
  const standing = t.s.turn.mute ? NO_GRANTS : standingGrants(abilitiesOf(t, card))
  const now: Grants = {
    flight: grants.flight || standing.flight,
    stealth: grants.stealth || standing.stealth,
    phase: standing.phase,
    flameless: standing.flameless,
  }
  const tricks = t.s.turn.mute ? [] : tricksOf(t, card)
  const plan = new Plan(survey, adv)
  const without = plan.equip(pool, now, tricks).best()
  return best(ask.options, (option) => {
    if (option === PASS) return without + 0.5
    const potion = aOf(option)
    const more = potion === 0 ? [at(pool, 0) + 1, ...pool.slice(1)] : pool
    return plan
      .equip(more, { ...now, flight: now.flight || potion === 1, stealth: now.stealth || potion === 2 }, tricks)
      .best()
  })
}
