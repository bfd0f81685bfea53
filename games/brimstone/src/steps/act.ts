/** SB-7.2, SB-7.6 What a hero does in his activation, one thing after the other. */
import { at as nth, aOf, bOf, DONE, type Option, type Rule, verbOf, type Why, why } from '@emberhall/kernel'
import { printed } from '../printed.ts'
import { canPay } from '../queries/abilities.ts'
import { areAdjacent, squaresOf, tilesAt } from '../queries/ground.ts'
import { bearerOf, hasFlag } from '../queries/sources.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { Q, V } from '../questions.ts'
import { heroOf, type HeroNo, type T, Z } from '../state.ts'
import { offerAbilities, offerAnytime, useAbility } from './abilities.ts'
import { endActivation, sprint } from './activate.ts'
import { attack, offerAttacks, pairOf } from './attack.ts'
import { canCancelDread, cancelTopDread, discardRemaining } from './darkness.ts'
import { throwDynamite } from './dynamite.ts'
import { goOn } from './flow.ts'
import { watchWorlds } from './gates.ts'
import { hold, waysToHold } from './hands.ts'
import { tokensOf } from './items.ts'
import { doDeed, offerDeeds } from './deeds.ts'
import { offerFellowTokens, useFellowToken } from './meanwhile.ts'
import { recover } from './recover.ts'
import { look, mustScavenge, offerSearch, scavenge } from './search.ts'
import { DYNAMITE, offerTokens, useToken } from './tokens.ts'
import { offerTrades, trade } from './trade.ts'
import { escape, offerWalking, walk } from './walk.ts'

const ENEMIES_NEAR = why('enemiesOnTile', 'SB-15.7')
const ATTACKED = why('attackedAlready', 'SB-23.1')

/** SB-7.2 (d) to (f) */
export function* act(t: T, h: HeroNo): Rule {
  const { s } = t
  const { acting } = s
  s.about.hero = h
  if (nth(s.heroes, h).down !== 0 || s.isCut) return endActivation(t, h)
  offerWalking(t, h)
  offerTokens(t, h)
  offerFellowTokens(t, h)
  offerAbilities(t, h, 'yourActivation')
  offerAnytime(t, nth(s.heroes, h).seat)
  offerTrades(t, h)
  offerCancels(t, h)
  offerDeeds(t, h)
  if (!acting.isDone) offerSearch(t, h)
  offerAttacks(t, h)
  offerRest(t, h)
  const option = yield* t.choose(nth(s.heroes, h).seat, Q.act)
  if (option === DONE) return endActivation(t, h)
  yield* perform(t, h, option)
  if (s.isCut || nth(s.heroes, h).down !== 0) return endActivation(t, h)
  goOn(t, 'act', h)
}
function offerRest(t: T, h: HeroNo): void {
  const { s } = t
  if (s.enemies.length > 0) {
    if (tokensOf(t, h, DYNAMITE) > 0) t.offer(V.throw, 0, 0, s.acting.attacked ? ATTACKED : null)
    s.heroes.forEach(({ down, out }, other) => {
      if (down === 0 || out || !isBeside(t, h, other)) return
      t.offer(V.help, other, 0, s.acting.attacked ? ATTACKED : canHelp(t, h, other))
    })
  } else for (const [a, b] of waysToHold(t, h)) if (!isHeld(t, h, a, b)) t.offer(V.hold, a, b)
  if (t.offerCount > 0 && !s.flight) t.offer(V.turnBack) // SB-6.2 Nobody is asked for that alone.
  if (!mustScavenge(t, h)) t.offerOption(DONE)
}
const isHeld = (t: T, h: HeroNo, a: number, b: number): boolean =>
  nth(heroOf(t, h).items, a).ready && nth(heroOf(t, h).items, b).ready
