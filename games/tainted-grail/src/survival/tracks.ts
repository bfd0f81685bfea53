/** TG-9 The survival tracks: Energy, Health and Terror. */
import { at as nth } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { type Character as Sheet, type Track, TRACKS } from '../content/types.ts'
import { L } from '../log.ts'
import { isOn } from '../modes.ts'
import { modOf } from '../items/sources.ts'
import { type Character, characterOf, type CharacterNo, type T } from '../state.ts'

/** TG-36.1 What a dying character may have, although it has no Health. */
export const DYING_ENERGY = 2

export const sheetOf = (t: T, c: CharacterNo): Sheet => nth(bookOf(t).content.characters, c)
/** TG-34.1 The board it plays on. */
export const boardOf = (t: T, c: CharacterNo): Sheet => nth(bookOf(t).content.characters, characterOf(t, c).board)
/** TG-9.4, TG-9.9, TG-31.2, TG-32.1 Where Health stops Energy and where panic begins. */
const thresholdOf = (t: T, { health }: Character): number => (isOn(t, 'C1') ? Math.max(0, health - 1) : health)

/** TG-9.2, TG-9.3, TG-9.4 The highest box that a marker can be on now. */
export function limitOf(t: T, c: CharacterNo, track: Track): number {
  const board = boardOf(t, c)
  const one = characterOf(t, c)
  if (track === 'health') return board.health
  if (track === 'terror') return board.terror.max
  if (isOn(t, 'S2')) return board.energy.max
  return Math.min(board.energy.max, one.dying > 0 ? DYING_ENERGY : thresholdOf(t, one))
}
/** TG-1.3, TG-9.4, TG-9.8 As far as it goes; what it really was. */
export function changeTrack(t: T, c: CharacterNo, track: Track, by: number): number {
  const one = characterOf(t, c)
  const before = one[track]
  one[track] = Math.max(0, by > 0 ? Math.max(before, Math.min(limitOf(t, c, track), before + by)) : before + by)
  const changed = one[track] - before
  if (changed !== 0) t.note(L.track, c, TRACKS.indexOf(track), changed > 0 ? 0 : 1, Math.abs(changed))
  if (track === 'health' && by < 0) capEnergy(t, c)
  return changed
}
/** TG-9.4 Energy comes down with Health. */
export function capEnergy(t: T, c: CharacterNo): void {
  const one = characterOf(t, c)
  one.energy = Math.min(one.energy, limitOf(t, c, 'energy'))
}
/** TG-9.1 */
const EXHAUSTED = 1
export const isExhausted = (t: T, c: CharacterNo): boolean => characterOf(t, c).energy <= EXHAUSTED
/** TG-9.5, TG-9.9, TG-32.1 */
export const isPanicking = (t: T, c: CharacterNo): boolean =>
  !isOn(t, 'S2') && characterOf(t, c).terror > thresholdOf(t, characterOf(t, c))
/** TG-9.3 The top boxes of the Terror track, two unless something says otherwise. */
export const isInRed = (t: T, c: CharacterNo): boolean =>
  characterOf(t, c).terror > boardOf(t, c).terror.max - (RED_TERROR + modOf(t, c, 'redTerrorBoxes'))
const RED_TERROR = 2
export const isDying = (t: T, c: CharacterNo): boolean => characterOf(t, c).dying > 0
