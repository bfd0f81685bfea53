/** What is cut by hand: panels of slate, sheets of vellum, cards of the land, stones to be chosen. */
import { cut, fill, glow, line, outline, paint, type Point, put, seeded, times, tone } from '@emberhall/ink'
import { menhir } from '@emberhall/ink/moor'
import type { Picture } from '@emberhall/ui'
import { LIGHT } from './parts.ts'

const picture = (name: string, width: number, height: number, draw: () => string): Picture => ({
  name: `grail ${name}`,
  width,
  height,
  draw: () => paint(draw, LIGHT),
})
/** A sheet, w by h, cut with a knife: each side wavers by so much, and every corner is there. */
function cutEdge(w: number, h: number, waver: number, seed: number, step: number): string {
  const chance = seeded(seed)
  const off = (): number => (chance() - 0.5) * waver
  const side = (from: Point, to: Point): Point[] => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const n = Math.max(1, Math.round(Math.hypot(dx, dy) / step))
    return Array.from({ length: n }, (_, i): Point => [from[0] + (dx * i) / n + off(), from[1] + (dy * i) / n + off()])
  }
  return outline([...side([0, 0], [w, 0]), ...side([w, 0], [w, h]), ...side([w, h], [0, h]), ...side([0, h], [0, 0])])
}
/** What damp and hands have left. */
function stains(w: number, h: number, seed: number): string {
  const chance = seeded(seed)
  return times(26, () => {
    const [x, y, r] = [chance() * w, chance() * h, 14 + chance() * 52]
    return glow(x, y, r, '#5a3f1c', 0.1 + chance() * 0.14, r * (0.35 + chance() * 0.4))
  })
}

/** Panels are nine-slices of this size, with so much room around them for what stands on their corners. */
const [W, H, OUT] = [320, 240, 6]
const post = (x: number, y: number, seed: number): string =>
  put(x, y, menhir(11, 25, { c: '#5d6965', seed, lean: seed % 2 ? 2 : -2 }))
const lined = (c: string, w: number, rim: number, seed: number, o: number): string =>
  put(rim, rim, line(c, w, cutEdge(W - rim * 2, H - rim * 2, 1, seed, 44), `stroke-opacity="${o}"`))

/** Slate frames the table; whoever is in turn has a line of ember around them. */
export const slatePicture = (isBright: boolean): Picture =>
  picture(`slate ${isBright}`, W, H, () => {
    const edge = cutEdge(W - OUT * 2, H - OUT * 2, 2.2, 5, 26)
    return (
      put(OUT, OUT, fill(tone(75, '#263031', [0.4, '#1a2223'], '#11181a'), edge, 'stroke="#05090a" stroke-width="2"')) +
      (isBright ? lined('#f0a05a', 1.8, OUT + 4, 8, 0.95) : lined('#cfc7b2', 1.2, OUT + 4, 8, 0.5)) +
      lined('#cfc7b2', 0.8, OUT + 8, 11, 0.22) +
      post(OUT + 3, 27, 2) +
      post(W - OUT - 3, 26, 3) +
      post(OUT + 3, H - 3, 4) +
      post(W - OUT - 3, H - 3, 7)
    )
  })
/** Vellum is what one may read. */
export const vellumPicture = (isDream: boolean): Picture =>
  picture(`vellum ${isDream}`, W, H, () => {
    const edge = cutEdge(W - OUT * 2, H - OUT * 2, 3.4, 9, 11)
    const [light, middle, deep] = isDream ? ['#d9d2ee', '#cbc2e6', '#a99bd2'] : ['#ece2c8', '#dbd0b3', '#bdaf8b']
    return (
      put(
        OUT,
        OUT,
        fill(tone(70, [0, light], [0.55, middle], [1, deep]), edge) +
          cut(edge, stains(W, H, 8)) +
          line('#5a4a2e', 1.6, edge),
      ) +
      lined('#2a2014', 1.3, OUT + 5, 3, 0.85) +
      lined('#2a2014', 0.6, OUT + 8.5, 6, 0.6)
    )
  })

