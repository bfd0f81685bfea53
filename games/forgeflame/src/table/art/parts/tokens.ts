import { at } from '@emberhall/kernel'
import { body, dot, fill, glow, line, put, tone, word } from '@emberhall/ink'
import type { Deposit, Exploration, KoboldToken, Totem } from '../../../content/types.ts'
import { K, TITLE } from '../palette.ts'
import { kobold } from './kobold.ts'
import { ore } from './ores.ts'
import { bag, boulder, chest, coin, flame, totemPole } from './tools.ts'

/** Tokens are drawn within 20 units of 0 0. */
const LEVEL: Readonly<Record<Deposit['level'], readonly [edge: string, stone: string]>> = {
  I: ['#e0b05a', '#5a4326'],
  II: ['#a9bbde', '#3a4056'],
  III: ['#ff7f8c', '#5a2226'],
}
const HEX = 'M-17-10L0-19.5 17-10V10L0 19.5-17 10Z'

export function depositBack(level: Deposit['level']): string {
  const [edge, stone] = LEVEL[level]
  return (
    fill('#000', HEX, 'opacity=".5" transform="translate(2 3)"') +
    body(tone(60, stone, '#1d1512'), HEX, 2.4, edge) +
    fill('#fff', 'M-17-10L0-19.5 17-10 0-1Z', 'opacity=".1"') +
    word(level, 0, 6.5, level === 'III' ? 17 : 20, edge, TITLE)
  )
}
/** Where the ores of a deposit lie, by their number; a Kobold takes the lower half. */
const LYING: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [-7.5, 0],
    [7.5, 0],
  ],
  3: [
    [0, -8],
    [-8, 5],
    [8, 5],
  ],
  4: [
    [-7, -7],
    [7, -7],
    [-7, 7],
    [7, 7],
  ],
}
const ABOVE: typeof LYING = {
  3: [
    [-10, -5],
    [0, -10],
    [10, -5],
  ],
  4: [
    [-5.5, -11],
    [5.5, -11],
    [-11, -2],
    [11, -2],
  ],
}
export function depositFace({ level, ores, kobold: lair }: Pick<Deposit, 'level' | 'ores' | 'kobold'>): string {
  const [edge] = LEVEL[level]
  const places = (lair ? ABOVE : LYING)[ores.length] ?? []
  return (
    fill('#000', HEX, 'opacity=".5" transform="translate(2 3)"') +
    body(tone(60, '#efdfba', '#b89a68'), HEX, 2.4, edge) +
    places.map(([x, y], i) => put(x, y, ore(at(ores, i)), lair ? 0.48 : 0.6)).join('') +
    (lair ? put(0, 17, kobold('taunt', 'fierce'), 0.21) : '')
  )
}

const TILE = 'M-14-18H14L18-14V14L14 18H-14L-18 14V-14Z'
const tile = (top: string, bottom: string, edge: string): string =>
  fill('#000', TILE, 'opacity=".5" transform="translate(2 3)"') + body(tone(60, top, bottom), TILE, 2.2, edge)
export const explorationBack = (): string =>
  tile('#6b4a26', '#2e1e12', '#e8c787') +
  dot('none', 0, 0, 11.5, 11.5, 'stroke="#e8c787" stroke-width="1.5"') +
  fill('#f6e2b4', 'M0-15L3.5-3.5 0 0-3.5-3.500ZM0 15L-3.5 3.5 0 0 3.5 3.500Z') +
  fill('#c99a4b', 'M-15 0L-3.5-3.5 0 0-3.5 3.500ZM15 0L3.5 3.5 0 0 3.5-3.500Z')

const EXPLORATIONS: Readonly<Record<Exploration, () => string>> = {
  treasure: () => put(0, 3, chest(), 0.58),
  rekindle: () => put(0, 12, flame(), 0.72),
  encounter: () => put(0, 16, kobold('taunt', 'glad'), 0.34),
  trap: () =>
    fill('#c8ccd6', 'M-14 7A14 14 0 0 1 14 7H10L7-1 4 5 0-3-4 5-7-1-10 7Z', `stroke="${K}" stroke-width="1.6"`) +
    body('#7d6248', 'M-15 7H15V12H-15Z', 1.6),
  totem: () => put(0, 16, totemPole(true, 'M-5 3L0-4 5 3'), 0.44),
  find: () => put(-6, 5, ore('gold'), 0.62) + put(7, 5, ore('darkiron'), 0.6) + put(0, -6, ore('draconite'), 0.66),
}
export const explorationFace = (kind: Exploration): string =>
  tile('#f2e4c2', '#b5966a', '#7a5020') + EXPLORATIONS[kind]()

