import { mix, type Skin } from '@emberhall/ink'

/** The colours a picture is made of, from the blackest near rock to the light itself. */
export interface World {
  readonly ink: string
  readonly night: string
  readonly deep: string
  readonly far: string
  readonly base: string
  readonly glow: string
  readonly light: string
  /** The two colours of a card that has two, left and right. */
  readonly pair?: readonly [left: string, right: string]
}

const world = (colours: string): World => {
  const [ink = '', night = '', deep = '', far = '', base = '', glow = '', light = ''] = colours
    .split(' ')
    .map((c) => `#${c}`)
  return { ink, night, deep, far, base, glow, light }
}

export const RED = world('12050c 1c0713 3a0d1c 6a1a2a e8573f ff7a4a ffdca8')
export const GREEN = world('04110f 06181a 0b302c 16584a 58c47c 4fd69a e4ffd2')
export const BLUE = world('050816 080d28 101f54 234a94 5ba4f2 5aa8ff e2f4ff')
export const WHITE = world('0e0912 171020 33222e 6a4a3c fbeecb ffb652 fff0c4')
export const STAGE = world('10040f 1c0820 42124a 7a2468 d45aa6 f08ac8 ffe4f4')
export const GREY = world('08070f 0e0c1a 231f38 443c60 8d86b8 a8a0d4 f0eaff')
export const PRISM = world('07050f 0c0820 22104a 4a2490 8a6bf0 b79bff efe4ff')

/** Two colours on one card: the first keeps the ground and the near things, the second brings the air. */
export const both = (a: World, b: World): World => ({
  ink: a.ink,
  night: mix(a.night, b.night, 0.5),
  deep: mix(a.deep, b.deep, 0.5),
  far: b.far,
  base: a.base,
  glow: b.glow,
  light: mix(a.light, b.light, 0.5),
  pair: [a.base, b.base],
})

export const GOLD = '#e2b25f'
export const FLAME = '#ffc46b'
export const CORE = '#fff0c4'

/** How a dark body stands in this world, lit from the side the light is on. */
export const body = (w: World, dx = 1.4, dy = 0.6): Skin => ({
  rim: w.light,
  mid: mix(w.far, w.ink, 0.35),
  dark: w.ink,
  dx,
  dy,
})
