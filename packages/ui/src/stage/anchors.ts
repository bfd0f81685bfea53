/** Everything on offer at a table, by the things it is about: what can be chosen now, what cannot and why. */
import type { Core, Option, Why } from '@emberhall/kernel'
import type { TableProps } from '../contract.ts'
import type { Anchor, SpotChoice } from './stage.ts'

/** Every option can be found by itself as well. */
export const optionKey = (option: Option): string => `option ${option}`
export const cardKey = (card: number): string => `card ${card}`
export const seatKey = (seat: number): string => `seat ${seat}`

type Offering<S extends Core> = Pick<TableProps<S>, 'view' | 'words' | 'names' | 'picks'>
interface Meaning<C extends SpotChoice> {
  /** The things that an option is about; none: only the prompt offers it. */
  readonly keysOf: (option: Option) => readonly string[]
  readonly choiceOf: (option: Option, label: string) => C
  /** Leaves out what has nothing to do with the thing in hand. */
  readonly isMeant?: (option: Option) => boolean
}
interface Gathered<C extends SpotChoice> extends Anchor<C> {
  readonly open: C[]
  readonly blocked: Why[]
  pick: number
}
export type Anchors<C extends SpotChoice = SpotChoice> = ReadonlyMap<string, Anchor<C>>

const keysOfAll = new WeakMap<Anchors, ReadonlyMap<Option, readonly string[]>>()
/** The things an option is about at a table that offers these, also while something else is in hand. */
export const keysIn = (anchors: Anchors, option: Option): readonly string[] => keysOfAll.get(anchors)?.get(option) ?? []

export function anchorsOf<S extends Core, C extends SpotChoice>(
  { view, words, names, picks }: Offering<S>,
  { keysOf, choiceOf, isMeant = () => true }: Meaning<C>,
): Map<string, Anchor<C>> {
  const anchors = new Map<string, Gathered<C>>()
  const at = (key: string): Gathered<C> => {
    const known = anchors.get(key) ?? { open: [], blocked: [], pick: 0 }
    anchors.set(key, known)
    return known
  }
  const { ask } = view
  if (ask === null || ask.answer !== null || ask.kind === 'number' || ask.kind === 'fate') return anchors
  keysOfAll.set(anchors, new Map(ask.options.map((option) => [option, keysOf(option)])))
  for (const option of ask.options.filter(isMeant)) {
    const pick = picks.indexOf(option) + 1
    const choice = choiceOf(option, words.option(option, ask, view, names))
    for (const key of [...keysOf(option), optionKey(option)]) {
      const anchor = at(key)
      anchor.open.push(choice)
      if (pick > 0) anchor.pick = pick
    }
  }
  for (const { option, why } of ask.blocked) {
    if (!isMeant(option)) continue
    for (const key of keysOf(option)) {
      const { blocked } = at(key)
      if (!blocked.some((other) => other.code === why.code)) blocked.push(why)
    }
  }
  return anchors
}
