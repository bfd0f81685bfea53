/** The vocabulary of abilities at work (FF-16, FF-18, FF-26, FF-27). The adventurer of the card being resolved is the one acting. */
import {
  aOf,
  bOf,
  type CardId,
  type Option,
  type QuestionDef,
  type Rule,
  SECRET,
  verbOf,
  type Why,
  why,
} from '@emberhall/kernel'
import { ENDS } from '../board.ts'
import { idleDiscard, topOfPile } from '../cards.ts'
import { type Effect, type Range, SYMBOLS } from '../content/types.ts'
import { grant, hasBatteries, isWebbedArtifact, koboldsAt, seatOf, SILKARA, siteOf, websOnOre } from '../figures.ts'
import {
  carried,
  fromReserve,
  kinds,
  lay,
  load,
  ORDINARY,
  receive,
  takeable,
  takeLying,
  toReserve,
  total,
  unload,
} from '../ore.ts'
import { asKind } from '../printed.ts'
import { type Adv, isSolo, L, printed, Q, SITES, type SiteNo, type T, TURNS, V, Z } from '../state.ts'
import { symbolsLeft } from '../symbols.ts'
import { putWeb, webAtHand } from '../webs.ts'
import { abilitiesOf, grantStanding, keyOf } from './abilities.ts'
import { moreOre, offerTransfers } from './carry.ts'
import { canCaveIn, clearCaveIn, layCaveIn, touchesCaveIn, triggerCaveIn } from './cave-ins.ts'
import { eachActs, lend, remoteTotem, remoteTotems } from './delegate.ts'
import { dig } from './dig.ts'
import { oreFromBag } from './fight.ts'
import { canKindle, kindle } from './flames.ts'
import { rowCards } from './forge.ts'
import { removeKobold } from './kobolds.ts'
import { lookAt } from './looks.ts'
import { heal, mark, markKobold, shock, shockKobold } from './marks.ts'
import { put } from './move.ts'
import { canReplace, replaceRow } from './row.ts'
import {
  amount,
  canPlace,
  chosen,
  type Figure,
  figureOf,
  inRange,
  isKobold,
  KOBOLD,
  offerFigure,
  pushSites,
  siteOfFigure,
  targetsOf,
} from './targets.ts'
import { convertCarried } from './totems.ts'

/** What the cost and earlier steps of an ability have left behind for later ones. */
export interface Context {
  discharged: number
  value: number
  removed: number
}
type Of<K extends Effect['do']> = Extract<Effect, { do: K }>

const LAST_TURN = why('noTurnLeft', 'FF-18.6')
const ALONE = why('nobodyElse', 'FF-25.27')
const NO_WEB = why('noWebLeft', 'FF-26.SI.1')

const sitesInRange = (t: T, adv: Adv, range: Range): SiteNo[] =>
  SITES.flatMap((_, site) => (inRange(t, siteOf(t, adv), site, range) ? [site] : []))

