import { mutant } from '@emberhall/testkit'

const STEPS = 'steps/meanwhile.ts'
export const mutants = [
  mutant('SB-17.16', 'steps/act.ts', '  offerFellowTokens(t, h)\n', '', 'only in one’s own activation'),
  mutant('SB-17.16', STEPS, '  if (t.s.enemies.length > 0) return\n', '', 'in fights too'),
  mutant('SB-17.16', STEPS, '      if (t.s.enemies.length === 0)\n', '', 'windows in fights too'),
  mutant('SB-17.16', STEPS, 'if (seat !== asks) {', 'if (seat === asks) {', 'nobody is asked for his own'),
  mutant('SB-17.16', STEPS, '=== V.refuse) return', '=== V.agree) return', 'no means yes'),
  mutant('SB-17.16', STEPS, 'heroOf(t, user).seat === seat', 'heroOf(t, user).seat >= 0', 'anybody’s bag'),
  mutant('SB-17.16', STEPS, '      offerAnytime(t, seat)\n', '', 'not what works at any time'),
  mutant(
    'SB-17.16',
    STEPS,
    'useToken(t, user, aOf(option), servedBy(option))',
    'useToken(t, user, aOf(option), user)',
    'on himself',
  ),
  mutant('SB-17.16', STEPS, '<= LITTLE', '< LITTLE', 'asked too late'),
  mutant('SB-17.16', STEPS, 'options.some(saves) ? null : PASS', 'null', 'asked every time'),
  mutant('SB-16.4', 'steps/tokens.ts', 'heroOf(t, other).down === 0 && canHeal', 'canHeal', 'the fallen too'),
  mutant(
    'SB-17.16',
    'steps/tokens.ts',
    'if (token === TONIC && grit < maxGrit(t, h)) yield',
    'if (token === TONIC && grit > 9) yield',
    'no tonic',
  ),
  mutant('SB-17.16', 'steps/turn.ts', 'return yield* meanwhile(t)', 'return', 'not before the Darkness'),
  mutant('SB-17.16', 'steps/activate.ts', 'if (!isLit(t, hero.at)) yield* meanwhile(t)\n', '', 'not before the voices'),
  mutant('SB-17.16', 'steps/explore.ts', '  yield* meanwhile(t)\n', '', 'not before a token'),
  mutant(
    'SB-17.16',
    'steps/turn-end.ts',
    "if (isDue(t, 'world') || isDue(t, 'mission')) yield* meanwhile(t)\n",
    '',
    'not before the end',
  ),
]
