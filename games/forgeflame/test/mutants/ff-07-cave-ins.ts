/** Small ways to break FF-7. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant(
    'FF-7.1',
    'steps/move.ts',
    "t.s.caveIn[passage] && !hasGrant(t, adv, 'phase')",
    "t.s.caveIn[passage] && !hasGrant(t, adv, 'flight')",
    'Flight crosses cave-ins',
  ),
  mutant(
    'FF-7.2',
    'board.ts',
    'way.to === b && !t.s.caveIn[way.passage]',
    'way.to === b',
    'adjacent through a cave-in',
  ),
  mutant(
    'FF-7.2',
    'board.ts',
    'if (t.s.caveIn[way.passage] || at(far, way.to) < FAR) continue',
    'if (at(far, way.to) < FAR) continue',
    'pushed through a cave-in',
  ),
  mutant('FF-7.3', 'steps/cave-ins.ts', 't.s.caveIn[passage] ? CLOSED : null', 'null', 'two cave-ins on a passage'),
  mutant(
    'FF-7.3',
    'steps/cave-ins.ts',
    'for (let passage = 0; passage < PASSAGES.length; passage++)',
    'for (let passage = 0; passage < 25; passage++)',
    'ordinary passages only',
  ),
  mutant(
    'FF-7.3',
    'steps/cave-ins.ts',
    't.s.caveIn.includes(false)',
    't.s.caveIn.filter((closed) => closed).length < 10',
    'ten cave-ins at most',
  ),
  mutant(
    'FF-7.4',
    'steps/cave-ins.ts',
    'const ways = waysFrom(site)',
    'const ways = WAYS.flat()',
    'cave-ins all over the board',
  ),
  mutant(
    'FF-7.4',
    'symbols.ts',
    'has(pool, DIG) || has(pool, FIGHT)',
    'has(pool, DIG) || has(pool, FIGHT) || has(pool, PICK)',
    'a Pick up clears',
  ),
]
