import { body, fill, group, halo, line, put, tone, word } from '@emberhall/ink'
import { BOARD } from '../../../content/board.ts'
import type { Site } from '../../../content/types.ts'
import { Drawing } from '../Drawing.tsx'
import { PLATE, TITLE } from '../palette.ts'
import { glyph } from '../parts/marks.ts'
import { chambers, outlineOf } from './chambers.ts'
import { type Layout, PLANS, siteAt, sizeAt, slotAt } from './layout.ts'
import { caveIn, koboldStep, passages, route, wings } from './passages.ts'
import { ground } from './rock.ts'

/** What of the mine an SVG shows: the board alone, or with so much rock around it that a page is filled. */
export const viewOf = (layout: Layout, around: readonly [number, number, number, number] = [0, 0, 0, 0]): string => {
  const { width, height } = PLANS[layout]
  const [left, top, right, bottom] = around
  return `${-left} ${-top} ${width + left + right} ${height + top + bottom}`
}

const LEVELS: Partial<Record<Site['level'], string>> = { I: '#e0b05a', II: '#a9bbde', III: '#ff7f8c' }
export type Glow = 'reach' | 'here' | 'dark'

/** A name too long for its plate is broken where the halves are most alike. */
function lines(name: string, layout: Layout): readonly string[] {
  if (layout === 'wide' || name.length < 11) return [name]
  const gaps = [...name.matchAll(/ /g)].map((m) => m.index)
  if (gaps.length === 0) return [name]
  const best = gaps.reduce((a, b) => (Math.abs(b - name.length / 2) < Math.abs(a - name.length / 2) ? b : a))
  return [name.slice(0, best), name.slice(best + 1)]
}

function plate(site: Site, name: string, layout: Layout, glow: Glow): string {
  const place = slotAt(site.id, 'plate', layout)
  const text = lines(name, layout)
  const size = layout === 'wide' ? 12.6 : 12
  const level = LEVELS[site.level]
  const numeral = level === undefined ? 0 : 6 + site.level.length * size * 0.34
  const half = (Math.max(...text.map((t) => t.length)) * size * 0.52 + 13 + numeral) / 2
  const x = Math.max(half + 1, Math.min(PLANS[layout].width - half - 1, place.x))
  const [top, bottom] = [-size * 0.72, size * (text.length - 0.28)]
  const middle = (top + bottom) / 2
  const edge = { reach: '#ffb24d', here: '#fff0c4', dark: '#5a4434' }[glow]
  const d = `M${-half} ${top}H${half}L${half - 4} ${middle} ${half} ${bottom}H${-half}L${-half + 4} ${middle}Z`
  return group(x, place.y, [
    body(glow === 'dark' ? '#17100ef2' : '#3a2413', d, 1.3, edge),
    level === undefined
      ? ''
      : word(site.level, -half + 4 + numeral / 2, middle + size * 0.34, size * 0.9, level, TITLE),
    text
      .map((t, i) =>
        word(
          t,
          numeral / 2 - (level === undefined ? 0 : 1),
          size * (i + 0.32),
          size,
          glow === 'dark' ? '#dcc9b0' : '#ffedc8',
          PLATE,
        ),
      )
      .join(''),
  ])
}

/** Name plates; those of lit sites shine. */
export function SiteNames({
  layout,
  lang,
  glow,
}: {
  layout: Layout
  lang: 'en' | 'fr'
  glow?: (site: string) => Glow
}) {
  return BOARD.sites.map((site) => {
    const how = glow?.(site.id) ?? 'dark'
    const name = `plate ${layout} ${lang} ${site.id} ${how}`
    return (
      <Drawing
        key={site.id}
        name={name}
        draw={() => plate(site, site.name[lang], layout, how)}
        view=""
        at={{ x: 0, y: 0 }}
      />
    )
  })
}

/** The mine without its pieces. */
export function MineMap({ layout, view, fit = 'xMidYMid meet' }: { layout: Layout; view?: string; fit?: string }) {
  const shown = view ?? viewOf(layout)
  const here = { x: 0, y: 0 }
  return (
    <svg viewBox={shown} preserveAspectRatio={fit}>
      <Drawing name={`ground ${layout}`} draw={() => ground(layout)} view={shown} at={here} />
      <Drawing name={`passages ${layout}`} draw={() => passages(layout)} view={shown} at={here} />
      <Drawing name={`chambers ${layout}`} draw={() => chambers(layout) + wings(layout)} view={shown} at={here} />
    </svg>
  )
}

interface PassageProps {
  readonly from: string
  readonly to: string
  readonly layout: Layout
  readonly className?: string
}
const marked = (what: string, draw: (from: string, to: string, layout: Layout) => string) =>
  function PassageMark({ from, to, layout, className }: PassageProps) {
    const name = `${what} ${from} ${to} ${layout}`
    return (
      <Drawing
        name={name}
        draw={() => draw(from, to, layout)}
        view=""
        at={{ x: 0, y: 0 }}
        {...(className && { className })}
      />
    )
  }
export const CaveIn = marked('cave-in', caveIn)
/** The way that is pointed at. */
export const Route = marked('route', route)
/** Where a Kobold would go next. */
export const KoboldStep = marked('step', koboldStep)

/** Light on a site that may be chosen, or where the acting adventurer stands. Lies under the pieces. */
export function SiteGlow({ site, layout, kind }: { site: string; layout: Layout; kind: 'reach' | 'here' }) {
  const draw = () => {
    const { x, y } = siteAt(site, layout)
    const d = outlineOf(site)
    const c = kind === 'here' ? '#fff0c4' : '#ffb347'
    return group(x, y, sizeAt(site, layout), [
      line(c, 24, d, 'opacity=".09"'),
      line(c, 15, d, 'opacity=".14"'),
      line(c, 7, d, 'opacity=".28"'),
      fill(halo([`${c}70`, `${c}30`, `${c}08`]), d),
      line(c, 2.4, d),
    ])
  }
  return <Drawing name={`glow ${site} ${layout} ${kind}`} draw={draw} view="" at={{ x: 0, y: 0 }} />
}

/** What it costs to go there, on a coin of brass at the upper left of the site. */
export function CostCoin({ site, layout, cost }: { site: string; layout: Layout; cost: number }) {
  const { x, y } = slotAt(site, 'cost', layout)
  const draw = () =>
    body('#0008', 'M-12-5L1-11 14-5V10L1 16-12 10Z', 0) +
    body(tone(60, '#ffedb4', '#f5b84a', '#c27a1e'), 'M-13-7L0-14 13-7V7L0 14-13 7Z', 1.6, '#fff6d8') +
    put(-5, 1, glyph('move', '#4a2508'), 0.62) +
    word(cost, 6.5, 5.5, 15, '#2a1204')
  return (
    <Drawing name={`cost ${cost}`} draw={draw} view="-16 -16 32 34" at={{ x, y, scale: layout === 'wide' ? 1 : 0.9 }} />
  )
}
