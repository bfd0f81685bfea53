/** One picture a place: a cold sky, a far ridge lost in fog, the place itself, one warm light. */
import { box, fill, glow, halo, line, mix, paint, put, ridge, seeded, times } from '@emberhall/ink'
import { bareTree, cloaked, downs, fog, grass, hut, menhir, moon, sky, smoke, spruce } from '@emberhall/ink/moor'
import type { Picture } from '@emberhall/ui'
import { BLEED, cardCut } from './cut.ts'
import { banner, blade, boat, crag, fire, house, LIGHT, reeds, SIZE, stake, tent, water } from './parts.ts'

interface Scenery {
  readonly sky: readonly [high: string, low: string, foot: string]
  readonly far: string
  readonly moon?: readonly [x: number, y: number, r: number]
  readonly ground: string
  readonly here: () => string
}
const man = (x: number, y: number, size = 0.5): string => put(x, y, cloaked(), size)
/** The same thing in many places: what each takes, in figures. */
const many = (list: string, draw: (...one: [number, number, number, number]) => string): string =>
  list
    .split(', ')
    .map((one) => {
      const [a = 0, b = 0, c = 0, d = 0] = one.split(' ').map(Number)
      return draw(a, b, c, d)
    })
    .join('')

const birds = (list: string): string =>
  many(list, (x, y, s) =>
    line(
      '#12191a',
      s * 0.26,
      `M${x - s} ${y - s * 0.3}Q${x - s * 0.4} ${y - s * 0.7} ${x} ${y}Q${x + s * 0.4} ${y - s * 0.7} ${x + s} ${y - s * 0.3}`,
    ),
  )
const BARN = (): string =>
  house(124, 126, 64, 40, 38, '#3c342a', '#ffb866') +
  line(
    '#14110d',
    1,
    times(6, (i) => `M${68 + i * 9} 126V${88 - i * 4}M${140 + i * 9} 126V${70 + i * 4}`),
    'opacity=".7"',
  ) +
  fill('#0e0c0a', 'M117 72h14v11h-14z') +
  many('186 140, 204 142, 194 132', (x, y) =>
    fill('#6e5f45', `M${x - 9} ${y}Q${x - 11} ${y - 14} ${x - 2} ${y - 16}h5q10 4 6 16Z`),
  ) +
  many('60 138, 74 140, 88 138, 102 141, 170 140', (x, y) => man(x, y, 0.42))
const CONCLAVE = (): string =>
  glow(120, 122, 108, '#c2531f', 0.55) +
  many('60 -8 60, 84 -4 78, 108 0 88, 134 2 86, 158 5 74, 182 9 56', (x, turn, h) => stake(x, 130, h, turn)) +
  line('#17120f', 5, 'M52 78Q120 34 190 80') +
  fire(120, 140, 4) +
  fire(76, 142, 3) +
  smoke(150, 100, 64, '#8d857c') +
  man(206, 148, 0.45)
const COLD = ['#5f706e', '#93a29c', '#2a3533'] as const

