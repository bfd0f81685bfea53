/** A golden city through old trees, and a carved die on the path. */
import {
  along,
  archLine,
  type DoorPicture,
  fill,
  glyph,
  type Glyphs,
  ground,
  lamplight,
  mix,
  motes,
  outline,
  type Point,
  rays,
  ridge,
  seeded,
  tone,
  turnOf,
  vignette,
  wanderer,
} from '@emberhall/ink'

function tree(x: number, w: number, bark: string, rim: string): string {
  const side = x < 128 ? 1 : -1
  const edge = `M${x + side * w * 0.5} -5C${x + side * w * 0.35} 120 ${x + side * w * 0.6} 240 ${x + side * w * 0.5} 320`
  const trunk = `M${x - w * 0.5} -5C${x - w * 0.35} 120 ${x - w * 0.6} 240 ${x - w * 0.5} 320C${x - w * 0.7} 360 ${x - w * 1.1} 380 ${x - w * 1.5} 405H${x + w * 1.5}C${x + w * 1.1} 380 ${x + w * 0.7} 360 ${x + w * 0.5} 320C${x + w * 0.6} 240 ${x + w * 0.35} 120 ${x + w * 0.5} -5Z`
  const grain = [0, 1, 2, 3].map(
    (i) =>
      `<path d="M${x - w * 0.3 + i * w * 0.2} 10C${x - w * 0.2 + i * w * 0.16} 140 ${x - w * 0.4 + i * w * 0.22} 220 ${x - w * 0.3 + i * w * 0.2} 330" stroke="#000" stroke-width="1.6" opacity=".35" fill="none"/>`,
  )
  return `<path d="${trunk}" fill="${bark}"/><path d="${edge}" stroke="${rim}" stroke-width="2.6" fill="none"/>${grain.join('')}`
}
const leaf = (x: number, y: number, scale: number, turn: number, fill: string): string =>
  `<path d="M0 -8C6 -4 6 4 0 9C-6 4 -6 -4 0 -8Z" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" fill="${fill}"/>`

function canopy(): string {
  const r = seeded(5)
  const greens = ['#7fae5b', '#e9b949', '#4a6a30'] as const
  let out = '<path d="M0 0C70 40 90 20 120 -5H-5Z M256 0C196 44 170 24 140 -5H261Z" fill="#131a0e"/>'
  for (let i = 0; i < 120; i++) {
    const x = r() * 256
    const y = r() ** 1.6 * 96 - (Math.abs(x - 128) < 60 ? 24 : 0)
    out += leaf(x, y, 0.7 + r() * 1.1, r() * 360, mix('#1d2c14', turnOf(greens, Math.floor(r() * 3)), r() * 0.75))
  }
  return out
}
const tower = (x: number, h: number, w: number, fill: string): string =>
  `<path d="M${x - w} 250V${250 - h}L${x} ${250 - h - w * 2.4}L${x + w} ${250 - h}V250Z" fill="${fill}"/><path d="M${x} ${250 - h - w * 2.4}V${250 - h - w * 2.4 - 8}" stroke="${fill}" stroke-width="1.4"/>`

