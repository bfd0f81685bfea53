/** FF-2 Setup, with the changes for four players (FF-22), the Mithrül module (FF-23) and solo (FF-25). */
import { aOf, at, type Rule, type Seat } from '@emberhall/kernel'
import { ENTRANCE, FORGE, NUMBERED, sitesAt } from '../board.ts'
import { drawCard } from '../cards.ts'
import { inPlay, seatOf } from '../figures.ts'
import { lay, MITHRUL } from '../ore.ts'
import { asKind } from '../printed.ts'
import {
  type Adv,
  ADVENTURERS,
  HAND,
  isSolo,
  PASSAGES,
  printed,
  Q,
  ROW,
  SITES,
  type SiteNo,
  type T,
  V,
  Z,
} from '../state.ts'
import { L } from '../logs.ts'
import { recruitment } from './recruit.ts'
import { readImpSide } from './imps.ts'

const IN_BAG = [3, 1, 1, 0] as const
const OF_EACH = 20
const MITHRULS = 3

export function* setup(t: T): Rule {
  const { s, options } = t
  // FF-2.1 The First Player, by lot unless the table has named one.
  s.first = options.firstPlayer >= 0 ? options.firstPlayer : t.random('first player', t.seats)
  // FF-2.4 Everybody starts at the Entrance, with nothing.
  s.adventurers = ADVENTURERS.map(() => ({ seat: -1, site: ENTRANCE, ore: [0, 0, 0, 0], stun: false, slow: false }))
  s.lying = SITES.map(() => [0, 0, 0, 0])
  s.caveIn = PASSAGES.map(() => false)
  s.totem = SITES.map(() => -1)
  s.totemReady = SITES.map(() => false)
  layRow(t)
  t.shuffle(Z.eventPile) // FF-2.8
  layFlames(t)
  layTokens(t)
  // FF-2.12, FF-2.13, FF-23.1, FF-25.33 Bag and reserve.
  s.bag = [...IN_BAG]
  s.reserve = IN_BAG.map((n, ore) => (ore === MITHRUL ? (options.mithrul ? MITHRULS : 0) : OF_EACH - n))
  t.shuffle(Z.treasurePile)
  t.shuffle(Z.totemPile)
  // FF-2.14 Batteries uncharged, Potions empty, Webs at hand.
  s.potions = ['empty', 'empty', 'empty']
  s.webs = Array.from({ length: 3 }, () => ({ on: 'hand' as const, a: 0, b: 0 }))
  if (isSolo(t)) layForOne(t)
  recruitment(t)
}

/** FF-2.7, FF-22.4 Three artifacts in the row, four for four players. */
function layRow(t: T): void {
  t.shuffle(Z.artifactPile)
  for (let slot = 0; slot < (t.seats === 4 ? 4 : 3); slot++) t.move(t.top(Z.artifactPile), at(ROW, slot))
}
/** FF-2.9, FF-22.4, FF-25.7 */
function layFlames(t: T): void {
  const at = (site: SiteNo, lit: boolean) => ({ site, lit })
  const third = isSolo(t) ? at(ENTRANCE, true) : at(FORGE, false)
  t.s.flames = [at(FORGE, true), at(FORGE, t.seats === 4), third]
}
/** FF-2.10, FF-2.11 A Deposit token of its level on each numbered site, an Exploration token too; three Deposits stay out, unseen. */
function layTokens(t: T): void {
  const { s } = t
  s.deposit = SITES.map(() => -1)
  s.exploration = SITES.map(() => -1)
  const pile = { I: Z.depositsI, II: Z.depositsII, III: Z.depositsIII }
  for (const level of ['I', 'II', 'III'] as const) {
    t.shuffle(pile[level])
    sitesAt(level).forEach((site, i) => (s.deposit[site] = at(t.cards(pile[level]), i)))
  }
  t.shuffle(Z.explorations)
  NUMBERED.forEach((site, i) => (s.exploration[site] = at(t.cards(Z.explorations), i)))
}

/** FF-25.4 to FF-25.8 */
function layForOne(t: T): void {
  const { s } = t
  for (const card of t.cards(Z.eventPile).slice(8)) t.move(card, Z.leftOut)
  t.shuffle(Z.impPile) // FF-25.5
  readImpSide(t)
  t.shuffle(Z.objectivePile)
  for (let i = 0; i < 3; i++) t.move(t.top(Z.objectivePile), Z.objectives)
  for (const site of sitesAt('I')) {
    const token = at(s.deposit, site)
    const { ores, kobold } = asKind(printed(t, token), 'deposit').card
    for (const ore of ores) layFromReserve(t, site, ore)
    if (kobold) s.kobolds.push({ site, stun: false, slow: false })
    s.deposit[site] = -1
    t.move(token, Z.gone)
  }
}
function layFromReserve(t: T, site: SiteNo, ore: string): void {
  const kind = ['gold', 'darkiron', 'draconite'].indexOf(ore)
  t.s.reserve[kind] = at(t.s.reserve, kind) - 1
  lay(t, site, kind)
}

/** FF-2.5, FF-2.6 The teams stand: piles and first hands. Alone, the deck is built first (FF-25.2, FF-25.3). */
export function* deal(t: T): Rule {
  if (isSolo(t)) {
    const team = inPlay(t)
    for (const adv of team) yield* chooseDeck(t, adv)
    for (const adv of team) t.offer(V.station, adv)
    t.s.places = (yield* t.order(0, Q.station)).map(aOf)
    t.shuffle(Z.draw)
  } else for (let seat = 0; seat < t.seats; seat++) layPiles(t, seat)
  for (let seat = 0; seat < t.seats; seat++) {
    for (let i = 0; i < HAND; i++) drawCard(t, seat)
    t.note(L.dealt, seat)
  }
  t.later('round')
}
function layPiles(t: T, seat: Seat): void {
  for (const card of t.cards(Z.box).slice()) {
    const p = asKind(printed(t, card), 'action')
    if (seatOf(t, p.adv) === seat) t.move(card, (p.card.tier === 'basic' ? Z.draw : Z.advancedPile) + seat)
  }
  t.shuffle(Z.draw + seat)
  t.shuffle(Z.advancedPile + seat)
  for (let i = 0; i < 2; i++) t.move(t.top(Z.advancedPile + seat), Z.advanced + seat)
}
const SOLO_CARDS = 5
/** FF-25.2 Five of the seven, basic and Advanced alike. */
function* chooseDeck(t: T, adv: Adv): Rule {
  const own = t.cards(Z.box).filter((card) => {
    const p = printed(t, card)
    return p.kind === 'action' && p.adv === adv
  })
  if (t.options.soloDeck === 'standard') for (const card of own.slice(0, SOLO_CARDS)) t.move(card, Z.draw)
  else {
    for (const card of own) t.offer(V.include, card)
    for (const option of yield* t.some(0, Q.deck, SOLO_CARDS, SOLO_CARDS)) t.move(aOf(option), Z.draw)
  }
}
