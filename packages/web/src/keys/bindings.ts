/** The keys of this person, and how they are written on buttons. */
import { useMemo } from 'react'
import { useSettings } from '../settings/settings.ts'
import { type Action, type Bindings, bindingsOf } from './rules.ts'

export function useBindings(): Bindings {
  const changes = useSettings(({ keys }) => keys)
  return useMemo(() => bindingsOf(changes), [changes])
}
/** How a key is written on a button; nothing where letters are no keys. */
export function useKeyName(): (action: Action) => string {
  const bindings = useBindings()
  const letters = useSettings((settings) => settings.letters)
  return (action) => (letters ? bindings[action].toUpperCase() : '')
}
interface Tip {
  readonly title: string
  readonly 'aria-keyshortcuts': string | undefined
}
/** What a button says of itself, with the key that does the same. */
export function useTip(): (action: Action, says: string) => Tip {
  const keyName = useKeyName()
  return (action, says) => {
    const key = keyName(action)
    return key === ''
      ? { title: says, 'aria-keyshortcuts': undefined }
      : { title: `${says} (${key})`, 'aria-keyshortcuts': key }
  }
}
