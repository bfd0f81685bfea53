/** What is met on the road: beasts, people, and what comes with the Wyrdness; those who can be talked with among them. */
import { dim, dot, fill, glow, line, mix, paint, put, times, tone } from '@emberhall/ink'
import { dog, wolf } from '@emberhall/ink/beasts'
import {
  cap,
  deepHood,
  type Face,
  face,
  hairLong,
  hairShort,
  helm,
  hood,
  kettle,
  mask,
  skull,
} from '@emberhall/ink/head'
import { cart } from '@emberhall/ink/land'
import { fiend, hideOf, hound, spider, tentacles, thornStag } from '@emberhall/ink/monsters'
import { cloaked, downs, fog, hut, menhir, moon, spruce } from '@emberhall/ink/moor'
import { type Acting, type Look, type PoseName, stands } from '@emberhall/ink/person'
import { axe, club, dagger, greatsword, lantern, pike, scroll, spear, staff, torch } from '@emberhall/ink/tools'
import type { Picture } from '@emberhall/ui'
import type { Colour, Encounter } from '../../content/types.ts'
import { DECKS, LIGHTS } from '../cards/colours.ts'
import { bear, blankFace, boar, crows, fox, tracks } from './beasts.ts'
import { house, LIGHT, stake } from './parts.ts'

interface Foe {
  /** Its feet stand at 0 0. */
  readonly draw: () => string
  readonly box: readonly [width: number, height: number]
}
const SKIN = '#c9a184'
const head =
  (worn: string, of: Partial<Face> = {}) =>
  (): string =>
    face({ skin: SKIN, hair: '#4a3524', stern: true, ...of }) + worn
const look = (coat: string, at: () => string, more: Partial<Look> = {}): Look => ({
  head: at,
  coat,
  skin: SKIN,
  ...more,
})

/** They look to the right, where one stands. */
const one = (who: Look, pose: PoseName, act: Acting = {}, size = 1): Foe => ({
  draw: () => stands(who, pose, 0, 0, size, act),
  box: [124 * size, (act.tool === undefined ? 116 : 156) * size],
})
const group = (...people: readonly (readonly [Look, PoseName, Acting?])[]): Foe => ({
  draw: () =>
    people
      .map(([who, pose, act], i) => stands(who, pose, (i - (people.length - 1) / 2) * 42, -(i % 2) * 6, 0.92, act))
      .join(''),
  box: [76 + people.length * 34, 118],
})
const PALE = '#b9b4d8'
const shade = (eyes: string): Look =>
  look('#4a4274', () => deepHood('#3a3460', eyes), { dress: 'mist', cape: '#332d56', skin: PALE })
const drowned = look('#3f4f66', () => skull('#9fd8e0'), { dress: 'mist', cape: '#2c3a4c', skin: '#9fb0b4' })
const doorOf = (): string =>
  house(0, 0, 48, 62, 40, '#2c3534') +
  fill('#1a120b', 'M-15 0V-46Q0-58 15-46V0Z') +
  line('#8a6238', 2, 'M-8 0V-48M0 0V-52M8 0V-48')

