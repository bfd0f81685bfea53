/** The own plan: marks are laid and taken off one by one. */
import { LIMITS } from '@emberhall/server/protocol'
import { useEffect, useMemo, useRef } from 'react'
import { useOnline } from '../../online/useOnline.ts'
import type { OnlineDesk } from '../../play/online.ts'
import type { Desk } from '../useDesk.ts'

export interface OwnPlan {
  readonly at: readonly string[]
  readonly toggle: (key: string) => void
  readonly clear: () => void
}
const NONE: readonly string[] = []

export function usePlan({ snapshot }: Desk, online: OnlineDesk): OwnPlan {
  const { plans, table } = useOnline(online)
  const { seat } = snapshot.view
  const own = table.mine.includes(seat) ? seat : table.mine[0]
  const at = plans.find((plan) => plan.seat === own)?.at ?? NONE
  // Who is quicker than the net goes on from what was sent last.
  const sent = useRef(at)
  useEffect(() => {
    sent.current = at
  }, [at])
  return useMemo(() => {
    const lay = (next: readonly string[]): void => {
      sent.current = next
      online.plan(next)
    }
    return {
      at,
      clear: () => {
        if (sent.current.length > 0) lay(NONE)
      },
      toggle: (key) => {
        const { current } = sent
        if (current.includes(key)) lay(current.filter((other) => other !== key))
        else if (current.length < LIMITS.plan) lay([...current, key])
      },
    }
  }, [at, online])
}
