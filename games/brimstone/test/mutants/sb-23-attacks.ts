/** Small ways to break sb-23-attacks. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant(
    'SB-23.6',
    'steps/attack.ts',
    'if (t.s.enemies.some((_, other) => isNextTo(t, other, at))) return false',
    '',
    'shots past adjacent enemies',
  ),
  mutant('SB-23.9', 'steps/attack.ts', 'hit.isCrit && (!isTough || hit.isSure)', 'false', 'criticals are plain'),
  mutant('SB-23.14', 'steps/slay.ts', 'WOUND_XP = 5', 'WOUND_XP = 1', '1 XP a Wound'),
  mutant('SB-23.15', 'steps/slay.ts', 'ELITE_XP = 5', 'ELITE_XP = 0', 'Elite is worth nothing'),
  mutant('SB-23.11', 'steps/slay.ts', '(eachWound === undefined ? worth : 0)', '0', 'a kill is worth nothing'),
  mutant(
    'SB-23.18',
    'steps/flow.ts',
    'if (!t.s.fight.isOn || t.s.enemies.length > 0) return\n  t.s.isCut = true',
    'if (!t.s.fight.isOn || t.s.enemies.length > 0) return',
    'the turn goes on after the last enemy',
  ),
  mutant('SB-24.1', 'steps/dynamite.ts', 'const THROW = 3', 'const THROW = 5', 'two squares further'),
  mutant('SB-24.8', 'steps/dynamite.ts', '?? from\n', '?? 0\n', 'a wall sends it away'),
  mutant(
    'SB-25.2',
    'steps/foes.ts',
    'if (distanceOf(t, e, ways) === closest) t.offer(V.enemy, e)',
    't.offer(V.enemy, e)',
    'any of them next',
  ),
  mutant(
    'SB-25.4',
    'queries/chasing.ts',
    'return heroes.filter((_, i) => counts[i] === fewest)',
    'return [...heroes]',
    'they crowd one hero',
  ),
  mutant(
    'SB-25.7',
    'steps/foes.ts',
    'yield* moveTo(t, e, nearerStops(t, e, stops, ways), walked)\n}',
    '}',
    'they wait',
  ),
  mutant('SB-26.2', 'steps/foe-attacks.ts', 'damage: foeDamage(t, type)', 'damage: 1', 'a Wound a hit'),
  mutant('SB-26.4', 'steps/foes.ts', 'adjacent.length > 0 ? adjacent :', '', 'adjacent heroes are not first'),
  mutant(
    'SB-26.8',
    'steps/foe-attacks.ts',
    'ranged === undefined ? sheetOf(t, type).toHit : ranged.toHit',
    'ranged === undefined ? sheetOf(t, type).toHit : 6',
    'shots hit on 6',
  ),
  mutant(
    'SB-26.7',
    'steps/foe-attacks.ts',
    'if (!isMelee && (ranged === undefined ||',
    'if (!isMelee && (ranged !== undefined &&',
    'they strike from afar',
  ),
  mutant('SB-27.1', 'queries/chasing.ts', 'who > 0 || !isBig ||', 'true ||', 'Large ones are blocked'),
  mutant('SB-27.4', 'steps/foes.ts', '- 2 * dy]', '- dy]', 'one square behind'),
]
