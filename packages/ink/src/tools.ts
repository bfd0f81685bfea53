import { bright, dark, mix } from './colours.ts'
import { cel, glow, halo } from './light.ts'
import { dot, fill, form, limb, line, put, ring, STAR, times } from './shapes.ts'

/** What is held in a hand: the grip at 0 0, upright; a figure is a hundred units tall. */
const STEEL = '#aaa'
const WOOD = '#753'
export const GOLD = '#da4'

const hilt = (w: number): string => limb(WOOD, 3.4, 'M0 7V-3') + limb(GOLD, 3, `M${-w}-4H${w}`) + dot(GOLD, 0, 8.5, 2.6)
const blade = (l: number, w: number): string =>
  form(STEEL, `M${-w}-5L${-w * 0.8} ${-l}L0 ${-l - w * 2.6}L${w * 0.8} ${-l}L${w}-5Z`, 0) +
  line('#eed', 0.8, `M0-6V${-l}`)

export const sword = (): string => blade(42, 2.8) + hilt(8)
export const greatsword = (): string => blade(60, 4.2) + hilt(12)
export const dagger = (): string => blade(17, 2.4) + hilt(5)
export const knife = (): string => form('#dcb', 'M-1.6 0L-2.6-12 0-19 1.6-12 1.6 0Z', 0) + limb('#432', 3, 'M0 0V7')
export const axe = (): string =>
  limb(WOOD, 3.6, 'M0 22V-44') +
  form(
    STEEL,
    'M-2-46C-12-54-22-50-24-42-25-34-22-28-16-24-14-32-8-36-2-36ZM2-46C12-54 22-50 24-42 25-34 22-28 16-24 14-32 8-36 2-36Z',
    0,
  ) +
  line('#fed', 1.2, 'M-24-43C-25-35-22-28-17-25M24-43C25-35 22-28 17-25')
export const hatchet = (): string =>
  limb(WOOD, 3.2, 'M0 10V-24') +
  form(STEEL, 'M-2-27C4-30 14-30 17-34 18-26 17-18 13-14 9-18 4-18-2-18Z', 0) +
  line('#fed', 1, 'M17-33C18-26 17-19 13-15')
export const spear = (): string =>
  limb(WOOD, 3, 'M0 40V-56') +
  form(STEEL, 'M-4-54L0-76 4-54 0-50Z', 0) +
  line(STEEL, 2.6, 'M2-52C12-52 14-42 8-38') +
  line('#b43', 4, 'M-2-50H2')
export const pike = (): string => limb(WOOD, 2.6, 'M0 44V-52') + form(STEEL, 'M-3.5-50L0-68 3.5-50Z', 0)
export const club = (): string =>
  limb(WOOD, 4, 'M0 7V-10') +
  form('#642', 'M-3-8C-8-24-6-36 0-38 7-36 8-24 3-8Z') +
  times(4, (i) => dot('#dca', i % 2 ? 3 : -3, -18 - i * 5, 1.4))
export const staff = (): string =>
  limb(WOOD, 3.6, 'M0 44V-44') +
  line('#542', 3, 'M0-44C-12-48-10-64 0-64 9-64 10-54 3-52') +
  glow(0, -56, 20, '#9da', 0.8) +
  dot(halo(['#ffd', '#9da', '#597']), 0, -56, 5) +
  line('#eb4', 1.6, 'M-3-36L-8-26M3-34L7-24') +
  fill('#eda', 'M-8-26L-12-18-5-20ZM7-24L11-16 4-18Z')
const stave = (pull: number): string =>
  line('#dc9', 1, `M-4-36L${-4 - pull} 0L-4 36`) +
  line('#321', 4.4, 'M-4-36C4-30 9-14 6 0 9 14 4 30-4 36') +
  line('#b84', 1.8, 'M-4.5-35C3-29 7.5-14 4.8 0 7.5 14 3 29-4.5 35')
export const bow = (): string => stave(0)
/** An arrow that flies upwards from 0 0. */
export const arrow = (l = 40, c = '#eda'): string =>
  line('#542', 1.8, `M0 0V${-l}`) +
  fill(c, `M-3.5 ${-l + 3}L0 ${-l - 8} 3.5 ${-l + 3}Z`) +
  fill('#b43', 'M-4 5L0-2 4 5 4-3 0-9-4-3Z')
export const drawnBow = (): string => stave(18) + put(-20, 0, arrow(44), 1, 90)
export const crossbow = (): string =>
  limb(WOOD, 7, 'M0 34V-24') +
  form('#542', 'M-5 34H5L9 46H-9Z') +
  line('#dc9', 1.4, 'M-34-10L0 8 34-10') +
  line('#321', 6, 'M-34-10C-22-26 22-26 34-10') +
  line('#b84', 2.4, 'M-34-11C-22-27 22-27 34-11') +
  form(GOLD, 'M-9-4H9V14H-9Z') +
  line('#642', 1.4, 'M-9 2H9M-9 8H9') +
  put(0, 0, arrow(28), 0.9)
