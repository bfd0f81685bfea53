/** Moments that have a name, each known by when it was: how many questions had been put. */
interface Marked {
  readonly n: number
  readonly at: number
}
export const inOrder = <T extends Marked>(marks: readonly T[]): T[] =>
  marks.toSorted((a, b) => a.at - b.at || a.n - b.n)
/** For the next one. */
export const nextNumber = (marks: readonly Marked[]): number => Math.max(-1, ...marks.map(({ n }) => n)) + 1
/** Those whose moment has been; the others are there again if it is played to there once more. */
export const reached = <T extends Pick<Marked, 'at'>>(marks: readonly T[], asks: number): T[] =>
  marks.filter(({ at }) => at <= asks)
/** What was taken back and is now played otherwise never was: those after the last moment that stands. */
export const lost = <T extends Pick<Marked, 'at'>>(marks: readonly T[], asks: number): T[] =>
  marks.filter(({ at }) => at > asks)
