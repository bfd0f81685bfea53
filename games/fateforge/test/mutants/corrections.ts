/** Small ways to break what a group may put right. A test that cites the rule notices. */
import type { Mutant } from '@emberhall/testkit'

const mutant = (find: string, replace: string, note: string): Mutant => ({
  rule: 'FG-51.3',
  file: 'src/corrections.ts',
  find,
  replace,
  note,
})

export const mutants = [
  mutant('!hero.down && hero[from] > least', 'hero[from] > least', 'the fallen get up'),
  mutant('hero[from] > least', 'hero[from] > 0', 'the last token of Health'),
  mutant('    hero[to]++\n', '', 'the token is lost'),
  mutant(' && s[what] + n >= 0', '', 'debts'),
  mutant('near(t, zone).map((to)', 'near(t, zone).flatMap((by) => near(t, by)).map((to)', 'two zones away'),
]
