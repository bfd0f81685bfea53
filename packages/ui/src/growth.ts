/**
 * How much larger everything is than it was drawn. To layouts the screen is smaller by as much, as when a browser zooms: what no
 * longer fits beside the board goes where it goes on a small screen.
 */
import { useSyncExternalStore } from 'react'

const LENGTH = /(\d*\.?\d+)px/g
/** A media query as it has to be where everything is larger. */
export const grown = (query: string, by: number): string =>
  query.replace(LENGTH, (_, length: string) => `${Number(length) * by}px`)

let growth = 1
const listeners = new Set<() => void>()
/** Media rules as they were written, by the rules that were changed. */
const written = new WeakMap<CSSMediaRule, string>()

function adapt(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const text = written.get(rule) ?? rule.media.mediaText
      written.set(rule, text)
      rule.media.mediaText = grown(text, growth)
    }
    if (rule instanceof CSSGroupingRule) adapt(rule.cssRules)
  }
}
function adaptAll(): void {
  for (const { cssRules } of document.styleSheets) adapt(cssRules)
}
/** Style sheets come when they are needed. */
const adaptNew = ({ target }: Event): void => {
  if (growth !== 1 && target instanceof HTMLLinkElement && target.sheet !== null) adapt(target.sheet.cssRules)
}
export function setGrowth(by: number): void {
  if (by === growth) return
  growth = by
  adaptAll()
  document.head.addEventListener('load', adaptNew, true)
  for (const listener of listeners) listener()
}
function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const useGrowth = (): number =>
  useSyncExternalStore(
    listen,
    () => growth,
    () => 1,
  )