/** Made anew for each picture: what is worn and held is drawn with the pen of that picture. */
const FOES: Readonly<Record<string, () => Foe>> = {
  GN1: () => ({ draw: fox, box: [176, 78] }),
  GN2: () => ({ draw: wolf, box: [140, 92] }),
  GN3: () => ({ draw: boar, box: [168, 90] }),
  GN4: () => ({ draw: crows, box: [160, 128] }),
  GN5: () => ({
    draw: () =>
      line('#12180f', 15, 'M-52-4C-20-22 0 10 22-8S34-52 14-58') +
      line('#57683f', 11, 'M-52-4C-20-22 0 10 22-8S34-52 14-58') +
      line('#a9bb8c', 2, 'M-50-6C-20-24 0 8 20-10', 'stroke-dasharray="4 5"') +
      fill('#57683f', 'M20-66L-6-62-10-54 18-50Z') +
      dot('#ffd27a', 4, -60, 2) +
      line('#c4584b', 1.6, 'M-10-57L-22-54M-10-57L-21-61'),
    box: [130, 84],
  }),
  GN6: () => ({ draw: () => put(-34, -10, dog(), 0.85) + put(20, 0, dog()), box: [180, 100] }),
  GN7: () => ({ draw: bear, box: [196, 118] }),
  GN8: () => ({ draw: () => thornStag(hideOf('#2c3735')), box: [120, 132] }),
  GN9: () => ({ draw: tracks, box: [184, 104] }),
  GY1: () => one(look('#5a4a34', head(kettle(), { beard: 'stubble' })), 'fall', { tool: club() }),
  GY2: () =>
    one(look('#4c4436', head(hood('#5b4f3a'), { beard: 'full' }), { cape: '#443a2a' }), 'point', { off: staff() }),
  GY3: () =>
    group(
      [look('#4b3a33', head(kettle())), 'stand', { tool: pike() }],
      [look('#3c4440', head(hood('#39413c'))), 'point'],
      [look('#54402c', head(cap('#3a2c1e'), { beard: 'full' })), 'stand', { tool: pike() }],
    ),
  GY4: () =>
    one(
      look('#6a6150', head(hood('#6a6150'), { old: true, beard: 'full', hair: '#b9b4a4' }), { dress: 'robe' }),
      'cast',
      { tool: staff() },
    ),
  GY5: () =>
    group(
      [look('#3d4746', head(helm())), 'ready', { tool: club() }],
      [look('#6a2f28', head(kettle(), { beard: 'stubble' })), 'stride', { tool: spear() }],
      [look('#3d4746', head(kettle())), 'ready', { tool: club() }],
    ),
  GY6: () =>
    one(
      look('#5c3a30', () => helm('#8a6a52') + dot('#0b0f10', 6, 0, 18, 12), { dress: 'plate', cape: '#4a2620' }),
      'guard',
      { tool: greatsword(), angle: -20 },
    ),
  GY7: () =>
    one(
      look('#4d5a5c', () => skull('#9fd8e0'), { dress: 'bones', skin: '#cfc7b2', cape: '#39494c' }),
      'ready',
      { tool: dagger(), angle: 60 },
    ),
  GY8: () => one(look('#2b2320', head(mask('#15100e') + hood('#1d1715'))), 'swing', { tool: axe(), angle: -30 }, 1.1),
  GY9: () => ({ draw: () => cart(0, 0, 1.5, '#8a6a42'), box: [170, 96] }),
  PU1: () => one(shade('#d8ccff'), 'cast'),
  PU2: () => group([drowned, 'cast'], [drowned, 'stand'], [drowned, 'cast']),
  PU3: () => one(shade('#ffd27a'), 'point', { tool: lantern() }),
  PU4: () => ({
    draw: () => put(0, 0, hound(hideOf('#37405a'), '#37405a') + blankFace(-66, -47), -1),
    box: [160, 116],
  }),
  PU5: () => ({ draw: () => spider(hideOf('#4d4a52'), '#c9bdf4'), box: [120, 84] }),
  PU6: () => ({
    draw: () =>
      stands(shade('#ffffff'), 'stand', -16, 0, 0.68) + dim(0.55, stands(shade('#ffffff'), 'stand', 22, 0, -0.68)),
    box: [120, 90],
  }),
  PU7: () => ({ draw: () => fiend(hideOf('#6a2430'), '#ffb0a0'), box: [170, 172] }),
  PU8: () => ({
    draw: () =>
      glow(0, -56, 60, '#8f7bd0', 0.8) + dot('#05070c', 0, -56, 30, 44) + tentacles(hideOf('#4a3f6e'), '#1a1626'),
    box: [124, 118],
  }),
  BL1: () => one(look('#7d6a8a', head(hairLong('#6a4a2c'), { soft: true, stern: false })), 'point', {}, 0.8),
  BL2: () =>
    one(look('#4f5f6c', head(hairShort('#3a2a1c'), { soft: true, stern: false }), { cape: '#3a4854' }), 'sit', {}, 0.8),
  BL3: () =>
    group(
      [look('#54402c', head(cap('#3a2c1e'), { beard: 'full' })), 'cast'],
      [look('#3f5266', head(hairShort('#2a1c12'))), 'swing', { tool: club() }],
      [look('#6a4a3a', head(hairLong('#5a2f1a'), { soft: true })), 'point'],
      [look('#4a5240', head(cap('#5b5236'))), 'cast'],
    ),
  BL4: () =>
    one(look('#6d4a63', head(cap('#8a4a3a'), { beard: 'goatee', stern: false }), { cape: '#4a3048' }), 'point', {
      off: scroll(),
    }),
  BL5: () =>
    one(
      look('#1d2226', head(hood('#15191c'), { soft: true, old: true, stern: false }), {
        dress: 'robe',
        cape: '#15191c',
      }),
      'kneel',
    ),
  BL6: () =>
    group(
      [look('#4d5a4a', head(hairLong('#d5d2c4'), { old: true, soft: true })), 'stand', { tool: staff() }],
      [look('#5a4632', head(hairShort('#b9b4a4'), { old: true, beard: 'full', hair: '#b9b4a4' })), 'sit'],
      [look('#3c4a58', head(cap('#2b3640'), { old: true })), 'point'],
    ),
  BL7: () => one(look('#3f5266', head(kettle()), { dress: 'plate' }), 'guard', { off: lantern(), tool: spear() }),
  BL8: () =>
    one(
      look('#d8ccae', head(hairLong('#5a2f1a'), { beard: 'full', hair: '#5a2f1a' }), {
        dress: 'robe',
        cape: '#7a2f24',
      }),
      'point',
      { off: scroll(), tool: torch() },
    ),
  BL9: () => ({ draw: doorOf, box: [130, 118] }),
}
const STRANGER = (): Foe => ({ draw: () => put(0, 0, cloaked(), 1.6), box: [90, 100] })
const foeOf = (id: string): Foe => (FOES[id] ?? STRANGER)()

