import {
  bright,
  cel,
  dark,
  dot,
  fill,
  form,
  glow,
  group,
  halo,
  line,
  mix,
  put,
  ring,
  times,
  tone,
  word,
} from '@emberhall/ink'
import { coin, lantern } from '@emberhall/ink/tools'
import type { Gem } from '../../../content/types.ts'
import { Drawing, type Placed } from '../Drawing.tsx'
import { sign, type Sign } from '../parts/glyphs.ts'
import { TITLE } from '../palette.ts'

const shadow = (w: number): string =>
  fill('#000', `M${-w} 2L${w * 1.5} ${w * 0.5} ${w * 1.9} ${w * 0.3} ${w}-2Z`, 'opacity=".38"')
const disc = (c: string, inside: string): string =>
  dot('#000', 3, 4, 20, 20, 'opacity=".4"') +
  dot(dark(c, 0.55), 0, 2, 20) +
  dot(tone(50, bright(c, 0.5), c, dark(c, 0.3)), 0, 0, 20, 20, 'stroke="#221" stroke-width="1.6"') +
  ring('#fed', 0, 0, 16.5, 1, 16.5, 'opacity=".45"') +
  inside

/** Round is worth one, a drop three, a hexagon five. */
export const GEMS: Readonly<Record<Gem, readonly [string, string, string, number]>> = {
  yellow: ['#eb4', 'M0-13A13 13 0 1 1-.01-13Z', 'M0-13A13 13 0 0 0-13 0L0-3Z', 1],
  red: ['#b43', 'M0-17C8-8 12-2 12 4A12 12 0 0 1-12 4C-12-2-8-8 0-17Z', 'M0-17C-8-8-12-2-12 4L-2 0Z', 3],
  blue: ['#48b', 'M-8-14H8L16 0 8 14H-8L-16 0Z', 'M-8-14H8L0-2-16 0Z', 5],
}
export function GemToken({ gem, valued = false, ...placed }: Placed & { gem: Gem; valued?: boolean }) {
  const [c, shape, facet, value] = GEMS[gem]
  const draw = () =>
    fill('#000', shape, 'opacity=".35" transform="translate(4 5)"') +
    fill(tone(60, bright(c, 0.3), c, dark(c, 0.5)), shape, 'stroke="#210" stroke-width="2"') +
    fill('#fff', facet, 'opacity=".42"') +
    (valued ? word(value, 0, 6, 16, '#210') : '')
  return <Drawing name={`gem ${gem} ${valued}`} draw={draw} view="-19 -20 40 42" {...placed} />
}
const food = (): string =>
  group(0, 2, 0.95, [
    form('#c84', 'M-13 1C-14-8-3-11 4-9 12-8 15-2 12 3V9H-11V3C-12 3-13 2-13 1Z', 30),
    line('#742', 1.8, 'M-6-4L-3 2M1-6L4 0M8-4L10 1'),
  ])
const trap = (): string =>
  line('#332', 3, 'M-12 6A12 9 0 0 1 12 6') +
  times(6, (i) => fill('#ddc', `M${-11 + i * 4} ${-1 - Math.sin((i / 5) * Math.PI) * 6}l2-7 2 7Z`)) +
  line('#899', 3, 'M-13 7H13') +
  dot('#b43', 0, 3, 2.6)
const quest = (): string => fill('#320', 'M-3-13H3L2 4H-2ZM0 7A3 3 0 1 1-.01 7Z')
const search = (): string =>
  line('#321', 3, 'M4 4L12 12') +
  ring('#321', -2, -2, 8, 3) +
  fill('#321', 'M-3.5-6C1-9 4-4 0-1.5V1H-3V-3C0-4-1-6-3-5Z')
const ROUNDS = {
  food: ['#eda', food],
  trap: ['#754', trap],
  objective: ['#eb4', quest],
  exploration: ['#cca', search],
} as const satisfies Readonly<Record<string, readonly [string, () => string]>>
/** A round counter; 42 units wide. */
export function BoardToken({ kind, ...placed }: Placed & { kind: keyof typeof ROUNDS }) {
  const [c, inside] = ROUNDS[kind]
  return <Drawing name={`token ${kind}`} draw={() => disc(c, inside())} view="-21 -21 46 48" {...placed} />
}

const chest = (open: boolean): string =>
  shadow(26) +
  (open
    ? form('#752', 'M-26-22C-26-40 26-40 26-22L24-14H-24Z') +
      fill('#210', 'M-25-16H25V-6H-25Z') +
      glow(0, -14, 30, '#fd8', 0.9) +
      put(-9, -11, coin(), 0.42) +
      put(7, -12, coin(), 0.46)
    : form('#853', 'M-26-8V-18C-26-34 26-34 26-18V-8Z')) +
  form('#963', 'M-26-9H26V12H-26Z') +
  line('#da4', 4, open ? 'M-16-8V11M16-8V11' : 'M-16-27V11M16-27V11M-26-9H26') +
  fill('#da4', 'M-6-13H6V0H-6Z', 'stroke="#431" stroke-width="1.4"')