const FACE = 'M-15-20C-6-17 6-17 15-20V2C15 14 6 22 0 26-6 22-15 14-15 2Z'
export const shield = (c = '#47a', sign = 'M-2.5-14H2.5V-4H10V1H2.5V16H-2.5V1H-10V-4H-2.5Z'): string =>
  form('#b84', FACE) + put(0, 0, form(c, FACE) + fill('#eda', sign), 0.84)
export const buckler = (c = '#742'): string =>
  dot(cel('#ca5'), 0, 0, 15.5) +
  dot(cel(c), 0, 0, 12.5) +
  ring('#db6', 0, 0, 8, 1.4) +
  dot(cel(STEEL), 0, 0, 4.6) +
  times(6, (i) => put(0, 0, dot('#ed9', 0, -13.8, 1), 1, i * 60))
export const lantern = (lit = true, c = '#fc6'): string =>
  (lit ? glow(0, 12, 38, c, 0.9) : '') +
  line('#321', 1.8, 'M-5 2C-5-4 5-4 5 2') +
  fill(lit ? halo(['#ffd', c, mix(c, '#842', 0.5)], 50, 62) : '#333', 'M-7 4H7L5 21H-5Z') +
  form('#642', 'M-9 5L-5-1H5L9 5ZM-7 20H7V24H-7Z') +
  line('#321', 1.4, 'M-2.5 5L-2 20M2.5 5L2 20') +
  (lit ? '' : line('#788', 1, 'M-4 8L-1 13M-4 13L-2 16'))
export const torch = (): string =>
  limb('#542', 4, 'M0 12V-12') +
  glow(0, -22, 32, '#fb4', 0.9) +
  fill('#e83', 'M-6-10C-11-20-2-24-3-34 6-28 10-18 6-10Z') +
  fill('#fe9', 'M-3-10C-5-16 0-19 0-25 4-20 5-14 3-10Z')
export const horn = (): string =>
  form('#dc9', 'M-16 8C-4 8 5 0 7-14L20-20C20 2 6 18-14 16-20 15-20 9-16 8Z', 60) +
  line(GOLD, 3, 'M6-13L18-17M-6 8L-5 15') +
  dot('#321', 13.5, -17.5, 7, 3, 'transform="rotate(-22 13.5 -17.5)"')
export const drum = (): string =>
  form('#852', 'M-18-8V12C-18 22 18 22 18 12V-8Z') +
  line('#ed9', 1.6, 'M-17 10L-9-4 0 14 9-4 17 10') +
  dot('#edb', 0, -8, 18, 7) +
  ring('#542', 0, -8, 18, 2.2, 7) +
  line('#b43', 1.8, 'M-6-8A6 2.6 0 1 0 6-8M0-11V-5') +
  line('#784', 2, 'M18 2C26 6 22 14 27 20') +
  fill('#eb4', 'M24 18L30 19 27 28Z')
export const bottle = (c: string): string =>
  fill(cel('#899'), 'M-5-18H5V-8C16-3 18 16 10 22H-10C-18 16-16-3-5-8Z', 'opacity=".85"') +
  fill(c, 'M-12.5 4C-6 1 4 7 12.5 4 14 14 11 18 8.5 20H-8.5C-11 18-14 14-12.5 4Z') +
  fill(bright(c, 0.7), 'M-10 6C-9 14-8 17-5 18-7 13-7 9-6 5.5Z') +
  fill('#753', 'M-4-25H4V-17H-4Z') +
  fill('#fff', 'M-8 0C-11 4-11 10-10 14L-8 13C-9 9-8 4-5-3Z', 'opacity=".5"')
export const coin = (): string =>
  dot(dark(GOLD), 2, 2.4, 14) + dot(cel(GOLD), 0, 0, 14) + ring('#feb', 0, 0, 10.6, 1.4) + fill('#752', STAR)
export const scroll = (c = '#edb'): string =>
  form(c, 'M-16-20H12C18-20 18-12 12-12V16C12 24 2 24 2 16V14H-18C-14 10-14-10-16-20Z') +
  line('#864', 1.4, 'M-9-12H6M-9-5H6M-9 2H3') +
  fill('#b43', 'M2 12C8 12 9 20 2 20-2 20-2 12 2 12Z')
export const satchel = (): string =>
  line('#542', 3, 'M-14-8C-10-26 10-26 14-8') +
  form('#853', 'M-18-8H18L16 16C10 20-10 20-16 16Z') +
  form('#964', 'M-18-8H18C18 2 10 8 0 8S-18 2-18-8Z') +
  fill(GOLD, 'M-3 4H3V12H-3Z')
