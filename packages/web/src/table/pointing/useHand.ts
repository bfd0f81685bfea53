/** Pointing by hand: Alt and a click, a press while pointing is on, or a key on what has the focus. */
import { useEffect, useMemo } from 'react'
import { useBindings } from '../../keys/bindings.ts'
import { byKey } from '../../keys/rules.ts'
import type { OnlineDesk } from '../../play/online.ts'
import type { Desk } from '../useDesk.ts'
import { useKeys } from '../useKeys.ts'
import { setPointMode, usePointMode } from './mode.ts'
import type { OwnPlan } from './usePlan.ts'

const TOUCHES = ['pointerdown', 'pointerover', 'mousedown', 'mouseover'] as const

/** The thing an element belongs to, if it is one that may be pointed at. */
function keyAt(target: EventTarget | null, isThing: (key: string) => boolean): string | null {
  let element = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null
  while (element !== null) {
    const key = element.dataset['key'] ?? ''
    if (isThing(key)) return key
    element = element.parentElement?.closest<HTMLElement>('[data-key]') ?? null
  }
  return null
}

export function useHand({ things, panel, snapshot }: Desk, online: OnlineDesk, plan: OwnPlan): void {
  const { mode } = usePointMode()
  const isThing = useMemo(() => {
    const keys = new Set(things.map(({ key }) => key))
    return (key: string): boolean => keys.has(key)
  }, [things])
  useEffect(() => {
    const root = document.documentElement
    if (mode !== 'off') root.dataset['pointing'] = mode
    return () => {
      delete root.dataset['pointing']
    }
  }, [mode])
  useEffect(() => () => setPointMode('off'), [])
  useEffect(() => {
    if (mode === 'off') return undefined
    /** While somebody points, things neither explain themselves nor can be carried. */
    const still = (event: Event): void => {
      if (keyAt(event.target, isThing) === null) return
      event.stopPropagation()
      if (event.type === 'mousedown') event.preventDefault()
    }
    for (const type of TOUCHES) document.addEventListener(type, still, true)
    return () => {
      for (const type of TOUCHES) document.removeEventListener(type, still, true)
    }
  }, [mode, isThing])
  useEffect(() => {
    const press = (event: MouseEvent): void => {
      if (mode === 'off' && !event.altKey) return
      const key = keyAt(event.target, isThing)
      if (key === null) return
      event.preventDefault()
      event.stopPropagation()
      if (mode === 'plan') plan.toggle(key)
      else online.point(key)
    }
    document.addEventListener('click', press, true)
    return () => document.removeEventListener('click', press, true)
  }, [mode, isThing, online, plan])
  const bindings = useBindings()
  const keys = useMemo(() => {
    const focused = (): string | null => keyAt(document.activeElement, isThing)
    const turn = (to: 'point' | 'plan'): void => setPointMode(usePointMode.getState().mode === to ? 'off' : to)
    return byKey(bindings, {
      point: () => {
        const key = focused()
        if (key === null) turn('point')
        else online.point(key)
      },
      plan: () => {
        const key = focused()
        if (key === null) turn('plan')
        else plan.toggle(key)
      },
      unplan: plan.clear,
    })
  }, [isThing, online, plan, bindings])
  useKeys(keys, panel === null && snapshot.curtain === null)
}
