import { fill, line, put, STAR } from '@emberhall/ink'

/** Signs within twelve units of 0 0, in one colour: filled outlines first, then strokes. */
const SIGNS = {
  move: ['M-5-11H4V-3C6 0 11 1 11 6V7H-8V3C-6 0-5-4-5-11ZM-8 8.5H11V11H1L-1 9.5H-3V11H-8Z'],
  strike: ['M10-11L11-6 0 5-5 0 6-11ZM-7-1L1 7-1 9-4 6-8 11-11 8-6 4-9 1Z'],
  shoot: ['M11-11L9-3 3-9ZM-9 5L-5 9-9 11-11 9Z', 'M5-5L-8 8M-6-10C4-9 9-4 10 6M-6-10L10 6'],
  focus: [
    'M-12 0C-7-8 7-8 12 0 7 8-7 8-12 0ZM0-5A5 5 0 1 0 .01-5ZM0-2.5A2.5 2.5 0 1 1-.01-2.5Z',
    'M0-11V-8M-7-9.5L-5.5-7M7-9.5L5.5-7',
  ],
  fail: ['', 'M-8-8L-1-1 1-5 8 2M8 8L3 3M-8 8L-2 2M8-8L4-4'],
  special: ['M0-12L3-4 10-9 5-1 12 3 4 4 5 12 0 6-5 12-4 4-12 3-5-1-10-9-3-4Z'],
  parry: ['M-9-10C-4-8 4-8 9-10V1C9 7 4 10 0 12-4 10-9 7-9 1ZM-6-6V1C-6 5-3 7 0 8.5V-6Z'],
  wild: ['M0-12C2-6 5-4 12-4 6-2 4 0 4 6 2 2 0 0-6 0-2-2 0-5 0-12ZM-8 3L-6 7-2 9-6 10-8 12-9 9-12 8-9 6Z'],
  success: [
    'M0-4L1.6 0 6 .5 2.6 3 3.6 7 0 5-3.6 7-2.6 3-6 .5-1.6 0Z',
    'M-2 11C-9 9-12 2-9-8M2 11C9 9 12 2 9-8M-11-2L-7-4M-10 4L-6 2M11-2L7-4M10 4L6 2',
  ],
  trait: ['M0-12L5-3 12 0 5 3 0 12-5 3-12 0-5-3Z'],
  push: ['M5-6L12 0 5 6V2H-3V-2H5ZM-9-9H-6V9H-9Z'],
  pull: ['M-5-6L-12 0-5 6V2H3V-2H-5ZM6-9H9V9H6Z'],
  stun: ['', 'M1 1C3-1 5 2 3 4-1 7-7 3-6-2-4-9 6-10 10-3M-9 9L-7 6M10 8L7 6M0 11V9'],
  interact: ['M-8 1C-8-3-6-3-4-1V-9C-4-12-1-12-1-9V-4C1-7 4-6 4-3 6-5 8-4 8-1V5C8 10 4 12 0 12S-8 8-8 1Z'],
  reroll: ['M12-9V0H4Z', 'M9 3A9 9 0 1 1 8-5'],
  block: ['M-10-10H10V10H-10ZM-7-7V-1H0V-7ZM3-7V-1H7V-7ZM-7 2V7H-4V2ZM-1 2V7H7V2Z'],
  frontLine: [
    'M-11-8C-9-7-6-7-4-8V2C-4 6-6 8-7.5 9-9 8-11 6-11 2ZM-3.5-10C-1-9 1-9 3.5-10V3C3.5 8 1 10 0 11-1 10-3.5 8-3.5 3ZM4-8C6-7 9-7 11-8V2C11 6 9 8 7.5 9 6 8 4 6 4 2Z',
  ],
  stealth: ['M-12 0C-7-8 7-8 12 0 7 8-7 8-12 0ZM0-4A4 4 0 1 0 .01-4Z', 'M-10 10L10-10'],
  lifeDrain: ['M0-11C6-3 8 0 8 4A8 8 0 0 1-8 4C-8 0-6-3 0-11ZM0-4L-4 4H0V9L4 1H0Z'],
  frightening: [
    'M-9-2C-9-13 9-13 9-2 9 3 6 4 6 7V11H-6V7C-6 4-9 3-9-2ZM-6-2A2.5 3 0 1 0-1-2 2.5 3 0 1 0-6-2ZM1-2A2.5 3 0 1 0 6-2 2.5 3 0 1 0 1-2ZM-1 3L0 1 1 3Z',
  ],
  call: ['M-11-3H-5L6-10V10L-5 4H-11ZM-9 5H-5L-3 11H-7Z', 'M9-4Q12 0 9 4'],
  toxic: [
    'M0-12C5-4 8 0 8 4A8 8 0 0 1-8 4C-8 0-5-4 0-12ZM-4 1A2 2 0 1 0 0 1 2 2 0 1 0-4 1ZM1 2A2 2 0 1 0 5 2 2 2 0 1 0 1 2ZM-3 7H4V9H-3Z',
  ],
  far: ['M12 0L4-7V-2H-12V2H4V7ZM-9-9H-7V-5H-9ZM-3-9H-1V-5H-3Z'],
  toExit: ['M-10-11H4V-7H-6V7H4V11H-10ZM12 0L5-6V-2H-3V2H5V6Z'],
  minion: [
    'M-6-9A3.5 3.5 0 1 1-6.01-2ZM6-9A3.5 3.5 0 1 1 5.99-2ZM-12 10C-12 2-9-1-6-1S0 2 0 10ZM1 10C1 5 0 3-.5 1 1-1 3-1 6-1 9-1 12 2 12 10Z',
  ],
  armor: ['M-12-8L-5-11C-3-7 3-7 5-11L12-8 10 0 7-1V11H-7V-1L-10 0Z'],
  health: ['M0 11C-15 0-12-10-6-10-2-10 0-7 0-5 0-7 2-10 6-10 12-10 15 0 0 11Z'],
  energy: ['M4-12L-8 2H-2L-4 12 8-3H2Z'],
  gold: ['M-3-8A8 8 0 1 0-2.99-8ZM-3-4L-2-1H1L-1 1 0 4-3 2-6 4-5 1-7-1H-4Z', 'M6-8A8.5 8.5 0 0 1 6 8'],
  food: ['M-11 0C-12-8-2-11 4-9 11-8 13-2 10 2V9H-9V2C-10 2-11 1-11 0Z'],
  time: ['M-8-12H8V-9C8-4 4-2 2 0 4 2 8 4 8 9V12H-8V9C-8 4-4 2-2 0-4-2-8-4-8-9ZM-4-8C-3-5 3-5 4-8Z'],
  militia: ['M-9-11H9V1C9 7 4 10 0 12-4 10-9 7-9 1ZM-2-8V-3H-6V1H-2V8H2V1H6V-3H2V-8Z'],
  guild: ['M-11-11L-7-10-1-2-3 0-11-7ZM11-11L7-10-8 8-6 10 11-7ZM-11 8L-8 11-6 9-9 6ZM3 3L9 11 11 9 5 1Z'],
  lamplighters: ['M-6-7L-3-11H3L6-7V-5H-6ZM-5-4H5L4 8H-4ZM-6 9H6V12H-6ZM0-2C-3 2-2 6 0 6S3 2 0-2Z'],
  perception: ['M-12 0C-7-8 7-8 12 0 7 8-7 8-12 0ZM0-5A5 5 0 1 0 .01-5ZM0-2.5A2.5 2.5 0 1 1-.01-2.5Z'],
  finesse: ['M-10 10C-10 0-4-8 11-11 10-2 4 4-3 5L-7 10Z', 'M-6 5L6-6'],
  eloquence: ['M-12-10H9V3H-2L-7 9V3H-12ZM-8-6V-4H5V-6ZM-8-2V0H2V-2Z'],
  lore: ['M-1-8C-4-11-9-11-12-9V8C-9 6-4 6-1 9ZM1-8C4-11 9-11 12-9V8C9 6 4 6 1 9Z'],
  vigour: ['M-11 4C-11-3-9-9-3-10L2-7 0-3-3-4C-3 0 1-2 5-2 10-2 12 2 11 6 8 12-8 12-11 4Z'],
  resolve: ['M0-12C5-7 9-4 8 3 7 9 3 12 0 12S-7 9-8 3C-9-4-3-5 0-12ZM0 0C-3 3-3 8 0 9 3 8 3 3 0 0Z'],
  streetwise: ['M-12 11V-2L-6-8 0-2V2L5-4 12 2V11H7V5H3V11ZM-8 1V5H-4V1Z'],
} satisfies Readonly<Record<string, readonly [string, string?]>>
export type Sign = keyof typeof SIGNS

export function sign(name: Sign, c: string): string {
  const [shape, strokes] = SIGNS[name] as readonly [string, string?]
  return (
    (shape === '' ? '' : fill(c, shape, 'fill-rule="evenodd"')) + (strokes === undefined ? '' : line(c, 2.6, strokes))
  )
}
export const star = (c: string, edge: string): string => fill(c, STAR, `stroke="${edge}" stroke-width="1.4"`)
/** Two signs of which one counts, with a stroke between them. */
export const either = (a: Sign, b: Sign, c: string): string =>
  put(-5.5, -5, sign(a, c), 0.62) + put(5.5, 5.5, sign(b, c), 0.62) + line(c, 1.8, 'M-7 10L8-10')
