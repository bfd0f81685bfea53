/** Who is measured. */
export const KINDS = ['emberhall', 'boardgameioMemory', 'boardgameioDisk'] as const
/** Shared: with a database elsewhere. */
export type Kind = (typeof KINDS)[number] | 'emberhallShared' | 'boardgameioShared'
export const isOurs = (kind: Kind): boolean => kind.startsWith('emberhall')

/** A table with two players who answer whatever they are asked. */
export interface LoadTable {
  /** Answers the question under way; the promise is kept when that is acknowledged and the next question is known. */
  answer(): Promise<void>
}
