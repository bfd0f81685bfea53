/** Dice fly to what they decide: to whom they hit, to whom they save, to the Darkness they hold back. */
import type { LogLine } from '@emberhall/kernel'
import { beforePaint, flyTo, type Seen } from '@emberhall/ui'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { S } from '../../state.ts'
import { enemyKey, heroKey } from '../model/keys.ts'
import { DICE } from '../model/rolls.ts'
import { useTableau } from '../model/tableau.ts'
import { heroIn } from '../model/heroIn.ts'

const AT_DARKNESS = '[data-goal="darkness"]'
const at = (key: string): string => `[data-key="${key}"]`
/** What the dice of a line decide; null: dice that hit somebody are given out one by one. */
function goalOf(state: S, { what, args }: LogLine): string | null {
  if (what === 'holdBack') return AT_DARKNESS
  if (what === 'foeAttacks') return at(heroKey(heroIn(state, args[1])))
  if (args[1] === 'toHitMelee' || args[1] === 'toHitRanged') return null
  if (args[1] === 'damage' && state.about.enemy >= 0) return at(enemyKey(state.about.enemy))
  return at(heroKey(heroIn(state, args[0])))
}
interface Lying {
  readonly line: LogLine | undefined
  readonly state: S
  readonly dice: readonly Seen[]
}
export function DiceFlights({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { view, beat, pace } = useTableau()
  const last = useRef<Lying | null>(null)
  useLayoutEffect(
    () =>
      beforePaint(() => {
        const table = root.current
        if (table === null) return undefined
        const before = last.current
        const line = beat?.line
        const lying = [...table.querySelectorAll<HTMLElement>('.sb-ledger [data-die]:not([data-spent])')]
        const dice = lying.map((element) => ({ element, box: element.getBoundingClientRect() }))
        last.current = { line, state: view.state, dice }
        if (before === null || pace === 0 || before.line === line) return undefined
        const { sent, goal } = sendingOf(before, view.state, line)
        const to = goal === null ? undefined : table.querySelector(goal)?.getBoundingClientRect()
        if (to === undefined) return undefined
        return () => sent.forEach((die) => flyTo(table, die, to, pace, TUMBLING))
      }),
    [root, view, beat, pace],
  )
  return null
}
/** Which of the dice that lay there fly, and where to. */
function sendingOf(
  before: Lying,
  { about }: S,
  line: LogLine | undefined,
): { readonly sent: readonly Seen[]; readonly goal: string | null } {
  if (line?.what === 'hit' && about.enemy >= 0) {
    const hit = before.dice.find(({ element }) => /hit|critical/.test(element.dataset['die'] ?? ''))
    return { sent: hit === undefined ? [] : [hit], goal: at(enemyKey(about.enemy)) }
  }
  if (before.line === undefined || !DICE.has(before.line.what)) return { sent: [], goal: null }
  return { sent: before.dice, goal: goalOf(before.state, before.line) }
}
const TUMBLING = {
  easing: 'ease-in',
  by: (dx: number, dy: number): Keyframe[] => [
    { translate: '0 0', rotate: '0deg', opacity: 1 },
    { translate: `${dx * 0.6}px ${dy * 0.6 - 30}px`, rotate: '180deg', opacity: 1, offset: 0.6 },
    { translate: `${dx}px ${dy}px`, rotate: '360deg', scale: '.6', opacity: 0.3 },
  ],
}
