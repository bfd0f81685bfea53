/** What tables may show before anything is confirmed: what a card would join and bring, and what the enemy would do. Nothing is changed. */
import { at as nth, type CardId, type Why } from '@emberhall/kernel'
import { attributeIn, type Half } from '../sequence/halves.ts'
import { CHAINS, type Row, rowAt, worthOf } from '../sequence/junction.ts'
import { addedUp, type Blow, blowAt, guarded, opportunityOf } from '../sequence/enemy.ts'
import { layable, type WhatIf, whatIf } from '../sequence/whatif.ts'
import type { CharacterNo, T } from '../state.ts'
import { cannotLay } from './playing.ts'
import {
  enemyOf,
  magicPayers,
  openEdge,
  printOfCard,
  reachOf,
  stageOf,
  standingOf,
  valueOf,
  visiblePlaces,
} from './queries.ts'

/** One row of the junction, top to bottom. */
interface Joint {
  readonly right: Half
  readonly left: Half
  readonly becomes: Row
  /** How often its bonus counts (TG-23.8). */
  readonly times: number
  /** Of an attribute key, by ATTRS. */
  readonly attribute: number
}
export interface Preview {
  readonly why: Why | null
  readonly joints: readonly Joint[]
  /** Without Magic, and with it where there is a magic key to pay for. */
  readonly plain: WhatIf
  readonly paid: WhatIf | null
}
/** TG-23.4, TG-23.7 The card as it would come to lie, whoever holds it. */
export function previewOf(t: T, c: CharacterNo, card: CardId): Preview {
  const print = printOfCard(t, card)
  const now = standingOf(t, c)
  const rights = openEdge(t)
  const reach = reachOf(t, c)
  const joints = print.left.map((left, row): Joint => {
    const right = nth(rights, row)
    return {
      right,
      left,
      becomes: rowAt(right, left, reach),
      times: worthOf(right, left),
      attribute: attributeIn(right),
    }
  })
  const plain = whatIf(now, print, false)
  const paid = whatIf(now, print, true)
  const isKey = paid.brought.magic > plain.brought.magic && magicPayers(t, c).length > 0
  return { why: cannotLay(t, c, card), joints, plain, paid: isKey ? paid : null }
}
/** TG-23.16 What the other card would come to if it followed this one; null: it could not follow at once, or only for Magic. */
export function followedBy(t: T, c: CharacterNo, card: CardId, next: CardId): WhatIf | null {
  const now = standingOf(t, c)
  const [print, other] = [printOfCard(t, card), printOfCard(t, next)]
  const laid = whatIf(now, print, false)
  const { brought } = laid
  const then = {
    ...now,
    right: print.right,
    pool: laid.pool,
    affinity: laid.stands,
    laid: now.laid + 1,
    isChained: false,
    linked: now.linked.map((n, attribute) => n + (brought.keys[attribute] ?? 0)),
    linkedMagic: now.linkedMagic + brought.magic,
    hand: now.hand - 1,
  }
  return layable(then, other) === CHAINS ? whatIf(then, other, false) : null
}
/** TG-25.8 What the enemy would do at each value of the pool below its own, after what can be seen against it. */
export function threats(t: T): readonly Blow[] {
  const seen = visiblePlaces(t).map((place) => printOfCard(t, nth(t.s.encounter.line, place).card))
  if (t.s.encounter.kind !== 'combat') return [guarded(addedUp(stageOf(t).response, false), seen)]
  const enemy = enemyOf(t)
  return Array.from({ length: valueOf(t) }, (_, pool) => guarded(blowAt(enemy, pool), seen))
}
/** TG-25.6 */
export const opening = (t: T): Blow => opportunityOf(enemyOf(t))
