/** Who is measured. */
export const KINDS = ['emberhall', 'boardgameioMemory', 'boardgameioDisk'] as const
export type Kind = (typeof KINDS)[number]

/** A table with two players who answer whatever they are asked. */
export interface LoadTable {
  /** Answers the question under way; the promise is kept when that is acknowledged and the next question is known. */
  answer(): Promise<void>
}
