/** A die that has been used flies to what it counted for. */
import { at } from '@emberhall/kernel'
import type { LogLine, View } from '@emberhall/kernel'
import { beforePaint, flyTo, type Seen } from '@emberhall/ui'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { HEROES } from '../../../content/types.ts'
import { zoneCalled } from '../../../book.ts'
import type { S } from '../../../state.ts'
import { game } from '../../model/game.ts'
import { wordIn } from './replay.ts'

/** The key of the thing that the first line tells of. */
function goalOf({ state }: View<S>, news: readonly LogLine[]): string | null {
  for (const { what, args: all } of news) {
    const args = all.map(wordIn)
    if (what === 'moved') return `zone ${zoneCalled(args[2] ?? '')}`
    if (what === 'portal') return `zone ${zoneCalled(args[1] ?? '')}`
    if (what === 'struck' || what === 'shot') {
      const foe = state.enemies.findIndex(({ card, init }) => `${at(game.book.foes, card).id}.${init}` === args[1])
      return foe < 0 ? null : `foe ${foe}`
    }
    if (what === 'usedCard') return `card ${game.book.cardNo.get(args[1] ?? '')}`
    if (what === 'parryGained') return `hero ${state.heroes.findIndex(({ id }) => HEROES[id] === args[0])}`
    if (what === 'opened' || what === 'explored' || what === 'device' || what === 'door') {
      const id = (args[1] ?? '').split('.').slice(1).join('.')
      return `thing ${state.objects.findIndex((thing) => thing.id === id)}`
    }
  }
  return null
}
export function useDiceFlights(
  root: RefObject<HTMLElement | null>,
  view: View<S>,
  news: readonly LogLine[],
  pace: number,
): void {
  const last = useRef<{ readonly view: View<S>; readonly dice: readonly Seen[] } | null>(null)
  useLayoutEffect(
    () =>
      beforePaint(() => {
        const table = root.current
        if (table === null) return undefined
        const dice = [...table.querySelectorAll<HTMLElement>('.fg-tray [data-source]')].map((element) => ({
          element,
          box: element.getBoundingClientRect(),
        }))
        const before = last.current
        last.current = { view, dice }
        if (before === null || before.view === view || pace === 0) return undefined
        const goal = goalOf(view, news)
        const to = goal === null ? null : table.querySelector(`[data-key="${goal}"]`)?.getBoundingClientRect()
        const used = gone(before.dice, dice)
        if (to === null || to === undefined || used === undefined) return undefined
        return () => flyTo(table, used, to, pace, TUMBLING)
      }),
    [root, view, news, pace],
  )
}
const sourceOf = ({ element }: Seen): string => element.dataset['source'] ?? ''
/** The first die that was there and is not any more. */
function gone(before: readonly Seen[], now: readonly Seen[]): Seen | undefined {
  const left = now.map(sourceOf)
  return before.find((die) => {
    const place = left.indexOf(sourceOf(die))
    if (place < 0) return true
    left.splice(place, 1)
    return false
  })
}
const TUMBLING = {
  easing: 'ease-in',
  by: (dx: number, dy: number): Keyframe[] => [
    { translate: '0 0', rotate: '0deg', opacity: 1 },
    { translate: `${dx * 0.6}px ${dy * 0.6 - 40}px`, rotate: '200deg', opacity: 1, offset: 0.6 },
    { translate: `${dx}px ${dy}px`, rotate: '360deg', scale: '.5', opacity: 0.2 },
  ],
}
