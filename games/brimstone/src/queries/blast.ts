/** SB-24.4, SB-24.8 Where an explosion reaches. */
import { at as nth } from '@emberhall/kernel'
import type { Cell, T } from '../state.ts'
import { boardOf } from './ground.ts'

/** The square and what is adjacent to it; walls shield, gates count as walls. */
export const blastCells = (t: T, cell: Cell): Cell[] => [cell, ...nth(boardOf(t).open, cell)]
