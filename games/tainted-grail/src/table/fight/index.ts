/** An encounter: one file, fetched when the table has been laid. */
export { Fight } from './Fight.tsx'
export { Ledger } from './Ledger.tsx'
