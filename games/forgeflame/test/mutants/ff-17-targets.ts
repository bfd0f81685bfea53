/** Small ways to break FF-17. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant('FF-17.3', 'steps/targets.ts', 'return isAlly(t, adv, other)', 'return adv !== other', 'opponents too'),
  mutant(
    'FF-17.1',
    'steps/targets.ts',
    "case 'adv':\n      return true",
    "case 'adv':\n      return other !== adv",
    'not oneself',
  ),
  mutant(
    'FF-17.2',
    'steps/targets.ts',
    "return range !== 'here' && isAdjacent(t, from, site)",
    "return range !== 'here'",
    'anywhere',
  ),
  mutant(
    'FF-17.4',
    'steps/targets.ts',
    'const from = siteOf(t, adv)',
    "const from = SITES.indexOf('S1')",
    'from where it started',
  ),
  mutant(
    'FF-17.5',
    'steps/abilities.ts',
    'problem === false ? NO_TARGET : problem',
    'problem === false ? null : problem',
  ),
]
