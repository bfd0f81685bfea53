/** Checkpoints that are kept now and then: without one, loading a table has less to check itself by. */
import type { StoredTable } from '../storage/storage.ts'
import { markOf } from '@emberhall/saves'
import type { Room } from './room.ts'

const EVERY = 64

export class Marks {
  /** At which number the last one was made. */
  private at: number

  constructor({ marks, base }: StoredTable) {
    this.at = (marks.at(-1) ?? base).seq
  }
  /** If it is time. Nobody waits for it, and if it cannot be kept the next entry brings another. */
  keep({ id, seq, match, settings: { storage, notes } }: Room, length: number): void {
    const { at } = this
    if (seq - at < EVERY) return
    this.at = seq
    storage.keep(id, { seq, kind: 'mark', length, save: JSON.stringify(markOf(match)) }).catch((error: unknown) => {
      this.at = at
      notes.warn({ table: id, error }, 'a mark could not be kept')
    })
  }
}
