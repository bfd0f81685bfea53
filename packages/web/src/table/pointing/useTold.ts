/** What people point at and plan, in sentences: for those who listen, and for the text table. */
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useOnline } from '../../online/useOnline.ts'
import type { OnlineDesk } from '../../play/online.ts'
import type { Desk } from '../useDesk.ts'

const KEPT = 4
export interface Told {
  /** What was new of late, the latest last. */
  readonly lines: readonly { readonly n: number; readonly text: string }[]
  /** The plans that lie on the table now. */
  readonly plans: readonly string[]
}
export function useTold({ things, names }: Desk, online: OnlineDesk): Told {
  const t = useTranslations('pointing')
  const { points, plans, table } = useOnline(online)
  const [lines, setLines] = useState<Told['lines']>([])
  const tell = (text: string): void => setLines((old) => [...old, { n: (old.at(-1)?.n ?? 0) + 1, text }].slice(-KEPT))
  const nameOf = (key: string): string | undefined => things.find((thing) => thing.key === key)?.name
  const planText = (seat: number, at: readonly string[]): string => {
    const marks = at.flatMap((key, i) => {
      const what = nameOf(key)
      return what === undefined ? [] : t('mark', { n: i + 1, what })
    })
    const what = marks.join(', ')
    return table.mine.includes(seat) ? t('ownPlan', { what }) : t('planned', { who: names[seat] ?? '', what })
  }
  const last = points.at(-1)
  const heard = useRef(last?.n ?? 0)
  useEffect(() => {
    const what = last === undefined || last.n <= heard.current ? undefined : nameOf(last.at)
    heard.current = last?.n ?? 0
    if (last === undefined || what === undefined) return
    tell(table.mine.includes(last.seat) ? t('own', { what }) : t('pointed', { who: names[last.seat] ?? '', what }))
  }, [last])
  const before = useRef(plans)
  useEffect(() => {
    const old = before.current
    before.current = plans
    for (const { seat, at } of plans)
      if (old.find((plan) => plan.seat === seat)?.at.join() !== at.join()) tell(planText(seat, at))
  }, [plans])
  return { lines, plans: plans.map(({ seat, at }) => planText(seat, at)) }
}
