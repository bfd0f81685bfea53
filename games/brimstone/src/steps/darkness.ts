/** SB-5.5 to SB-5.9, SB-13 The Darkness comes nearer: its marker, Darkness cards, Growing Dread. */
import { at as nth, type CardId, type Rule } from '@emberhall/kernel'
import { bookOf, partNo } from '../book.ts'
import { printed } from '../printed.ts'
import { abilitiesOf, markUsed, maySpendGrit } from '../queries/abilities.ts'
import { standing } from '../queries/ground.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { Q, V } from '../questions.ts'
import { run } from '../running.ts'
import { heroOf, type HeroNo, leaderOf, type T, Z } from '../state.ts'
import { drawTop } from './decks.ts'
import { freeElites } from './elite.ts'
import { lose } from './finish.ts'
import { pick } from './posse.ts'

/** SB-5.9 One space at a time; back toward Darkness Start nothing happens. */
export function* advanceDarkness(t: T, n: number): Rule {
  const { depth } = t.s
  const { track } = bookOf(t).content
  if (n < 0) {
    depth.darkness = Math.min(track.spaces - 1, depth.darkness - n)
    return t.note(L.darknessBack, depth.darkness)
  }
  for (let step = 0; step < n; step++) {
    depth.darkness--
    t.note(L.darkness, depth.darkness)
    if (depth.darkness === 0) yield* lose(t, 'darkness') // SB-5.8
    if (t.options.darknessPasses) yield* freeElites(t) // SB-34.6
    if (track.blood.includes(depth.darkness)) yield* drawDarkness(t) // SB-5.5
    if (track.dread.includes(depth.darkness)) addDread(t) // SB-5.6
  }
}

/** SB-13.1 Applied, then discarded unless it remains in play. */
export function* drawDarkness(t: T): Rule {
  const card = drawTop(t, Z.darkness, Z.darknessPile)
  if (card < 0) return
  t.move(card, Z.drawn)
  t.note(L.darknessCard, card)
  t.s.about.card = card
  if (yield* cancelsDrawn(t)) return t.move(card, Z.darknessPile)
  const { card: text } = printed(t, card, 'darkness')
  const holder =
    t.s.lantern.holder >= 0 && heroOf(t, t.s.lantern.holder).down === 0 ? t.s.lantern.holder : nth(standing(t), 0)
  if (text.remains !== undefined) {
    t.move(card, Z.remains)
    if (text.remains.on === 'randomHero') t.s.laidOn.push(card * 8 + pick(t, 'hero', standing(t)))
  }
  yield* run(t, text.do, { you: holder, tile: -1, world: -1, source: ++t.s.sources })
  if (text.remains === undefined) t.move(card, Z.darknessPile)
}
function* cancelsDrawn(t: T): Rule<boolean> {
  for (const h of standing(t))
    for (const hand of abilitiesOf(t, h, 'darknessDrawn')) {
      t.s.about.hero = h
      t.offer(V.use, partNo(t, hand.ability), h)
      if ((yield* t.maybe(heroOf(t, h).seat, Q.cancelCard)) === 0) continue
      markUsed(t, hand)
      t.note(L.cancelled, theHero(t, h))
      return true
    }
  return false
}
/** SB-1.6 A card that remained is cancelled. */
export function discardRemaining(t: T, card: CardId): void {
  t.s.laidOn = t.s.laidOn.filter((entry) => entry >> 3 !== card)
  t.move(card, Z.darknessPile)
  t.note(L.passes, card)
}
/** What remains until something has happened. */
export function endRemaining(t: T, until: 'clue' | 'fightEnd'): void {
  for (const card of t.cards(Z.remains).slice())
    if (printed(t, card, 'darkness').card.remains?.until === until) discardRemaining(t, card)
}

// ---------------------------------------------------------------- Growing Dread

/** SB-13.2, SB-13.6 Unseen by all, on top of the stack. */
export function addDread(t: T): void {
  const card = drawTop(t, Z.dread, Z.dreadPile)
  if (card < 0) return
  t.move(card, Z.dreadStack)
  t.note(L.dread, t.cards(Z.dreadStack).length)
}
/** SB-13.3 Everybody who stands pays 1 Grit; if one cannot, it cannot be done. */
export function canCancelDread(t: T): boolean {
  const heroes = standing(t)
  return heroes.every((h) => heroOf(t, h).grit > 0 && maySpendGrit(t, h))
}
function payDread(t: T): void {
  for (const h of standing(t)) heroOf(t, h).grit--
}
/** SB-13.3, SB-13.4 The top card, unseen. */
export function cancelTopDread(t: T, pays: 'pays' | 'free'): void {
  const card = t.top(Z.dreadStack)
  if (card < 0) return
  if (pays === 'pays') payDread(t)
  t.moveUnder(card, Z.dread)
  t.note(L.dreadCancelled)
}
/** SB-13.5, SB-13.7 One by one from the top; each may still be cancelled before it takes effect. */
export function* resolveDread(t: T): Rule {
  for (let card = t.top(Z.dreadStack); card >= 0; card = t.top(Z.dreadStack)) {
    t.move(card, Z.drawn)
    t.note(L.dreadCard, card)
    t.s.about.card = card
    if (canCancelDread(t)) {
      t.offer(V.cancelDread)
      if ((yield* t.maybe(leaderOf(t), Q.cancelDread)) !== 0) {
        payDread(t)
        t.move(card, Z.dreadPile)
        t.note(L.dreadCancelled)
        continue
      }
    }
    const you: HeroNo = nth(standing(t), 0)
    yield* run(t, printed(t, card, 'dread').card.do, {
      you,
      tile: t.s.objective,
      world: -1,
      source: ++t.s.sources,
    })
    t.move(card, Z.dreadPile)
  }
}
