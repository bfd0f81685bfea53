import { at } from '@emberhall/kernel'
import { body, fill, glow, line, put, tone, word } from '@emberhall/ink'
import type { Lang } from '@emberhall/speech'
import type { Ore } from '../../../content/types.ts'

/** Base, dark and light of each ore; shape and letter tell them apart as well. */
export const ORE_COLOURS: Readonly<Record<Ore, readonly [string, string, string]>> = {
  gold: ['#f2c14e', '#7a4c0c', '#fff0b0'],
  darkiron: ['#7a90b4', '#222c42', '#c6d6f0'],
  draconite: ['#d63a56', '#520c1c', '#ffa2ae'],
  mithrul: ['#bfeee4', '#1f5a58', '#ffffff'],
}
/** As the reader calls them; in English iron stands for Darkiron, since Draconite has the D. */
export const ORE_LETTERS: Readonly<Record<Lang, Readonly<Record<Ore, string>>>> = {
  en: { gold: 'G', darkiron: 'I', draconite: 'D', mithrul: 'M' },
  fr: { gold: 'O', darkiron: 'S', draconite: 'D', mithrul: 'M' },
}

export const ORE_SHAPES: Readonly<Record<Ore, (dark: string, light: string) => readonly [string, string]>> = {
  gold: (dark, light) => [
    'M-10 3C-12-5-6-11 1-10 8-10 12-4 11 3 9 10-8 11-10 3Z',
    line(light, 2.2, 'M-6-2C-5-6-1-8 3-7') + fill(dark, 'M2 3L7 0 7 5Z', 'opacity=".5"'),
  ],
  darkiron: (dark, light) => [
    'M-10-5L0-11 10-5V6L0 11-10 6Z',
    fill(light, 'M-10-5L0 0 10-5 0-11Z', 'opacity=".8"') + fill(dark, 'M0 0V11L10 6V-5Z', 'opacity=".5"'),
  ],
  draconite: (dark, light) => [
    'M0-13L9-3 5 11-5 10-9-2Z',
    fill(light, 'M0-13L-1 1-9-2Z', 'opacity=".9"') + fill(dark, 'M-1 1L9-3 5 11Z', 'opacity=".5"'),
  ],
  mithrul: (_, light) => [
    'M0-12L3.5-4 12 0 3.5 4 0 12-3.5 4-12 0-3.5-4Z',
    fill(light, 'M0-12L3.5-4 0 0-3.5-4ZM-12 0L-3.5-4 0 0-3.5 4Z', 'opacity=".9"'),
  ],
}

/** An ore within 12 units of 0 0, with its letter for those who read this language. */
export function ore(kind: Ore, letters?: Lang): string {
  const [base, dark, light] = ORE_COLOURS[kind]
  const [edge, facets] = ORE_SHAPES[kind](dark, light)
  return (
    (kind === 'mithrul' ? glow(0, 0, 18, '#bfeee4', 0.8) : '') +
    body(tone(50, light, base, base, dark), edge, 1.8, '#1a0d08') +
    facets +
    (letters !== undefined
      ? `<g stroke="${light}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${word(ORE_LETTERS[letters][kind], 0, 5, 13, dark)}</g>`
      : '')
  )
}

/** Ores lying in a heap around 0 0, the first in front. */
export function heap(kinds: readonly Ore[]): string {
  const spots = [
    [0, 0],
    [-14, -3],
    [14, -2],
    [-7, -12],
    [8, -12],
    [-20, -12],
    [21, -12],
    [0, -22],
  ] as const
  const shown = kinds.slice(0, spots.length).map((kind, i) => put(at(spots, i)[0], at(spots, i)[1], ore(kind), 0.85))
  return shown.reverse().join('')
}
