/** Keys of the table. They are off while somebody writes or a sheet is open. */
import { useLayoutEffect } from 'react'
import { namesOf } from '../keys/names.ts'
import { useSettings } from '../settings/settings.ts'

export type KeyMap = Readonly<Record<string, (event: KeyboardEvent) => unknown>>

/** Of one of a few that are to be chosen from, only the arrows are taken. */
function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('[role=dialog]') !== null) return true
  if (target.matches('input[type=radio]')) return key.startsWith('Arrow')
  return target.closest('input, textarea, select, [contenteditable]') !== null
}

/** `first`: before all others that mean the same key. */
export function useKeys(keys: KeyMap, isOn: boolean, turn: 'first' | 'later' = 'later'): void {
  const letters = useSettings((settings) => settings.letters)
  // With the picture, not after it: a key means what stands there when it is pressed.
  useLayoutEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.defaultPrevented || isElsewhere(event)) return
      const name = namesOf(event).find((one) => Object.hasOwn(keys, one))
      if (name === undefined || (event.key.length === 1 && !letters)) return
      event.preventDefault()
      keys[name]!(event)
    }
    const isFirst = turn === 'first'
    addEventListener('keydown', press, isFirst)
    return () => removeEventListener('keydown', press, isFirst)
  }, [keys, isOn, letters, turn])
}
const CHOICES = '[data-choice], .frame button[data-spot="open"], .frame [data-takes]'
/** Arrows go through the choices, wherever they stand: on the table, and beside it. */
export function stepThroughChoices(by: 1 | -1): void {
  const choices = [...document.querySelectorAll<HTMLElement>(CHOICES)].filter((one) => one.checkVisibility())
  if (choices.length === 0) return
  const at = choices.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? (by > 0 ? 0 : choices.length - 1) : (at + by + choices.length) % choices.length
  choices[next]!.focus()
}
/** What has the focus is looked at as by the menu key, if it can be. */
export function lookAtFocused(): boolean {
  const asked = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
  return document.activeElement?.dispatchEvent(asked) === false
}
