import { at, found } from '@emberhall/kernel'
import {
  body,
  cut,
  dot,
  fill,
  glow,
  group,
  halo,
  line,
  mix,
  type Point,
  put,
  seeded,
  seedOf,
  tenth,
  times,
  tone,
} from '@emberhall/ink'
import { BOARD } from '../../../content/board.ts'
import type { Burrow, Site } from '../../../content/types.ts'
import { anvil, boulder, hammer, lantern, pick } from '../parts/tools.ts'
import { AIR, INSIDE } from './caverns.ts'
import { type Layout, siteAt, sizeAt, slotAt } from './layout.ts'

/** A closed curve through the middles of the sides. */
function smooth(points: readonly Point[]): string {
  const n = points.length
  const mid = (i: number) => {
    const [a, b] = [at(points, i % n), at(points, (i + 1) % n)]
    return `${tenth((a[0] + b[0]) / 2)} ${tenth((a[1] + b[1]) / 2)}`
  }
  return `M${mid(n - 1)}${times(n, (i) => `Q${tenth(at(points, i)[0])} ${tenth(at(points, i)[1])} ${mid(i)}`)}Z`
}

/** The edge of a cavern: a blob with a flat floor, always the same for a site. */
function edge(id: string): readonly [inner: string, outer: string] {
  const chance = seeded(seedOf(id, 3))
  const points = Array.from({ length: 16 }, (_, i): Point => {
    const a = (i / 16) * Math.PI * 2 - Math.PI / 2
    const k = 0.95 + chance() * 0.2
    const y = Math.sin(a) * 40 * k * 1.06
    return [Math.cos(a) * 54 * k, y > 26 ? 25 + chance() * 5 : y]
  })
  return [smooth(points), smooth(points.map(([x, y]) => [x * 1.12, y * 1.15]))]
}

const HALL = 'M-88 46V-14C-88-68 88-68 88-14V46Z'
const GATE = 'M-46 40V-10C-46-44 46-44 46-10V40Z'
/** The outline of a site in its own units, for light around it. */
export const outlineOf = (id: string): string => (id === 'F' ? HALL : id === 'E' ? GATE : edge(id)[1])

const BURROWS: Readonly<Record<Burrow, string>> = {
  claw: line('#f0955a', 2.2, 'M-5-5C-3 1-4 4-6 6M0-6C1 1 0 4 0 7M5-5C4 1 5 4 6 6'),
  fang: fill('#f0955a', 'M-5-6C-2-3 2-3 5-6 5 2 2 6 0 8-2 6-5 2-5-6Z'),
}
export const burrowMark = (burrow: Burrow): string =>
  dot('#17100e', 0, 0, 11, 11, 'stroke="#c24e30" stroke-width="1.8"') + BURROWS[burrow]

function cavern(site: Site, layout: Layout): string {
  const { x, y } = siteAt(site.id, layout)
  const forge = siteAt('F', layout)
  const [inner, outer] = edge(site.id)
  const [light, dark] = AIR[site.level]
  const angle = Math.round((Math.atan2(forge.y - y, forge.x - x) * 180) / Math.PI)
  return group(x, y, sizeAt(site.id, layout), [
    body(tone(angle, '#120b09', '#3a2a22', '#6b452e', '#d98a4a'), outer, 1.6, '#060302'),
    fill(halo([light, mix(light, dark, 0.45), dark], 50, 40, 65), inner),
    cut(
      inner,
      found(INSIDE[site.id], site.id)(),
      fill(mix(dark, '#000000', 0.25), 'M-64 27C-30 23 30 23 64 27V60H-64Z'),
      line(mix(light, '#ffcf8a', 0.3), 1.4, 'M-64 27C-30 23 30 23 64 27'),
      line('#000', 18, inner, 'opacity=".22"'),
      line('#000', 9, inner, 'opacity=".3"'),
    ),
    line('#0a0504', 1.6, inner),
  ])
}