/** FF-17.5, A-32 Whether an ability that begins with this effect can be used. */
export function isPossible(t: T, e: Effect): boolean | Why {
  const { s } = t
  const { adv, seat } = s.turn
  switch (e.do) {
    case 'gain':
    case 'grant':
      return true
    case 'attract':
    case 'push':
    case 'place':
    case 'status':
    case 'shock':
    case 'heal':
    case 'takeCarried':
    case 'convertCarried':
    case 'transfer':
    case 'discardFrom':
      return targetsOf(t, adv, e).length > 0
    case 'swapPlaces':
      return new Set(targetsOf(t, adv, e).map((f) => siteOf(t, f))).size > 1
    case 'trade':
      return carried(t, adv) >= e.min && targetsOf(t, adv, e).length > 0
    case 'delegate':
      return (e.how === 'each' || symbolsLeft(s.turn.pool) > 0) && targetsOf(t, adv, e).length > 0
    case 'caveIn':
      return canCaveIn(t) && (e.n !== 'upToX' || carried(t, adv) > 0)
    case 'clearCaveIn':
      return touchesCaveIn(t, siteOf(t, adv))
    case 'dig':
      return sitesInRange(t, adv, e.range).some((site) => s.deposit[site]! >= 0)
    case 'takeLying':
      return oresInRange(t, adv, e.range).length > 0
    case 'takeFromBag':
      return total(s.bag) > 0
    case 'convertLying':
      return total(s.lying[siteOf(t, adv)]!) > 0
    case 'convertOwn':
      return carried(t, adv) > 0
    case 'removeKobolds':
      return s.kobolds.length > 0
    case 'flame':
      return canKindle(t)
    case 'peek':
      return peekSites(t, e).length > 0
    case 'replaceRow':
      return canReplace(t)
    case 'draw':
      return t.cards(Z.draw + seat).length + idleDiscard(t, seat).length > 0
    case 'chain':
      return canChain(t, e)
    case 'extraTurn':
      if (isSolo(t)) return ALONE
      return s.turns[seat]! + 1 < TURNS ? true : LAST_TURN
    case 'cancel':
      return false
    case 'copy':
      return copyable(t).length > 0
    case 'remoteTotem':
      return symbolsLeft(s.turn.pool) > 0 && remoteTotems(t, adv).length > 0
    case 'battery':
      return hasBatteries(t) && s.batteries < 3
    case 'potion':
      return s.potions.includes('empty')
    case 'web':
      if (seatOf(t, SILKARA) !== seat || webAtHand(t) === undefined) return NO_WEB
      if (e.on === 'artifact') return rowCards(t).some((card) => !isWebbedArtifact(t, card))
      return e.on === 'ore' ? webbable(t, adv, e.range).length > 0 : targetsOf(t, adv, e).length > 0
    case 'choose':
      return hasBatteries(t) && (e.times === 'discharged' || s.batteries < 3)
  }
}

