import { at } from '@emberhall/kernel'
import { ball, body, dot, fill, glow, group, line, put, times, tone } from '@emberhall/ink'
import type { Mark, Potion, Symbol } from '../../../content/types.ts'
import { K } from '../palette.ts'
import { brass, flask, web } from './tools.ts'

const STAR = 'M0-9L2.5-3 9-2.7 4 1.4 5.7 8 0 4.3-5.7 8-4 1.4-9-2.7-2.5-3Z'
export const star = (c: string): string => fill(c, STAR)

/** What a card lets its adventurer do, cut dark into brass; within 13 units of 0 0. */
const GLYPHS: Readonly<Record<Symbol, (c: string) => string>> = {
  move: (c) => fill(c, 'M-6-10H3V-3C5 0 10 0 10 5V6H-7V3C-5 0-6-4-6-10ZM-7 7.500H10V9.500H0L-1 8.500H-2V9.500H-7Z'),
  dig: (c) =>
    fill(c, 'M-9-3C-6-10 4-11 9-3 5-6 3-6 1.5-6L1-3-7 8-9 6-1-4-1-6C-4-6-6-6-9-3Z') +
    fill(c, 'M3 8L5 3 8 5 9 8ZM-2 8L0 5 2 8Z'),
  pick: (c) =>
    fill(
      c,
      'M-8 2C-8-2-6-3-5-2L-3 0V-8C-3-10 0-10 0-8V-9C0-11 3-11 3-9V-7C3-9 6-9 6-7V-4C6-6 8-6 8-4V2C8 7 5 9 1 9S-6 6-8 2Z',
    ),
  fight: (c) =>
    fill(c, 'M-9-9L-5-8 3 1 5-1 6 1 5 3 9 7 7 9 3 5 1 6-1 5 1 3-8-5ZM9-9L8-5 4-1 1-4 5-8ZM-4 1L-1 4-5 7-7 9-9 7-5 3Z'),
  wild: (c) => star(c),
}
export function medal(symbol: Symbol, spent = false): string {
  const ink = spent ? '#6b584b' : '#2a1407'
  return (
    dot('#000', 1, 1.6, 13.5, 13.5, 'opacity=".5"') +
    dot(spent ? '#3a2d25' : brass(), 0, 0, 13, 13, `stroke="${spent ? '#1d1410' : '#4a2c0e'}" stroke-width="1.4"`) +
    dot('none', 0, 0, 10.6, 10.6, `stroke="${spent ? '#564438' : '#fff1c4'}" stroke-opacity=".6" stroke-width=".9"`) +
    put(0, 0, GLYPHS[symbol](ink), 0.9)
  )
}
export const glyph = (symbol: Symbol, c: string): string => GLYPHS[symbol](c)

const round = (deep: string, edge: string, inside: string): string =>
  dot('#000', 1.5, 2, 15, 15, 'opacity=".5"') +
  dot(deep, 0, 0, 14.5, 14.5, `stroke="${edge}" stroke-width="1.8"`) +
  inside

/** What an adventurer suffers from; within 15 units of 0 0. */
export const MARKS: Readonly<Record<Mark | 'web', () => string>> = {
  stun: () =>
    round(
      '#3a2a0a',
      '#ffd667',
      line('#ffd667', 2.2, 'M0 0C2-2 4 0 3 2 1 5-5 4-5-1-4-7 5-8 8-2') +
        put(7, 6, star('#fff0b0'), 0.42) +
        put(-8, 5, star('#fff0b0'), 0.36) +
        put(-5, -8, star('#fff0b0'), 0.32),
    ),
  slow: () =>
    round(
      '#0f2a26',
      '#7fd8c4',
      fill('#a8d8b0', 'M-11 8C-8 4-2 6 4 6 8 6 7 0 8-3L10-3C12 2 11 8 6 9Z') +
        dot('#c98a5a', -2, 0, 7.5, 7, `stroke="${K}" stroke-width="1.3"`) +
        line('#5c3418', 1.6, 'M-2 0C0-1 1 1 0 3-3 5-7 2-5-2-3-5 3-5 4 0') +
        line('#a8d8b0', 1.4, 'M8-3L7-8M10-3L12-7'),
    ),
  web: () => round('#1c1430', '#c8b4f0', web(12)),
}

const POTIONS: Readonly<Record<Potion, readonly [string, string]>> = {
  speed: ['#4fc0e8', 'M-9-4H-3M-11 0H-4M-9 4H-3M-1-7L7 0-1 7 1 0Z'],
  flight: ['#f2c14e', 'M-8 6C-8-4 0-8 9-7 8-4 6-3 4-2 6-2 7-1 7 0 5 2 3 2 1 3 3 3 4 4 3 5 0 7-4 5-6 8Z'],
  invisibility: ['#b98af0', 'M-10 0C-5-7 5-7 10 0 5 7-5 7-10 0ZM-8 7L8-8'],
}
/** A potion within 30 units of 0 0; its badge tells which, its colour whether it is full. */
export function potion(kind: Potion, full: boolean): string {
  const [c, sign] = POTIONS[kind]
  return (
    (full ? glow(0, 4, 32, c, 0.6) : '') +
    put(0, 2, flask(c, full ? 1 : 0), 1.05) +
    group(0, 8, 0.72, [
      kind === 'invisibility'
        ? line(K, 4.5, sign) + line(full ? '#fff' : '#8a7a6c', 2, sign)
        : fill(full ? '#fff' : '#8a7a6c', sign, `stroke="${K}" stroke-width="1.6"`),
    ])
  )
}

/** Who plays first: a miner's horn of brass. */
export const firstPlayer = (): string =>
  body(brass(20), 'M-16 10C-4 10 4 2 6-12L22-18C22 2 8 20-14 18-20 17-20 10-16 10Z', 2) +
  dot('#3a2008', 14, -15, 8.5, 3.6, `transform="rotate(-20 14 -15)" stroke="${K}" stroke-width="1.6"`) +
  line('#5c3a12', 2, 'M-6 9L-4 17M3 3L9 10M-16 14L-22 16') +
  times(3, (i) => line('#ffe2a6', 2, `M${20 + i * 3} ${-26 + i * 5}l4 ${-4 + i * 2}`))

/** The seal that tells victory points. */
export const seal = (points: string | number): string =>
  body(brass(), 'M-17-10L0-20 17-10V10L0 20-17 10Z', 1.8, '#3d2408') +
  line('#fff3cf', 1, 'M-13-8L0-16 13-8V8L0 16-13 8Z', 'opacity=".7"') +
  `<text y="6.5" font-family="Metamorphous, serif" font-size="${String(points).length > 1 ? 17 : 19}" text-anchor="middle" fill="#241204">${points}</text>`

/** Four players, told apart by the colours they have chosen and by the shape on the plinth: circle, triangle, square, diamond. */
export const PLAYER_SHAPES = [
  'M-5 0A5 5 0 1 1 5 0 5 5 0 1 1-5 0Z',
  'M0-6L6 5H-6Z',
  'M-5-5H5V5H-5Z',
  'M0-7L6 0 0 7-6 0Z',
] as const
export const playerShape = (player: number, c: string = K): string => fill(c, at(PLAYER_SHAPES, player))
export const playerBadge = (player: number, colour: string): string =>
  ball(tone(60, '#ffffff', colour, colour), 0, 0, 12) + put(0, 0, playerShape(player), 1.05)
