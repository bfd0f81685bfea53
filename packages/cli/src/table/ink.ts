/** Colours of the terminal, or none. */
import { styleText } from 'node:util'

type Style = Parameters<typeof styleText>[0]

export interface Ink {
  readonly bold: (text: string) => string
  readonly dim: (text: string) => string
  readonly frame: (text: string) => string
  readonly title: (text: string) => string
  readonly good: (text: string) => string
  readonly warn: (text: string) => string
  /** A line of the table: words for colours appear in their colour. */
  readonly table: (text: string) => string
}

const none = (text: string): string => text
export const NO_INK: Ink = { bold: none, dim: none, frame: none, title: none, good: none, warn: none, table: none }

const paint =
  (style: Style) =>
  (text: string): string =>
    styleText(style, text, { validateStream: false })

/** Words that name a colour, in the languages there are. */
const WORDS: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/(?<![\p{L}])(red|rouges?)(?![\p{L}])/giu, paint(['bold', 'redBright'])],
  [/(?<![\p{L}])(green|verte?s?)(?![\p{L}])/giu, paint(['bold', 'greenBright'])],
  [/(?<![\p{L}])(blue|bleue?s?)(?![\p{L}])/giu, paint(['bold', 'blueBright'])],
  [/(?<![\p{L}])(light|lumière)(?![\p{L}])/giu, paint('yellowBright')],
  [/(?<![\p{L}])(dark|ténèbres)(?![\p{L}])/giu, paint('magenta')],
]
export const INK: Ink = {
  bold: paint('bold'),
  dim: paint('dim'),
  frame: paint('gray'),
  title: paint(['bold', 'yellow']),
  good: paint(['bold', 'green']),
  warn: paint('yellow'),
  table: (text) => WORDS.reduce((line, [word, colour]) => line.replace(word, (found) => colour(found)), text),
}

/** Colour is for terminals that want it (no-color.org). */
export function inkFor(stream: { readonly isTTY?: boolean }, env: Readonly<Record<string, string | undefined>>): Ink {
  if (env['NO_COLOR'] || env['TERM'] === 'dumb') return NO_INK
  if (env['FORCE_COLOR'] && env['FORCE_COLOR'] !== '0') return INK
  return stream.isTTY ? INK : NO_INK
}