export function* runEffect(t: T, e: Effect, context: Context): Rule {
  const { s } = t
  const { adv, seat } = s.turn
  switch (e.do) {
    case 'gain':
      return gain(t, SYMBOLS.indexOf(e.symbol), e.n === 'value' ? context.value : e.n)
    case 'grant':
      return grant(t, adv, e.what, true)
    case 'attract':
      for (const figure of yield* chosen(t, targetsOf(t, adv, e), e.target.q)) yield* send(t, figure, siteOf(t, adv))
      return
    case 'push':
      return yield* push(t, yield* chosen(t, targetsOf(t, adv, e), e.target.q), amount(t, adv, e.x))
    case 'place':
      return yield* teleport(t, e.target === 'self' ? [adv] : yield* chosen(t, targetsOf(t, adv, e), e.target.q), e.to)
    case 'swapPlaces':
      return yield* swapPlaces(t, targetsOf(t, adv, e))
    case 'status':
      for (const figure of yield* chosen(t, targetsOf(t, adv, e), e.target.q))
        if (isKobold(figure)) markKobold(t, figure - KOBOLD, e.mark)
        else mark(t, figure, e.mark)
      return
    case 'shock': {
      const hit = yield* chosen(t, targetsOf(t, adv, e), e.target.q)
      for (const figure of hit) if (isKobold(figure)) shockKobold(t, figure - KOBOLD)
      return yield* shock(
        t,
        hit.filter((figure) => !isKobold(figure)),
      )
    }
    case 'heal':
      for (const other of yield* chosen(t, targetsOf(t, adv, e), e.target.q)) heal(t, other)
      return
    case 'caveIn':
      return yield* caveIns(t, e)
    case 'clearCaveIn':
      return yield* clearCaveIns(t, e.n)
    case 'dig': {
      for (const site of sitesInRange(t, adv, e.range)) if (s.deposit[site]! >= 0) t.offer(V.site, site)
      return yield* dig(t, adv, aOf(yield* t.choose(seat, Q.dig)))
    }
    case 'takeLying': {
      for (const [site, ore] of oresInRange(t, adv, e.range)) t.offer(V.lying, site, ore)
      const picked = yield* t.choose(seat, Q.takeOre)
      takeLying(t, aOf(picked), bOf(picked))
      return yield* receive(t, adv, bOf(picked)) // FF-26.ML.4
    }
    case 'takeFromBag':
      return yield* takeFromBag(t, e, context)
    case 'takeCarried':
      for (const other of yield* chosen(t, targetsOf(t, adv, e), e.target.q)) yield* takeCarried(t, other)
      return
    case 'trade':
      for (const other of yield* chosen(t, targetsOf(t, adv, e), e.target.q)) yield* trade(t, e, other)
      return
    case 'convertLying':
      return yield* convertLying(t)
    case 'convertOwn': // FF-26.DE.2
      return yield* convertCarried(t, adv, Math.min(e.n, carried(t, adv)))
    case 'convertCarried': // FF-26.DR.4
      for (const other of yield* chosen(t, targetsOf(t, adv, e), e.target.q))
        yield* convertCarried(t, other, yield* t.number(seat, Q.convert, 1, carried(t, other)))
      return
    case 'transfer': // FF-27.5
      offerTransfers(t, adv, targetsOf(t, adv, e), null)
      return yield* moreOre(t, adv, yield* t.choose(seat, Q.transfer))
    case 'removeKobolds': {
      // FF-26.GO.3
      SITES.forEach((_, site) => koboldsAt(t, site).length > 0 && t.offer(V.site, site))
      const site = aOf(yield* t.choose(seat, Q.clean))
      for (const kobold of koboldsAt(t, site).reverse()) {
        removeKobold(t, kobold)
        context.removed++
      }
      return
    }
    case 'flame':
      for (let i = 0; i < e.n && canKindle(t); i++) yield* kindle(t, seat)
      return
    case 'peek':
      return yield* peek(t, e)
    case 'replaceRow': // FF-26.KO.1
      return yield* replaceRow(t, seat)
    case 'draw':
      return yield* drawAndKeep(t, e)
    case 'discardFrom':
      return yield* discardFrom(t, yield* chosen(t, targetsOf(t, adv, e), e.target.q))
    case 'chain':
      return yield* chain(t, e)
    case 'extraTurn': // FF-18.6
      s.turn.again = true
      return t.note(L.extraTurn, seat)
    case 'cancel':
      return
    case 'copy':
      return yield* copy(t)
    case 'delegate':
      return e.how === 'each' ? yield* eachActs(t, targetsOf(t, adv, e)) : yield* lend(t, targetsOf(t, adv, e))
    case 'remoteTotem':
      return yield* remoteTotem(t)
    case 'battery':
      s.batteries = Math.min(3, s.batteries + e.n)
      return t.note(L.battery, s.batteries)
    case 'potion':
      return yield* fill(t, e.n)
    case 'web':
      return yield* web(t, e)
    case 'choose':
      return yield* chooseEffects(t, e, context)
  }
}
function gain(t: T, symbol: number, n: number): void {
  const { pool } = t.s.turn
  pool[symbol] = pool[symbol]! + n
  t.note(L.gainedSymbol, symbol, n)
}

// ---------------------------------------------------------------- figures on the move

