import { ball, body, box, dot, fill, glow, group, halo, line, put, spots, times, tone } from '@emberhall/ink'
import { K } from '../palette.ts'

/** Things of the mine, each drawn around 0 0 and about forty units across unless said otherwise. */
const BRASS = ['#f6dfa2', '#cf9f4e', '#7a5020'] as const
export const brass = (angle = 60): string => tone(angle, ...BRASS)
export const steel = (angle = 30): string => tone(angle, '#eef4ff', '#9aa8be', '#4a566e')
export const wood = (angle = 90): string => tone(angle, '#b5824a', '#6b4526')

export const flame = (lit = true): string =>
  lit
    ? glow(0, -14, 28, '#ff8a2b', 0.9) +
      fill('#ff7a1f', 'M-10 2C-18-10-6-16-8-32 4-24 5-16 7-13 10-16 10-19 10-23 17-12 16-2 10 2Z') +
      fill('#ffc04a', 'M-7 2C-11-7-3-12-4-22 4-15 6-8 8-5 11-2 9 1 7 2Z') +
      fill('#fff4c8', 'M-3 2C-5-4-1-7 0-12 4-7 5-2 4 2Z')
    : line('#8c7f78', 2.2, 'M-1-6C-6-13 5-17-1-26 2-30 3-32 1-36', 'opacity=".6"') +
      fill('#2c2320', 'M-8 2C-9-4-3-5-2-9 3-5 8-4 8 2Z') +
      fill('#6b2a18', 'M-3 1L0-2 3 1Z')
export const bowl = (lit = true): string =>
  flame(lit) +
  body(tone(0, '#4a3018', '#c99a4b', '#7a5424'), 'M-15 0H15L9 13H-9Z', 2) +
  line('#f8dc9a', 2.2, 'M-14 1H14')
export const torch = (): string => put(0, -8, flame()) + body(wood(0), 'M-3-8H3L2 20H-2Z', 1.6)

export const boulder = (c = '#7d7168'): string =>
  body(tone(40, '#c9b49c', c, '#3a302a'), 'M-20 2L-15-14-2-20 14-15 21 0 14 15-6 18Z', 2) +
  fill('#e9d4b8', 'M-15-14L-2-20 4-8-10-3Z', 'opacity=".5"') +
  fill('#1d1512', 'M21 0L14 15-6 18 2 4Z', 'opacity=".4"')
export const rubble = (): string =>
  spots('-26 6 0.7, 24 8 0.75, -6 -10 0.8, 10 -6 0.6, 0 12 0.62, -16 16 0.4, 32 -4 0.35, -36 -2 0.35', (x, y, s, i) =>
    put(x, y, boulder(['#7d7168', '#6b5d54', '#8d7d70'][i % 3]), s, i * 47),
  )
export const pick = (): string =>
  line(K, 9, 'M-16 22L10-16') +
  line('#a5753e', 5, 'M-16 22L10-16') +
  body(steel(), 'M-14-20C0-30 22-26 30-2 18-12 8-14-10-10Z', 2)
export const hammer = (): string =>
  line(K, 9, 'M-14 22L6-8') + line('#a5753e', 5, 'M-14 22L6-8') + body(steel(), 'M-12-14L8-28 22-10 2 4Z', 2)
export const anvil = (): string =>
  body(
    tone(90, '#9a8f8a', '#453c3a', '#221b1a'),
    'M-34-12H26C26 0 12 6 8 8L12 20H20V26H-20V20H-12L-8 8C-22 6-32 0-34-12Z',
  ) + line('#ffcf9a', 2, 'M-30-10H24')
export const chest = (): string =>
  body(wood(), 'M-22-4H22V18H-22Z') +
  body(tone(90, '#c08a4f', '#7a4d26'), 'M-24-4C-24-24 24-24 24-4Z') +
  body(brass(), 'M-16-16H-10V18H-16ZM10-16H16V18H10ZM-6-7H6V6H-6Z', 1.6) +
  dot(K, 0, -1, 2)
export const bag = (): string =>
  body(tone(30, '#8d6a44', '#5b4029', '#2e1f14'), 'M-10-18C-30-4-30 22 0 22S30-4 10-18Z') +
  body('#8d6a44', 'M-14-26L-6-20H6L14-26 9-14H-9Z', 2) +
  line('#e8c787', 2.6, 'M-10-16Q0-12 10-16') +
  fill('#e08a5a', 'M-8 0L-14-8-5-5ZM8 0L14-8 5-5ZM-9 1C-5-5 5-5 9 1 8 6 4 9 0 13-4 9-8 6-9 1Z') +
  dot('#2a120a', -4, 2, 1.6) +
  dot('#2a120a', 4, 2, 1.6)
export const flask = (c: string, level = 1): string =>
  body('#e4f2f4', 'M-5-22H5V-10L16 12C18 20-18 20-16 12L-5-10Z', 2) +
  (level > 0
    ? fill(c, 'M-9-2H9L15 12C16 17-16 17-15 12Z') +
      dot('#fff', -4, 6, 2, 2, 'opacity=".7"') +
      dot('#fff', 4, 10, 1.5, 1.5, 'opacity=".7"')
    : '') +
  body('#8d6a44', 'M-5-28H5V-20H-5Z', 1.6) +
  line('#fff', 2, 'M-6-6L-11 6', 'opacity=".8"')
