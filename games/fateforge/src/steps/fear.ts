/** FG-U13 Fear. */
import { type Rule, verbOf } from '@emberhall/kernel'
import { STANDS } from '../book.ts'
import { has, seatOf } from '../heroes.ts'
import { faceKind } from '../decks.ts'
import { theHero } from '../naming.ts'
import { L } from '../log.ts'
import { Q, V } from '../questions.ts'
import { heroAt, type HeroNo, type T, Z } from '../state.ts'
import { suffer } from './mishaps.ts'

const OIL = 'lantern-oil'

/** FG-U13.1, FG-U13.2 A card at most once a round; the Lamp of the Dead and the lantern oil keep it away. */
export function* drawFear(t: T, h: HeroNo): Rule {
  const hero = heroAt(t, h)
  if (hero.down || hero.feared || has(t, h, STANDS.noFear)) return
  if (yield* burnOil(t, h)) return
  const card = nextFear(t, h)
  if (card < 0) return
  hero.feared = true
  const fear = faceKind(t, card, 'fear')
  const isDouble = t.cards(Z.fear + h).some((other) => t.face(other) === t.face(card))
  t.move(card, fear.faceUp === undefined || isDouble ? Z.fearPile : Z.fear + h)
  t.note(L.fear, theHero(t, h), card)
  if (!isDouble) yield* suffer(t, h, fear.mishaps)
}
/** FG-U13.3 One whose title is open before another hero is replaced by the next. */
function nextFear(t: T, h: HeroNo): number {
  for (let tries = t.cards(Z.fearDeck).length + t.cards(Z.fearPile).length; tries > 0; tries--) {
    if (t.cards(Z.fearDeck).length === 0) {
      for (const card of t.cards(Z.fearPile).slice()) t.move(card, Z.fearDeck)
      t.shuffle(Z.fearDeck)
    }
    const card = t.top(Z.fearDeck)
    if (card < 0 || !isOpenElsewhere(t, h, card)) return card
    t.move(card, Z.fearPile)
  }
  return -1
}
function isOpenElsewhere(t: T, h: HeroNo, card: number): boolean {
  return t.s.heroes.some((_, other) => other !== h && t.cards(Z.fear + other).some((c) => t.face(c) === t.face(card)))
}
/** N8: the oil kept is burnt once against a fear draw. */
function* burnOil(t: T, h: HeroNo): Rule<boolean> {
  const { storyCards } = t.s
  if (!storyCards.includes(OIL)) return false
  t.offer(V.cancelFear)
  t.offer(V.keepFear)
  t.s.about.hero = h
  if (verbOf(yield* t.choose(seatOf(t, h), Q.fear)) !== V.cancelFear) return false
  t.s.storyCards = storyCards.filter((card) => card !== OIL)
  t.s.graveyard.push(OIL)
  t.note(L.fearCancelled, theHero(t, h))
  return true
}
