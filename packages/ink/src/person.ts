import { bright, dark } from './colours.ts'
import type { Limb } from './joints.ts'
import { cel } from './light.ts'
import { dot, form, limb, line, put, times } from './shapes.ts'
import { rimmed, turned } from './silhouette.ts'
import { type PoseName, POSES } from './poses.ts'

export type { PoseName }

/** How somebody looks: the head is drawn thirty units round and used at every size. */
export interface Look {
  readonly head: () => string
  readonly coat: string
  readonly skin: string
  readonly legs?: string
  readonly cape?: string
  readonly trim?: string
  readonly dress?: 'tunic' | 'robe' | 'plate' | 'bones' | 'mist'
  /** What the bust wears besides. */
  readonly chest?: () => string
}
export interface Acting {
  /** In the near hand, turned by `angle`. */
  readonly tool?: string
  readonly angle?: number
  readonly off?: string
  readonly offAngle?: number
  /** How far the cape flies. */
  readonly sway?: number
  /** Over the body, under the near arm. */
  readonly over?: string
}

/** Somebody a hundred units tall, feet at 0 0, looking right. */
export function person(look: Look, pose: PoseName = 'stand', act: Acting = {}): string {
  const { head, neck, hip, farArm, nearArm, farLeg, nearLeg } = POSES[pose]
  const [[nx, ny], [hx, hy]] = [neck, hip]
  const [[[k1x, k1y], [f1x]], [[k2x, k2y], [f2x]]] = [farLeg, nearLeg]
  const { coat, skin, cape, dress = 'tunic', trim = '#db6', legs = '#432' } = look
  const { tool = '', angle = 0, off = '', offAngle = 0, sway = 0 } = act
  const bony = dress === 'bones'
  const leg = ([[kx, ky], [fx, fy]]: Limb): string =>
    bony
      ? line(skin, 4, `M${hx} ${hy}L${kx} ${ky}L${fx} ${fy - 1}H${fx + 5}`)
      : limb(legs, 8.5, `M${hx} ${hy}L${kx} ${ky}L${fx} ${fy - 4}`) +
        limb(
          dark(dress === 'plate' ? '#99a' : '#432', 0.1),
          8,
          `M${(kx + fx * 2) / 3} ${(ky + fy * 2) / 3}L${fx} ${fy - 4}l5 1`,
        )
  const arm = (sx: number, [[ex, ey], [x, y]]: Limb, held: string, turn: number): string =>
    (held === '' ? '' : put(x, y, held, 1, turn)) +
    (bony
      ? line(skin, 3.4, `M${nx + sx} ${ny + 4}L${ex} ${ey}L${x} ${y}`)
      : limb(dress === 'plate' ? '#99a' : coat, 7.4, `M${nx + sx} ${ny + 5}L${ex} ${ey}L${x} ${y}`)) +
    dot(cel(skin), x, y, 3.6)
  const trunk = `M${nx - 11} ${ny + 4}Q${nx} ${ny - 4} ${nx + 10} ${ny + 3}L${hx + 9} ${hy + 2}Q${hx} ${hy + 5} ${hx - 9} ${hy + 2}Z`
  const low = Math.max(k1y, k2y) + 5
  const skirt =
    dress === 'robe' || dress === 'mist'
      ? `M${hx - 9} ${hy - 3}L${Math.min(f1x, f2x, hx) - 9}-1Q${hx} 4 ${Math.max(f1x, f2x, hx) + 10}-1L${hx + 9} ${hy - 3}Z`
      : `M${hx - 9} ${hy - 2}L${Math.min(k1x, k2x, hx - 6) - 6} ${low}Q${hx} ${low + 4} ${Math.max(k1x, k2x, hx + 4) + 6} ${low}L${hx + 9} ${hy - 2}Z`
  return (
    (cape === undefined
      ? ''
      : form(
          cape,
          `M${nx - 10} ${ny + 1}L${nx + 8} ${ny}Q${hx + 6} ${hy} ${hx + 6 - sway * 0.6}-6Q${hx - 8 - sway * 0.6} ${-2 - sway * 0.3} ${hx - 19 - sway} ${-4 - sway * 0.5}Q${nx - 20 - sway * 0.4} ${(ny + hy) / 2} ${nx - 10} ${ny + 1}Z`,
        )) +
    arm(7, farArm, off, offAngle) +
    (dress === 'mist' ? '' : leg(farLeg) + leg(nearLeg)) +
    (bony
      ? line(skin, 3, `M${hx} ${hy}L${nx} ${ny}`) +
        times(4, (i) =>
          line(skin, 2.2, `M${nx - 8 + i} ${ny + 6 + i * 5}Q${nx} ${ny + 10 + i * 5} ${nx + 8 - i} ${ny + 5 + i * 5}`),
        ) +
        form(coat, `M${hx - 8} ${hy - 4}L${hx - 10} ${hy + 16}l6-4 4 6 4-7 6 4L${hx + 8} ${hy - 4}Z`)
      : form(coat, skirt) +
        form(dress === 'plate' ? '#99a' : coat, trunk) +
        (dress === 'plate' ? form(coat, `M${nx - 5} ${ny + 6}L${nx + 5} ${ny + 5}L${hx + 6} ${hy}H${hx - 6}Z`) : '') +
        line(dark(trim, 0.2), 3, `M${hx - 9} ${hy - 2}Q${hx} ${hy + 1} ${hx + 9} ${hy - 2}`) +
        dot(bright(trim), hx + 2, hy, 1.8)) +
    (act.over ?? '') +
    put(...head, look.head(), 0.36, (nx - hx) * 0.5) +
    (cape === undefined
      ? ''
      : form(
          cape,
          `M${nx - 13} ${ny + 7}Q${nx - 9} ${ny - 3} ${nx} ${ny - 3}Q${nx + 10} ${ny - 3} ${nx + 12} ${ny + 6}Q${nx} ${ny + 12} ${nx - 13} ${ny + 7}Z`,
        )) +
    (dress === 'plate' ? dot(cel('#bbb'), nx - 11, ny + 5, 6.4, 5.6) : '') +
    arm(-8, nearArm, tool, angle)
  )
}

