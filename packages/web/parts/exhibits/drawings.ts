/** Pictures of the drawing kit, each 480 × 300 unless said otherwise. */
import { box, dim, dot, glow, line, paint, put, times, tone, turned } from '@emberhall/ink'
import { burst, motes, slash } from '@emberhall/ink/effects'
import { backWall, boardFloor, type Grid, plankDoor, slabs } from '@emberhall/ink/floors'
import { plainFrame, ornateFrame, tornFrame } from '@emberhall/ink/frames'
import * as head from '@emberhall/ink/head'
import { hatching, planks } from '@emberhall/ink/materials'
import { fiend, hideOf, hound, spider, tentacles, thornStag } from '@emberhall/ink/monsters'
import * as moor from '@emberhall/ink/moor'
import { bust, type Look, type PoseName, stands } from '@emberhall/ink/person'
import { boardwalk, falseFront, mesas } from '@emberhall/ink/street'
import * as tools from '@emberhall/ink/tools'
import type { Lang } from '@emberhall/speech'
import type { Picture } from '@emberhall/ui'

interface Drawn {
  readonly picture: Picture
  readonly title: Readonly<Record<Lang, string>>
}
const SIZE = { w: 480, h: 300 }

function moorland(): string {
  const stone = (x: number, y: number, w: number, h: number, more: moor.Stone): string =>
    put(x, y, moor.menhir(w, h, more))
  return (
    moor.sky(SIZE, '#141c2a', '#3a4a52', '#7f908c', '#1c2424') +
    moor.stars(SIZE, 70) +
    moor.moon(110, 62, 22) +
    moor.downs(SIZE, 176, 50, '#56666a', 4) +
    moor.fog(SIZE, 128, 70, 2) +
    times(7, (i) => moor.spruce(300 + i * 30, 206 - (i % 3) * 4, 54 + ((i * 29) % 30), '#36444a', i + 2)) +
    moor.downs(SIZE, 206, 26, '#33403f', 9) +
    put(388, 214, moor.hut(58, '#544f3c', '#ffb35c')) +
    moor.smoke(388, 172, 50) +
    moor.fog(SIZE, 182, 54, 7) +
    stone(70, 252, 30, 112, { seed: 5, lean: -4, spirals: 2 }) +
    stone(236, 262, 46, 176, { seed: 8, lean: 2, spirals: 3, burning: '#ffb35c' }) +
    stone(160, 240, 24, 84, { seed: 3, lean: 5 }) +
    put(296, 268, moor.cloaked('#0c1112', '#f0b070'), 0.95) +
    moor.bareTree(444, 282, 210, '#141b1c', 7) +
    moor.fog(SIZE, 238, 46, 12, '#c4d0ca', 0.45) +
    moor.downs(SIZE, 276, 12, '#131a19', 3) +
    moor.grass(0, 480, 282, 150, '#3d4d42', 6, 14)
  )
}
function noon(): string {
  return (
    box(tone(90, '#e3cf9c', '#f8ecc8', '#f0d59a'), 0, 0, 480, 300) +
    glow(56, 54, 150, '#fff6dd') +
    dot('#fffaf0', 56, 54, 24) +
    mesas(480, 176) +
    box(tone(90, '#e2bd82', '#c99a58', '#8a5f30'), 0, 236, 480, 64) +
    put(14, 236, falseFront({ w: 104, h: 150, c: '#e6dcc2', roof: 'gable', sign: 'Chapel', windows: 2, seed: 4 })) +
    put(
      136,
      236,
      falseFront({
        w: 150,
        h: 176,
        c: '#d9a24e',
        roof: 'stepped',
        sign: 'General Store',
        windows: 3,
        lit: true,
        porch: '#a03a2c',
        seed: 9,
      }),
    ) +
    put(
      304,
      236,
      falseFront({
        w: 148,
        h: 184,
        c: '#8a4a34',
        roof: 'arched',
        sign: 'Saloon',
        windows: 3,
        porch: '#6b3a24',
        seed: 11,
      }),
    ) +
    put(0, 236, boardwalk(480)) +
    stands(DRIFTER, 'stride', 250, 284, 0.72, { sway: 8 }) +
    stands(MARSHAL, 'ready', 92, 288, -0.74, { tool: tools.crossbow(), angle: 80 }) +
    motes(240, 250, '#fff6dd', 14, 200)
  )
}
const CELLAR: Grid = { columns: 8, rows: 4, cw: 60, ch: 50, lamp: [4.2, 1.9, 5.2, '#ffb85c'] }
function cellar(): string {
  return (
    box('#0b0706', 0, 0, 480, 300) +
    put(0, 96, slabs(CELLAR)) +
    put(0, 96, backWall(CELLAR, 86)) +
    put(150, 98, plankDoor(44, 66)) +
    put(360, 98, plankDoor(44, 66, '#6b4524', '#ffcf7c')) +
    glow(256, 176, 190, '#ffb85c', 0.35) +
    stands(MARSHAL, 'guard', 214, 226, 0.8, { tool: tools.torch(), off: tools.sword(), offAngle: 40 }) +
    put(356, 250, spider(hideOf('#5a2b70')), 1.15) +
    put(86, 264, tentacles(hideOf('#6a2b52')), 0.9) +
    slash(286, 196, 0.7, -12)
  )
}
function loft(): string {
  const grid: Grid = { columns: 8, rows: 5, cw: 60, ch: 60, lamp: [5.6, 2, 6, '#ffd9a0'] }
  return (
    boardFloor(grid) +
    glow(336, 120, 170, '#ffd9a0', 0.4) +
    put(96, 236, tools.drum(), 1.6) +
    put(392, 226, tools.satchel(), 1.5) +
    put(214, 110, tools.scroll(), 1.6, -14) +
    put(300, 236, tools.buckler(), 1.8)
  )
}
const DRIFTER: Look = {
  head: () =>
    head.face({ skin: '#b97', hair: '#421', beard: 'stubble', stern: true }) +
    head.hairShort('#421') +
    head.cap('#864'),
  coat: '#743',
  skin: '#b97',
  cape: '#963',
}
const MARSHAL: Look = {
  head: () => head.face({ skin: '#a75', hair: '#211', soft: true }) + head.hairLong('#211') + head.band('#b43'),
  coat: '#357',
  skin: '#a75',
  cape: '#246',
}
const KNIGHT: Look = {
  head: () => head.face({ skin: '#cb8', hair: '#ccc', beard: 'full', old: true }) + head.helm() + head.plume('#b43'),
  coat: '#822',
  skin: '#cb8',
  dress: 'plate',
}
const SEER: Look = {
  head: () => head.deepHood('#546', '#adf'),
  coat: '#435',
  skin: '#989',
  cape: '#324',
  dress: 'robe',
}
const LOOKS: readonly Look[] = [DRIFTER, MARSHAL, KNIGHT, SEER]
const POSES: readonly PoseName[] = ['stand', 'stride', 'lunge', 'swing', 'leap', 'kneel', 'cast', 'fall']