export const battery = (charged: boolean): string =>
  (charged ? glow(0, 0, 26, '#ffe066', 0.8) : '') +
  body(tone(0, '#5b4526', '#d8b271', '#6b4a1e'), 'M-11-16H11V18H-11Z', 2) +
  body('#8f8479', 'M-5-22H5V-16H-5Z', 1.6) +
  body(charged ? tone(0, '#ffb020', '#fff2a0', '#ffb020') : '#2a211c', 'M-7-11H7V13H-7Z', 1.4) +
  fill(charged ? '#7a3a08' : '#5b4a40', 'M2-10L-6 3H0L-3 12 6-2H0Z')
export const web = (r = 20, c = '#f4f0ff'): string => {
  const arm = (i: number, k: number) => {
    const a = (i / 8) * Math.PI * 2 + 0.2
    return `${(Math.cos(a) * r * k).toFixed(1)} ${(Math.sin(a) * r * k).toFixed(1)}`
  }
  const ring = (k: number) =>
    times(8, (i) => `${i === 0 ? `M${arm(0, k)}` : ''}Q${arm(i + 0.5, k * 0.78)} ${arm(i + 1, k)}`)
  return line(c, 1.4, times(8, (i) => `M0 0L${arm(i, 1)}`) + ring(0.35) + ring(0.65) + ring(0.94))
}
export const coin = (value: string | number = ''): string =>
  ball(brass(), 0, 0, 15) +
  dot('none', 0, 0, 11, 11, 'stroke="#7a5020" stroke-width="1.4"') +
  `<text y="6" font-family="Metamorphous, serif" font-size="16" text-anchor="middle" fill="#3a2008">${value}</text>`
export const coins = (): string =>
  spots('-18 8, 0 10, 18 8, -26 14, -9 14, 9 14, 26 14, -4 0, 12 2', (x, y) => put(x, y, ball(brass(), 0, 0, 9, 5)))
export const wagon = (): string =>
  body(tone(90, '#8d6a44', '#4d3521'), 'M-30-18H30L22 8H-22Z') +
  box('#c9a468', -32, -21, 64, 5, 0, `stroke="${K}" stroke-width="1.6"`) +
  ball('#6b6a70', -14, 12, 8) +
  ball('#6b6a70', 14, 12, 8)
export const skull = (c = '#efe4c8'): string =>
  body(tone(20, c, c, '#8d8468'), 'M-16-4C-16-24 16-24 16-4 16 4 10 4 10 14H-10C-10 4-16 4-16-4Z', 2) +
  fill(K, 'M-11-4A4.5 4.5 0 1 0-2-4 4.5 4.5 0 1 0-11-4ZM2-4A4.5 4.5 0 1 0 11-4 4.5 4.5 0 1 0 2-4ZM-2 5L0 1 2 5Z') +
  line(K, 1.6, 'M-5 9V14M0 9V14M5 9V14')
export const gear = (c: string = BRASS[1]): string =>
  times(8, (i) => put(0, 0, body(c, 'M-5-22H5L4-14H-4Z', 1.8), 1, i * 45)) +
  ball(c, 0, 0, 16) +
  ball('#2a1a10', 0, 0, 6)
export const card = (c = '#7a5a3a'): string =>
  body(tone(60, c, '#2a1a12'), 'M-11-15H11V15H-11Z', 1.8) +
  line('#f0d398', 1.2, 'M-8-12H8V12H-8Z') +
  fill('#f0d398', 'M0-6L5 0 0 6-5 0Z')
export const lantern = (c = '#ffd27a'): string =>
  glow(0, 0, 30, c, 0.8) +
  line('#3a2a1a', 2.4, 'M-6-14C-6-24 6-24 6-14') +
  body(brass(), 'M-11-15H11L8-10H-8ZM-10 12H10L12 17H-12Z', 1.6) +
  body(halo(['#fffbe0', c, '#a5601f']), 'M-8-10H8L10 12H-10Z', 1.6) +
  line('#5c3a12', 1.6, 'M-3-10L-4 12M3-10L4 12')
export const totemPole = (lit: boolean, rune: string): string => {
  const c = lit ? '#8df3e0' : '#3a302a'
  return (
    (lit ? glow(0, -34, 44, '#4fe0c8', 0.6) : '') +
    body(tone(0, '#3a2e26', '#7d6a58', '#a58d74'), 'M-15 0V-56H15V0Z') +
    body(tone(0, '#463830', '#8d7862', '#b59a7e'), 'M-21-54L-15-68H15L21-54Z', 2.2) +
    body('#4d3f35', 'M-20 0L-17-8H17L20 0Z', 2) +
    line('#2a1d15', 2, 'M-15-34H15') +
    line(c, 2.8, 'M-9-28H-3M3-28H9M-6-18L0-14 6-18M-5-23V-26M5-23V-26') +
    group(0, -45, [
      `<g fill="none" stroke="${c}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="${rune}"/></g>`,
    ]) +
    dot(c, 0, -61, 2.8)
  )
}
