import type { Face, Light } from '@emberhall/ink'

/** What everything is outlined with. */
export const K = '#160c0a'
export const LIGHT: Light = { sun: '#ffdc8a', night: '#160c0a', edge: K }
export const TITLE: Face = { family: 'Metamorphous, serif', weight: 400 }
/** What name plates are written in. */
export const PLATE: Face = { family: 'Alegreya Sans, Atkinson Hyperlegible Next Variable, sans-serif', weight: 700 }
