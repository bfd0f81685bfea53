/** A lab that spreads out over many machines, by way of a PostgreSQL database. */
export { Farm, type Hands } from './farm.ts'
export { hire } from './farmhand.ts'
export { FarmTrouble, shown, type Trouble } from './trouble.ts'
