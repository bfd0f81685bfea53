import { bright, dark, mix } from './colours.ts'
import { cel, glow } from './light.ts'
import { pen } from './pen.ts'
import { dot, fill, form, line, times } from './shapes.ts'

/** A head about thirty units round 0 0, looking a little to the right. */
export interface Face {
  readonly skin: string
  readonly hair?: string
  readonly beard?: 'full' | 'goatee' | 'stubble'
  readonly eyes?: string
  readonly old?: boolean
  readonly stern?: boolean
  readonly soft?: boolean
  readonly pointed?: boolean
}

const JAW = 'M-25-8C-26-34 23-36 26-9 27 5 24 19 13 29 7 35-3 36-10 31-21 23-25 8-25-8Z'
const SOFT = 'M-24-8C-25-33 22-35 25-9 26 5 21 18 12 26 6 31-1 32-7 28-19 20-24 7-24-8Z'
export function face({ skin, hair, beard, eyes = '#431', old, stern, soft, pointed }: Face): string {
  const shade = dark(skin, 0.42)
  const eye = (x: number, w: number): string =>
    fill('#eec', `M${x - w}-2Q${x}-8 ${x + w}-2 ${x} 1 ${x - w}-2Z`) +
    dot(eyes, x + 1, -3, 2.7) +
    dot(pen.light.edge, x + 1, -3, 1.3) +
    line(pen.light.edge, 1.6, `M${x - w - 0.5}-2Q${x}-8 ${x + w + 0.5}-2`)
  const brow = hair === undefined || soft ? dark(skin, 0.65) : dark(hair, 0.3)
  return (
    form(skin, pointed ? 'M-22 6C-30 4-38-12-42-22-32-20-26-14-21-8Z' : 'M-22-4C-32-10-34 10-22 12Z') +
    form(skin, soft ? SOFT : JAW) +
    fill(shade, 'M11-2C12 5 17 9 14 12 11 14 8 12 6 11 11 9 10 4 11-2Z', 'opacity=".55"') +
    eye(-4, 5.6) +
    eye(17, 4.6) +
    line(brow, soft ? 2 : 3, stern ? 'M-12-10L3-8M12-8L22-12' : 'M-12-9Q-5-15 3-11M12-12Q18-14 22-10') +
    (old ? line(shade, 1.2, 'M-13 3Q-8 7-2 6M12 5Q17 7 21 4M-14-20Q2-25 18-20M-1 12Q-4 16-4 20') : '') +
    (soft
      ? fill('#a44', 'M1 19Q8 15 15 19 8 24 1 19Z')
      : line(dark(skin, 0.6), 2, stern ? 'M1 20Q8 17 16 20' : 'M0 19Q8 23 16 18')) +
    (beard === 'stubble'
      ? fill(dark(hair ?? skin), JAW, 'opacity=".22"') + dot(skin, 6, -12, 18, 20, 'opacity=".45"')
      : '') +
    (beard === 'goatee'
      ? form(hair ?? pen.light.edge, 'M0 17Q8 13 17 17L14 22Q8 20 3 22ZM3 25Q8 23 14 25L11 38 7 40Z')
      : '') +
    (beard === 'full'
      ? form(
          hair ?? pen.light.edge,
          'M-25 0C-20 12-8 17 0 16Q8 12 17 16C22 14 25 6 26-2 30 16 24 34 16 44 8 52-4 50-12 42-22 32-28 16-25 0Z',
        ) + fill(dark(skin, 0.7), 'M2 21Q8 18 15 21 8 25 2 21Z')
      : '')
  )
}
export const hairShort = (c: string): string =>
  form(c, 'M-27 0C-34-30-16-44 4-42 24-42 32-26 27-8 24-18 18-24 8-26-4-22-16-22-20-12-22-6-24-2-27 0Z')
export const hairLong = (c: string): string =>
  form(c, 'M-27 44C-40 10-34-40 2-43 28-42 33-24 27-6 25-18 18-26 8-27-6-24-18-18-20 0-20 16-16 30-14 40Z')
export const braid = (c: string): string => times(5, (i) => dot(cel(c), -27 - (i % 2) * 3, 8 + i * 11, 7 - i * 0.5, 8))

