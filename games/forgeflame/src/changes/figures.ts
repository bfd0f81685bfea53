/** Figures that are not as printed at the moment, and what changes them. */
import { at, type CardId } from '@emberhall/kernel'
import { FORGE } from '../board.ts'
import { hasGrant, siteOf } from '../figures.ts'
import type { Printed } from '../printed.ts'
import { pawnOf, isSolo, printed, ROW, type T, Z } from '../state.ts'
import { halfOf } from '../steps/dig.ts'
import { needsFlame } from '../steps/forge.ts'
import { mithrulVp } from '../steps/values.ts'
import { MOVE } from '../symbols.ts'

export interface Figure {
  readonly what: 'moves' | 'abilities' | 'vp' | 'flames' | 'ores'
  readonly printed: number
  readonly now: number
  readonly by: readonly Part[]
}
interface Part {
  readonly n: number
  readonly source: 'slow' | 'stun' | 'mithrul' | 'freeForge' | 'flameless' | 'alone' | 'digBonus'
}

/** What is different about a card or a token now; nothing about one that may not be known. */
export function figuresOf(t: T, card: CardId): readonly Figure[] {
  if (at(t.s.faces, card) < 0) return []
  const p = printed(t, card)
  return partsOf(t, card, p).filter(({ by }) => by.length > 0)
}
function partsOf(t: T, card: CardId, p: Printed): readonly Figure[] {
  switch (p.kind) {
    case 'action':
      return actionFigures(t, card, p)
    case 'artifact':
      return artifactFigures(t, card, p)
    case 'deposit':
      return [depositFigure(t, card, p)]
    default:
      return []
  }
}
type Of<K extends Printed['kind']> = Extract<Printed, { kind: K }>

/** FF-16.5, FF-16.6 What the marks on its adventurer take from a card in hand as soon as it is played. */
function actionFigures(t: T, card: CardId, { adv, pool, card: side }: Of<'action'>): readonly Figure[] {
  const { stun, slow, seat } = pawnOf(t, adv)
  if (seat < 0 || t.s.where[card] !== Z.hand + seat) return []
  const abilities = side.abilities.length
  return [
    figure('moves', at(pool, MOVE), [{ n: slow && at(pool, MOVE) > 0 ? -1 : 0, source: 'slow' }]),
    figure('abilities', abilities, [{ n: stun ? -abilities : 0, source: 'stun' }]),
  ]
}
/** FF-23.5 Points with Mithrül on it; FF-13.2 Flames that forging takes. */
function artifactFigures(t: T, card: CardId, p: Of<'artifact'>): readonly Figure[] {
  const where = at(t.s.where, card)
  if ((ROW as readonly number[]).includes(where)) return [flameFigure(t)]
  const n = t.s.crowned.includes(card) ? mithrulVp(p.card) : 0
  return [figure('vp', p.card.vp, [{ n, source: 'mithrul' }])]
}
function flameFigure(t: T): Figure {
  const { adv } = t.s.turn
  if (!needsFlame(t, FORGE)) return figure('flames', 1, [{ n: -1, source: 'freeForge' }])
  return figure('flames', 1, [{ n: adv >= 0 && hasGrant(t, adv, 'flamelessForge') ? -1 : 0, source: 'flameless' }])
}
/** FF-25.16, FF-27.3 */
function depositFigure(t: T, card: CardId, { card: { ores } }: Of<'deposit'>): Figure {
  const { adv } = t.s.turn
  const isNosed = adv >= 0 && hasGrant(t, adv, 'digBonus') && t.s.deposit[siteOf(t, adv)] === card
  return figure('ores', ores.length, [
    { n: isSolo(t) ? halfOf(ores.length) - ores.length : 0, source: 'alone' },
    { n: isNosed ? 1 : 0, source: 'digBonus' },
  ])
}
function figure(what: Figure['what'], base: number, by: readonly Part[]): Figure {
  const parts = by.filter(({ n }) => n !== 0)
  return { what, printed: base, now: parts.reduce((sum, { n }) => sum + n, base), by: parts }
}
