/** Small ways to break sb-10-search-and-rooms. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant('SB-10.1', 'steps/search.ts', 'if (t.s.enemies.length > 0) return ENEMIES', '', 'a search among enemies'),
  mutant('SB-10.3', 'steps/search.ts', 'face === 6).length', 'face >= 5).length', 'a 5 finds too'),
  mutant(
    'SB-10.8',
    'steps/tiles.ts',
    'Math.min(s.depth.posse + 1, ',
    'Math.min(s.depth.posse, ',
    'the Posse marker stays',
  ),
  mutant(
    'SB-10.7',
    'steps/tiles.ts',
    'if (fits(boardOf(t), plan, placementAt(boardOf(t), plan, from, via))) return card',
    'return card',
    'tiles on top of each other',
  ),
  mutant('SB-11.2', 'steps/explore.ts', 'room.isRevealed = true', '', 'tokens are turned again'),
  mutant('SB-11.6', 'steps/explore.ts', 's.clues++', '', 'clues do not count'),
  mutant('SB-11.10', 'steps/explore.ts', 'if (token.dread === true) addDread(t)', '', 'no dread of a token'),
  mutant(
    'SB-12.3',
    'effects/tests.ts',
    'faces.some((face) => face >= target)',
    'faces.some((face) => face > target)',
    'equal is not enough',
  ),
  mutant(
    'SB-13.1',
    'steps/darkness.ts',
    'if (text.remains === undefined) t.move(card, Z.darknessPile)',
    '',
    'cards stay where they were drawn',
  ),
  mutant('SB-13.3', 'steps/darkness.ts', "if (pays === 'pays') payDread(t)", '', 'cancelled for nothing'),
]
