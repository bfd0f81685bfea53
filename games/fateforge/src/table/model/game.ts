/** The game whose table is drawn. */
import { CONTENT } from '../../content/index.ts'
import { makeFateforge } from '../../game.ts'

export const game = makeFateforge(CONTENT)