/** By the printed number of the location. */
const PLACES: Readonly<Record<number, Scenery>> = {
  101: {
    sky: ['#566664', '#a2aba0', '#2b3430'],
    far: '#6c7973',
    moon: [30, 30, 9],
    ground: '#1b2320',
    here: () =>
      many('12 104 34, 26 106 26, 206 104 38, 222 106 30, 232 104 24', (x, y, h) => spruce(x, y, h, '#2e3a37', x)) +
      put(178, 114, hut(36, '#45463a')) +
      put(84, 126, hut(58, '#5a5440', '#ffb866')) +
      put(140, 130, hut(66, '#544f3c', '#ffb866')) +
      put(38, 122, hut(38)) +
      smoke(88, 82, 46) +
      smoke(144, 80, 38) +
      glow(112, 128, 80, '#ff9440', 0.3) +
      times(25, (i) => fill(i % 3 ? '#12170f' : '#1c241c', `M${i * 10 - 3} 158V${136 + ((i * 37) % 6)}l4-5 4 5V158Z`)),
  },
  102: {
    sky: ['#4d5d58', '#9aa89c', '#232d28'],
    far: '#65726b',
    ground: '#141b17',
    here: () =>
      many(
        '4 108 50, 30 106 58, 62 107 46, 92 106 54, 128 107 48, 146 106 56, 176 108 50, 206 106 60, 232 108 48',
        (x, y, h) => spruce(x, y, h, '#55645c', x + 7),
      ) +
      fog(SIZE, 70, 40, 8) +
      many('14 110 70, 46 114 84, 78 112 60, 158 112 66, 190 116 88, 222 112 74', (x, y, h) =>
        spruce(x, y, h, '#2c3a34', x),
      ) +
      line('#171c18', 4, 'M88 152V110M148 152V108M82 114H156') +
      fill('#5e4a34', 'M94 115q10 20 5 30 12-6 14-30ZM126 115q8 18 2 27 15-5 18-27Z') +
      fill('#96764e', 'M94 115q5 20 5 30 4-8 4-30Z') +
      put(118, 130, cloaked('#b9ad8c', '#e9dfc4'), 0.2) +
      line('#b9ad8c', 2.4, 'M118 112q-3-12-14-16M112 103q-8 0-11-5M118 112q3-12 14-16M126 103q8 0 11-5') +
      spruce(0, 160, 118, '#121916', 40) +
      spruce(238, 162, 126, '#121916', 41),
  },
  103: {
    sky: ['#525d5c', '#a39f8e', '#2b2f2a'],
    far: '#676f6a',
    moon: [190, 28, 9],
    ground: '#222720',
    here: () =>
      banner(30, 118, 62, '#5d3a33') +
      banner(206, 116, 70, '#38464f') +
      tent(44, 122, 40, '#474d49') +
      tent(196, 120, 38, '#4a4238', true) +
      tent(122, 130, 66, '#5f3a30', true) +
      banner(122, 74, 26, '#8b3f30') +
      many('84 138, 96 141, 160 139, 174 142', (x, y) => man(x, y, 0.4)) +
      fire(20, 144, 4),
  },
  104: { sky: ['#3f4140', '#8d8478', '#221b17'], far: '#5f5b54', ground: '#1c1512', here: CONCLAVE },
  105: {
    sky: ['#465256', '#96a2a2', '#1f2729'],
    far: '#677375',
    moon: [60, 26, 12],
    ground: '#151c1d',
    here: () =>
      many('20 98 30 -6, 44 96 26 5, 98 96 28 8, 170 98 36 4, 222 98 32 6', (x, y, h, turn) =>
        blade(x, y, h, turn, '#59666a', '#8d999b'),
      ) +
      fog(SIZE, 80, 26, 5) +
      birds('96 52 6, 168 40 7, 182 52 5') +
      many(
        '10 132 58 9, 40 128 50 -7, 72 134 66 4, 176 130 60 -5, 206 134 68 8, 232 128 50 -9, 138 150 112 6',
        (x, y, h, turn) => blade(x, y, h, turn),
      ) +
      man(100, 152, 0.5),
  },
  106: {
    sky: ['#52615d', '#b0b9ac', '#303a35'],
    far: '#77837c',
    ground: '#222b26',
    here: () =>
      put(58, 122, hut(38, '#6f7668')) +
      put(100, 126, hut(34, '#6a7163', '#ffb866')) +
      put(22, 128, menhir(14, 30, { c: '#8a968f' })) +
      put(142, 124, menhir(13, 34, { c: '#8a968f', seed: 5 })) +
      bareTree(222, 142, 78, '#20291f', 7) +
      lichen(),
  },
  107: {
    sky: ['#3a4446', '#869391', '#161c1e'],
    far: '#5a6666',
    ground: '#101617',
    here: () =>
      bareTree(216, 98, 52, '#273132', 4) +
      spruce(20, 98, 38, '#2c3738', 3) +
      water(94, '#5c6a69', '#080c0e') +
      boat(120, 130) +
      man(134, 138, 0.55) +
      line('#1a1512', 2.4, 'M146 150L152 84') +
      fire(92, 128, 3.4) +
      reeds(-4, 34, 160, 20, 40) +
      reeds(206, 246, 160, 20, 44),
  },
  108: { sky: ['#55605c', '#a8a894', '#2d302a'], far: '#707a73', ground: '#242a22', here: BARN },
  109: {
    sky: ['#42504f', '#8fa09b', '#141b1c'],
    far: '#5f6e6b',
    moon: [196, 32, 12],
    ground: '#121919',
    here: () =>
      water(100, '#738480', '#0b1112') +
      house(104, 112, 28, 32, 24, '#27312f', '#ffb866') +
      house(148, 112, 15, 68, 26) +
      line('#1a2221', 2, 'M148 18V8M144 12H152') +
      line('#ffb866', 1.4, 'M96 118h16M92 124h24M98 131h12', 'opacity=".55"') +
      reeds(-4, 40, 160, 22, 36) +
      reeds(204, 246, 160, 18, 40),
  },
  110: {
    sky: ['#4a3f3a', '#a07a58', '#2d1d14'],
    far: '#5d4a40',
    ground: '#241a14',
    here: () =>
      BARN() +
      glow(124, 96, 90, '#ff5a1c', 0.8) +
      many('84 92 9, 106 78 12, 126 66 15, 148 80 12, 168 92 9, 120 122 8', (x, y, s) => fire(x, y, s)) +
      smoke(130, 60, 60, '#5d5048'),
  },
  111: {
    sky: ['#4c5a5a', '#9daaa4', '#20292a'],
    far: '#66736f',
    ground: '#2c3633',
    here: () =>
      fill('#7e8579', 'M108 96C112 108 96 122 70 162H172C146 124 130 108 128 96Z') +
      many(
        '98 106 6 18, 140 106 6 18, 84 120 9 28, 154 120 9 28, 60 140 14 44, 182 140 14 44, 24 166 22 72, 220 166 22 72',
        (x, y, w, h) => put(x, y, menhir(w, h, { seed: x })),
      ) +
      man(122, 134, 0.36),
  },
  112: {
    sky: ['#465254', '#9aa6a2', '#1c2425'],
    far: '#65716f',
    moon: [120, 44, 20],
    ground: '#1f2827',
    here: () =>
      birds('92 34 7, 150 26 6, 166 38 5') +
      many('14 60, 40 84, 66 52, 170 58, 196 92, 226 64', (x, h) => crag(x, 134, h)) +
      fog(SIZE, 96, 26, 5) +
      many('2 70, 30 46, 214 50, 240 80', (x, h) => crag(x, 164, h, '#12191a')),
  },
  113: {
    sky: ['#3c434d', '#8a8fa0', '#181a24'],
    far: '#5c6270',
    ground: '#12141a',
    here: () =>
      fill('#2b3038', 'M-4 118V78H244V118Z') +
      fill('#7a808a', 'M-4 84V78H244V84Z') +
      many('28, 76, 124, 172, 220', (x) => fill('#0b0c14', `M${x - 14} 122V98Q${x} 82 ${x + 14} 98V122Z`)) +
      glow(124, 112, 60, '#8f7bd0', 0.9, 36) +
      fill('#b8a6f4', 'M112 100Q124 84 136 100V122H112Z', 'opacity=".7"') +
      water(118, '#6d6a94', '#0a0b12') +
      man(44, 80, 0.36) +
      reeds(-4, 30, 162, 16, 34, '#12141a'),
  },
  114: {
    sky: ['#565750', '#b7ae98', '#3a342a'],
    far: '#8b8372',
    moon: [180, 30, 12],
    ground: '#443d30',
    here: () =>
      times(9, (i) =>
        line(
          '#d9d0b8',
          3.2,
          `M${30 + i * 22} 134q${-6 + i * 1.4}-${34 - Math.abs(i - 4) * 5} ${6 + i}-${44 - Math.abs(i - 4) * 6}`,
        ),
      ) +
      put(
        60,
        150,
        fill('#d9d0b8', 'M-9 0Q-12-14 0-15 12-14 9 0H5V4H-5V0Z') + fill('#2a251b', 'M-6-8h4v4h-4ZM2-8h4v4h-4Z'),
      ),
  },
  115: {
    sky: ['#4b5657', '#a4ada8', '#242c2c'],
    far: '#6d7876',
    ground: '#20282a',
    here: () =>
      times(5, (i) =>
        fill(
          ['#3a4443', '#46504f', '#525d5b', '#5e6967', '#6a7673'][i] ?? '',
          `M${30 + i * 26} ${142 - i * 20}H${210 - i * 10}V${124 - i * 20}H${44 + i * 26}Z`,
        ),
      ) +
      line(
        '#b4bdb6',
        1.2,
        times(5, (i) => `M${44 + i * 26} ${124 - i * 20}H${210 - i * 10}`),
        'opacity=".6"',
      ) +
      birds('150 36 6, 170 28 5') +
      man(110, 142, 0.34),
  },
  116: {
    sky: ['#55645f', '#b7bda8', '#2c352d'],
    far: '#7d897f',
    moon: [120, 56, 24],
    ground: '#18201a',
    here: () =>
      water(108, '#8d9886', '#1b231e') +
      reeds(24, 100, 124, 36, 52, '#5d6a54') +
      reeds(140, 218, 124, 36, 52, '#5d6a54') +
      put(92, 130, menhir(22, 86, { lean: -3, spirals: 2 })) +
      put(150, 130, menhir(22, 88, { lean: 4, seed: 8, spirals: 2 })) +
      fill('#39453f', 'M86 46L158 42L160 50L86 54Z') +
      glow(121, 104, 40, '#e9e2bd', 0.5, 50) +
      boat(70, 138) +
      reeds(-6, 50, 164, 30, 58) +
      reeds(190, 246, 164, 30, 58),
  },
  117: {
    sky: ['#2f3436', '#7d7f7c', '#1a1714'],
    far: '#55554f',
    ground: '#161211',
    here: () =>
      CONCLAVE() +
      glow(120, 90, 90, '#8f7bd0', 0.6) +
      many(
        '49 66 4, 80 70 5, 108 42 6, 137 42 6, 165 58 5, 192 76 4',
        (x, y, s) =>
          glow(x, y - 6, s * 6, '#a58cff', 0.9) +
          fill('#e2d8ff', `M${x} ${y - s * 3}Q${x + s} ${y - s} ${x} ${y}Q${x - s} ${y - s} ${x} ${y - s * 3}Z`),
      ),
  },
}
const MOOR: Scenery = { sky: COLD, far: '#66736f', ground: '#1b2422', here: () => put(120, 140, menhir(30, 96)) }

