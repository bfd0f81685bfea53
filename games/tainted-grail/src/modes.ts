/** TG-31, TG-32 Modifiers: each a flag of its own that rules ask for. */
import { MODIFIERS, type Modifier } from './parts.ts'
import type { T } from './state.ts'

export const isOn = (t: T, modifier: Modifier): boolean => (t.s.modifiers & (1 << MODIFIERS.indexOf(modifier))) !== 0
