/** Takes the glyphs that are used out of the icon sets, so that the sets themselves never reach the page. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { ICONS } from '../src/iconNames.ts'
import { BuildProblem } from './problem.ts'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
  readonly width?: number
}
const require = createRequire(import.meta.url)
const read = (file: string): unknown => JSON.parse(readFileSync(require.resolve(file), 'utf8'))
const sets = new Map<string, IconSet>()

/** The drawing of a glyph, called `set:name`, and the square it is drawn in. */
function glyphOf(name: string): { readonly size: number; readonly body: string } {
  const [prefix = '', own = ''] = name.split(':')
  const set = sets.get(prefix) ?? (read(`@iconify-json/${prefix}/icons.json`) as IconSet)
  sets.set(prefix, set)
  const icon = set.icons[own] ?? set.icons[set.aliases?.[own]?.parent ?? '']
  if (icon === undefined) throw new BuildProblem('noIcon', `there is no icon called ${name}`)
  if (prefix === 'game-icons' && DRAWN_BY[own] === undefined) throw new BuildProblem('noAuthor', `who drew ${name}?`)
  return { size: icon.width ?? set.width ?? 16, body: icon.body }
}
/** Who drew the icons of game-icons.net that are used here: its licence asks for their names, and the set does not say. */
const DRAWN_BY: Readonly<Record<string, string>> = {
  anvil: 'Lorc',
  'crossed-swords': 'Lorc',
  'duality-mask': 'Lorc',
  gears: 'Lorc',
  goblin: 'Caro Asercion',
  'hammer-nails': 'Lorc',
  hourglass: 'Lorc',
  'linden-leaf': 'Lorc',
  person: 'Delapouite',
  'rolling-dices': 'Delapouite',
  'scroll-unfurled': 'Lorc',
  'shaking-hands': 'Delapouite',
}
export const iconAuthors = [...new Set(Object.values(DRAWN_BY))].sort()

/** The outlines of a glyph, for pictures that are built from it. */
export function outlinesOf(name: string): string[] {
  return [...glyphOf(`game-icons:${name}`).body.matchAll(/\sd="([^"]+)"/g)].map((m) => m[1]!)
}

/** The glyph drawings in order, as one sheet of symbols, and who drew them. */
function moduleText(): string {
  const drawn = Object.fromEntries(Object.entries(ICONS).map(([key, name]) => [key, glyphOf(name)]))
  return `export const glyphs = ${JSON.stringify(drawn)}\nexport const iconAuthors = ${JSON.stringify(iconAuthors)}\n`
}

const ID = 'virtual:icons'
export function icons(): Plugin {
  return {
    name: 'emberhall-icons',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? moduleText() : null),
  }
}
