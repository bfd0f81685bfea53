/** Figures walk: adventurers along the passages they took, Kobolds to where they went. */
import { at, type LogLine, type View } from '@emberhall/kernel'
import { beforePaint, MOVE_MS, setMoving } from '@emberhall/ui'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isAdjacentSites } from '../mine/ways.ts'
import type { S } from '../../state.ts'
import { type Layout, passagePath, type Place, PLANS, siteAt } from '../art/index.ts'

const POINTS = 8
/** Points along a passage, or straight across where there is none. */
function pointsOn(from: string, to: string, layout: Layout): Place[] {
  const [a, b] = [siteAt(from, layout), siteAt(to, layout)]
  const numbers = isAdjacentSites(from, to)
    ? passagePath(from, to, layout)
        .d.match(/-?[\d.]+/g)!
        .map(Number)
    : null
  const m = numbers === null ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: at(numbers, 2), y: at(numbers, 3) }
  return Array.from({ length: POINTS + 1 }, (_, i) => {
    const t = i / POINTS
    const mix = (p: number, q: number, r: number): number => (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * r
    return { x: mix(a.x, m.x, b.x), y: mix(a.y, m.y, b.y) }
  })
}
type Leg = readonly [from: string, to: string]
function legsOf(news: readonly LogLine[], places: ReadonlyMap<string, string>): Map<string, Leg[]> {
  const legs = new Map<string, Leg[]>()
  const at = new Map(places)
  const add = (who: string, to: string): void => {
    const from = at.get(who)
    if (from === undefined || from === to) return
    legs.set(who, [...(legs.get(who) ?? []), [from, to]])
    at.set(who, to)
  }
  for (const { what, args: all } of news) {
    const args = all.filter((arg): arg is string => typeof arg === 'string')
    if (what === 'moved') add(`adv ${args[0]}`, args[2] ?? '')
    else if (what === 'sent') add(`adv ${args[0]}`, args[1] ?? '')
    else if (what === 'brought') add(`adv ${args[1]}`, at.get(`adv ${args[0]}`) ?? '')
    else if (what === 'koboldMoved' || what === 'koboldSent') {
      const who = [...at].find(([key, site]) => key.startsWith('kobold ') && site === args[0])?.[0]
      if (who !== undefined) add(who, args[1] ?? '')
    }
  }
  return legs
}
function placesOf(root: HTMLElement): Map<string, string> {
  const places = new Map<string, string>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]'))
    places.set(element.dataset['piece']!, element.dataset['at'] ?? '')
  return places
}
/** Leg by leg: each waits where it has come to until the next begins. */
function walk(element: HTMLElement, legs: readonly Leg[], layout: Layout, scale: number, pace: number): void {
  const end = siteAt(legs.at(-1)![1], layout)
  const steps = legs.map(([from, to], i) => {
    const frames = pointsOn(from, to, layout).map(({ x, y }) => ({
      translate: `${((x - end.x) * scale).toFixed(1)}px ${((y - end.y) * scale).toFixed(1)}px`,
    }))
    return setMoving(element, frames, pace, { delay: i * MOVE_MS * pace, fill: 'forwards', easing: 'ease-in-out' })
  })
  steps.at(-1)!.onfinish = () => {
    for (const step of steps) step.cancel()
  }
}
export function useSteps(
  root: RefObject<HTMLElement | null>,
  view: View<S>,
  news: readonly LogLine[],
  layout: Layout,
  pace: number,
): void {
  const last = useRef<{ view: View<S>; places: Map<string, string> } | null>(null)
  useLayoutEffect(() => {
    const table = root.current
    if (table === null) return
    const before = last.current
    last.current = { view, places: placesOf(table) }
    if (before === null || before.view === view || pace === 0) return
    const walked = legsOf(news, before.places)
    if (walked.size === 0) return
    // What has been noted as walked is walked, whatever comes before the picture.
    beforePaint(() => {
      const mine = table.querySelector('.ff-mine')
      if (mine === null) return undefined
      const scale = mine.getBoundingClientRect().width / PLANS[layout].width
      return () => {
        for (const [who, legs] of walked) {
          const element = table.querySelector<HTMLElement>(`[data-piece="${who}"]`)
          if (element !== null) walk(element, legs, layout, scale, pace)
        }
      }
    })
  }, [root, view, news, layout, pace])
}