function carvedDie(s: Glyphs, x: number, y: number, size: number): string {
  const [w, h] = [size * 0.87, size * 0.5]
  const [a, b, c, d]: readonly [Point, Point, Point, Point] = [
    [x, y - size],
    [x + w, y - h],
    [x, y],
    [x - w, y - h],
  ]
  const [e, g, i]: readonly [Point, Point, Point] = [
    [x + w, y + h],
    [x, y + size],
    [x - w, y + h],
  ]
  const pip = (px: number): string =>
    `<ellipse cx="${px}" cy="${y - h}" rx="${size * 0.1}" ry="${size * 0.07}" fill="#2a1608"/>`
  return [
    `<ellipse cx="${x + 6}" cy="${y + size * 0.9}" rx="${size * 1.2}" ry="${size * 0.3}" fill="#050703" opacity=".7"/>`,
    fill(tone(20, [0, '#ffe6a0'], [1, '#c98f3e']), outline([a, b, c, d]), 'stroke="#fff0c4" stroke-width="1"'),
    fill(tone(90, [0, '#8a5a26'], [1, '#3a2210']), outline([d, c, g, i])),
    fill(tone(90, [0, '#c58a3c'], [1, '#6a4018']), outline([c, b, e, g])),
    pip(x) + pip(x - size * 0.43) + pip(x + size * 0.43),
    `<g opacity=".85">${glyph(s, 'linden-leaf', x - size * 0.72, y - size * 0.08, size * 0.62, '#1a0d05')}</g>`,
    `<path d="M${x + size * 0.43} ${y + size * 0.02}l${size * 0.16} ${size * 0.06}l${-size * 0.14} ${size * 0.44}l${-size * 0.2} ${-size * 0.28}z" fill="#1a0d05" opacity=".8"/>`,
  ].join('')
}
function scene(s: Glyphs): string {
  const gold = tone(0, [0, '#e0ac50'], [1, '#a8702a'])
  const towers = [
    [60, 44, 7],
    [76, 70, 9],
    [94, 56, 8],
    [112, 96, 10],
    [128, 122, 12],
    [146, 90, 10],
    [164, 62, 8],
    [182, 76, 9],
    [198, 42, 7],
  ] as const
  const falling = [
    [60, 150, 1.1, 40],
    [190, 120, 1, 100],
    [150, 290, 0.9, 20],
    [84, 300, 1, -30],
  ] as const
  return [
    ground([0, '#4a3a1a'], [0.35, '#c98f3e'], [0.58, '#f4d58a'], [0.75, '#5a5a2a'], [1, '#10170f']),
    lamplight(128, 214, 190, '#ffe6a0', 0.9),
    '<circle cx="128" cy="206" r="34" fill="#fff6d8"/>',
    rays(128, 206, 300, 24, '#fff0c4', 0.6, 6),
    `<g opacity=".95">${towers.map(([x, h, w]) => tower(x, h, w, gold)).join('')}</g>`,
    '<path d="M40 250H216V262H40Z" fill="#9c6a2c"/>',
    ridge(3, -5, 261, 268, 30, 26, '#7a6a30') + ridge(4, -5, 261, 292, 36, 24, '#4c5426'),
    '<path d="M118 405C126 350 138 320 128 276C150 316 158 350 164 405Z" fill="#e8cc86" opacity=".85"/>',
    ridge(6, -5, 261, 328, 34, 18, '#2a3a1a'),
    tree(30, 44, '#131a0e', '#ffd88a') + tree(232, 50, '#11170c', '#ffcf7a'),
    '<path d="M-5 405V372C40 350 90 366 128 368C170 366 220 350 261 374V405Z" fill="#0c120a"/><path d="M20 366C60 356 100 366 128 368C160 366 200 356 236 364" stroke="#c9d68a" stroke-width="1.6" fill="none" opacity=".7"/>',
    carvedDie(s, 128, 344, 30) + wanderer(182, 368, 46, '#ffe0a0', '#0a0f08', -1),
    canopy(),
    ...falling.map(([x, y, scale, turn]) => leaf(x, y, scale, turn, '#e9b949')),
    motes(5, 30, 120, 200, 240, 50, '#fff3cf', 1.5, 0.9) + vignette('#060a04', 0.75),
  ].join('')
}
/** What the arch is made of. */
function vinedWood(): string {
  const wood = tone(60, [0, '#a8763c'], [0.4, '#5a3a1c'], [0.7, '#8a5c2c'], [1, '#2f1c0c'])
  const leaves = along(44).map(
    ({ x, y, turn }, i) =>
      `<path d="M0 -8C6 -4 6 4 0 8C-6 4 -6 -4 0 -8Z" transform="translate(${x} ${y}) rotate(${turn + (i % 2 ? 52 : -52)}) translate(0 -4) scale(.95)" fill="${i % 2 ? '#7fae5b' : '#4f7a38'}" stroke="#1d2c14" stroke-width=".8"/>`,
  )
  return (
    archLine('#0a0805', 24) + archLine(wood, 18) + archLine('#2a190b', 1.4, 'stroke-dasharray="26 7"') + leaves.join('')
  )
}
export const picture: DoorPicture = { scene, arch: vinedWood }