/** FF-16.13 A Kobold reveals nothing and needs no room. */
function* send(t: T, figure: Figure, to: SiteNo): Rule {
  if (!isKobold(figure)) return yield* put(t, figure, to)
  t.note(L.koboldSent, siteOfFigure(t, figure), to)
  t.s.kobolds[figure - KOBOLD]!.site = to
}
/** FF-16.2 */
function push(t: T, targets: readonly Figure[], x: number): Rule {
  return oneByOne(t, targets, Q.destination, (figure) => pushSites(t, figure, x))
}
/** FF-16.3, FF-26.DE.3 */
function teleport(t: T, targets: readonly Figure[], to: 'any' | 'deposit'): Rule {
  return oneByOne(t, targets, Q.teleport, (figure) => SITES.flatMap((_, i) => (canPlace(t, figure, i, to) ? [i] : [])))
}
/** FF-16.15 In an order and to destinations of the player's choice, as long as there is somewhere to go. */
function* oneByOne(
  t: T,
  targets: readonly Figure[],
  question: QuestionDef,
  sitesFor: (figure: Figure) => SiteNo[],
): Rule {
  let waiting = [...targets]
  const { seat } = t.s.turn
  while (!t.s.turn.trapped) {
    waiting = waiting.filter((figure) => sitesFor(figure).length > 0)
    if (waiting.length === 0) return
    for (const figure of waiting) offerFigure(t, figure)
    const next = figureOf(yield* t.choose(seat, Q.target))
    waiting = waiting.filter((figure) => figure !== next)
    for (const site of sitesFor(next)) t.offer(V.site, site)
    t.s.turn.figure = next
    const to = aOf(yield* t.choose(seat, question))
    t.s.turn.figure = -1
    yield* send(t, next, to)
  }
}
/** FF-26.DR.3, FF-6.7 Room is no question; both arrive, and each turns up what lies there. */
function* swapPlaces(t: T, legal: readonly Adv[]): Rule {
  const { seat } = t.s.turn
  const elsewhere = (adv: Adv) => legal.filter((other) => siteOf(t, other) !== siteOf(t, adv))
  for (const adv of legal) if (elsewhere(adv).length > 0) t.offer(V.adventurer, adv)
  const one = aOf(yield* t.choose(seat, Q.target))
  for (const adv of elsewhere(one)) t.offer(V.adventurer, adv)
  const other = aOf(yield* t.choose(seat, Q.target))
  const [a, b] = [siteOf(t, one), siteOf(t, other)]
  t.s.adventurers[other]!.site = a
  t.note(L.swapped, one, other)
  yield* put(t, one, b)
  yield* put(t, other, a)
}

// ---------------------------------------------------------------- the mine

function* caveIns(t: T, e: Of<'caveIn'>): Rule {
  const { seat, adv } = t.s.turn
  if (e.n !== 'upToX') {
    for (let i = 0; i < e.n && canCaveIn(t); i++) yield* triggerCaveIn(t, seat, Q.caveIn)
    return
  }
  t.s.caveIn.forEach((isClosed, passage) => isClosed || t.offer(V.passage, passage))
  for (const option of yield* t.some(seat, Q.caveIn, 1, carried(t, adv))) layCaveIn(t, aOf(option))
}
function* clearCaveIns(t: T, n: number): Rule {
  const { seat, adv } = t.s.turn
  for (let i = 0; i < n && touchesCaveIn(t, siteOf(t, adv)); i++) {
    for (let passage = 0; passage < t.s.caveIn.length; passage++)
      if (isTouching(t, adv, passage)) t.offer(V.passage, passage)
    clearCaveIn(t, aOf(yield* t.choose(seat, Q.clear)))
  }
}
const isTouching = (t: T, adv: Adv, passage: number): boolean =>
  t.s.caveIn[passage]! && ENDS[passage]!.includes(siteOf(t, adv))

type Peek = Of<'peek'>
function peekSites(t: T, e: Peek): SiteNo[] {
  return sitesInRange(t, t.s.turn.adv, e.range).filter((site) => tokensAt(t, e, site).length > 0)
}
function tokensAt(t: T, e: Peek, site: SiteNo): CardId[] {
  return e.what.map((what) => t.s[what][site]!).filter((token) => token >= 0)
}
/** FF-26.ML.3 Secretly, and back they go. */
function* peek(t: T, e: Peek): Rule {
  const { seat } = t.s.turn
  for (const site of peekSites(t, e)) t.offer(V.site, site)
  const n = e.n === 'site' ? 1 : e.n
  for (const option of yield* t.some(seat, Q.peek, 1, n))
    for (const token of tokensAt(t, e, aOf(option))) lookAt(t, seat, token, aOf(option))
}

