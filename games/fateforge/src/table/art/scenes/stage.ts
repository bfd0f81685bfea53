import { box, dark, dot, fill, glow, halo, line, form, mix, put, seeded, times, tone } from '@emberhall/ink'
import {
  arcade,
  banner,
  canopy,
  drift,
  greatDome,
  hills,
  houses,
  pillars,
  reeds,
  shafts,
  skyline,
  trunks,
  water,
} from '@emberhall/ink/land'

/** Pictures by id, 240 wide and 150 high; each writes its SVG text when it is asked for. */
export type Scenes = Readonly<Record<string, () => string>>
const [W, H] = [240, 150]

/** Colours of the air, from the light outwards. */
export type Air = readonly [string, string, ...string[]]
interface Place {
  readonly air: Air
  readonly sun: readonly [number, number]
  readonly back: () => string
  readonly floor: string
  readonly front?: () => string
  readonly rays?: string
}
const leaves = () => canopy(W, 46, 34) + drift(W, 110, 5)
const PLACES = {
  forest: {
    air: ['#fec', '#eb6', '#884', '#332'],
    sun: [24, 30],
    back: () =>
      trunks(W, 124, 9, '#663', '#fd9', 4, 0.8) +
      hills(W, 112, 10, '#452', 8, H) +
      trunks(W, 136, 4, '#231', '#fd8', 11, 1.5),
    floor: '#663',
    front: leaves,
    rays: '#fea',
  },
  road: {
    air: ['#fec', '#fd8', '#d94', '#665'],
    sun: [40, 52],
    back: () =>
      greatDome(166, 62, 0.34) +
      skyline(W, 106, 66, '#da4', 6) +
      hills(W, 104, 12, '#884', 3, H) +
      fill('#ca6', 'M96 150C110 128 136 112 150 100H158C150 116 160 132 176 150Z'),
    floor: '#773',
    front: () => drift(W, 120, 6, 8),
  },
  marsh: {
    air: ['#eeb', '#ba7', '#676', '#233'],
    sun: [60, 40],
    back: () =>
      trunks(W, 108, 7, '#554', '#ed9', 17, 0.5) +
      water(W, 98, 56, '#566', '#fea') +
      reeds(28, 112, 1.2) +
      reeds(206, 108, 1) +
      reeds(178, 102, 0.7),
    floor: '#453',
    front: () => reeds(10, 150, 2.2, '#232') + reeds(226, 150, 2, '#231'),
  },
  street: {
    air: ['#fd9', '#c84', '#644', '#223'],
    sun: [34, 30],
    back: () => skyline(W, 90, 62, '#a85', 9) + houses(W, 122, 84, '#543', 4, '#fc7'),
    floor: '#544',
  },
  hall: {
    air: ['#feb', '#eb4', '#852', '#321'],
    sun: [70, 20],
    back: () =>
      arcade(W, 122, 112, 4, '#863', '#321') +
      pillars(W, 128, 130, 3, '#c94') +
      banner(40, 10, 0.62) +
      banner(200, 10, 0.62),
    floor: '#752',
    rays: '#fea',
  },
  crypt: {
    air: ['#ded', '#7a9', '#344', '#122'],
    sun: [170, 44],
    back: () =>
      arcade(W, 122, 110, 3, '#455', '#122') +
      pillars(W, 126, 124, 4, '#676') +
      times(6, (i) => dot('#eed', (i * 53) % W, 120 + ((i * 7) % 12), 9, 2.4, 'opacity=".5"')),
    floor: '#344',
  },
  camp: {
    air: ['#fd8', '#b64', '#333', '#112'],
    sun: [120, 104],
    back: () =>
      times(14, (i) => dot('#fed', (i * 67) % W, (i * 29) % 60, 0.7 + (i % 3) * 0.4)) +
      trunks(W, 130, 8, '#222', '#d94', 6),
    floor: '#322',
  },
  keep: {
    air: ['#fd9', '#a74', '#433', '#211'],
    sun: [190, 30],
    back: () => arcade(W, 118, 120, 2, '#544', '#211') + banner(120, 8, 0.9, '#522'),
    floor: '#433',
  },
  mind: {
    air: ['#dbd', '#647', '#324', '#101'],
    sun: [120, 60],
    back: () => {
      const chance = seeded(12)
      return times(9, (i) =>
        line(
          '#212',
          9 - (i % 4),
          `M${i * 30 - 10} 150C${i * 30 + chance() * 60 - 30} 110 ${i * 30 + chance() * 80 - 40} 80 ${i * 30 + chance() * 90 - 45} ${10 + chance() * 40}`,
          'opacity=".8"',
        ),
      )
    },
    floor: '#212',
  },
  table: {
    air: ['#feb', '#c94', '#642', '#221'],
    sun: [46, 20],
    back: () =>
      times(7, (i) => line('#221', 2, `M${i * 40 - 6}-2V112`, 'opacity=".5"')) +
      fill('#fea', 'M150 0L206 0 206 66 150 66Z', 'opacity=".5"') +
      line('#431', 5, 'M150 0V66H206V0M178 0V66M150 34H206'),
    floor: '#752',
    rays: '#fea',
  },
  storm: {
    air: ['#eef', '#79a', '#344', '#122'],
    sun: [150, 30],
    back: () =>
      hills(W, 110, 34, '#233', 6, H) +
      times(5, (i) =>
        fill(
          '#223',
          'M-40 0C-30-16-8-14 0-22 14-26 26-12 42-8 30 6-26 8-40 0Z',
          `transform="translate(${20 + i * 52} ${16 + (i % 2) * 12})" opacity=".8"`,
        ),
      ),
    floor: '#344',
  },
} satisfies Readonly<Record<string, Place>>
export type PlaceName = keyof typeof PLACES

/** A picture at a place: what is given stands between its ground and its foreground. */
export function at(name: PlaceName, parts: readonly string[]): string {
  const { air, sun, back, floor, front, rays }: Place = PLACES[name]
  return (
    box(halo(air, (sun[0] / W) * 100, (sun[1] / H) * 100, 92), 0, 0, W, H) +
    glow(sun[0], sun[1], 60, air[0], 0.8) +
    back() +
    fill(tone(90, mix(floor, air[1], 0.35), dark(floor, 0.55)), 'M0 126C60 119 180 119 240 127V150H0Z') +
    line(mix(floor, air[0], 0.7), 1.2, 'M0 126C60 119 180 119 240 127', 'opacity=".6"') +
    (rays === undefined ? '' : shafts(W, H, rays, 0.1)) +
    parts.join('') +
    (front?.() ?? fill('#110', 'M0 150V136L14 142 26 132 44 150ZM240 150V132L224 140 214 134 198 150Z', 'opacity=".7"'))
  )
}
/** A thing shown for its own sake: on a table by the window, in its own light. */
export const shown = (thing: string, s: number, turn = 0, y = 84, c = '#feb', place: PlaceName = 'table'): string =>
  at(place, [
    glow(120, y - 8, 74, c, 0.75),
    dot('#210', 132, 134, 58, 8, 'opacity=".45"'),
    form('#732', 'M54 132C90 124 160 124 196 133 176 144 80 145 54 132Z'),
    put(120, y, thing, s, turn),
  ])
