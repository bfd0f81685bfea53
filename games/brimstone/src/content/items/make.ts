/** Shorthands in which items are written. */
import type { Item, ItemKeyword, Trait } from '../types.ts'

type Plain = 'weight' | 'hands' | 'slots' | 'darkStone' | 'gold' | 'keywords' | 'rules'
type Draft = Omit<Item, Plain | 'deck'> & Partial<Pick<Item, Plain>>

/** Items of one deck. What a draft does not mention it does not have. */
export const itemsOf = (deck: Item['deck'], drafts: readonly Draft[]): readonly Item[] =>
  drafts.map((draft) => ({
    deck,
    weight: 0,
    hands: 0,
    slots: 0,
    darkStone: 0,
    gold: 0,
    keywords: draft.zone ? ['Clothing'] : [],
    rules: [],
    ...draft,
  }))

export const PISTOL: readonly ItemKeyword[] = ['Gun', 'Pistol']
export const RIFLE: readonly ItemKeyword[] = ['Gun', 'Rifle']

/** A figure of the weapon itself: only its own hits have it. */
export const its = (mod: 'combat' | 'damage' | 'meleeDamage' | 'shots' | 'range', by: number): Trait => ({
  mod,
  by,
  of: 'this',
})
