/** Entries on their way to the database. */
import type { Schema } from './schema.ts'
import type { EntryRow } from './storage.ts'

export type Value = string | number | null
export const ENTRY = [
  'table_id',
  'seq',
  'kind',
  'seat',
  'who',
  'key',
  'cut',
  'words',
  'fate',
  'generation',
  'waiting',
  'outcome',
  'at',
  'said',
] as const satisfies readonly (keyof Schema['entries'])[]
/** An entry as it goes to the database: only values, which are quickly handed from thread to thread. */
export function valuesOf(e: EntryRow): Value[] {
  const { table, seq, kind, seat, who, key, cut, words, fate, generation, waiting, outcome, at, said } = e
  return [
    table,
    seq,
    kind,
    seat,
    who,
    key,
    cut,
    JSON.stringify(words),
    fate,
    generation,
    JSON.stringify(waiting),
    outcome,
    at,
    said && JSON.stringify(said),
  ]
}
