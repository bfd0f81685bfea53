/** Small ways to break KD-6. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant(
    'KD-6.1',
    'steps/attempt.ts',
    'const reason = s.charged[seat] ?',
    'const reason = seat >= 0 ?',
    'a lantern without charge can be used',
  ),
  mutant(
    'KD-6.2',
    'steps/icons.ts',
    '  t.s.charged[seat] = true\n',
    '  t.s.charged.fill(true)\n',
    'all lanterns are charged',
  ),
  mutant(
    'KD-6.3',
    'steps/icons.ts',
    "  if (t.s.charged[seat] || isInForce(t, 'noCharge')) return t.note(L.chargeLost, seat)\n  t.s.charged[seat] = true\n",
    "  if (isInForce(t, 'noCharge')) return t.note(L.chargeLost, seat)\n  t.s.charged[seat] = !t.s.charged[seat]\n",
    'a second charge turns it down',
  ),
  mutant(
    'KD-6.4',
    'steps/attempt.ts',
    'a.value = printed(t, card).value',
    'a.value = line === L.usedLantern ? 0 : printed(t, card).value',
    'a lantern is worth nothing',
  ),
  mutant(
    'KD-6.4',
    'steps/attempt.ts',
    '  if (t.s.attempt.action < 0) return\n',
    '  if (t.s.attempt.action < 0 || t.s.lanternUsed) return\n',
    'a lantern cannot be boosted',
  ),
  mutant('KD-6.5', 'steps/turn.ts', 'discharge(t, s.active)', 't.note(L.discharged, s.active)', 'it stays charged'),
  mutant(
    'KD-6.6',
    'steps/attempt.ts',
    '    s.lanternUsed = true // KD-6.10 it stays face up until cleanup\n',
    '    s.charged[seat] = false\n',
    'turned down at once, so that the reward charges it anew',
  ),
  mutant(
    'KD-6.7',
    'steps/attempt.ts',
    'const reason = s.charged[seat] ?',
    'const reason = s.charged.includes(true) ?',
    'any charged lantern will do',
  ),
  mutant(
    'KD-6.8',
    'steps/attempt.ts',
    '? canPlayAs(t, printed(t, lantern).colours, colour) : NOT_CHARGED',
    '? null : NOT_CHARGED',
    'a lantern fits everything',
  ),
  mutant(
    'KD-6.9',
    'steps/attempt.ts',
    '  for (const card of t.cards(Z.hand + seat)) t.offer(V.boost, card, 0, canBoost(t, card))\n',
    '  for (const card of t.cards(Z.hand + seat)) t.offer(V.boost, card, 0, canBoost(t, card))\n  if (t.s.charged[seat]) t.offer(V.boost, t.cards(Z.lantern + seat)[0]!)\n',
    'a charged lantern is offered as a boost',
  ),
  mutant(
    'KD-6.10',
    'counts.ts',
    'return at(t.s.charged, you)',
    'return at(t.s.charged, you) && !t.s.lanternUsed',
    'in use it counts as dark',
  ),
]