/** The Forge stands on a podium with three grates, where the Flames burn. */
function forge(layout: Layout): string {
  const { x, y } = siteAt('F', layout)
  return group(x, y, sizeAt('F', layout), [
    glow(0, 0, 160, '#ff7a22', 0.9, 118),
    body(tone(90, '#6b4f39', '#2b1b15'), 'M-94 48V-16C-94-78 94-78 94-16V48Z', 2, '#0a0504'),
    times(9, (i) => {
      const a = Math.PI * (1.1 + i * 0.1)
      return group(Math.cos(a) * 84, -14 + Math.sin(a) * 42, 1, Math.round(a * 57.3 + 90), [
        body(at(['#7d5f45', '#5b4433', '#8d6c4e'], i % 3), 'M-12-7H12L10 7H-10Z', 1.5, '#1a0f0a'),
      ])
    }),
    fill(halo(['#ffb04d', '#e0662a', '#7a2e14', '#240f0a'], 50, 70, 75), 'M-80 48V-12C-80-56 80-56 80-12V48Z'),
    body('#120706', 'M-31 48V6C-31-24 31-24 31 6V48Z', 5, '#8d6a46'),
    fill(halo(['#fff0b0', '#ff9a2b', '#a5300a'], 50, 85, 80), 'M-27 48V8C-27-17 27-17 27 8V48Z'),
    fill('#ffb03a', 'M-19 48C-23 30-8 26-11 6-1 13 4 20 4 25 9 20 9 14 7 9 20 22 22 36 17 48Z'),
    fill('#fff4c4', 'M-10 48C-12 36-2 33-3 21 7 28 11 38 8 48Z'),
    put(-56, 30, anvil(), 0.62),
    put(-60, 12, hammer(), 0.5, 30),
    line('#4d3a2a', 2, 'M50-44V-14M66-36V-8', 'stroke-dasharray="4 2"'),
    body('#7d6248', 'M43-14H57V-2C57 3 43 3 43-2ZM60-8H72V2C72 6 60 6 60 2Z', 1.6),
    put(58, 30, boulder('#5b4433'), 0.5),
    put(66, 20, pick(), 0.5, -20),
    body(tone(90, '#5b4433', '#33231a', '#20140f'), 'M-98 44H98L104 76H-104Z', 2, '#0a0504'),
    line('#c98a4a', 2, 'M-97 45H97'),
    line('#1a0f0a', 1.4, 'M-78 46V75M78 46V75M-22 46V75M22 46V75M-101 60H-78M78 60H101M-22 60H-22'),
    times(3, (i) => put(-50 + i * 50, 62, body('#0c0605', 'M-17 13V-6C-17-16 17-16 17-6V13Z', 2.4, '#a87c44'))),
  ])
}
/** Where the three Flames of the Forge burn, and the one of the Entrance. */
export function flameAt(place: 'E' | 'F', layout: Layout, index = 0): { x: number; y: number; scale: number } {
  const { x, y } = siteAt(place, layout)
  const size = sizeAt(place, layout)
  return place === 'F'
    ? { x: tenth(x + (index - 1) * 50 * size), y: tenth(y + 71 * size), scale: size * 0.92 }
    : { x: tenth(x + 66 * size), y: tenth(y + 26 * size), scale: size * 0.8 }
}

function entrance(layout: Layout): string {
  const { x, y } = siteAt('E', layout)
  return group(x, y, sizeAt('E', layout), [
    fill(tone(0, '#6b4d3e', '#3a2923', '#2a1c18'), 'M-78 42C-72-16-52-48 0-56 52-48 72-16 78 42Z'),
    fill('#1c0f09', 'M-44 42V-8C-44-38 44-38 44-8V42Z'),
    fill(halo(['#ffb45a', '#a5562a', '#3a1a0d', '#160a06'], 50, 100, 105), 'M-37 42V-6C-37-30 37-30 37-6V42Z'),
    line('#d8b07a', 2.2, 'M-12 42L-4 6M12 42L4 6'),
    line('#7d5430', 3, 'M-10 34H10M-8 25H8M-6 17H6M-5 10H5'),
    body(tone(0, '#c08a50', '#6b4526'), 'M-50 43V-12H-38V43ZM38 43V-12H50V43Z', 1.6, '#1a0f0a'),
    body(tone(90, '#d8a060', '#8b5d33'), 'M-60-9L0-36 60-9V-20L0-47-60-20Z', 1.8, '#1a0f0a'),
    body(tone(60, '#f6dfa2', '#cf9f4e', '#7a5020'), 'M-11-42H11V-24L0-16-11-24Z', 1.6),
    put(0, -31, pick(), 0.32),
    put(-44, -1, lantern(), 0.62),
    put(44, -1, lantern(), 0.62),
    put(-66, 34, boulder(), 0.5),
    put(62, 37, boulder('#6b5d54'), 0.4),
  ])
}

export function chambers(layout: Layout): string {
  return BOARD.sites
    .map((site) => {
      if (site.level === 'forge') return forge(layout)
      if (site.level === 'entrance') return entrance(layout)
      const mark = slotAt(site.id, 'burrow', layout)
      return (
        cavern(site, layout) +
        (site.burrow ? put(mark.x, mark.y, burrowMark(site.burrow), sizeAt(site.id, layout)) : '')
      )
    })
    .join('')
}
