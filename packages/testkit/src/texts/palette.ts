/** Colours that tell things apart: seen with every kind of colour vision, and on the grounds they lie on. */
import { found } from '@emberhall/kernel'
import {
  type Color,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
} from 'culori'

/** What stands for something among others of its kind. */
export interface Sign {
  readonly name: string
  readonly colour: string
  /** Its outline, or what it is called; the same where only the colour differs. */
  readonly shape: string
  readonly letter: string
}
/** Colours this close are taken for one another on something small (CIEDE2000). */
const NEAR = 20
const apart = differenceCiede2000()
/** As Machado, Oliveira and Fernandes have modelled it (2009). */
const VISIONS: Readonly<Record<string, (colour: Color) => Color | undefined>> = {
  usual: (colour) => colour,
  deuteranopia: filterDeficiencyDeuter(1),
  protanopia: filterDeficiencyProt(1),
  tritanopia: filterDeficiencyTrit(1),
}

/** The kinds of colour vision with which two colours can be mistaken for each other. */
export function mistakenBy(a: string, b: string): string[] {
  return Object.entries(VISIONS).flatMap(([vision, seen]) =>
    apart(seen(parse(a)!)!, seen(parse(b)!)!) < NEAR ? [vision] : [],
  )
}
/** Pairs that nothing but a colour tells apart which not everybody can. */
export function paletteProblems(signs: readonly Sign[]): string[] {
  const pairs = signs.flatMap((a, i) => signs.slice(i + 1).map((b) => [a, b] as const))
  return pairs.flatMap(([a, b]) => {
    const by = mistakenBy(a.colour, b.colour)
    const isTold = a.shape !== b.shape || a.letter !== b.letter
    return by.length === 0 || isTold ? [] : [`${a.name} and ${b.name}: ${by.join(', ')}`]
  })
}

/** WCAG: letters, and shapes that have to be made out. */
const CONTRAST = { text: 4.5, shape: 3 } as const
export interface Seen {
  readonly what: string
  readonly colour: string
  readonly ground: string
  readonly as: keyof typeof CONTRAST
}
/** What does not stand out enough. */
export function contrastProblems(seen: readonly Seen[]): string[] {
  return seen.flatMap(({ what, colour, ground, as }) => {
    const found = wcagContrast(colour, ground)
    return found >= CONTRAST[as]
      ? []
      : [`${what}: ${colour} on ${ground} is ${found.toFixed(2)}, ${as} needs ${CONTRAST[as]}`]
  })
}
const HEX = /#[0-9a-f]{3,6}\b/gi
/** What stands on what in a theme of custom properties. */
export function themeSeen(theme: Readonly<Record<string, string>>): Seen[] {
  const grounds = ['--ground', '--ground-2', '--panel-solid', '--panel'].flatMap((name) =>
    [...found(theme[name], name).matchAll(HEX)].map(([ground]) => ground),
  )
  const on = (name: string, as: Seen['as']): Seen[] =>
    grounds.map((ground) => ({ what: name, colour: found(theme[name], name), ground, as }))
  return [
    ...['--ink', '--ink-2', '--accent', '--good', '--bad'].flatMap((name) => on(name, 'text')),
    ...['--line', '--focus'].flatMap((name) => on(name, 'shape')),
    {
      what: '--accent-ink',
      colour: found(theme['--accent-ink'], '--accent-ink'),
      ground: found(theme['--accent'], '--accent'),
      as: 'text',
    },
  ]
}
