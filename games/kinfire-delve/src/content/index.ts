import { grotto } from './grotto/index.ts'
import { guests } from './guests/index.ts'

export type * from './types.ts'

/** All packs, by id. */
export const packs = { grotto, guests }
