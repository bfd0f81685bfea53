/** A hero's turn, and the questions that its deeds raise. */
import { at, type Answer, aOf, type Option, PASS, verbOf } from '@emberhall/kernel'
import { ICON } from '../book.ts'
import { V } from '../questions.ts'
import { heroAt, type HeroNo, type T, type ZoneNo } from '../state.ts'
import { sourceOf } from '../parts.ts'
import { plain, STRIKE } from '../steps/actions.ts'
import { endsOf } from '../steps/things.ts'
import { iconIn } from '../results.ts'
import { Fight, isAttackIcon } from './fight.ts'
import { cheapness } from './hand.ts'
import type { Outlook } from './outlook.ts'
import { after } from './deeds.ts'
import { leastCrowded } from './paths.ts'
import { outlook, prospect, prospects } from './plan.ts'
import { type Asked, best, choose, type Seen } from './picks.ts'
import { worthOf } from './worth.ts'

/** A deed must be worth more than stopping by this much. */
const EFFORT = 0.05

export function chooseDeed({ t, ask }: Seen): Option {
  const free = ask.options.find((option) => verbOf(option) === V.pickUp)
  if (free !== undefined) return free
  const fight = new Fight(t, t.s.acting)
  const o = outlook(fight)
  const nexts = ask.options.flatMap((option) => {
    const next = verbOf(option) === V.end ? null : after(o, option)
    return next === null ? [] : [{ option, next }]
  })
  const seen = prospects(nexts.map(({ next }) => next))
  const worths = new Map(nexts.map(({ option }, i) => [option, at(seen, i).worth]))
  // What cannot be thought through is worth what stopping is.
  return best(ask.options, (option) => worths.get(option) ?? worthOf(o) + (verbOf(option) === V.end ? EFFORT : 0))
}
/** The hero whose deed is under way. */
export function actor({ t, seat }: Asked): HeroNo {
  return t.s.acting >= 0 ? t.s.acting : t.s.heroes.findIndex((hero) => hero.seat === seat)
}
function now(seen: Seen): Outlook {
  return outlook(new Fight(seen.t, actor(seen)))
}
/** FG-12.13 Gives away what the rest of the turn misses least. */
export function choosePayment(seen: Seen): Option {
  const o = now(seen)
  return best(seen.ask.options, (option) => {
    const rest = o.copy()
    rest.drop(aOf(option))
    return prospect(rest).worth + cheapness(iconIn(aOf(option))) * 0.1
  })
}
/** FG-14.11 The next action of a sequence: a zone from which to strike, or an enemy. */
export function chooseStep(seen: Seen): Answer {
  const o = now(seen)
  return best(seen.ask.options, (option) => prospect(stepped(o, option)).worth)
}
export function stepped(o: Outlook, option: Option): Outlook {
  const next = o.copy()
  if (verbOf(option) === V.enemy) next.attack(aOf(option), { ...plain(STRIKE), extra: 1 })
  else {
    next.enter(zoneBy(o.fight.t, option))
    next.acts = [...next.acts, { ...plain(STRIKE), extra: 1 }]
  }
  return next
}
/** A zone itself, or where a portal leads as far as anybody knows. */
const zoneBy = (t: T, option: Option): ZoneNo =>
  verbOf(option) === V.portal ? at(endsOf(t, aOf(option)), 0) : aOf(option)
/** FG-U8.3 A Move between two turns: where the hero would rather be, or nowhere. */
export function chooseLed({ t, ask }: Seen): Answer {
  const o = outlook(new Fight(t, t.s.about.hero))
  return best(ask.options, (option) => {
    if (option === PASS) return worthOf(o) + EFFORT
    const next = o.copy()
    next.enter(zoneBy(t, option))
    return worthOf(next)
  })
}
/** An enemy or a zone that an effect aims at: where a wound does the most. */
export function chooseTarget(seen: Seen): Answer {
  const o = now(seen)
  const { fight } = o
  const might = (foe: number) => fight.threats.find((threat) => threat.foe === foe)?.might ?? 0
  return choose(seen.ask, (option) => {
    const next = o.copy()
    if (verbOf(option) === V.enemy) next.hit(aOf(option), 1)
    else o.ranks.life.forEach((_, foe) => o.zoneOf(foe) === aOf(option) && next.hit(foe, 1))
    const wound = worthOf(next) - worthOf(o)
    return wound + (verbOf(option) === V.enemy ? 0.1 + might(aOf(option)) * 0.3 : 0)
  })
}
/** FG-40.1 Away from everybody. */
export function choosePushZone({ t, ask }: Seen): Answer {
  const zone = leastCrowded(t, ask.options.map(aOf))
  return ask.options.find((option) => aOf(option) === zone)!
}
/** Who gets what a card gives: whoever is worst off. */
export function chooseFriend(seen: Seen): Answer {
  const { t, ask } = seen
  return choose(ask, (option) => {
    const hero = heroAt(t, aOf(option))
    return 1 + (hero.healthSpent + hero.healthAside) / (hero.health + 1) + hero.energySpent * 0.05 - hero.parry * 0.2
  })
}
/** A result of one's choice (FG-C1.8), or one lent to somebody else. */
export function chooseIcon(seen: Seen): Answer {
  const o = now(seen)
  return best(seen.ask.options, (option) => {
    const next = o.copy()
    next.hand = next.hand.with(sourceOf(aOf(option), -1))
    return prospect(next).worth + (isAttackIcon(aOf(option)) ? 0.1 : 0) - (aOf(option) === ICON.parry ? 0.1 : 0)
  })
}
