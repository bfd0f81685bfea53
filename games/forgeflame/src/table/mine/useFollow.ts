/** On a narrow screen the mine scrolls: whoever acts is brought into sight, and what is asked about. */
import { beforePaint } from '@emberhall/ui'
import { type RefObject, useEffect, useRef } from 'react'
import type { SiteNo } from '../../state.ts'

const OPEN = '[data-spot="open"]'
/** Where the mine has to be scrolled to, if anywhere. */
function scrollFor(pane: HTMLElement, mine: HTMLElement, here: Element | null): number | null {
  const edge = mine.getBoundingClientRect().top
  const middleOf = (element: Element): number => {
    const { top, height } = element.getBoundingClientRect()
    return top + height / 2 - edge
  }
  // A question that has grown lies over the foot of the mine.
  const prompt = pane.closest('.ff-phone')?.querySelector('.prompt')?.getBoundingClientRect().top
  const { top, bottom } = pane.getBoundingClientRect()
  const room = Math.min(bottom, prompt ?? bottom) - top
  const end = pane.scrollHeight - pane.clientHeight
  const showing = (middle: number): number => Math.max(0, Math.min(end, middle - room / 2))
  const then = here === null ? pane.scrollTop : showing(middleOf(here))
  const asked = [...mine.querySelectorAll(OPEN)].map(middleOf)
  const [first] = asked
  if (first !== undefined && !asked.some((y) => y > then && y < then + room)) return showing(first)
  return here === null ? null : then
}
export function useFollow(ref: RefObject<HTMLElement | null>, here: SiteNo, question: string, pace: number): void {
  const last = useRef<SiteNo | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what can be chosen changes with the question
  useEffect(
    () =>
      beforePaint(() => {
        const mine = ref.current
        const pane = mine?.parentElement
        if (!mine || !pane || pane.scrollHeight <= pane.clientHeight) return undefined
        const spot = last.current === here ? null : mine.querySelector(`[data-site="${here}"]`)
        last.current = here
        const top = scrollFor(pane, mine, spot)
        return top === null ? undefined : () => pane.scrollTo({ top, behavior: pace > 0 ? 'smooth' : 'auto' })
      }),
    [ref, here, question, pace],
  )
}
