import { at } from '@emberhall/kernel'
import {
  box,
  cluster,
  curtain,
  dim,
  dot,
  fading,
  fill,
  flare,
  group,
  halo,
  line,
  mix,
  put,
  ridge,
  seeded,
  times,
  tone,
} from '@emberhall/ink'
import { boards, facets, fangs, floor, motes, shine } from './grotto.ts'
import type { World } from './worlds.ts'

type Back = 'cave' | 'hall' | 'stage' | 'room' | 'library' | 'survey' | 'street' | 'open'
type Front = 'crystals' | 'rocks' | 'lamps' | 'none'

export interface Frame {
  /** Where the one light stands and how far it reaches. */
  readonly light?: readonly [x: number, y: number, r: number]
  readonly beams?: number
  readonly back?: Back
  readonly front?: Front
  readonly ground?: number
  readonly seed?: number
  readonly dust?: number
  readonly height?: number
}

export const vignette = (h = 220, w = 320, o = 0.8): string =>
  `<rect x="${-w * 0.18}" y="${-h * 0.18}" width="${w * 1.36}" height="${h * 1.36}" fill="${halo(
    fading('#04030b', [
      [0, 0],
      [0.6, 0],
      [0.85, o * 0.5],
      [1, o],
    ]),
  )}"/>`

/** Pairs of pillars running into the depth, under arches. */
const pillars = (w: World): string =>
  times(3, (i) => {
    const k = 0.42 + i * 0.26
    const c = mix(w.far, w.ink, i * 0.38)
    const arch = `M-190 -150V130H-128V-30C-128 -96 -70 -120 0 -120C70 -120 128 -96 128 -30V130H190V-150Z`
    return group(160, 112, k, [
      fill(c, arch),
      line(mix(c, w.light, 0.55 - i * 0.15), 2.4, 'M-128 130V-30C-128 -96 -70 -120 0 -120C70 -120 128 -96 128 -30V130'),
      line(mix(c, w.ink, 0.5), 2, 'M-150 130V-60M150 130V-60M-170 130V-60M170 130V-60M-190 -38H-128M190 -38H128'),
    ])
  })

/** Shelves of books to both sides. */
const shelves = (w: World, seed: number): string => {
  const r = seeded(seed)
  const side = (sx: number) =>
    times(5, (row) => {
      let x = 0
      let out = ''
      while (x < 96) {
        const wd = 6 + r() * 9
        const h = 24 + r() * 12
        const c = mix(
          mix(w.deep, w.far, r()),
          at([w.base, w.glow, w.light], Math.floor(r() * 3)),
          0.12 + (x / 96) * 0.25,
        )
        out += box(c, x, 40 - h, wd - 1.5, h) + line(mix(c, w.light, 0.35), 0.8, `M${x + 2} ${46 - h}h${wd - 5}`)
        x += wd
      }
      return put(
        sx > 0 ? -6 : 326,
        row * 46 - 12,
        out + fill(w.ink, 'M0 40H100V45H0Z') + line(mix(w.far, w.light, 0.3), 1, 'M0 40H100'),
        sx,
        0,
        1,
      )
    })
  return side(1) + side(-1)
}

/** The faint lines a surveyor sees in any rock. */
const contours = (w: World, seed: number): string => {
  const r = seeded(seed)
  const [x, y] = [60 + r() * 200, 30 + r() * 50]
  return dim(
    0.5,
    times(9, (i) => {
      const q = 14 + i * 21
      return line(
        w.glow,
        0.9,
        `M${x - q * 1.3} ${y}C${x - q} ${y - q * 0.9} ${x + q * 0.4} ${y - q} ${x + q * 1.2} ${y - q * 0.2}S${x + q * 0.2} ${y + q * 0.8} ${x - q * 1.3} ${y}`,
        i % 3 ? 'opacity=".55"' : 'stroke-dasharray="7 4"',
      )
    }),
  )
}

/** Gables and chimneys against the night, some windows awake. */
const gables = (w: World, seed: number): string => {
  const r = seeded(seed)
  const row = (y: number, c: string, h: number, lamp: number) =>
    times(7, (i) => {
      const x = -20 + i * 52 + r() * 14
      const t = y - r() * h
      const lit = r() < lamp
      return (
        fill(c, `M${x} 225V${t}L${x + 24} ${t - 22 - r() * 12}L${x + 48} ${t}V225Z`) +
        (i % 2 ? box(c, x + 32, t - 26, 7, 24) : '') +
        (lit
          ? box('#ffcf7a', x + 19, t + 8, 9, 12) + line(c, 1.2, `M${x + 23.5} ${t + 8}v12M${x + 19} ${t + 14}h9`)
          : '')
      )
    })
  return row(128, mix(w.far, w.deep, 0.4), 34, 0.3) + row(168, w.night, 30, 0.5)
}

