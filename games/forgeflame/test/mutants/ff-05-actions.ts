/** Small ways to break FF-5. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant(
    'FF-5.1',
    'symbols.ts',
    'pool[kind] = at(pool, kind) - 1',
    'pool[kind] = at(pool, kind)',
    'symbols last for ever',
  ),
  mutant(
    'FF-5.2',
    'symbols.ts',
    'const BREAKING = [DIG, FIGHT] as const',
    'const BREAKING = [FIGHT] as const',
    'no Dig for a cave-in',
  ),
  mutant('FF-5.2', 'symbols.ts', 'has(pool, DIG) || has(pool, FIGHT)', 'has(pool, DIG)', 'a Fight clears nothing'),
  mutant(
    'FF-5.3',
    'symbols.ts',
    'at(pool, symbol) > 0 || at(pool, WILD) > 0',
    'at(pool, symbol) > 0',
    'wild symbols pay for nothing',
  ),
  mutant('FF-5.3', 'symbols.ts', 'at(pool, symbol) > 0 ? symbol : WILD', 'WILD', 'wild symbols go first'),
  mutant(
    'FF-5.4',
    'steps/abilities.ts',
    '  now.used.push(keyOf(card, i))\n  t.note(L.ability',
    '  t.note(L.ability',
    'an ability again and again',
  ),
  mutant(
    'FF-5.5',
    'steps/turn.ts',
    'now.copied = []\n',
    'now.copied = []\n  now.used = []\n',
    'every card played starts afresh',
  ),
  mutant('FF-5.6', 'steps/turn.ts', '  standing(t)\n', '', 'keywords have to be announced'),
  mutant(
    'FF-5.6',
    'steps/standing.ts',
    'if (now.mute || now.cancelled.includes(now.adv)) return\n',
    'if (now.mute) return\n',
    'Absorption leaves Flight',
  ),
  mutant(
    'FF-5.7',
    'figures.ts',
    '.immune === to',
    '.immune === to && t.s.turn.adv === adv',
    'immune on the own turn only',
  ),
  mutant(
    'FF-5.8',
    'steps/marks.ts',
    "targets.filter((adv) => !isImmune(t, adv, 'shock'))",
    '[...targets]',
    'events shock the immune',
  ),
  mutant('FF-5.8', 'steps/marks.ts', 'if (isImmune(t, adv, what)) return', '', 'events mark the immune'),
  mutant(
    'FF-5.9',
    'steps/turn.ts',
    '    now.mute = true\n',
    '    now.mute = true\n    now.pool = [0, 0, 0, 0, 0]\n',
    'Stun takes the symbols too',
  ),
]