const people = (): string =>
  box(tone(90, '#6a5a48', '#c9a468', '#4a3a2a'), 0, 0, 480, 300) +
  POSES.map((pose, i) =>
    stands(LOOKS[i % 4]!, pose, 56 + (i % 4) * 122, 142 + Math.floor(i / 4) * 140, i % 2 ? -1.15 : 1.15, {
      tool: i % 4 === 3 ? tools.staff() : tools.sword(),
      angle: 30,
    }),
  ).join('')

const busts = (): string =>
  LOOKS.map((look, i) =>
    put(
      60 + i * 120,
      0,
      box(tone(90, ['#7a4a2c', '#2c4a5c', '#5c3030', '#3a2c4c'][i]!, '#140c0a'), -58, 2, 116, 146, 6) +
        glow(-20, 50, 70, '#ffe0a8', 0.5) +
        put(0, 76, bust(look), 0.78),
    ),
  ).join('')

const beasts = (): string =>
  box(tone(90, '#2a1030', '#5a2a4a', '#140a12'), 0, 0, 480, 300) +
  glow(250, 120, 220, '#b04ad0', 0.4) +
  dim(
    0.5,
    hatching(480, 300, '#120612', (t) => t * 0.8, 3),
  ) +
  dot('#000', 240, 284, 240, 18, 'opacity=".4"') +
  put(98, 276, fiend(hideOf('#4a2050')), 1.25) +
  put(236, 282, thornStag(hideOf('#26302f')), 1.55) +
  put(392, 200, hound(hideOf('#37526a'), '#ff6ad0', '#9fe8f0'), 1.1) +
  put(
    392,
    286,
    turned(() => hound(hideOf('#6a4a30'), '#ffd040')),
    0.9,
  )

const card = (frame: (picture: string) => string, x: number, picture: string): string =>
  put(x, 14, frame(put(-34, 0, picture, 0.56)))
const cards = (): string =>
  planks(520, 270, '#4a2f1c', 7) +
  card((p) => plainFrame({ w: 150, h: 220, window: 122, c: '#3c5a50' }, p), 18, moorland()) +
  card((p) => ornateFrame({ w: 150, h: 220, window: 150, c: '#3a1f4a' }, p, '#d45aa6'), 184, beasts()) +
  card((p) => tornFrame({ w: 150, h: 220, window: 124, c: '#dcc79a' }, p), 350, noon() + burst(250, 230, 14)) +
  line(
    '#2a160c',
    1.2,
    times(5, (i) => `M376 ${158 + i * 11}H${474 - (i % 2) * 22}`),
  )

const of = (id: string, en: string, fr: string, draw: () => string, width = SIZE.w, height = SIZE.h): Drawn => ({
  picture: { name: `drawing ${id}`, width, height, draw: () => paint(draw).replaceAll('~', id) },
  title: { en, fr },
})
export const DRAWN: readonly Drawn[] = [
  of('moor', 'A moor by night', 'Une lande la nuit', moorland),
  of('street', 'A street at noon', 'Une rue à midi', noon),
  of('cellar', 'A cellar of stone', 'Une cave de pierre', cellar),
  of('loft', 'Boards, seen from above', 'Un plancher vu d’en haut', loft),
  of('people', 'One body, eight poses', 'Un corps, huit poses', people),
  of('beasts', 'Beasts and monsters', 'Bêtes et monstres', beasts),
  of('busts', 'Portraits', 'Portraits', busts, 480, 150),
  of('cards', 'Frames of cards', 'Cadres de cartes', cards, 520, 250),
]
