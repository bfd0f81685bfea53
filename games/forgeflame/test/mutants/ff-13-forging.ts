/** Small ways to break FF-13. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant('FF-13.1', 'steps/forge.ts', 'site === FORGE || site === ENTRANCE', 'site === FORGE', 'not at the Entrance'),
  mutant(
    'FF-13.1',
    'steps/act.ts',
    '    case V.forge:\n      yield* spendAny(t, pool)\n',
    '    case V.forge:\n',
    'forging costs no symbol',
  ),
  mutant('FF-13.2', 'steps/forge.ts', 'if (flame >= 0) setFlame(t, flame, false)', '', 'the Flame stays lit'),
  mutant(
    'FF-13.2',
    'steps/forge.ts',
    'return site === ENTRANCE ? NO_ENTRANCE_FLAME : NO_FLAME',
    'return null',
    'no Flame needed',
  ),
  mutant(
    'FF-13.3',
    'steps/forge.ts',
    'if (site === ENTRANCE) return isSolo(t)',
    'if (site === ENTRANCE) return true',
    'a Flame at the Entrance',
  ),
  mutant('FF-13.4', 'steps/forge.ts', 'ore), 0) >= n', 'ore), 0) >= n - 1', 'one ore short'),
  mutant('FF-13.4', 'steps/forge.ts', 'isSpare ? holders : holders.slice(0, 1)', 'holders', 'asks where all must pay'),
  mutant('FF-13.4', 'steps/forge.ts', '      toReserve(t, ore)\n', '', 'the ores are gone for good'),
  mutant('FF-13.4', 'steps/forge.ts', 'siteOf(t, other) === site && teamOfAdv', 'teamOfAdv', 'allies pay from afar'),
  mutant(
    'FF-13.5',
    'steps/forge.ts',
    'siteOf(t, other) === site && teamOfAdv(t, other) === teamOfAdv(t, adv)',
    'siteOf(t, other) === site',
    'opponents pay',
  ),
  mutant(
    'FF-13.6',
    'steps/forge.ts',
    't.move(card, Z.forged + seat)',
    't.move(card, Z.forged + t.seats - 1 - seat)',
    'somebody else’s artifact',
  ),
  mutant('FF-13.7', 'steps/forge.ts', '  refill(t, slot)\n}', '  refill(t, ROW[0]!)\n}', 'always into the first slot'),
  mutant('FF-13.7', 'steps/forge.ts', 'if (card < 0) return\n', '', 'a card that is not there'),
  mutant(
    'FF-13.8',
    'steps/forge.ts',
    'isWebbedArtifact(t, card) && !isSilkarasTeam(t, adv)',
    'false',
    'Webs hold no artifact',
  ),
  mutant(
    'FF-13.8',
    'steps/forge.ts',
    'isWebbedArtifact(t, card) && !isSilkarasTeam(t, adv)',
    'isWebbedArtifact(t, card)',
    'nor for Silkara’s team',
  ),
  mutant(
    'FF-13.9',
    'steps/forge.ts',
    'const isFire = site === FORGE',
    'const isFire = t.cards(Z.forged + t.s.turn.seat).length === 0 && site === FORGE',
    'one artifact a turn',
  ),
]
