import { fill, layered, line, put, type Skin } from '@emberhall/ink'

const L = (w: number, d: string): string => line('currentColor', w, d)

/** Hands in currentColor, about a hundred units from wrist (0 0) to fingertip, the sleeve below. */
const HANDS = {
  open:
    fill('currentColor', 'M-17 6L-21 -30Q-20 -48 -13 -50H16Q23 -44 21 -24L15 6Z') +
    L(10, 'M-15 -44L-21 -74') +
    L(10.5, 'M-4 -48L-6 -86') +
    L(10, 'M7 -48L11 -82') +
    L(8.5, 'M16 -42L26 -66') +
    L(11, 'M-17 -16Q-32 -26 -40 -42'),
  cup:
    fill('currentColor', 'M-12 10C-22 -6 -24 -34 -12 -50C-4 -60 4 -64 10 -66L14 -54C8 -44 6 -30 10 -10L12 10Z') +
    L(10, 'M2 -50Q14 -64 30 -62') +
    L(10, 'M6 -40Q20 -54 38 -50') +
    L(9.5, 'M8 -28Q24 -40 40 -36') +
    L(8.5, 'M10 -16Q24 -26 38 -22') +
    L(11, 'M-14 -44Q-10 -66 4 -78'),
  grip:
    fill('currentColor', 'M-14 8C-20 -8 -22 -34 -14 -44C-4 -54 18 -52 24 -42C30 -28 26 -6 16 8Z') +
    L(11, 'M-14 -40Q6 -56 26 -42') +
    L(11, 'M22 -34Q30 -30 24 -24M22 -20Q28 -16 21 -11') +
    L(11, 'M-12 -24Q4 -22 14 -30'),
  point:
    fill('currentColor', 'M-15 8L-19 -28Q-18 -44 -10 -46H14Q20 -40 18 -22L14 8Z') +
    L(10.5, 'M-11 -42L-15 -88') +
    L(10, 'M0 -44Q4 -56 0 -58Q-6 -54 -4 -40M10 -42Q16 -52 11 -54Q4 -52 4 -38') +
    L(8, 'M16 -34Q21 -42 17 -44') +
    L(10.5, 'M-16 -18Q-28 -30 -14 -38'),
  pinch:
    fill('currentColor', 'M-15 8L-19 -26Q-18 -44 -10 -46H14Q22 -40 20 -20L14 8Z') +
    L(10, 'M-10 -42Q-26 -56 -24 -74') +
    L(10.5, 'M-16 -16Q-36 -32 -28 -64') +
    L(10, 'M2 -44Q2 -64 -8 -74') +
    L(9.5, 'M11 -42Q16 -62 8 -74') +
    L(8, 'M18 -36Q26 -52 20 -62'),
} as const

const CREASES: Partial<Record<keyof typeof HANDS, string>> = {
  open: 'M-14 -14Q2 -22 14 -12M-15 -26Q0 -34 17 -26M-9 -46L-9 -54M2 -48L2 -56M12 -46L13 -54',
  grip: 'M-2 -46Q4 -38 2 -28M8 -46Q13 -38 11 -30M17 -42Q20 -36 18 -28',
  cup: 'M4 -44L16 -52M8 -32L20 -40M9 -20L22 -28',
}

/** A hand with its cuff, lit from one side. */
export const hand = (kind: keyof typeof HANDS, skin: Skin, cuff = '#3a1a28'): string =>
  layered(HANDS[kind], skin) +
  (CREASES[kind] ? line(skin.dark === '#000000' ? '#ffffff' : skin.rim, 1.2, CREASES[kind], 'opacity=".35"') : '') +
  fill(cuff, 'M-22 2Q0 10 20 2L30 60H-32Z') +
  line(skin.rim, 1.6, 'M-22 2Q0 10 20 2', 'opacity=".6"')

/** Warm skins by candle. */
export const TAN: Skin = { rim: '#ffe2b0', mid: '#d09464', dark: '#8a5238', dx: 2, dy: 1 }
export const BROWN: Skin = { rim: '#ffd09a', mid: '#9a6242', dark: '#5a3228', dx: 2, dy: 1 }
export const COLD: Skin = { rim: '#f4eeff', mid: '#a49cc4', dark: '#625a86', dx: 2, dy: 1 }

export const handAt = (
  x: number,
  y: number,
  kind: keyof typeof HANDS,
  skin: Skin,
  scale = 1,
  turn = 0,
  cuff?: string,
  flip = 1,
): string => put(x, y, hand(kind, skin, cuff), scale * flip, turn, scale)
