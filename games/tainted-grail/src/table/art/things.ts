/** Things one holds and knows, and what a day brings: each a small picture with its own light. */
import { dot, fill, glow, paint, put, ridge, seedOf } from '@emberhall/ink'
import { downs, fog, grass, sky } from '@emberhall/ink/moor'
import type { Picture } from '@emberhall/ui'
import { EVENTS } from './events.ts'
import { ITEMS } from './items.ts'
import { LIGHT } from './parts.ts'
import { SECRETS } from './secrets.ts'

const SIZE = { w: 160, h: 120 }
interface Air {
  readonly sky: readonly [high: string, low: string, foot: string]
  readonly far: string
  readonly mist: string
  readonly ground: string
  readonly light: string
}
const MOSS: Air = {
  sky: ['#4d5a4c', '#9aa88c', '#2a332a'],
  far: '#67745f',
  mist: '#c3ccb6',
  ground: '#1b221b',
  light: '#ffb866',
}
const WYRD: Air = {
  sky: ['#2c2450', '#7d6cb8', '#171228'],
  far: '#4d4380',
  mist: '#b9abee',
  ground: '#141022',
  light: '#b9a4ff',
}

/** A thing on a slab of stone, drawn around 0 0 and about ninety units high. */
function still(air: Air, seed: number, thing: string): string {
  return (
    sky(SIZE, ...air.sky) +
    ridge(seed, -4, 166, 70, 22, 22, air.far) +
    fog(SIZE, 44, 34, seed, air.mist) +
    glow(64, 54, 74, air.light, 0.55, 60) +
    fill(air.ground, 'M-4 124V96C30 90 52 93 84 91S140 95 164 90V124Z') +
    grass(0, 160, 97, 26, '#5d6a4c', seed, 6) +
    dot('#000', 84, 104, 46, 6, 'opacity=".4"') +
    put(80, 60, thing)
  )
}
/** A day, as far as one sees. */
function scene(seed: number, [high, low, foot, far]: readonly [string, string, string, string], here: string): string {
  return (
    sky(SIZE, high, low, foot) +
    ridge(seed, -4, 166, 66, 22, 20, far) +
    fog(SIZE, 50, 30, seed) +
    here +
    fog(SIZE, 84, 20, seed + 4, '#b4c1bc', 0.35) +
    downs(SIZE, 114, 5, '#12191a', seed) +
    grass(0, 160, 117, 30, '#3d4d39', seed, 6)
  )
}
function drawn(id: string): (() => string) | null {
  const seed = seedOf(id, 7) % 1000
  const [item, secret, event] = [ITEMS[id], SECRETS[id], EVENTS[id]]
  if (item !== undefined) return () => still(MOSS, seed, item())
  if (secret !== undefined) return () => still(WYRD, seed, secret())
  return event === undefined ? null : () => scene(seed, event.sky, event.here())
}
/** By what is printed on it; null: it is neither an item, a secret nor an event. Four times as large it fills a page. */
export function thingPicture(id: string, scale: 1 | 4 = 1): Picture | null {
  const draw = drawn(id)
  if (draw === null) return null
  return {
    name: `grail ${id} ${scale}`,
    width: SIZE.w * scale,
    height: SIZE.h * scale,
    draw: () => paint(() => put(0, 0, draw(), scale), LIGHT),
  }
}
