/** Encounters in the notation of their table (21.3). */
import type { Attr, Effect, KeyMod, Keys, RightHalf, TableRow } from '../types.ts'

const ATTR_KEYS: Readonly<Record<string, readonly [keyof Keys, Attr]>> = {
  Agg: ['r1', 'aggression'],
  Emp: ['r1', 'empathy'],
  Cou: ['r2', 'courage'],
  Cau: ['r2', 'caution'],
  Pra: ['r3', 'practicality'],
  Spi: ['r3', 'spirituality'],
}
const FREE_MODS: Readonly<Record<string, KeyMod>> = { 'free×2': { mult: 2 }, 'free×0': { cancel: true } }

/** `keys('Agg1', 'magic', 'free×2')`: each attribute has its row; `free×0` cancels. */
export function keys(...words: readonly string[]): Keys {
  const edge: { -readonly [row in keyof Keys]: RightHalf } = {}
  for (const word of words) {
    const key = ATTR_KEYS[word.slice(0, 3)]
    const mod = FREE_MODS[word]
    if (key) edge[key[0]] = { k: 'attr', attr: key[1], level: word.endsWith('2') ? 2 : 1 }
    else if (word === 'magic') edge.magic = { k: 'magic' }
    else edge.free = mod ? { k: 'free', mod } : { k: 'free' }
  }
  return edge
}

/** From pool `min` to `max`; without `max` from there on. */
export const row = (min: number, max: number | null, ...effects: readonly Effect[]): TableRow => ({
  min,
  max,
  do: effects,
})
