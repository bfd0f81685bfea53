import { dot, fill, flare, jointsOf, layered, type Limb, line, put, type Skin } from '@emberhall/ink'
import { CORE, FLAME } from './worlds.ts'

/** People as silhouettes, a hundred units tall, their feet at 0 0. */
const POSES = {
  stand: '0-90 0-77 0-46 -15-60 -13-42 15-60 13-42 -7-24 -9 0 7-24 9 0',
  hold: '0-90 0-77 0-46 -15-60 -13-42 16-64 32-72 -7-24 -10 0 7-24 11 0',
  raise: '0-90 0-77 0-46 -15-62 -17-44 17-84 22-106 -8-24 -11 0 8-24 11 0',
  lunge: '10-78 5-66 -6-40 -18-72 -30-86 22-64 42-66 -24-20 -44 0 20-32 28 0',
  guard: '-4-88 -4-76 -6-44 -20-74 -26-90 10-66 24-74 -16-24 -22 0 8-24 10 0',
  leap: '16-96 10-84 -2-58 -8-80 -26-74 26-86 42-98 -24-52 -46-62 20-46 38-38',
  run: '12-90 8-78 -2-46 -12-68 -22-54 20-66 30-76 -10-28 -34-22 14-30 20-2',
  kneel: '8-72 6-60 -4-32 -8-44 4-32 20-46 30-34 -14-4 -34-2 16-28 16 0',
  reach: '4-90 2-78 -2-46 -14-84 -10-104 20-82 32-100 -10-24 -14 0 8-24 10 0',
  push: '14-76 8-64 -10-38 20-62 38-66 22-52 40-52 -24-22 -42 0 6-24 -4 0',
  dance: '-2-92 -2-79 0-48 -20-86 -14-106 20-80 34-94 -2-24 -2 0 22-38 8-26',
  bow: '26-58 17-62 -8-46 -8-66 -28-72 20-44 12-30 -14-24 -18 0 2-24 6 0',
  fall: '6-70 4-58 -2-28 -18-72 -32-88 22-70 34-88 -16-18 -34-28 16-14 34-26',
  sit: '2-72 0-60 -4-28 -12-46 0-34 14-44 26-38 16-26 20 0 20-28 26 0',
  climb: '2-86 2-74 -4-44 -16-84 -12-104 18-66 18-84 -20-36 -12-16 12-30 10-4',
  swing: '4-84 2-72 -4-42 -4-90 16-104 20-84 22-108 -20-22 -32 0 14-24 20 0',
  throw: '6-86 4-74 -4-44 -20-80 -30-98 20-68 36-62 -18-22 -28 0 14-26 22 0',
  slip: '-20-62 -14-52 6-26 -28-66 -42-56 0-70 10-86 26-34 46-46 22-12 42-10',
} as const
export type Pose = keyof typeof POSES

type Dress = 'coat' | 'gown' | 'cape' | 'none'

/** A figure in currentColor. */
export function figure(pose: Pose, dress: Dress = 'none', more = ''): string {
  const { head, neck, hip, farArm, nearArm, farLeg, nearLeg } = jointsOf(POSES[pose])
  const [[nx, ny], [px, py]] = [neck, hip]
  const limb = (w: number, d: string) => line('currentColor', w, d)
  const arm = (x: number, [elbow, hand]: Limb) => limb(6, `M${x} ${ny + 5}L${elbow.join(' ')}L${hand.join(' ')}`)
  const leg = (x: number, [[kx, ky], [fx, fy]]: Limb, thigh: number, shin: number) =>
    limb(thigh, `M${x} ${py}L${kx} ${ky}`) +
    limb(shin, `M${kx} ${ky}L${fx} ${fy - 2}M${fx} ${fy - 2}l${fx >= kx - 6 ? 6 : -6} 1`)
  const sway = nx - px
  return (
    (dress === 'cape'
      ? fill(
          'currentColor',
          `M${nx + 8} ${ny}C${nx - 20} ${ny + 6} ${px - 26 - sway} ${py} ${px - 34 - sway} ${Math.min(-4, py + 34)}L${px - 8} ${Math.min(-10, py + 30)}L${px + 8} ${py}Z`,
        )
      : '') +
    arm(nx - 5, farArm) +
    leg(px - 3, farLeg, 9, 7) +
    leg(px + 3, nearLeg, 9.5, 7.5) +
    fill(
      'currentColor',
      `M${nx - 11} ${ny + 4}C${nx - 12} ${ny + 14} ${px - 8} ${py - 12} ${px - 8} ${py + 2}H${px + 8}C${px + 8} ${py - 12} ${nx + 12} ${ny + 14} ${nx + 11} ${ny + 4}Q${nx} ${ny - 4} ${nx - 11} ${ny + 4}Z`,
    ) +
    (dress === 'coat'
      ? fill(
          'currentColor',
          `M${px - 9} ${py - 12}L${px - 18 - sway} ${py + 28}L${px + 2} ${py + 20}L${px + 16} ${py + 26}L${px + 9} ${py - 12}Z`,
        )
      : '') +
    (dress === 'gown'
      ? fill(
          'currentColor',
          `M${px - 7} ${py - 8}C${px - 12} ${py + 10} ${px - 26} ${py + 26} ${px - 30} 0Q${px} 8 ${px + 30} 0C${px + 26} ${py + 26} ${px + 12} ${py + 10} ${px + 7} ${py - 8}Z`,
        )
      : '') +
    limb(5, `M${nx} ${ny + 2}L${head[0]} ${head[1] + 4}`) +
    dot('currentColor', ...head, 6.6, 7.8) +
    arm(nx + 6, nearArm) +
    more
  )
}