const fountain = (dry: boolean): string =>
  dot('#010', 7, 8, 46, 17, 'opacity=".4"') +
  dot(cel('#a97', 0), 0, 0, 44, 17) +
  ring('#dca', 0, 0, 44, 2.6, 17) +
  dot(dry ? '#665' : tone(20, '#8dd', '#499'), 0, 1, 35, 11.5) +
  (dry
    ? line('#433', 1.6, 'M-20 0L-8 4 0-1 12 5 22 1')
    : line('#eff', 1.8, 'M-26 0C-13-5 13-5 26 0M-15 5C-5 2 7 2 17 5', 'opacity=".8"')) +
  form('#aa9', 'M-8-3V-28H8V-3C4 0-4 0-8-3ZM-13-28H13L8-36H-8Z', 0) +
  (dry ? '' : line('#dee', 3, 'M-8-21C-19-19-21-8-23-2M8-21C19-19 21-8 23-2', 'opacity=".85"'))
const altar = (broken: boolean): string =>
  shadow(28) +
  (broken
    ? form('#787', 'M-30 12L-26-8-12-4-6-14 2 0 12-10 22-6 30 12Z') +
      line('#233', 2.4, 'M-8-10L-2 2-8 12M12-8L8 4 14 12')
    : glow(0, -22, 40, '#bec', 0.8) +
      form('#899', 'M-22 12V-8H22V12Z', 0) +
      form('#aaa', 'M-30-8V-16H30V-8Z', 0) +
      fill('#344', 'M-8-4H8V8H-8Z') +
      put(0, -18, fill('#cfd', 'M-6 2C-11-8-2-12-3-22 6-16 10-6 6 2Z')))
const standing = (lit: boolean): string =>
  shadow(16) +
  (lit ? glow(13, -42, 54, '#fc6', 0.9) : '') +
  line('#432', 5, 'M0 3V-58C0-68 13-68 13-58') +
  line('#a74', 1.8, 'M-1.5 3V-56') +
  put(13, -56, lantern(lit), 1.05)
const portal = (c: string): string =>
  dot('#000', 4, 5, 34, 16, 'opacity=".45"') +
  form('#666', 'M-30 6V-26C-30-66 30-66 30-26V6H20V-26C20-50-20-50-20-26V6Z', 0) +
  glow(0, -22, 44, c, 0.8, 50) +
  fill(halo(['#fff', bright(c, 0.2), c, dark(c, 0.6)]), 'M-20 6V-26C-20-50 20-50 20-26V6Z') +
  line('#fff', 2, 'M0-18C6-24 12-14 3-9-8-6-13-22-3-30 10-34 17-14 9-2', 'opacity=".8"')
const brambles = (): string =>
  dot('#111', 0, 0, 19, 19, 'opacity=".82" stroke="#9cb" stroke-width="2"') +
  line('#bec', 2.6, 'M-7 11C-8 2-11-3-12-8M-1 12C-1 0 0-6 1-13M5 11C6 3 10-1 13-5M-12 11H13')