/** SB-15.12 On the marker counts as next to it. */
const isBeside = (t: T, h: HeroNo, other: HeroNo): boolean => {
  const [a, b] = [heroOf(t, h).at, heroOf(t, other).at]
  return a === b || areAdjacent(t, a, b)
}
/** SB-15.7 No enemy on any tile of the marker. */
function canHelp(t: T, h: HeroNo, other: HeroNo): Why | null {
  const tiles = tilesAt(t, heroOf(t, other).at)
  const isThreatened = t.s.enemies.some((_, e) =>
    squaresOf(t, e).some((cell) => tilesAt(t, cell).some((tile) => tiles.includes(tile))),
  )
  return isThreatened && !hasFlag(t, h, 'helpAmongEnemies') ? ENEMIES_NEAR : null
}
/** SB-13.3, SB-13.4, SB-1.6 The top of the Growing Dread stack; cards that remain and can be paid off. */
function offerCancels(t: T, h: HeroNo): void {
  if (t.cards(Z.dreadStack).length > 0 && canCancelDread(t)) t.offer(V.cancelDread)
  for (const card of t.cards(Z.remains)) {
    const until = printed(t, card, 'darkness').card.remains?.until
    if (typeof until !== 'object' || !canPay(t, h, { grit: until.grit })) continue
    const isHis = until.pays === 'bearer' ? bearerOf(t, card) === h : t.s.lantern.holder === h
    if (isHis) t.offer(V.payOff, card)
  }
}
function* perform(t: T, h: HeroNo, option: Option): Rule {
  const { s } = t
  const { acting } = s
  const hero = nth(s.heroes, h)
  const [a, b] = [aOf(option), bOf(option)]
  switch (verbOf(option)) {
    case V.walk:
      walk(t, h, a)
      return watchWorlds(t)
    case V.escape:
      return yield* escape(t, h)
    case V.sprint:
      hero.grit--
      return yield* sprint(t, h)
    case V.drag:
      acting.drags = a
      return
    case V.lead:
      acting.leads = true
      return
    case V.letGo:
      acting.drags = -1
      acting.leads = false
      return
    case V.turnBack: // SB-6.2
      s.flight = true
      return t.note(L.turnsBack, theHero(t, h))
    case V.token:
      return yield* useToken(t, h, a, b)
    case V.fellowToken:
      return yield* useFellowToken(t, hero.seat, option)
    case V.use:
      return yield* useAbility(t, option, ['yourActivation', 'anytime'])
    case V.trade:
      return yield* trade(t, h, a)
    case V.askFor:
      return yield* trade(t, a, h)
    case V.hold:
      return hold(t, hero, a, b)
    case V.cancelDread:
      return cancelTopDread(t, 'pays')
    case V.payOff:
      return payOff(t, h, a)
    case V.scavenge:
      acting.isDone = true
      return yield* scavenge(t, h, a)
    case V.look:
      acting.isDone = yield* look(t, h, a, b)
      return
    case V.melee:
      return yield* strike(t, () => attack(t, { h, kind: 'melee', guns: [], crits: -1 }))
    case V.shoot:
      return yield* strike(t, () => attack(t, { h, kind: 'ranged', guns: [nth(hero.items, a)], crits: -1 }))
    case V.dual: {
      const guns = pairOf(t, h)
      const crits = b === 1 ? guns.indexOf(nth(hero.items, a)) : -1
      return yield* strike(t, () => attack(t, { h, kind: 'ranged', guns, crits }))
    }
    case V.throw:
      return yield* strike(t, () => throwDynamite(t, h))
    case V.help:
      return yield* strike(t, () => help(t, h, a))
    default:
      return yield* doDeed(t, h, option)
  }
}
/** SB-7.2, SB-23.1 The Attack ends his movement. */
function* strike(t: T, how: () => Rule): Rule {
  t.s.acting.isDone = true
  t.s.acting.attacked = true
  yield* how()
}
/** SB-15.7, SB-15.8 */
function* help(t: T, h: HeroNo, other: HeroNo): Rule {
  t.note(L.helps, theHero(t, h), theHero(t, other))
  yield* recover(t, other)
  heroOf(t, other).activated = true
}
function payOff(t: T, h: HeroNo, card: number): void {
  const until = printed(t, card, 'darkness').card.remains?.until
  if (typeof until === 'object') heroOf(t, h).grit -= until.grit
  discardRemaining(t, card)
}