const ROUND = 'M-18 0A18 18 0 1 1 18 0 18 18 0 1 1-18 0Z'
const disc = (top: string, bottom: string, edge: string): string =>
  fill('#000', ROUND, 'opacity=".5" transform="translate(2 3)"') + body(tone(60, top, bottom), ROUND, 2.2, edge)
export const treasure = (value?: number): string =>
  value === undefined
    ? disc('#7a5a2e', '#33220f', '#f2c14e') + put(0, 2, chest(), 0.56)
    : disc('#6b4a1e', '#2a1a0a', '#f2c14e') + put(0, 0, coin(value), 0.95)

const good = () =>
  put(0, 15, kobold('sneak', 'shut'), 0.3) + line('#2f7a34', 4, 'M4 6L9 12 17 1') + line('#a8f06a', 2, 'M4 6L9 12 17 1')
const bad = () => put(0, 15, kobold('taunt', 'glad'), 0.3)
const KOBOLDS: Readonly<Record<KoboldToken, () => string>> = {
  success: good,
  successOre: () => good() + put(-11, 10, ore('gold'), 0.45),
  successOreOrTreasure: () => good() + put(-13, 10, ore('gold'), 0.4) + put(-1, 13, coin(), 0.36),
  failure: bad,
  failureOre: () => bad() + put(-11, 11, ore('gold'), 0.42) + line('#ff5a3a', 2.4, 'M-16 6L-6 16M-6 6L-16 16'),
}
/** Green with a tick succeeds, red fails. */
export const koboldToken = (kind: KoboldToken): string =>
  (kind.startsWith('success') ? disc('#4a6b2a', '#1a2a10', '#a8d06a') : disc('#7a2418', '#2a0c08', '#ff8a5c')) +
  KOBOLDS[kind]()

const RUNES: Readonly<Record<Totem, string>> = {
  guard: 'M-6-6H6V1Q4 6 0 8-4 6-6 1Z',
  flame: 'M0-8C5-2 6 2 3 6 0 8-5 6-5 2-5-1-1-2 0-8Z',
  travel: 'M-7 5L-2-5 2 2 7-6M3-6H7V-2',
  rock: 'M-7 5L-4-4 1-7 7-1 5 6Z',
  vision: 'M-8 0Q0-8 8 0 0 8-8 0ZM0-1V1',
  creation: 'M0-8V8M-7-4L7 4M7-4L-7 4',
  forge: 'M-7-4H7Q5 1 1 2L3 7H-3L-1 2Q-6 1-7-4Z',
  power: 'M1-8L-5 1H1L-1 8 5-1H-1Z',
}
/** A totem 70 units tall, its foot at 0 0: it glows until it has been used. */
export const totem = (kind: Totem, active: boolean): string => totemPole(active, RUNES[kind])
export const totemToken = (kind: Totem): string =>
  disc('#3a4a46', '#141c1a', '#8df3e0') + put(0, 0, line('#8df3e0', 2.4, RUNES[kind]), 1.35)

export const caveInToken = (): string =>
  disc('#4a3a30', '#1d1512', '#a58d74') +
  put(-5, 3, boulder(), 0.42) +
  put(7, 5, boulder('#6b5d54'), 0.34) +
  put(2, -6, boulder('#8d7d70'), 0.36)
export const flameToken = (lit: boolean): string =>
  disc(lit ? '#7a3010' : '#2c2320', lit ? '#2a0c04' : '#14100e', lit ? '#ffb24d' : '#6b5a4e') +
  put(0, 11, flame(lit), 0.74)
export const koboldBag = (): string => glow(0, 4, 34, '#e0502a', 0.35) + bag()
