/** Which digit does what: first the things on the table in their order, then what is listed beside it. */
import type { Holds } from '@emberhall/ui'
import type { Asked, ChoiceWords } from './asked.ts'

export const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const
export interface Digits {
  /** What has no place on the table. */
  readonly listed: readonly ChoiceWords[]
  readonly things: ReadonlyMap<string, HTMLElement>
  readonly choices: ReadonlyMap<string, ChoiceWords>
  readonly ofChoice: ReadonlyMap<string, string>
}
/** Shares are taken back one by one, which only the list can do. */
const isWhole = ({ kind }: Asked): boolean => kind === 'split' || kind === 'number' || kind === 'fate'

/** The plain way on is never what a line has no room for; two have room anyway. */
function plainFirst({ choices, plain }: Asked, holds: Holds): readonly ChoiceWords[] {
  const listed = choices.filter(({ copies }) => !copies.some(holds.has))
  const isPlain = ({ option }: ChoiceWords): boolean => option === plain
  return listed.length > 2 ? [...listed.filter(isPlain), ...listed.filter((choice) => !isPlain(choice))] : listed
}
export function digitsOf(asked: Asked, holds: Holds): Digits {
  const listed = isWhole(asked) ? asked.choices : plainFirst(asked, holds)
  // What is listed keeps a digit even where the table is full of things.
  const free = DIGITS.slice(0, Math.max(0, DIGITS.length - listed.length))
  const things = listed.length === asked.choices.length ? [] : holds.open.slice(0, free.length)
  const choices = listed.flatMap((choice, i) => {
    const digit = DIGITS[things.length + i]
    return digit === undefined ? [] : [[digit, choice] as const]
  })
  return {
    listed,
    things: new Map(things.map((thing, i) => [DIGITS[i]!, thing])),
    choices: new Map(choices),
    ofChoice: new Map(choices.map(([digit, { word }]) => [word, digit])),
  }
}
