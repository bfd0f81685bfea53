/** Which things on the table can be chosen now, which cannot and why. */
import type { Option, Why } from '@emberhall/kernel'
import type { Anchor, SpotChoice, TableProps } from '@emberhall/ui'
import type { O, S } from '../../state.ts'

export type Anchors = ReadonlyMap<string, Anchor>
/** The things that an option is about; none: only the prompt offers it. */
type KeysOf = (option: Option) => readonly string[]
/** Every option can be found by itself as well. */
export const optionKey = (option: Option): string => `option ${option}`

/** Everything on offer by what it is about; `isMeant` leaves out what has nothing to do with the thing in hand. */
export function anchorsOf(
  { view, words, names, picks }: TableProps<S, O>,
  keysOf: KeysOf,
  isMeant: (option: Option) => boolean = () => true,
): Anchors {
  const anchors = new Map<string, { open: SpotChoice[]; blocked: Why[]; pick: number }>()
  const at = (key: string) => {
    const known = anchors.get(key) ?? { open: [], blocked: [], pick: 0 }
    anchors.set(key, known)
    return known
  }
  const { ask } = view
  if (ask === null || ask.answer !== null || ask.kind === 'number' || ask.kind === 'fate') return anchors
  for (const option of ask.options) {
    if (!isMeant(option)) continue
    const pick = picks.indexOf(option) + 1
    const choice = { option, label: words.option(option, ask, view, names) }
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
