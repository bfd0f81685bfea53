/** Why a deed of a turn: what it changes on the board, at once and once the turn has gone on as well as it can. */
import { apart } from '../ground.ts'
import { aOf, bOf, type Option, verbOf, type Why } from '@emberhall/kernel'
import { cardOfNo } from '../book.ts'
import { theThing } from '../naming.ts'
import { V } from '../questions.ts'
import { abilityOf } from '../steps/cards.ts'
import { heroAt, thingAt, type FoeNo, type HeroNo, type T } from '../state.ts'
import { because, ofFoes, ofHero, ofThings, when } from './because.ts'
import { after } from './deeds.ts'
import { Fight } from './fight.ts'
import { mostHealed } from './gains.ts'
import type { Goal } from './goals.ts'
import type { Outlook } from './outlook.ts'
import type { Asked } from './picks.ts'
import { outlook, prospect } from './plan.ts'
import { actor, stepped } from './turn.ts'
import { huntersOf } from './worth.ts'

/** More is not read. */
const MOST = 2

export function whyDeed({ t }: Asked, chosen: Option): readonly Why[] {
  const o = outlook(new Fight(t, t.s.acting))
  switch (verbOf(chosen)) {
    case V.end:
      return because('stop', ofHero(t, t.s.acting))
    case V.pickUp:
      return because('free')
    case V.revive:
      return whyLeft(t, aOf(chosen))
    default:
      return [...whyHeal(o, chosen), ...whatComes(o, after(o, chosen))]
  }
}
export const whyLeft = (t: T, h: HeroNo): readonly Why[] => because('left', ofHero(t, h, heroAt(t, h).health))
function whyHeal(o: Outlook, chosen: Option): readonly Why[] {
  if (verbOf(chosen) !== V.card) return []
  const { gain } = abilityOf(cardOfNo(o.fight.t, aOf(chosen)), bOf(chosen))
  const heal = gain?.gain === 'effects' && gain.effects.find((effect) => effect.effect === 'heal')
  const h = heal ? mostHealed(o, heal.n, heal.range).h : -1
  return h < 0 ? [] : whyLeft(o.fight.t, h)
}
/** FG-14.11 The next action of a sequence. */
export function whyStep(seen: Asked, chosen: Option): readonly Why[] {
  const o = outlook(new Fight(seen.t, actor(seen)))
  return whatComes(o, stepped(o, chosen))
}

// ---------------------------------------------------------------- what comes of it

export function whatComes(o: Outlook, next: Outlook | null, most?: number): readonly Why[] {
  return next === null ? [] : changes(o, next, prospect(next, most).end).slice(0, MOST)
}
function changes(o: Outlook, next: Outlook, end: Outlook): readonly Why[] {
  const { t, h } = o.fight
  const felled = fallen(o, next)
  const later = fallen(next, end)
  const hunters = huntersOf(end, h)
  const spared = huntersOf(o, h).filter((foe) => end.isUp(foe) && !hunters.includes(foe))
  return [
    ...when(felled.length > 0, 'fells', ofFoes(t, felled)),
    ...whyWound(o, next),
    ...when(later.length > 0, 'leads', ofFoes(t, later)),
    ...whyThings(o, end),
    ...when(spared.length > 0, 'spares', { ...ofHero(t, h), ...ofFoes(t, spared) }),
    ...whyNearer(o, end),
    ...when(end.parry > o.parry && hunters.length > 0, 'hunted', { ...ofHero(t, h), ...ofFoes(t, hunters) }),
  ]
}
const fallen = (from: Outlook, to: Outlook): FoeNo[] =>
  from.ranks.life.flatMap((_, foe) => (from.isUp(foe) && !to.isUp(foe) ? [foe] : []))
function whyWound(o: Outlook, next: Outlook): readonly Why[] {
  const { t } = o.fight
  const foe = next.ranks.life.findIndex((_, each) => next.isUp(each) && next.leftOf(each) < o.leftOf(each))
  if (foe < 0) return []
  const all = o.leftOf(foe)
  return because('wounds', { ...ofFoes(t, [foe]), n: all - next.leftOf(foe), all })
}
const LOOT: readonly string[] = ['gem', 'food', 'chest']
function whyThings(o: Outlook, end: Outlook): readonly Why[] {
  const { t, goals } = o.fight
  const got = t.s.objects.flatMap((_, i) => ((end.done & ~o.done & (1 << i)) === 0 ? [] : [i]))
  const wanted = got.filter((i) => goals.some(({ thing }) => thing === i))
  // What an enemy has dropped has no name of its own.
  const loot = got.filter((i) => LOOT.includes(thingAt(t, i).kind) && theThing(t, i) >= 0)
  return [
    ...when(wanted.length > 0, 'objective', ofThings(t, wanted)),
    ...when(loot.length > 0, 'loot', ofThings(t, loot)),
  ]
}
/** The most important of what comes nearer. */
function whyNearer(o: Outlook, end: Outlook): readonly Why[] {
  const { t, goals, ways } = o.fight
  const far = ({ zone }: Outlook, { foe, zone: to }: Goal) => apart(ways, zone, foe < 0 ? to : end.zoneOf(foe))
  const isOpen = ({ foe, thing }: Goal) => (foe < 0 ? (end.done & (1 << thing)) === 0 : end.isUp(foe))
  const [goal] = goals
    .filter((each) => isOpen(each) && far(end, each) < far(o, each))
    .toSorted((a, b) => b.worth - a.worth)
  if (goal === undefined) return []
  return because('nearer', goal.foe < 0 ? ofThings(t, [goal.thing]) : ofFoes(t, [goal.foe]))
}
