/** A site several Moves away: the way there is walked step by step, until something happens on it. */
import { aOf, at, reading, verbOf } from '@emberhall/kernel'
import { MOVE_MS, type TableProps } from '@emberhall/ui'
import { useEffect, useRef, useState } from 'react'
import { forgeflame } from '../../module.ts'
import { type O, type S, type SiteNo, V } from '../../state.ts'
import { MOVE, WILD } from '../../symbols.ts'
import { reachOf } from '../model/reach.ts'

interface Walk {
  readonly goal: SiteNo
  readonly adv: number
  /** The question whose answer was the step before. */
  readonly after: string
}
/** Lines after which somebody may want to think again. */
const NEWS = new Set(['explored', 'trapped', 'koboldCame'])

export function useWalk(props: TableProps<S, O>, pace: number): (goal: SiteNo | null) => void {
  const { view, take, news } = props
  const [walk, setWalk] = useState<Walk | null>(null)
  const latest = useRef(take)
  latest.current = take
  const { question, ask, state } = view
  useEffect(() => {
    if (walk === null || walk.after === question) return
    const t = reading(forgeflame.game, view)
    const { adv, pool } = state.turn
    const isOn = ask?.def.name === 'act' && adv === walk.adv && !news.some(({ what }) => NEWS.has(what))
    const next = isOn ? reachOf(t, adv, at(pool, MOVE) + at(pool, WILD)).get(walk.goal) : undefined
    const option = ask?.options.find((o) => verbOf(o) === V.move && aOf(o) === next?.path[0])
    if (option === undefined) return setWalk(null)
    const timer = window.setTimeout(() => {
      setWalk({ ...walk, after: question })
      latest.current(option)
    }, MOVE_MS * pace)
    return () => window.clearTimeout(timer)
  }, [walk, question, ask, state, view, news, pace])
  return (goal) => setWalk(goal === null ? null : { goal, adv: state.turn.adv, after: question })
}
