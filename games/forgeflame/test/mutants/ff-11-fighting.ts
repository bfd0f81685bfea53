/** Small ways to break FF-11. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant(
    'FF-11.1',
    'steps/offers.ts',
    'return t.offer(V.fight, 0, 0, NO_KOBOLD)',
    'return t.offer(V.fight, 0)',
    'a Fight against nobody',
  ),
  mutant('FF-11.2', 'steps/fight.ts', '1 + alliesHere(t, adv).length', '1', 'allies do not help'),
  mutant(
    'FF-11.2',
    'steps/fight.ts',
    "bag.splice(t.random('kobold token', bag.length), 1)",
    "[t.random('kobold token', bag.length)]",
    'the same token twice',
  ),
  mutant(
    'FF-11.3',
    'steps/fight.ts',
    't.offer(V.token, token)',
    't.offerCount === 0 && t.offer(V.token, token)',
    'the first token counts',
  ),
  mutant(
    'FF-11.4',
    'steps/fight.ts',
    'const bag = KOBOLD_TOKENS.map((_, token) => token)',
    'const bag = KOBOLD_TOKENS.map((_, token) => token).slice(t.s.koboldsRemoved)',
    'tokens stay out',
  ),
  mutant('FF-11.5', 'ore.ts', 'if (n === 0) return -1', 'if (n === 0) return 0', 'a token for an ore'),
  mutant(
    'FF-11.6',
    'steps/fight.ts',
    "    case 'success': // FF-11.6\n      return removeKobold(t, kobold)",
    "    case 'success': // FF-11.6\n      return",
    'the Kobold stays',
  ),
  mutant(
    'FF-11.7',
    'ore.ts',
    'while (i >= at(bag, ore)) i -= at(bag, ore++)',
    'while (bag[ore] === 0) ore++',
    'always the cheapest ore',
  ),
  mutant('FF-11.8', 'steps/fight.ts', 'else takeTreasure(t, seat)', 'takeTreasure(t, seat)', 'both at once'),
  mutant(
    'FF-11.9',
    'steps/fight.ts',
    "    case 'failure': // FF-11.9\n      return\n",
    "    case 'failure': // FF-11.9\n      return removeKobold(t, kobold)\n",
    'a failure succeeds',
  ),
  mutant('FF-11.10', 'steps/fight.ts', '  toBag(t, ore)\n', '', 'the ore is lost to nobody'),
  mutant(
    'FF-11.11',
    'steps/kobolds.ts',
    'const [gone] = t.s.kobolds.splice(kobold, 1)',
    'const gone = t.s.kobolds[kobold]',
    'the figure stays',
  ),
]
