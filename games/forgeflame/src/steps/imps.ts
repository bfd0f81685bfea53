/** FF-25.10 to FF-25.13 The imps of the solo game. */
import { at, type Rule } from '@emberhall/kernel'
import { distancesFrom, ENTRANCE, firstStep, FORGE, hasRoom, isNumbered } from '../board.ts'
import type { ImpEffect } from '../content/types.ts'
import { isImmune, koboldsAt, siteOf } from '../figures.ts'
import { kinds, PRECIOUS, toBag, unload } from '../ore.ts'
import { asKind, sideOf } from '../printed.ts'
import { type Adv, pawnOf, noTurn, printed, ROW, type T, Z } from '../state.ts'
import { L } from '../logs.ts'
import { layCaveIn } from './cave-ins.ts'
import { enter } from './explore.ts'
import { litAt, setFlame } from './flames.ts'
import { refill } from './forge.ts'
import { activateKobolds, placeKobold } from './kobolds.ts'
import { mark, shock } from './marks.ts'

/** FF-25.12 The back that lies on top is open to all. */
export function readImpSide(t: T): void {
  const top = t.top(Z.impPile)
  t.s.impSide = top < 0 ? -1 : sideOf(printed(t, top))
}
/** FF-25.31 It is nobody's turn. */
export function* imps(t: T): Rule {
  const { s } = t
  s.phase = 'imps'
  s.turn = noTurn(-1)
  const card = t.top(Z.impPile)
  t.move(card, Z.imp)
  readImpSide(t)
  const imp = asKind(printed(t, card), 'imp').card
  t.note(L.imp, card, s.impSide)
  const target = at(s.places, s.impSide)
  if (isPossible(t, imp.effect, target)) yield* EFFECTS[imp.effect](t, target)
  else t.note(L.impIdle, card) // FF-25.11
  if (imp.removesArtifact) removeArtifact(t)
  t.move(card, Z.gone)
}
/** FF-25.13 The artifact at the side that the back shows, even when the effect was impossible. */
function removeArtifact(t: T): void {
  const slot = at(ROW, t.s.impSide)
  const card = t.cards(slot)[0]
  if (card === undefined) return
  t.move(card, Z.gone)
  t.note(L.artifactRemoved, card)
  refill(t, slot)
}
const precious = (t: T, target: Adv): number => PRECIOUS.find((ore) => at(pawnOf(t, target).ore, ore) > 0) ?? -1
const goal = (t: T, target: Adv): number => (siteOf(t, target) === FORGE ? ENTRANCE : FORGE)
const handOf = (t: T, target: Adv): number[] =>
  t.cards(Z.hand).filter((card) => asKind(printed(t, card), 'action').adv === target)
function nearestKobold(t: T, target: Adv): number {
  const far = distancesFrom(t, siteOf(t, target))
  const reachable = t.s.kobolds.flatMap((kobold, i) => (at(far, kobold.site) < 99 ? [i] : []))
  // FF-27.14 Ties by the order of the sites, then the oldest.
  const rank = (i: number) => at(far, at(t.s.kobolds, i).site) * 100 + at(t.s.kobolds, i).site
  return reachable.toSorted((a, b) => rank(a) - rank(b) || a - b)[0] ?? -1
}

function isPossible(t: T, effect: ImpEffect, target: Adv): boolean {
  const { s } = t
  const adv = at(s.adventurers, target)
  switch (effect) {
    case 'slow':
    case 'stun':
      return !isImmune(t, target, effect) && !adv[effect]
    case 'shock':
      return !isImmune(t, target, 'shock') && kinds(adv.ore).length > 0
    case 'pickpocket':
      return precious(t, target) >= 0
    case 'flameOut':
      return s.flames.some((flame) => flame.lit)
    case 'blockWay':
      return firstStep(t, adv.site, goal(t, target)) !== null
    case 'spawn':
      return isNumbered(adv.site)
    case 'activate':
      return s.kobolds.length > 0
    case 'slide': {
      const step = firstStep(t, adv.site, ENTRANCE)
      return step !== null && hasRoom(t, step.to)
    }
    case 'bait':
      return koboldsAt(t, adv.site).length === 0 && nearestKobold(t, target) >= 0
    case 'discardRandom':
      return handOf(t, target).length > 0
  }
}
const EFFECTS: Readonly<Record<ImpEffect, (t: T, target: Adv) => Rule>> = {
  *slow(t, target) {
    mark(t, target, 'slow')
  },
  *stun(t, target) {
    mark(t, target, 'stun')
  },
  shock: (t, target) => shock(t, [target]),
  *pickpocket(t, target) {
    const ore = precious(t, target)
    unload(t, target, ore)
    toBag(t, ore)
    t.note(L.lost, target, ore)
  },
  *flameOut(t) {
    const flame = litAt(t, FORGE)
    setFlame(t, flame >= 0 ? flame : litAt(t, ENTRANCE), false)
  },
  *blockWay(t, target) {
    layCaveIn(t, firstStep(t, siteOf(t, target), goal(t, target))!.passage) // FF-27.13
  },
  *spawn(t, target) {
    placeKobold(t, siteOf(t, target))
  },
  *activate(t) {
    activateKobolds(t)
  },
  *slide(t, target) {
    const { to } = firstStep(t, siteOf(t, target), ENTRANCE)!
    t.note(L.sent, target, to)
    yield* enter(t, target, to)
  },
  *bait(t, target) {
    const kobold = at(t.s.kobolds, nearestKobold(t, target))
    t.note(L.koboldSent, kobold.site, siteOf(t, target))
    kobold.site = siteOf(t, target)
  },
  *discardRandom(t, target) {
    const cards = handOf(t, target)
    const card = at(cards, t.random('discard', cards.length))
    t.move(card, Z.discard)
    t.note(L.discarded, 0, card)
  },
}