/** Head and shoulders, within sixty units of 0 0. */
export function bust(look: Look): string {
  const { coat, skin, cape, dress, trim = '#db6' } = look
  const cloth = dress === 'plate' ? '#99a' : coat
  return (
    (dress === 'bones'
      ? line(skin, 8, 'M-44 62Q-20 40 4 46 30 42 50 64M4 40V90M-30 72Q4 84 40 72')
      : form(dark(skin, 0.12), 'M-14 20H14L18 50H-16Z') +
        form(cloth, 'M-62 96C-62 58-40 50-18 42Q2 56 20 42C44 50 64 60 66 96Z') +
        line(dark(trim, 0.15), 4, 'M-18 43Q2 57 20 43')) +
    (look.chest?.() ?? '') +
    (cape === undefined
      ? ''
      : form(cape, 'M-66 98C-66 60-46 44-26 36-20 48-16 60-24 98ZM68 98C66 60 48 46 28 37 24 48 24 60 32 98Z')) +
    look.head()
  )
}

/** Somebody standing at x y in the light of a scene; a negative size looks left. */
export function stands(look: Look, pose: PoseName, x: number, y: number, size = 1, act: Acting = {}, turn = 0): string {
  const draw = () => rimmed(() => person(look, pose, act))
  return (
    dot('#000', x + 8 * Math.abs(size), y + 1, 30 * Math.abs(size), 5 * Math.abs(size), 'opacity=".38"') +
    put(x, y, size < 0 ? turned(draw) : draw(), Math.abs(size), turn)
  )
}
