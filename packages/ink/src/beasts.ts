/** Dogs, wolves and rats. */
import { dark } from './colours.ts'
import { cel, glow } from './light.ts'
import { dot, fill, form, line, put, times } from './shapes.ts'
import { rimmed, turned } from './silhouette.ts'

interface Coat {
  readonly fur: string
  readonly eye: string
  /** Wolves bristle, dogs do not. */
  readonly wild?: boolean
}
const DOG: Coat = { fur: '#864', eye: '#321' }
const WOLF: Coat = { fur: '#998', eye: '#fd6', wild: true }

/** A head about thirty units round 0 0, looking right. */
const muzzle = ({ fur, eye, wild }: Coat): string =>
  form(dark(fur, 0.25), wild ? 'M2-24L14-56 22-18Z' : 'M4-26C12-44 26-40 26-22Z') +
  form(fur, 'M-32 20C-40-6-30-32-4-36 14-38 24-24 30-14L52-4C60 0 60 10 54 14L30 24C16 34-20 36-32 20Z') +
  form(fur, wild ? 'M-26-18L-24-60-2-32Z' : 'M-20-30C-36-44-52-30-48 0-38-2-26-10-16-22Z') +
  (wild ? form(fur, 'M-32 12L-48 22-36 24-46 40-30 36-32 52-14 34Z') : '') +
  fill(dark(fur, 0.5), 'M26 12C36 14 46 12 55 10L54 14 32 24C24 24 20 20 26 12Z') +
  fill('#eec', 'M30 14L33 21 36 14ZM40 13L43 20 46 12Z') +
  fill('#211', 'M50-6C58-4 60 2 58 5 52 6 48 0 50-6Z') +
  fill(eye, 'M6-14L20-8 9-5Z') +
  line('#211', 2, 'M3-18L20-9')
const collar = (c: string): string =>
  line(dark(c, 0.3), 11, 'M-32 34Q-8 46 18 32') +
  line(c, 7, 'M-33 33Q-8 44 17 31') +
  times(3, (i) => fill('#edb', `M${-26 + i * 16} ${34 + (i % 2) * 3}l4-9 4 9Z`))
export const dogHead = (): string =>
  form(DOG.fur, 'M-36 96C-36 60-40 40-28 14L14 26C20 56 26 80 32 96Z') + muzzle(DOG) + collar('#b43')
export const wolfHead = (): string =>
  form(dark(WOLF.fur, 0.15), 'M-46 96C-50 60-52 40-40 20L-20 6 20 30C24 56 34 80 44 96Z') + muzzle(WOLF)

/** Running to the right, about ninety units long, feet at 0. */
const running = (coat: Coat): string => {
  const { fur, wild } = coat
  const leg = (d: string, far: boolean) => line(dark(fur, far ? 0.5 : 0.2), 6, d)
  return (
    leg('M-26-30L-38-18-46-6M14-28L26-16 34-14', true) +
    form(
      fur,
      wild ? 'M-38-36C-52-40-62-34-70-24-58-24-50-22-40-26Z' : 'M-36-36C-46-46-56-48-62-46-56-40-46-34-38-30Z',
    ) +
    form(fur, 'M-42-30C-38-44-10-44 6-46 16-50 28-46 30-36 30-26 20-20 8-20-6-16-24-18-32-18-40-18-44-22-42-30Z') +
    (wild ? form(dark(fur, 0.2), 'M-28-41L-22-47-16-42-10-49-4-43 2-50 8-44Z') : '') +
    leg('M-30-26L-28-12-40-2M18-26L22-12 34-4', false) +
    put(30, -46, muzzle(coat) + (wild ? '' : collar('#b43')), 0.4, 8)
  )
}
export const dog = (): string => running(DOG)
export const wolf = (): string => running(WOLF)

export const rat = (): string =>
  line('#b87', 3, 'M-24-6C-38-2-44-12-54-8') +
  form('#654', 'M-26 0C-30-20-8-28 8-22 20-20 30-12 34-4 28 0 20 2 12 0Z') +
  dot(cel('#a97'), 10, -22, 6) +
  dot(cel('#b87'), 17, -19, 5) +
  glow(24, -10, 5, '#e64', 0.9) +
  dot('#f85', 24, -10, 1.8) +
  line('#dcb', 1, 'M33-4L42-8M33-4L42-3') +
  line('#443', 4, 'M-14-2L-16 2M4-2L6 2')
export const rats = (): string => put(-20, -26, rat(), 0.8) + put(26, -20, turned(rat), 0.85) + put(-8, 0, rat(), 1.2)

export const beastAt = (draw: () => string, x: number, y: number, size = 1, turn = 0): string => {
  const drawn = () => rimmed(draw)
  return (
    dot('#000', x + 6, y + 2, 40 * Math.abs(size), 5 * Math.abs(size), 'opacity=".36"') +
    put(x, y, size < 0 ? turned(drawn) : drawn(), Math.abs(size), turn)
  )
}