// ---------------------------------------------------------------- ore

function oresInRange(t: T, adv: Adv, range: Range): [site: SiteNo, ore: number][] {
  return sitesInRange(t, adv, range).flatMap((site) =>
    kinds(t.s.lying[site]!).flatMap((ore): [SiteNo, number][] =>
      takeable(t, adv, site, ore) > 0 ? [[site, ore]] : [],
    ),
  )
}
function* takeFromBag(t: T, e: Of<'takeFromBag'>, context: Context): Rule {
  const { adv, seat } = t.s.turn
  const n = e.n === 'perKobold' ? context.removed : e.n
  for (let i = 0; i < n && total(t.s.bag) > 0; i++) {
    if (e.how === 'random') yield* oreFromBag(t, adv)
    else {
      // FF-26.GD.2
      for (const ore of kinds(t.s.bag)) t.offer(V.ore, ore)
      const ore = aOf(yield* t.choose(seat, Q.takeOre))
      t.s.bag[ore] = t.s.bag[ore]! - 1
      yield* receive(t, adv, ore)
    }
  }
}
/** FF-10.9 */
function* takeCarried(t: T, from: Adv): Rule {
  const { adv, seat } = t.s.turn
  for (const ore of kinds(t.s.adventurers[from]!.ore)) t.offer(V.carried, from, ore)
  const ore = bOf(yield* t.choose(seat, Q.takeOre))
  unload(t, from, ore)
  t.note(L.lost, from, ore)
  yield* receive(t, adv, ore)
}
/** FF-26.NB.2 One or two ores of each side, all chosen by the same player. */
function* trade(t: T, e: Of<'trade'>, other: Adv): Rule {
  const { adv, seat } = t.s.turn
  const n = yield* t.number(seat, Q.trade, e.min, Math.min(e.max, carried(t, adv), carried(t, other)))
  const mine = yield* named(t, adv, n)
  const theirs = yield* named(t, other, n)
  for (let i = 0; i < n; i++) {
    unload(t, adv, mine[i]!)
    unload(t, other, theirs[i]!)
    load(t, other, mine[i]!)
    load(t, adv, theirs[i]!)
    t.note(L.traded, adv, mine[i]!, other, theirs[i]!)
  }
}
function* named(t: T, adv: Adv, n: number): Rule<number[]> {
  const left = [...t.s.adventurers[adv]!.ore]
  const ores: number[] = []
  for (let i = 0; i < n; i++) {
    for (const ore of kinds(left)) t.offer(V.carried, adv, ore)
    const ore = bOf(yield* t.choose(t.s.turn.seat, Q.takeOre))
    left[ore] = left[ore]! - 1
    ores.push(ore)
  }
  return ores
}
/** FF-26.OG.6, FF-23.6 All of them, against as many of choice. */
function* convertLying(t: T): Rule {
  const { adv, seat } = t.s.turn
  const site = siteOf(t, adv)
  const old = t.s.lying[site]!.flatMap((n, ore) => new Array<number>(n).fill(ore))
  for (const gone of old) {
    for (const ore of ORDINARY) if (t.s.reserve[ore]! > 0 || ore === gone) t.offer(V.ore, ore)
    const fresh = aOf(yield* t.choose(seat, Q.convertTo))
    takeLying(t, site, gone)
    toReserve(t, gone)
    lay(t, site, fresh, fromReserve(t, fresh))
    t.note(L.converted, gone, fresh)
  }
}

// ---------------------------------------------------------------- cards

