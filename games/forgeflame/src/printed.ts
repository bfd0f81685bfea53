/** Cards and tokens as the rules read them: one entry a face, the same fields on every kind. */
import { type Face, RuleFault } from '@emberhall/kernel'
import {
  type ActionCard,
  type Artifact,
  type Content,
  type Deposit,
  EXPLORATIONS,
  type Exploration,
  type Imp,
  type MineEvent,
  type Objective,
  SYMBOLS,
  TOTEMS,
  type Totem,
} from './content/types.ts'
import { ADVENTURERS, type O, type S, SIDES } from './state.ts'

export type Printed = { readonly key: string; readonly back: string } & (
  | {
      readonly kind: 'action'
      readonly card: ActionCard
      readonly adv: number
      /** Symbols by kind. */
      readonly pool: readonly number[]
    }
  | { readonly kind: 'artifact'; readonly card: Artifact }
  | { readonly kind: 'event'; readonly card: MineEvent }
  | { readonly kind: 'imp'; readonly card: Imp }
  | { readonly kind: 'objective'; readonly card: Objective }
  | { readonly kind: 'deposit'; readonly card: Deposit }
  | { readonly kind: 'exploration'; readonly what: Exploration }
  | { readonly kind: 'totem'; readonly what: Totem }
  | { readonly kind: 'treasure'; readonly value: number }
)

export function printAll(content: Content): Printed[] {
  return [
    ...content.cards.map(
      (card): Printed => ({
        key: card.id,
        back: 'action',
        kind: 'action',
        card,
        adv: (ADVENTURERS as readonly string[]).indexOf(card.adventurer),
        pool: SYMBOLS.map((symbol) => card.symbols.filter((s) => s === symbol).length),
      }),
    ),
    ...content.artifacts.map((card): Printed => ({ key: card.id, back: 'artifact', kind: 'artifact', card })),
    ...content.events.map((card): Printed => ({ key: card.id, back: 'event', kind: 'event', card })),
    ...content.imps.map((card): Printed => ({ key: card.id, back: `imp ${card.back}`, kind: 'imp', card })),
    ...content.objectives.map((card): Printed => ({ key: card.id, back: 'objective', kind: 'objective', card })),
    ...content.deposits.map(
      (card): Printed => ({ key: card.id, back: `deposit ${card.level}`, kind: 'deposit', card }),
    ),
    ...EXPLORATIONS.map((what): Printed => ({ key: `token-${what}`, back: 'exploration', kind: 'exploration', what })),
    ...TOTEMS.map((what): Printed => ({ key: `totem-${what}`, back: 'totem', kind: 'totem', what })),
    ...content.treasures.map(
      (_, i): Printed => ({ key: `treasure-${i + 1}`, back: 'treasure', kind: 'treasure', value: i + 1 }),
    ),
  ]
}
export const faceOf = ({ key, back }: Printed): Face<S, O> => ({ key, back })

type Kind = Printed['kind']
type Of<K extends Kind> = Extract<Printed, { kind: K }>
/** The printed side of a card that is known to be of a kind. */
export function asKind<K extends Kind>(p: Printed, kind: K): Of<K> {
  if (p.kind !== kind) throw new RuleFault(`${p.key} is no ${kind}`)
  return p as Of<K>
}
export const sideOf = (p: Printed): number => (p.kind === 'imp' ? SIDES.indexOf(p.card.back) : -1)