const STONE = { width: 146, height: 134 }
/** A standing stone to be chosen: lit from behind when it may be, cold when not. */
export const actionStone = (look: 'lit' | 'cold' | 'note', i: number): Picture =>
  picture(`action ${look} ${i}`, STONE.width + 12, STONE.height + 12, () => {
    const { width: w, height: h } = STONE
    const edge = `M6 ${h}L3 ${h * 0.5}L8 ${14 + (i % 2) * 5}L34 ${5 - (i % 3) * 2}L${w * 0.55} ${2 + (i % 2) * 3}L${w - 30} ${6 + (i % 2) * 2}L${w - 6} ${16 + (i % 3) * 3}L${w - 3} ${h * 0.55}L${w - 7} ${h}Z`
    const isLit = look === 'lit'
    return put(
      6,
      6,
      put(4, 5, fill('#000', edge, 'opacity=".5"')) +
        (isLit ? line('#ff9a44', 9, edge, 'opacity=".16"') + line('#ffb765', 5, edge, 'opacity=".4"') : '') +
        fill(
          look === 'cold' ? tone(70, '#39423f', '#202826') : tone(70, '#77827d', [0.5, '#4d5955'], '#2c3634'),
          edge,
          `stroke="${isLit ? '#ffe0a8' : '#070b0b'}" stroke-width="${isLit ? 2.2 : 1.6}"`,
        ) +
        fill(
          tone(70, [0, '#a3aea8', 0.55], [0.45, '#a3aea8', 0.3], [0.7, '#a3aea8', 0]),
          `M6 ${h}L3 ${h * 0.5}L8 ${14 + (i % 2) * 5}L34 ${5 - (i % 3) * 2}L30 ${h * 0.3}L22 ${h * 0.7}L24 ${h}Z`,
          look === 'cold' ? 'opacity=".4"' : '',
        ) +
        fill(
          '#161e1d',
          `M${w - 30} ${6 + (i % 2) * 2}L${w - 6} ${16 + (i % 3) * 3}L${w - 3} ${h * 0.55}L${w - 7} ${h}H${w - 22}L${w - 16} ${h * 0.5}Z`,
          'opacity=".6"',
        ) +
        line('#11181a', 1.3, `M${44 + i * 3} 10l-5 12l6 8M${w - 36} ${h - 30}l7 9l-4 8`, 'opacity=".7"'),
    )
  })

/** How far a card of the land is drawn beyond its edges. */
export const BLEED = 12
/** A card of the land: vellum cut by hand, and a window with the ink line around it. */
export function cardCut(
  w: number,
  h: number,
  plate: number,
  seed: number,
  scene: (w: number, h: number) => string,
): string {
  const edge = cutEdge(w, h, 3.6, seed, 10)
  const [ww, wh] = [w - 10, h - plate - 6]
  const window = cutEdge(ww, wh, 1.6, seed + 9, 18)
  return put(
    BLEED,
    BLEED,
    put(4, 6, fill('#010304', edge, 'opacity=".35"')) +
      put(2, 3, fill('#010304', edge, 'opacity=".4"')) +
      fill(tone(80, '#efe5c9', '#cdbf99'), edge) +
      put(5, 5, cut(window, scene(ww, wh)) + line('#171410', 1.6, window)) +
      line('#2a2418', 1.2, edge),
  )
}
/** The light around a card that can be gone to. */
export const rimPicture = (w: number, h: number): Picture =>
  picture(`rim ${w} ${h}`, w + BLEED * 2, h + BLEED * 2, () => {
    const edge = cutEdge(w, h, 3.6, 7, 10)
    return put(
      BLEED,
      BLEED,
      times(6, (i) => line('#ff9a44', 20 - i * 3, edge, 'opacity=".09"')) +
        line('#ffb765', 4.5, edge, 'opacity=".5"') +
        line('#ffe0a8', 2, edge),
    )
  })
/** Three small stones: an ornament. */
export const stonesPicture: Picture = picture('three stones', 60, 18, () =>
  [
    [12, 15],
    [30, 17],
    [48, 14],
  ]
    .map(([x = 0, h = 0], i) => put(x, 18, menhir(10, h, { seed: i + 3 })))
    .join(''),
)
