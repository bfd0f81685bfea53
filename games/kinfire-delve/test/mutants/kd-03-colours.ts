/** Small ways to break KD-3. A test that cites the rule notices. */
import { mutant } from '@emberhall/testkit'

export const mutants = [
  mutant('KD-3.1', 'state.ts', "['red', 'green', 'blue'] as const", "['red', 'blue', 'green'] as const"),
  mutant(
    'KD-3.2',
    'steps/attempt.ts',
    'if (!colours.includes(colour as Colour)) return WRONG_COLOUR',
    'if (colours.length === 0) return WRONG_COLOUR',
  ),
  mutant(
    'KD-3.3',
    'steps/attempt.ts',
    'if (!colours.includes(colour as Colour)) return WRONG_COLOUR',
    'if (colours[0] !== colour) return WRONG_COLOUR',
    'the first colour only',
  ),
  mutant(
    'KD-3.4',
    'steps/attempt.ts',
    'if (!colours.includes(colour as Colour)) return WRONG_COLOUR',
    'if (colours.length === 3 || !colours.includes(colour as Colour)) return WRONG_COLOUR',
  ),
  mutant('KD-3.5', 'steps/attempt.ts', 'return announced === colour ? null : OTHER_COLOUR', 'return null'),
  mutant(
    'KD-3.6',
    'counts.ts',
    'return attempt.action >= 0 && attempt.colour === c.colour',
    'return attempt.action >= 0 && printed(t, attempt.action).colours.includes(c.colour)',
    'printed colours',
  ),
  mutant(
    'KD-3.7',
    'steps/turn.ts',
    'return colours.includes(colour) ? null',
    'return colours.length === 0 || colours.includes(colour) ? null',
  ),
  mutant(
    'KD-3.8',
    'steps/attempt.ts',
    'printed(t, card).boost!.colours.includes(',
    'printed(t, card).colours.includes(',
  ),
  mutant('KD-3.9', 'counts.ts', 'printed(t, attempt.target).type === c.type', "printed(t, attempt.target).type !== ''"),
  mutant('KD-3.10', 'statics.ts', 'colour === own || ', '', 'vulnerability replaces the own colour'),
  mutant('KD-3.10', 'statics.ts', "f.static.of ?? { target: 'master' }", "{ target: 'master' }", 'the Master alone'),
]