/** FF-26.MO.3 */
function* drawAndKeep(t: T, e: Of<'draw'>): Rule {
  const { seat } = t.s.turn
  for (let i = 0; i < e.n; i++) {
    const card = topOfPile(t, seat)
    if (card >= 0) t.move(card, Z.aside + seat)
  }
  const drawn = t.cards(Z.aside + seat).filter((card) => !t.s.turn.chain.includes(card))
  for (const card of drawn) t.offer(V.card, card)
  const kept = (yield* t.some(seat, Q.vigour, e.keep, e.keep)).map(aOf)
  for (const card of drawn) {
    t.move(card, (kept.includes(card) ? Z.hand : Z.discard) + seat)
    if (!kept.includes(card)) t.note(L.discarded, seat, card)
  }
  t.note(L.drewKept, seat, kept.length)
}
const handOf = (t: T, adv: Adv): CardId[] =>
  t.cards(Z.hand + seatOf(t, adv)).filter((card) => asKind(printed(t, card), 'action').adv === adv)
/**
 * FF-26.MO.2, FF-26.VA.2 Each controller chooses a card of that adventurer; several controllers at the same time. Whether there
 * was a choice is nobody else's business, so all are asked.
 */
function* discardFrom(t: T, targets: readonly Adv[]): Rule {
  let waiting = [...targets]
  while (waiting.length > 0) {
    const now = waiting.filter((adv, i) => waiting.findIndex((other) => seatOf(t, other) === seatOf(t, adv)) === i)
    waiting = waiting.filter((adv) => !now.includes(adv))
    const asks = now.map((adv) => {
      for (const card of handOf(t, adv)) t.offer(V.card, card)
      if (t.n === 0) t.offer(V.nothing)
      return t.hold(seatOf(t, adv), Q.slumber)
    })
    for (const [i, answer] of (yield* t.together(asks, SECRET)).entries()) {
      const seat = seatOf(t, now[i]!)
      if (verbOf(answer as Option) === V.nothing) t.note(L.nothingDiscarded, seat, now[i]!)
      else {
        t.move(aOf(answer as Option), Z.discard + seat)
        t.note(L.discarded, seat, aOf(answer as Option))
      }
    }
  }
}

/** FF-18.2, FF-18.3, FF-18.5 Open cards that could be chained. */
function chainable(t: T, from: Of<'chain'>['from']): CardId[] {
  const { seat, card: now, chain: waiting } = t.s.turn
  switch (from) {
    case 'discard':
      return idleDiscard(t, seat)
    case 'search':
      return idleDiscard(t, seat).filter((card) => isSilkaras(t, card))
    case 'replay':
      return t.cards(Z.active + seat).filter((card) => card !== now && !waiting.includes(card))
    case 'draw':
      return []
  }
}
const isSilkaras = (t: T, card: CardId): boolean => asKind(printed(t, card), 'action').adv === SILKARA
function canChain(t: T, { from }: Of<'chain'>): boolean {
  const pile = t.cards(Z.draw + t.s.turn.seat)
  if (from === 'draw') return pile.length + idleDiscard(t, t.s.turn.seat).length > 0
  return chainable(t, from).length > 0 || (from === 'search' && pile.some((card) => isSilkaras(t, card)))
}
/** FF-18.1 Chosen now, played when the present card is finished. */
function* chain(t: T, { from }: Of<'chain'>): Rule {
  const { seat, chain: waiting } = t.s.turn
  if (from === 'draw') {
    const card = topOfPile(t, seat) // FF-18.4
    if (card < 0) return
    t.move(card, Z.aside + seat)
    return void waiting.push(card)
  }
  for (const card of chainable(t, from)) t.offer(V.card, card)
  if (from === 'search' && t.cards(Z.draw + seat).some((card) => isSilkaras(t, card))) t.offer(V.search)
  const picked = yield* t.choose(seat, Q.chain)
  waiting.push(verbOf(picked) === V.search ? yield* search(t) : aOf(picked))
}
/** FF-18.3 The pile is looked through, and shuffled when the card is out. */
function* search(t: T): Rule<CardId> {
  const { seat } = t.s.turn
  for (const card of t.cards(Z.draw + seat)) {
    t.peek(seat, card)
    if (isSilkaras(t, card)) t.offer(V.card, card)
  }
  const card = t.surface(aOf(yield* t.choose(seat, Q.search)))
  t.move(card, Z.aside + seat)
  t.shuffle(Z.draw + seat)
  return card
}