function lichen(): string {
  const chance = seeded(77)
  return times(70, () =>
    fill('#dbe4d8', `M${chance() * 240} ${128 + chance() * 30}h2.4v2h-2.4Z`, `opacity="${0.25 + chance() * 0.5}"`),
  )
}
/** `isDream`: the same place, seen asleep. */
function drawn(number: number, isDream: boolean): string {
  const { sky: colours, far, moon: night, ground, here } = PLACES[number] ?? MOOR
  return [
    isDream ? sky(SIZE, '#2a2348', '#7668a8', '#171326') : sky(SIZE, ...colours),
    night === undefined ? '' : moon(...night),
    ridge(number, -4, 246, 86, 30, 24, isDream ? '#4c4378' : far),
    fog(SIZE, 58, 40, number),
    downs(SIZE, 101, 20, mix(isDream ? '#4c4378' : far, ground, 0.5), number + 2),
    fog(SIZE, 84, 30, number + 6, isDream ? '#b4a6e8' : '#b4c1bc', 0.4),
    downs(SIZE, 124, 10, mix(isDream ? '#4c4378' : far, ground, 0.78), number + 5),
    here(),
    fog(SIZE, 96, 22, number + 3, isDream ? '#b4a6e8' : '#b4c1bc', 0.28),
    downs(SIZE, 150, 7, ground, number),
    grass(0, 240, 155, 50, isDream ? '#5d5490' : '#3d4d39', number),
  ].join('')
}
/** Darker towards its edges. */
const whole = (number: number, isDream: boolean): string =>
  drawn(number, isDream) +
  box(
    halo(
      [
        [0.55, '#04080a', 0],
        [1, '#04080a', 0.72],
      ],
      50,
      50,
      72,
    ),
    0,
    0,
    SIZE.w,
    SIZE.h,
  )
const pictureOf = (number: number, isDream: boolean, scale: number): Picture => ({
  name: `grail ${number} ${isDream} ${scale}`,
  width: SIZE.w * scale,
  height: SIZE.h * scale,
  draw: () => paint(() => put(0, 0, whole(number, isDream), scale), LIGHT),
})
export const placePicture = (number: number): Picture => pictureOf(number, false, 1)
/** As large as a page. */
export const scenePicture = (number: number, isDream = false): Picture => pictureOf(number, isDream, 4)
const CARDS = { wide: { w: 200, h: 132 }, narrow: { w: 150, h: 118 } }
const PLATE = 30
/** As it lies on the land: its name is written over it. */
export function cardPicture(number: number, size: keyof typeof CARDS): Picture {
  const { w, h } = CARDS[size]
  return {
    name: `grail card ${number} ${size}`,
    width: w + BLEED * 2,
    height: h + BLEED * 2,
    draw: () =>
      paint(
        () =>
          cardCut(w, h, PLATE, number, (ww, wh) => {
            const scale = Math.max(ww / SIZE.w, wh / SIZE.h)
            return put((ww - SIZE.w * scale) / 2, wh - SIZE.h * scale, whole(number, false), scale)
          }),
        LIGHT,
      ),
  }
}
