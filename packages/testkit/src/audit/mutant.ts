/** A small way to break a rule. A test that cites the rule has to notice. */
export interface Mutant {
  readonly rule: string
  /** Path from the game's folder. */
  readonly file: string
  /** A text that occurs in the file exactly once. */
  readonly find: string
  readonly replace: string
  readonly note?: string
}
/** `file` is named from the game's `src`. */
export const mutant = (rule: string, file: string, find: string, replace: string, note?: string): Mutant => ({
  rule,
  file: `src/${file}`,
  find,
  replace,
  ...(note === undefined ? {} : { note }),
})
