/** The game whose table is drawn. */
import { fateforge } from '../../module.ts'

export const { game } = fateforge