/** A figure standing at x y, this many units tall, lit from one side. */
export const person = (
  x: number,
  y: number,
  h: number,
  pose: Pose,
  skin: Skin,
  dress: Dress = 'none',
  more = '',
  turn = 1,
): string => put(x, y, layered(figure(pose, dress, more), skin), (h / 100) * turn, 0, h / 100)

/** Hats, hair and hoods, to be worn by adding them to a figure at its head. */
export const HOOD = 'M-9 6C-12 -8 -4 -13 2 -12C9 -12 11 -4 9 6L12 14H-13Z'
export const BUN = 'M-8 0C-10 -10 2 -14 8 -6L6 -2C2 -6 -4 -4 -6 4ZM-12 -8a5 5 0 1 1 8 4z'
export const BRIM = 'M-15 -4C-8 -7 -7 -14 0 -14C7 -14 8 -7 15 -4C6 -1 -6 -1 -15 -4Z'
export const PLUME = 'M-8 -4C-8 -10 8 -10 8 -4ZM-2 -10C-10 -22 -20 -22 -24 -14C-18 -16 -10 -12 -4 -8Z'

/** Wear something: `d` is drawn around the head of the pose. */
export function wear(pose: Pose, d: string): string {
  return fill('currentColor', d, `transform="translate(${jointsOf(POSES[pose]).head.join(' ')})"`)
}
/** A thing held in the near hand, pointing up until turned. */
export function held(pose: Pose, thing: string, turn = 0, scale = 1): string {
  return put(...jointsOf(POSES[pose]).nearArm[1], thing, scale, turn)
}

export const RAPIER =
  fill('currentColor', 'M-1.4 6L-1 -58L0 -62L1 -58L1.4 6Z') + line('currentColor', 2.4, 'M-6 -2Q0 -8 6 -2')

/** The one who carries the light: cloaked, lantern ahead. `turn` -1 looks left. */
export const seeker = (x: number, y: number, h: number, skin: Skin, turn = 1): string => {
  const k = h / 64
  return (
    flare(x + turn * 24 * k, y - 28 * k, 70 * k, '#ffb652', 0.85) +
    put(
      x,
      y,
      fill(
        skin.dark,
        'M2 -64C-8 -64 -13 -56 -12 -47C-20 -42 -22 -26 -25 0H21C19 -14 18 -24 15 -32L13 -44C15 -56 10 -64 2 -64Z',
      ) +
        fill(skin.mid, 'M2 -64C-8 -64 -13 -56 -12 -47C-18 -40 -20 -26 -21 -8C-14 -24 -8 -40 -2 -50Z', 'opacity=".7"') +
        fill(
          FLAME,
          'M2 -64C10 -64 15 -56 13 -44L15 -32C18 -24 19 -14 21 0H15C14 -14 11 -26 8 -34L7 -45C9 -55 6 -62 2 -64Z',
        ) +
        fill(skin.dark, 'M6 -38L24 -43L26 -38L10 -29Z') +
        line(FLAME, 1.5, 'M8 -38.5L24 -43') +
        line('#c4924a', 1.4, 'M24 -44V-36') +
        fill('#7a5424', 'M20 -37H28L30 -32H18ZM19 -18H29L30 -15H18Z') +
        fill('#fff3cf', 'M19.5 -32h9v14h-9z'),
      k * turn,
      0,
      k,
    ) +
    flare(x + turn * 24 * k, y - 25 * k, 20 * k, CORE, 0.95)
  )
}

/** The same pose with nothing on it but bones. */
export function bones(pose: Pose): string {
  const { head, neck, hip, farArm, nearArm, farLeg, nearLeg } = jointsOf(POSES[pose])
  const [[hx, hy], [nx, ny], [px, py]] = [head, neck, hip]
  const through = ([joint, end]: Limb) => `L${joint.join(' ')}L${end.join(' ')}`
  const mx = (nx + px) / 2
  return (
    line(
      'currentColor',
      2.6,
      `M${nx} ${ny}L${px} ${py}M${nx - 9} ${ny + 4}${through(farArm)}M${nx + 9} ${ny + 4}${through(nearArm)}M${px - 5} ${py}${through(farLeg)}l-6 1M${px + 5} ${py}${through(nearLeg)}l6 1`,
    ) +
    line(
      'currentColor',
      2.2,
      `M${nx - 10} ${ny + 4}H${nx + 10}M${nx - 9} ${ny + 9}Q${mx} ${ny + 15} ${nx + 9} ${ny + 9}M${nx - 8} ${ny + 14}Q${mx} ${ny + 20} ${nx + 8} ${ny + 14}M${nx - 6} ${ny + 19}Q${mx} ${ny + 24} ${nx + 6} ${ny + 19}M${px - 7} ${py - 3}Q${px} ${py + 6} ${px + 7} ${py - 3}`,
    ) +
    fill(
      'currentColor',
      `M${hx - 8} ${hy - 2}C${hx - 9} ${hy - 12} ${hx + 9} ${hy - 12} ${hx + 8} ${hy - 2}C${hx + 8} ${hy + 2} ${hx + 5} ${hy + 3} ${hx + 4} ${hy + 9}H${hx - 4}C${hx - 5} ${hy + 3} ${hx - 8} ${hy + 2} ${hx - 8} ${hy - 2}Z`,
    ) +
    dot('#0a0616', hx - 3.2, hy - 1.5, 2.2, 2.6) +
    dot('#0a0616', hx + 3.2, hy - 1.5, 2.2, 2.6) +
    line('#0a0616', 1, `M${hx - 2} ${hy + 5}v4M${hx + 2} ${hy + 5}v4`)
  )
}