const wainscot = (w: World): string =>
  fill(tone(90, mix(w.far, w.deep, 0.3), w.deep), 'M-5 -5H325V162H-5Z') +
  times(7, (i) =>
    line(mix(w.far, w.glow, 0.2), 1.4, `M${i * 54 - 16} 8h42v88h-42zM${i * 54 - 16} 108h42v42h-42z`, 'opacity=".55"'),
  ) +
  line(mix(w.far, w.light, 0.35), 2, 'M-5 102H325M-5 160H325', 'opacity=".6"')

export const stageCurtains = (w: World, h = 225): string => {
  const c = mix(w.far, w.base, 0.35)
  return (
    curtain(-16, 58, -6, h, 4, c, { gather: 14, seed: 4 }) +
    curtain(264, 338, -6, h, 4, c, { gather: -14, seed: 6 }) +
    curtain(-10, 330, -10, 24, 9, mix(c, w.base, 0.3), { swag: 14, seed: 8 })
  )
}

export const footlights = (y = 218): string =>
  times(6, (i) =>
    group(40 + i * 48, y, [
      flare(0, -4, 26, '#ffc46b', 0.7),
      fill('#7a5424', 'M-9 4a9 9 0 0 1 18 0z'),
      fill('#fff0c4', 'M-6 3a6 6 0 0 1 12 0z'),
    ]),
  )

/** Light from above onto the boards. */
export const spot = (x: number, y: number, w: World, r = 80): string =>
  fill(w.light, `M${x - 10} -8H${x + 10}L${x + r} ${y}Q${x} ${y + r * 0.3} ${x - r} ${y}Z`, 'opacity=".2"') +
  fill(w.light, `M${x - 5} -8H${x + 5}L${x + r * 0.6} ${y}Q${x} ${y + r * 0.2} ${x - r * 0.6} ${y}Z`, 'opacity=".22"') +
  dot(w.light, x, y, r, r * 0.2, 'opacity=".42"')

function backdrop(back: Back, w: World, seed: number, ground: number): string {
  switch (back) {
    case 'cave':
      return (
        fangs(seed + 11, 13, 78, w.night) +
        ridge(seed + 4, -5, 325, 150, 66, 26, mix(w.deep, w.far, 0.35)) +
        fangs(seed + 5, 9, 46, w.deep) +
        floor(w, ground)
      )
    case 'hall':
      return pillars(w) + boards(mix(w.far, w.base, 0.15), w.ink, ground - 26)
    case 'stage':
      return boards(mix(w.far, w.base, 0.25), w.ink, ground - 26)
    case 'room':
      return wainscot(w) + boards(mix(w.far, w.base, 0.12), w.ink, 162)
    case 'library':
      return shelves(w, seed) + floor(w, ground)
    case 'survey':
      return contours(w, seed) + ridge(seed + 7, -5, 325, 176, 44, 24, mix(w.deep, w.far, 0.2)) + floor(w, ground)
    case 'street':
      return motes(seed, 24, w.light, 0, 0, 320, 80) + gables(w, seed) + floor(w, ground)
    case 'open':
      return ''
  }
}

function foreground(front: Front, w: World, seed: number): string {
  switch (front) {
    case 'crystals':
      return cluster(seed + 5, 14, 226, 7, 1.1, facets(w), 16) + cluster(seed + 6, 308, 226, 7, 1.15, facets(w), -16)
    case 'rocks':
      return ridge(seed + 1, -5, 76, 212, 40, 14, w.ink) + ridge(seed + 2, 250, 325, 212, 46, 14, w.ink)
    case 'lamps':
      return stageCurtains(w) + footlights()
    case 'none':
      return ''
  }
}

/** A picture: ground, one light and its rays, far things, the subject, near things, dust, and the dark around. */
export function scene(w: World, frame: Frame, subject: readonly string[]): string {
  const {
    light: [x, y, r] = [160, 70, 150],
    beams = 16,
    back = 'cave',
    front = 'rocks',
    ground = 186,
    seed = 1,
    dust = 26,
    height = 220,
  } = frame
  return [
    box(tone(90, w.night, w.deep, mix(w.deep, w.far, 0.6), w.night), 0, 0, 320, height),
    back === 'street' || back === 'hall' || back === 'room' || back === 'library'
      ? backdrop(back, w, seed, ground)
      : '',
    r > 0 ? shine(x, y, r, w, beams, seed + 2) : '',
    back === 'cave' || back === 'survey' || back === 'stage' ? backdrop(back, w, seed, ground) : '',
    w.pair === undefined
      ? ''
      : box(
          tone(0, [0, w.pair[0], 0.55], [0.5, w.pair[0], 0], [0.5, w.pair[1], 0], [1, w.pair[1], 0.5]),
          0,
          0,
          320,
          height,
        ),
    ...subject,
    foreground(front, w, seed),
    motes(seed + 3, dust, w.light, 10, 10, 300, height - 30),
    vignette(height),
  ].join('')
}
