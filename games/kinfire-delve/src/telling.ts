/** How the lines of the log hang together. */
import type { Telling } from '@emberhall/speech'
import type { L } from './state.ts'

type Lines = readonly (keyof typeof L | 'corrected')[]
export const TELLING: Telling = {
  rounds: [],
  turns: ['turn'] satisfies Lines,
  deeds: [
    'setup',
    'exhausted',
    'entered',
    'resolved',
    'attempted',
    'corrected',
    'bottom',
    'exploit',
    'won',
    'lost',
  ] satisfies Lines,
  chance: [
    'rolled',
    'rolledThree',
    'rolledTwo',
    'rolledOne',
    'rerolled',
    'entered',
    'fatigue',
    'drew',
    'reshuffled',
    'flipped',
  ] satisfies Lines,
  story: [
    'setup',
    'entered',
    'completed',
    'failed',
    'attached',
    'flipped',
    'corrected',
    'bottom',
    'exploit',
    'won',
    'lost',
  ] satisfies Lines,
}