/** As it stands there; four times as large in the scene at the end. */
export function foePicture(id: string, scale: 1 | 4 = 1): Picture {
  const [width, height] = foeOf(id).box
  return {
    name: `grail foe ${id} ${scale}`,
    width: width * scale,
    height: (height + 8) * scale,
    draw: () => paint(() => put((width / 2) * scale, (height + 2) * scale, foeOf(id).draw(), scale), LIGHT),
  }
}
const SIZE = { w: 240, h: 160 }
/** What stands about where each deck is met. */
const ABOUT: Readonly<Record<Colour, (c: string) => string>> = {
  green: (c) => times(6, (i) => spruce([8, 36, 62, 182, 210, 234][i] ?? 0, 128, 84 - (i % 3) * 18, c, i + 3)),
  grey: () => times(5, (i) => stake([14, 40, 196, 220, 236][i] ?? 0, 130, 60 + (i % 2) * 22, i * 4 - 8)),
  purple: () =>
    put(30, 132, menhir(26, 84, { seed: 4 })) +
    put(208, 130, menhir(30, 96, { seed: 9, spirals: 2, burning: '#c9bdf4' })),
  blue: (c) => put(34, 130, hut(64, c, '#ffb866')) + put(208, 128, hut(58, c, '#ffb866')),
}
/** Where it is met, as its card shows it. */
export function foeCardPicture({ id, colour }: Pick<Encounter, 'id' | 'colour'>): Picture {
  const { w, h } = SIZE
  const [deck, light] = [DECKS[colour], LIGHTS[colour]]
  const [far, near] = [mix(deck, '#2c3634', 0.45), mix(deck, '#0a0f10', 0.72)]
  const [width, height] = foeOf(id).box
  const size = Math.min(200 / width, 150 / height, 1.5)
  return {
    name: `grail card of ${id}`,
    width: w,
    height: h,
    draw: () =>
      paint(
        () =>
          [
            fill(tone(90, mix(deck, '#10181a', 0.55), mix(light, deck, 0.45), near), `M0 0H${w}V${h}H0Z`),
            moon(120, 58, 36, mix(light, deck, 0.3)),
            glow(120, 66, 100, light, 0.5),
            downs(SIZE, 104, 16, far, 7),
            ABOUT[colour](mix(near, far, 0.4)),
            fog(SIZE, 108, 26, 5, light, 0.4),
            downs(SIZE, 132, 8, near, 3),
            dim(0.6, dot('#000', 120, 152, width * size * 0.42, 6)),
            put(120, 152, foeOf(id).draw(), size),
            fog(SIZE, 148, 22, 11, mix(light, deck, 0.5), 0.35),
          ].join(''),
        LIGHT,
      ),
  }
}
