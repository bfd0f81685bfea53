import { fill, flare, line, times, tone } from '@emberhall/ink'
import { BRIM, BUN, held, HOOD, person, type Pose, RAPIER, wear } from './figures.ts'
import type { Frame } from './frame.ts'
import { body, GOLD, type World } from './worlds.ts'

/** Asha: hood and short cape, always about to go through something. */
export const asha = (w: World, x: number, y: number, h: number, pose: Pose, more = '', turn = 1) =>
  person(x, y, h, pose, body(w, -1.4 * turn, 0.6), 'cape', wear(pose, HOOD) + more, turn)

/** Orrin: a long coat, hair tied back, the rapier never far. */
const TAIL = 'M-7 2C-10 -10 6 -13 8 -4C0 -7 -4 -2 -5 4C-12 8 -16 16 -14 26C-22 14 -16 4 -7 2Z'
export const orrin = (w: World, x: number, y: number, h: number, pose: Pose, turn = 1, blade = 76) =>
  person(
    x,
    y,
    h,
    pose,
    body(w, -1.4 * turn, 0.6),
    'coat',
    wear(pose, TAIL) + (blade ? held(pose, RAPIER, blade) : ''),
    turn,
  )
/** Sabela: hair in a knot, a case of maps across her back. */
const CASE = line('currentColor', 7, 'M-20 -50L12 -88')
export const sabela = (w: World, x: number, y: number, h: number, pose: Pose, turn = 1, more = '') =>
  person(
    x,
    y,
    h,
    pose,
    body(w, -1.4 * turn, 0.6),
    'coat',
    wear(pose, BUN) + (pose === 'kneel' || pose === 'sit' || pose === 'bow' ? '' : CASE) + more,
    turn,
  )
/** Nereo: broad hat, long coat, the lamplighter's pole in hand. */
const POLE = line('currentColor', 3, 'M0 46V-70') + line('currentColor', 2.4, 'M0 -64q10 -2 9 -12')
export const nereo = (w: World, x: number, y: number, h: number, pose: Pose, turn = 1, pole?: number) =>
  person(
    x,
    y,
    h,
    pose,
    body(w, -1.4 * turn, 0.6),
    'coat',
    wear(pose, BRIM) + (pole === undefined ? '' : held(pose, POLE, pole)),
    turn,
  )
/** A street lamp standing on 0 0, a hundred and twenty tall. */
export const lamp = (burning = true) =>
  fill(tone(0, '#6a6a80', '#2a2a3c', '#0c0c18'), 'M-4 0L-2.5 -84H2.5L4 0ZM-9 0H9V-7H-9ZM-6 -60H6V-56H-6Z') +
  line('#3a3a50', 3, 'M-14 -82H14') +
  (burning ? flare(0, -100, 60, '#ffb652', 0.85) : '') +
  fill(burning ? tone(90, '#ffd58a', '#fff6dc', '#ffb652') : '#2a2c48', 'M-9 -86L-13 -112H13L9 -86Z') +
  fill('#1a1a2a', 'M-16 -112H16L6 -122H-6ZM-2 -122h4v-6h-4z') +
  line('#1a1a2a', 1.6, 'M-9 -86L-13 -112M9 -86L13 -112M0 -86V-112') +
  (burning ? flare(0, -99, 18, '#fff6dc', 0.9) : '')
/** A reading lamp of paper panes. */
export const pages = (): string =>
  fill('#3a2010', 'M-40 -50L0 -78L40 -50ZM-36 54H36L42 64H-42Z') +
  times(
    3,
    (i) =>
      fill(tone(90, '#fff6dc', '#ffd58a'), `M${-34 + i * 23} -46h21v96h-21z`) +
      line(
        '#8a5a2c',
        1.4,
        times(7, (k) => `M${-30 + i * 23} ${-36 + k * 12}h${13 - (k % 3) * 3}`),
        'opacity=".7"',
      ),
  ) +
  line('#5a3414', 3, 'M-35 -48V52M-11.5 -48V52M11.5 -48V52M35 -48V52') +
  `<path d="M-10 -76a10 10 0 1 1 20 0" fill="none" stroke="${GOLD}" stroke-width="3.5"/>`

/** A thing of the dark, running off. */
export const shade = fill(
  'currentColor',
  'M-30 0C-34 -20 -24 -38 -6 -40L-10 -54L2 -44L14 -56L14 -40C28 -34 32 -16 28 0L20 -8L12 0L2 -8L-8 0L-18 -8Z',
)

/** A picture of his rounds: the street at night. */
export const street = (light: [number, number, number], seed: number): Frame => ({
  back: 'street',
  front: 'none',
  light,
  seed,
  beams: 8,
  ground: 196,
})

export const SABELA_CUFF = '#2a5a4c'

export const NEREO_CUFF = '#4a3424'
