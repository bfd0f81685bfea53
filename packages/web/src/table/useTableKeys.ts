/** The keys of the drawn table. */
import { lookMode, setLookMode, useSkipping } from '@emberhall/ui'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { useBindings } from '../keys/bindings.ts'
import { byKey } from '../keys/rules.ts'
import { canFold, turnFold } from './fold.ts'
import { leavePointing } from './pointing/mode.ts'
import type { Desk } from './useDesk.ts'
import { lookAtFocused, stepThroughChoices, useKeys } from './useKeys.ts'
import { seatKeys } from './seatKeys.ts'
import { turnLooking } from './zoom/LookButton.tsx'
import type { ZoomDesk } from './zoom/useZoom.ts'

export function useTableKeys(desk: Desk, id: string, zoomed: ZoomDesk): void {
  const { asked, answering, history, doings, panel, pass, snapshot, look } = desk
  const [, navigate] = useLocation()
  const bindings = useBindings()
  const keys = useMemo(() => {
    const choose = (n: number) => () => {
      const choice = asked?.choices[n]
      if (choice !== undefined && history.moment === null) answering.take(choice.option)
    }
    const digits = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [String((i + 1) % 10), choose(i)]))
    return {
      ...digits,
      ...seatKeys(snapshot, look),
      ...byKey(bindings, {
        undo: () => doings.canUndo && doings.undo(),
        redo: () => doings.canRedo && doings.redo(),
        hint: () => doings.canHint && doings.hint(),
        pass: () => pass?.(),
        fold: () => history.moment === null && canFold(asked) && turnFold(asked, 'key'),
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
  useSkipping()
}
