import type { BoardColour, ColourKeys } from '../types.ts'

/** First, second and third attribute of each colour (15.2). */
export const colourKeys: Readonly<Record<BoardColour, ColourKeys>> = {
  B: { combat: ['aggression', 'courage', 'practicality'], diplomacy: ['caution', 'spirituality', 'empathy'] },
  G: { combat: ['aggression', 'practicality', 'courage'], diplomacy: ['empathy', 'caution', 'spirituality'] },
  M: { combat: ['practicality', 'courage', 'aggression'], diplomacy: ['caution', 'empathy', 'spirituality'] },
  V: { combat: ['courage', 'practicality', 'aggression'], diplomacy: ['empathy', 'spirituality', 'caution'] },
}
