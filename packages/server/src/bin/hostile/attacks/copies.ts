/**
 * Somebody with a seat copies the table, or has it written down, sits in every seat of the copy, looks into the other
 * hand and plays ahead. No copy shows what the seat could not see, nor the luck that the real table will have.
 */
import { type Attack } from '../siege.ts'
import { WAYS, pry } from '../prying.ts'

export const attack: Attack = {
  async run(siege) {
    const boards = siege.playing.pried[siege.isShort ? 'short' : 'long']
    for (const way of WAYS.filter((name) => name !== 'campaign'))
      for (const board of boards) await pry(siege, way, board)
  },
}
