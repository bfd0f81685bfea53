import { found } from '@emberhall/kernel'
import { cel, dot, fill, line, form, times } from '@emberhall/ink'
import * as h from '@emberhall/ink/head'
import type { Look } from '@emberhall/ink/person'

/** The face, and what lies over it. */
export const wears = (...parts: string[]): string => parts.join('')
export const strap = (c: string): string => form(c, 'M-40 62L-30 54 34 92 20 98Z')
const fur = (c: string): string =>
  form(
    c,
    'M-58 76L-52 56-40 58-36 44-22 48-16 38Q2 54 20 38L26 48 40 44 44 58 56 56 62 76 44 70 34 80 20 68 4 78-12 68-28 80-40 68Z',
  )

export interface Hero extends Look {
  /** The colour, the shape and the letter that tell a hero. */
  readonly tint: string
  readonly shape: string
  readonly letter: string
}
export const HEROES = {
  'sylvan-guard': {
    tint: '#7b6',
    shape: 'M0-10C8-4 8 5 0 11-8 5-8-4 0-10Z',
    letter: 'G',
    coat: '#663',
    cape: '#453',
    skin: '#c86',
    legs: '#542',
    head: () =>
      wears(
        h.face({ skin: '#c86', hair: '#642', eyes: '#463', stern: true, pointed: true }),
        h.hood('#463'),
        form('#7a5', 'M-30-20C-42-30-46-42-44-54-34-48-26-40-24-28Z'),
      ),
    chest: () => strap('#642') + times(3, (i) => line('#eda', 4, `M${-52 + i * 8} 60L${-58 + i * 9} 30`)),
  },
  rogue: {
    tint: '#d9c',
    shape: 'M0-11L10 8H-10Z',
    letter: 'R',
    coat: '#544',
    cape: '#647',
    skin: '#da8',
    legs: '#323',
    head: () =>
      wears(
        h.face({ skin: '#da8', hair: '#322', eyes: '#758', soft: true }),
        form('#322', 'M-20-14C-8-32 18-32 24-14 18-18 14-22 8-22 4-12-8-14-18-2-20 6-22 12-20 22-26 8-26-6-20-14Z'),
        h.hood('#647'),
        h.mask('#323'),
      ),
    chest: () => strap('#323') + dot(cel('#db6'), 0, 76, 6),
  },
  lord: {
    tint: '#7ac',
    shape: 'M-9-10H9V2C9 7 4 10 0 12-4 10-9 7-9 2Z',
    letter: 'L',
    coat: '#468',
    cape: '#832',
    skin: '#da8',
    dress: 'plate',
    head: () =>
      wears(
        h.plume('#b43'),
        h.face({ skin: '#da8', hair: '#852', beard: 'full', eyes: '#468', stern: true }),
        h.helm('#aaa'),
      ),
    chest: () => fill('#ec6', 'M2 60L8 74 22 76 11 84 14 98H-10L-7 84-18 76-4 74Z'),
  },
  shaman: {
    tint: '#6ca',
    shape: 'M0-10A10 10 0 1 1-.01-10Z',
    letter: 'S',
    coat: '#587',
    cape: '#864',
    skin: '#864',
    dress: 'robe',
    head: () =>
      wears(
        h.antlers(),
        h.hairLong('#dcb'),
        h.braid('#dcb'),
        h.face({ skin: '#864', hair: '#ddc', eyes: '#387', old: true }),
        line('#eec', 3, 'M-14 8L-2 12M12 12L22 7M-4-26V-16M4-27V-17M12-26V-16'),
        form('#753', 'M-28-16C-14-34 18-36 28-18L27-12C14-26-12-24-27-9Z'),
        fill('#5a9', 'M2-33L8-26 2-19-4-26Z'),
      ),
    chest: () => fur('#a85') + times(5, (i) => dot('#edb', -20 + i * 11, 72 + (i % 2) * 6 + 4, 3.4)),
  },
  mercenary: {
    tint: '#d95',
    shape: 'M-9-9H9V9H-9Z',
    letter: 'M',
    coat: '#853',
    skin: '#b75',
    legs: '#432',
    head: () =>
      wears(
        h.braid('#942'),
        h.face({ skin: '#b75', hair: '#942', eyes: '#642', stern: true, soft: true }),
        form('#942', 'M-26 4C-34-24-20-46 6-46 28-44 32-26 27-10 20-26 6-30-6-26-18-22-22-8-26 4Z'),
        form('#b52', 'M-12-42C-20-62 8-70 22-58 32-50 30-44 24-38 10-48-4-46-12-42Z'),
        line('#ec9', 2.4, 'M14-18L20 2 17 12'),
      ),
    chest: () =>
      fur('#753') +
      form('#899', 'M-66 92C-68 64-54 52-38 52-30 64-30 78-36 96Z') +
      line('#322', 2, 'M-62 74Q-48 64-34 72'),
  },
} satisfies Readonly<Record<string, Hero>>
export type HeroId = keyof typeof HEROES
export const heroOf = (id: string): Hero => found((HEROES as Readonly<Record<string, Hero>>)[id], `figure of ${id}`)
