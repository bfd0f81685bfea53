/** The keys of the drawn table. */
import { lookMode, holdsNow, setLookMode, useSkipping } from '@emberhall/ui'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { useBindings } from '../keys/bindings.ts'
import { byKey } from '../keys/rules.ts'
import { turnList } from './Choices.tsx'
import { DIGITS, digitsOf } from './digits.ts'
import { leavePointing } from './pointing/mode.ts'
import type { Desk } from './useDesk.ts'
import { lookAtFocused, stepThroughChoices, useKeys } from './useKeys.ts'
import { seatKeys } from './seatKeys.ts'
import { turnLooking } from './zoom/LookButton.tsx'
import type { ZoomDesk } from './zoom/useZoom.ts'

/** Whoever plays by keys sees which digit presses what, until a finger or the mouse is used again. */
function useKeyed(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    const keyed = ({ key }: KeyboardEvent): void => {
      if (/^(\d|Arrow.*|Tab)$/.test(key)) dataset['keyed'] = ''
    }
    const pointed = (): void => void delete dataset['keyed']
    addEventListener('keydown', keyed)
    addEventListener('pointerdown', pointed)
    return () => {
      removeEventListener('keydown', keyed)
      removeEventListener('pointerdown', pointed)
      pointed()
    }
  }, [])
}
/** A thing that can be had in several ways has a button for each. */
function pressThing(thing: HTMLElement | undefined): void {
  if (thing instanceof HTMLButtonElement) thing.click()
  else thing?.querySelector('button')?.focus()
}
export function useTableKeys(desk: Desk, id: string, zoomed: ZoomDesk): void {
  const { asked, answering, history, doings, panel, pass, snapshot, look } = desk
  const [, navigate] = useLocation()
  const bindings = useBindings()
  const keys = useMemo(() => {
    const press = (digit: string) => () => {
      // What is asked may have to wait until the board can be seen.
      if (document.getElementById('question') === null || asked === null || history.moment !== null) return
      const { choices, things } = digitsOf(asked, holdsNow())
      const choice = choices.get(digit)
      if (choice !== undefined) answering.take(choice.option)
      else pressThing(things.get(digit))
    }
    const digits = Object.fromEntries(DIGITS.map((digit) => [digit, press(digit)]))
    return {
      ...digits,
      ...seatKeys(snapshot, look),
      ...byKey(bindings, {
        undo: () => doings.canUndo && doings.undo(),
        redo: () => doings.canRedo && doings.redo(),
        hint: () => doings.canHint && doings.hint(),
        pass: () => pass?.(),
        list: () => history.moment === null && asked !== null && turnList(),
        last: doings.lastTurn,
        history: doings.history,
        bookmarks: () => doings.open('bookmarks'),
        story: () => doings.open('story'),
        rules: () => doings.open('rules'),
        settings: () => doings.open('settings'),
        menu: () => doings.open('menu'),
        text: () => navigate(`/table/${id}?text`),
        look: () => {
          if (zoomed.look?.isPassing === true) zoomed.hold()
          else if (!lookAtFocused()) turnLooking(lookMode())
        },
        help: () => doings.open('help'),
      }),
      ArrowRight: () => stepThroughChoices(1),
      ArrowDown: () => stepThroughChoices(1),
      ArrowLeft: () => stepThroughChoices(-1),
      ArrowUp: () => stepThroughChoices(-1),
      Escape: () => {
        leavePointing()
        setLookMode('off')
        zoomed.close()
        answering.clear()
        history.leave()
      },
      Enter: (event: KeyboardEvent) => {
        if (event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement)
          return event.target.click()
        return answering.canConfirm && asked !== null && asked.kind !== 'one' && answering.confirm()
      },
    }
  }, [asked, answering, history, doings, pass, snapshot, look, id, navigate, zoomed, bindings])
  useKeys(keys, panel === null && snapshot.curtain === null)
  useKeyed()
  useSkipping()
}
