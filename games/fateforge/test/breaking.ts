import type { Mutant } from '@emberhall/testkit'

/** One small way to break a rule, in a file of `src`. */
export const mutant = (rule: string, file: string, find: string, replace: string, note: string): Mutant => ({
  rule,
  file: `src/${file}`,
  find,
  replace,
  note,
})