const DEVICES = {
  'chest-closed': () => chest(false),
  'chest-open': () => chest(true),
  'altar-whole': () => altar(false),
  'altar-broken': () => altar(true),
  'lantern-lit': () => standing(true),
  'lantern-unlit': () => standing(false),
  portal: () => portal('#a8d'),
  'portal-unknown': () => portal('#59b') + dot('#122', 0, -22, 15, 15, 'opacity=".75"') + word('?', 0, -13, 26, '#fff'),
  difficult: brambles,
} as const satisfies Readonly<Record<string, () => string>>
export type Device = keyof typeof DEVICES
/** Something that stands in a zone, its foot at 0 0; about 70 units wide. */
export function BoardPiece({ kind, ...placed }: Placed & { kind: Device }) {
  return <Drawing name={`piece ${kind}`} draw={DEVICES[kind]} view="-42 -72 92 92" {...placed} />
}
/** The healing fountain with the cubes that are left. */
export function Fountain({ cubes, ...placed }: Placed & { cubes: number }) {
  const draw = () =>
    fountain(cubes === 0) +
    times(cubes, (i) =>
      put(-((Math.min(cubes, 8) - 1) * 6) + (i % 8) * 12, 17 - Math.floor(i / 8) * 11, cube('#7dc'), 0.62),
    )
  return <Drawing name={`fountain ${cubes}`} draw={draw} view="-50 -42 106 72" {...placed} />
}
/** A way out with its letter; a bar closes it while somebody defends it. */
export function ExitGate({ letter, defended = false, ...placed }: Placed & { letter: string; defended?: boolean }) {
  const draw = () =>
    shadow(34) +
    form('#a97', 'M-36 8V-34C-36-68 36-68 36-34V8H21V-32C21-48-21-48-21-32V8Z', 0) +
    line('#443', 1.6, 'M-36-10H-21M-36-26H-21M21-10H36M21-26H36M-23-47L-15-37M23-47L15-37') +
    fill(tone(90, '#feb', '#eb4'), 'M-21 8V-32C-21-48 21-48 21-32V8Z', `opacity="${defended ? 0.3 : 0.85}"`) +
    line('#784', 7, 'M-31-51C-20-65-6-61 0-65 8-59 22-63 31-49') +
    (defended ? line('#321', 7, 'M-30 2L30-26') + line('#b64', 4, 'M-30 2L30-26') : '') +
    group(0, -24, [
      dot('#220', 0, 1, 16),
      dot('#eb4', 0, 0, 14.5, 14.5, 'stroke="#feb" stroke-width="1.6"'),
      word(letter, 0, 7, 21, '#220', TITLE),
    ]) +
    (defended
      ? group(27, 2, [
          fill('#321', 'M-10-11H10V2C10 8 4 11 0 13-4 11-10 8-10 2Z', 'stroke="#f98" stroke-width="1.8"'),
          line('#ecb', 2.4, 'M0-6V7M-5-1H5'),
        ])
      : '')
  return <Drawing name={`exit ${letter} ${defended}`} draw={draw} view="-42 -68 98 88" {...placed} />
}
/** A ring around a defender and what it defends, `w` × `h`. */
export function DefenceRing({ w, h, ...placed }: Placed & { w: number; h: number }) {
  const draw = () =>
    dot('#b43', 0, 0, w / 2, h / 2, 'fill-opacity=".18" stroke="#f98" stroke-width="2.6" stroke-dasharray="8 6"')
  return (
    <Drawing
      name={`defence ${w} ${h}`}
      draw={draw}
      view={`${-w / 2 - 3} ${-h / 2 - 3} ${w + 6} ${h + 6}`}
      {...placed}
    />
  )
}

const cube = (c: string): string =>
  fill(dark(c, 0.5), 'M-9-5V7L1 12 10 6V-6L0-10Z') +
  fill(c, 'M-9-5L1-1V12L-9 7Z') +
  fill(mix(c, '#fff', 0.4), 'M-9-5L0-10 10-6 1-1Z') +
  line('#110', 1.2, 'M-9-5V7L1 12 10 6V-6L0-10ZM-9-5L1-1 10-6M1-1V12')
/** Colours, and what is cut into the front: nothing, a cross, a stroke. */
export const CUBES = {
  black: ['#444', ''],
  red: ['#b33', 'M-7 0L-1 8M-1 2L-7 6'],
  green: ['#584', 'M-4 0V8'],
} as const
export function Cube({ colour, ...placed }: Placed & { colour: keyof typeof CUBES }) {
  const [c, cut] = CUBES[colour]
  const draw = () => cube(c) + line('#fed', 2, cut)
  return <Drawing name={`cube ${colour}`} draw={draw} view="-12 -13 26 28" {...placed} />
}
export function StunMark(placed: Placed) {
  return (
    <Drawing
      name="stun"
      draw={() => dot('#231', 0, 0, 15, 15, 'stroke="#be8" stroke-width="2"') + put(0, 0, sign('stun', '#dea'), 0.86)}
      view="-18 -18 36 36"
      {...placed}
    />
  )
}
/** The sides of the stance token and the stealth token, and what can be won. */
const SIDES = {
  assault: ['#b43', 'strike'],
  guard: ['#59b', 'parry'],
  stealth: ['#647', 'stealth'],
  time: ['#ca5', 'time'],
  victory: ['#eb4', 'success'],
  gold: ['#c93', 'gold'],
  item: ['#853', 'armor'],
  trait: ['#574', 'trait'],
  health: ['#b43', 'health'],
  energy: ['#47a', 'energy'],
} as const satisfies Readonly<Record<string, readonly [string, Sign]>>
export function SideToken({ side, ...placed }: Placed & { side: keyof typeof SIDES }) {
  return (
    <Drawing
      name={`side ${side}`}
      draw={() => disc(SIDES[side][0], sign(SIDES[side][1], '#fed'))}
      view="-21 -21 46 48"
      {...placed}
    />
  )
}