/** FF-26.OG.5 Cards in any active zone, Metamorphosis itself aside, with an ability not yet used this turn. */
function copyable(t: T): CardId[] {
  const { card: now, used } = t.s.turn
  const cards: CardId[] = []
  for (let seat = 0; seat < t.seats; seat++)
    for (const card of t.cards(Z.active + seat))
      if (
        card !== now &&
        abilitiesOf(t, card).some((a, i) => a.timing !== 'reaction' && !used.includes(keyOf(card, i)))
      )
        cards.push(card)
  return cards
}
/** A-50 All its abilities, each once, with Ogmül as the one acting. */
function* copy(t: T): Rule {
  const { turn: now } = t.s
  for (const card of copyable(t)) t.offer(V.card, card)
  const card = aOf(yield* t.choose(now.seat, Q.copy))
  t.note(L.copied, now.adv, card)
  abilitiesOf(t, card).forEach((ability, i) => {
    if (ability.timing === 'standing') grantStanding(t, card, i)
    else if (ability.timing === 'loop') now.copied.push(keyOf(card, i))
  })
}

// ---------------------------------------------------------------- special tokens

/** FF-26.OG.1 */
function* fill(t: T, n: number): Rule {
  t.s.potions.forEach((potion, i) => potion === 'empty' && t.offer(V.potion, i))
  for (const option of yield* t.some(t.s.turn.seat, Q.fill, n, n)) {
    t.s.potions[aOf(option)] = 'full'
    t.note(L.filled, aOf(option))
  }
}
function webbable(t: T, adv: Adv, range: Range): [site: SiteNo, ore: number][] {
  return sitesInRange(t, adv, range).flatMap((site) =>
    kinds(t.s.lying[site]!).flatMap((ore): [SiteNo, number][] =>
      t.s.lying[site]![ore]! > websOnOre(t, site, ore) ? [[site, ore]] : [],
    ),
  )
}
/** FF-26.SI.3, FF-26.SI.4, FF-26.SI.5 */
function* web(t: T, e: Of<'web'>): Rule {
  const { adv, seat } = t.s.turn
  if (e.on === 'artifact') {
    for (const card of rowCards(t)) if (!isWebbedArtifact(t, card)) t.offer(V.card, card)
    return putWeb(t, 'artifact', aOf(yield* t.choose(seat, Q.web)))
  }
  if (e.on === 'ore') {
    for (const [site, ore] of webbable(t, adv, e.range)) t.offer(V.lying, site, ore)
    const picked = yield* t.choose(seat, Q.web)
    return putWeb(t, 'ore', aOf(picked), bOf(picked))
  }
  for (const other of targetsOf(t, adv, e)) t.offer(V.adventurer, other)
  putWeb(t, 'adventurer', aOf(yield* t.choose(seat, Q.web)))
}
/** FF-26.FL.2 One effect for each Battery discharged, the same again if you like; FF-26.FL.3 one for each uncharged, all different. */
function* chooseEffects(t: T, e: Of<'choose'>, context: Context): Rule {
  const { seat } = t.s.turn
  const times = e.times === 'discharged' ? context.discharged : 3 - t.s.batteries
  const done = new Set<number>()
  for (let i = 0; i < times; i++) {
    e.options.forEach((option, n) => {
      if ((!e.distinct || !done.has(n)) && isPossible(t, option) === true) t.offer(V.effect, n)
    })
    if (t.n === 0) return t.withdraw()
    const n = aOf(yield* t.choose(seat, e.distinct ? Q.surge : Q.charge))
    done.add(n)
    yield* runEffect(t, e.options[n]!, context)
  }
}