/** Over head and shoulders; the face lies in its shade. */
export const hood = (c: string): string =>
  form(
    dark(c, 0.15),
    'M-34 34C-46-10-34-44 0-52 30-46 42-14 32 32 26 26 28-4 24-14 16-30-10-32-18-14-24 4-22 24-34 34Z',
  ) +
  fill(NIGHTFALL, 'M-20-12C-12-30 16-30 24-13 14-20-8-22-20-12Z', 'opacity=".5"') +
  line(bright(c, 0.6), 2, 'M-33 30C-44-10-33-42-2-50')
const NIGHTFALL = '#110'
/** A hood so deep that only eyes are seen. */
export const deepHood = (c: string, eyes: string): string =>
  form(c, 'M-36 36C-46-10-34-46 2-54 32-46 44-10 34 36 20 44-20 44-36 36Z') +
  fill(NIGHTFALL, 'M-20 26C-28-12-14-32 6-32 26-30 32-8 24 26 12 36-10 36-20 26Z') +
  glow(-4, -2, 9, eyes, 0.8) +
  glow(16, -2, 9, eyes, 0.8) +
  fill(eyes, 'M-10-4L2 0-4 4ZM22-4L10 0 16 4Z') +
  line(bright(c, 0.6), 2, 'M-35 32C-44-10-33-44 0-52')
export const mask = (c: string): string => form(c, 'M-25 6C-10 12 14 12 26 4 26 18 20 28 10 33-2 37-24 30-25 6Z')
const METAL = '#899'
export const helm = (c = METAL): string =>
  form(c, 'M-29 4C-36-34-16-50 2-50 24-50 36-32 29 2L22-8C10-14-12-14-20-6Z') +
  form(bright(c, 0.2), 'M5-16L11-16 10 10 5 8Z') +
  line('#db6', 2.4, 'M-27-4C-12-16 12-16 27-5')
export const kettle = (c = METAL): string =>
  form(c, 'M-24-12C-22-42 24-42 26-12Z') + form(dark(c, 0.15), 'M-40-6C-34-16 36-18 42-8 36-2-32 2-40-6Z')
export const plume = (c: string): string =>
  form(c, 'M2-48C-6-66-26-66-40-52-44-42-42-28-36-16-34-32-24-42-10-40Z') +
  line(bright(c, 0.5), 2, 'M-2-52C-14-62-28-60-38-48')
export const crown = (c = '#da4'): string =>
  form(c, 'M-27-18L-34-44-18-32-10-52 2-32 12-54 20-32 36-44 28-18C12-26-12-26-27-18Z') +
  times(3, (i) => dot(['#b43', '#59b', '#b43'][i]!, -16 + i * 17, -26, 3))
export const cap = (c: string): string =>
  form(c, 'M-28-8C-36-36-10-48 8-44 30-42 36-22 28-12 12-22-12-20-28-8Z') +
  line(dark(c), 2, 'M-27-10C-10-22 12-22 28-13')
export const band = (c: string): string =>
  form(c, 'M-26-14C-12-26 16-26 27-16L27-8C14-18-10-18-26-6Z') + form(c, 'M-25-10L-44-2-38 6-48 16-30 10-24-4Z')
export const antlers = (c = '#dc9'): string =>
  line(dark(c, 0.4), 6, 'M-14-34C-30-46-32-62-24-76M-29-56L-42-62M20-36C34-48 36-62 30-76M34-56L46-60') +
  line(c, 3, 'M-15-35C-31-47-33-62-25-75M-30-56L-42-62M19-36C33-48 35-62 29-75M33-56L46-60')
export const horns = (c = '#443'): string =>
  form(c, 'M-22-30C-44-34-52-52-46-70-38-56-28-48-14-44ZM24-30C44-34 54-52 48-70 40-56 30-48 16-44Z')

/** A skull; `light` is what burns in it. */
export const skull = (light = '#9da', c = '#dcb'): string =>
  form(c, 'M-27-6C-30-42 28-44 29-8 29 4 25 8 23 12L21 30C12 36 0 36-8 31L-10 16C-20 16-26 6-27-6Z') +
  fill('#111', 'M-13-2C-11-12 2-12 3-2 2 8-8 10-12 6ZM12-2C13-12 24-11 25-3 25 6 18 9 14 6ZM7 10L11 3 14 11Z') +
  glow(-4, -1, 9, light, 0.9) +
  glow(19, -1, 8, light, 0.9) +
  dot(light, -4, -1, 2.6) +
  dot(light, 19, -1, 2.4) +
  line(mix(c, '#332', 0.6), 1.6, 'M-6 20V30M0 19V32M7 19V33M14 18V32M-18-24L-10-18-13-12')
