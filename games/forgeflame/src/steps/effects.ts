/** The vocabulary of abilities at work (FF-16, FF-18, FF-26, FF-27). The adventurer of the card being resolved is the one acting. */
import { aOf, at, bOf, type Rule, type Why, why } from '@emberhall/kernel'
import { idleDiscard } from '../cards.ts'
import { type Effect, SYMBOLS } from '../content/types.ts'
import { grant, hasBatteries, koboldsAt, siteOf } from '../figures.ts'
import { carried, receive, takeLying, total } from '../ore.ts'
import { isSolo, Q, SITES, type T, TURNS, V, Z } from '../state.ts'
import { L } from '../logs.ts'
import { symbolsLeft } from '../symbols.ts'
import { moreOre, offerTransfers } from './carry.ts'
import { canCaveIn, caveIns, clearCaveIns, touchesCaveIn } from './cave-ins.ts'
import { canChain, chain } from './chains.ts'
import { copy, copyable } from './copies.ts'
import { eachActs, lend, remoteTotem, remoteTotems } from './delegate.ts'
import { dig } from './dig.ts'
import { canKindle, kindle } from './flames.ts'
import { discardFrom, drawAndKeep } from './hands.ts'
import { removeKobold } from './kobolds.ts'
import { peek, peekSites } from './looks.ts'
import { heal, mark, markKobold, shock, shockKobold } from './marks.ts'
import { push, send, swapPlaces, teleport } from './moving.ts'
import { convertLying, oresInRange, takeCarried, takeFromBag, trade } from './ores.ts'
import { canReplace, replaceRow } from './row.ts'
import { canWeb, fill, web } from './special-tokens.ts'
import { amount, chosen, isKobold, KOBOLD, sitesInRange, targetsOf } from './targets.ts'
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
const NO_X = why('carriesNothing', 'FF-26.GR.1')
const NOTHING_TO_TRADE = why('carriesNothing', 'FF-26.NB.2')
const NOTHING_TO_CONVERT = why('carriesNothing', 'FF-26.DE.2')
const NO_SYMBOL = why('noSymbolLeft', 'FF-5.1')
const BAG_WITHOUT_ORE = why('bagWithoutOre', 'FF-11.11')
/** For effects that have no range: what they would do is done already, or there is nothing left to do it with. */
const NO_CHANGE = why('wouldChangeNothing', 'FF-17.5')

/** FF-17.5, A-32 Whether an ability that begins with this effect can be used; `false` where nobody and nothing is in range. */
export function isPossible(t: T, e: Effect): boolean | Why {
  const { s } = t
  const { adv, seat } = s.turn
  switch (e.do) {
    case 'gain':
    case 'grant':
      return true
    case 'attract':
    case 'push':
      return e.x === 'X' && carried(t, adv) === 0 ? NO_X : targetsOf(t, adv, e).length > 0
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
      return carried(t, adv) < e.min ? NOTHING_TO_TRADE : targetsOf(t, adv, e).length > 0
    case 'delegate':
      return e.how === 'lend' && symbolsLeft(s.turn.pool) === 0 ? NO_SYMBOL : targetsOf(t, adv, e).length > 0
    case 'caveIn':
      return e.n === 'upToX' && carried(t, adv) === 0 ? NO_X : canCaveIn(t) || NO_CHANGE
    case 'clearCaveIn':
      return touchesCaveIn(t, siteOf(t, adv))
    case 'dig':
      return sitesInRange(t, adv, e.range).some((site) => at(s.deposit, site) >= 0)
    case 'takeLying':
      return oresInRange(t, adv, e.range).length > 0
    case 'takeFromBag':
      return total(s.bag) > 0 || BAG_WITHOUT_ORE
    case 'convertLying':
      return total(at(s.lying, siteOf(t, adv))) > 0
    case 'convertOwn':
      return carried(t, adv) > 0 || NOTHING_TO_CONVERT
    case 'removeKobolds':
      return s.kobolds.length > 0 || NO_CHANGE
    case 'flame':
      return canKindle(t) || NO_CHANGE
    case 'peek':
      return peekSites(t, e).length > 0
    case 'replaceRow':
      return canReplace(t) || NO_CHANGE
    case 'draw':
      return t.cards(Z.draw + seat).length + idleDiscard(t, seat).length > 0 || NO_CHANGE
    case 'chain':
      return canChain(t, e.from) || NO_CHANGE
    case 'extraTurn':
      if (isSolo(t)) return ALONE
      return at(s.turns, seat) + 1 < TURNS ? true : LAST_TURN
    case 'cancel':
      return false
    case 'copy':
      return copyable(t).length > 0 || NO_CHANGE
    case 'remoteTotem':
      return symbolsLeft(s.turn.pool) === 0 ? NO_SYMBOL : remoteTotems(t, adv).length > 0 || NO_CHANGE
    case 'battery':
      return (hasBatteries(t) && s.batteries < 3) || NO_CHANGE
    case 'potion':
      return s.potions.includes('empty') || NO_CHANGE
    case 'web':
      return canWeb(t, e)
    case 'choose':
      return (hasBatteries(t) && (e.times === 'discharged' || s.batteries < 3)) || NO_CHANGE
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
      return yield* caveIns(t, e.n)
    case 'clearCaveIn':
      return yield* clearCaveIns(t, e.n)
    case 'dig': {
      for (const site of sitesInRange(t, adv, e.range)) if (at(s.deposit, site) >= 0) t.offer(V.site, site)
      return yield* dig(t, adv, aOf(yield* t.choose(seat, Q.dig)))
    }
    case 'takeLying': {
      for (const [site, ore] of oresInRange(t, adv, e.range)) t.offer(V.lying, site, ore)
      const picked = yield* t.choose(seat, Q.takeOre)
      takeLying(t, aOf(picked), bOf(picked))
      return yield* receive(t, adv, bOf(picked)) // FF-26.ML.4
    }
    case 'takeFromBag':
      return yield* takeFromBag(t, e, context.removed)
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
      return yield* drawAndKeep(t, e.n, e.keep)
    case 'discardFrom':
      return yield* discardFrom(t, yield* chosen(t, targetsOf(t, adv, e), e.target.q))
    case 'chain':
      return yield* chain(t, e.from)
    case 'extraTurn': // FF-18.6, FF-26.NB.1
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
  pool[symbol] = at(pool, symbol) + n
  t.note(L.gainedSymbol, symbol, n)
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
    if (t.offerCount === 0) return t.withdraw()
    const n = aOf(yield* t.choose(seat, e.distinct ? Q.surge : Q.charge))
    done.add(n)
    yield* runEffect(t, at(e.options, n), context)
  }
}
