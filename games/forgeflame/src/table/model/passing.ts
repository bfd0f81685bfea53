/** What has just changed hands or run away, read from the news: ores picked up, dropped, won or stolen, and Kobolds. */
import type { LogLine } from '@emberhall/kernel'
import { ORES } from '../../content/types.ts'
import { ADVENTURERS, pawnOf, type SiteNo, SITES, type T } from '../../state.ts'

export type Passing = { readonly key: string; readonly site: SiteNo } & (
  | { readonly what: 'kobold' }
  /** up: from the ground to somebody; down: the other way; in: out of the bag; out: into it. */
  | { readonly what: 'ore'; readonly ore: (typeof ORES)[number]; readonly way: 'up' | 'down' | 'in' | 'out' }
)
const WAYS: Readonly<Record<string, 'up' | 'down' | 'in' | 'out'>> = {
  picked: 'up',
  dropped: 'down',
  gained: 'in',
  lost: 'out',
}
const indexOf = (names: readonly string[], arg: LogLine['args'][number] | undefined): number =>
  typeof arg === 'string' ? names.indexOf(arg) : -1

export function passingOf(t: T, news: readonly LogLine[]): readonly Passing[] {
  return news.flatMap((line, i): Passing[] => {
    const { what, args } = line
    const key = `${line.at} ${i}`
    if (what === 'koboldGone') return [{ key, what: 'kobold', site: indexOf(SITES, args[0]) }]
    if (what === 'stolen') {
      const ore = ORES[indexOf(ORES, args[0])]
      return ore === undefined ? [] : [{ key, what: 'ore', ore, way: 'out', site: indexOf(SITES, args[1]) }]
    }
    const way = WAYS[what]
    const adv = indexOf(ADVENTURERS, args[0])
    const ore = ORES[indexOf(ORES, args[1])]
    if (way === undefined || adv < 0 || ore === undefined) return []
    return [{ key, what: 'ore', ore, way, site: pawnOf(t, adv).site }]
  })
}
