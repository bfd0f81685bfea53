/** A menhir in the fog, candles at its foot. */
import {
  along,
  archLine,
  type DoorPicture,
  fill,
  ground,
  lamplight,
  mix,
  motes,
  outline,
  ridge,
  seeded,
  tone,
  vignette,
} from '@emberhall/ink'

function stone(x: number, y: number, w: number, h: number, lean: number): string {
  const outline = `M${x - w} ${y}L${x - w * 0.9} ${y - h * 0.5}L${x - w * 0.62} ${y - h * 0.92}L${x - w * 0.1} ${y - h}`
  const right = `L${x + w * 0.5} ${y - h * 0.94}L${x + w * 0.86} ${y - h * 0.48}L${x + w} ${y}Z`
  return `<g transform="rotate(${lean} ${x} ${y})"><path d="${outline}${right}" fill="#3a4646"/><path d="${outline}L${x - w * 0.3} ${y - h * 0.6}L${x - w * 0.4} ${y}Z" fill="#52605e"/></g>`
}
function fog(y: number, opacity: number, colour = '#a9b8b4', wave = 1): string {
  const fill = tone(90, [0, colour, 0], [0.45, colour, opacity], [1, colour, 0])
  return `<path d="M-20 ${y}C30 ${y - 18 * wave} 70 ${y + 14 * wave} 128 ${y - 4 * wave}C180 ${y - 20 * wave} 220 ${y + 12 * wave} 276 ${y - 6 * wave}V${y + 54}C220 ${y + 40} 180 ${y + 66} 128 ${y + 50}C70 ${y + 38} 30 ${y + 64} -20 ${y + 46}Z" fill="${fill}"/>`
}
function spirals(): string {
  const places = [
    [118, 150, 1, 1],
    [140, 196, 0.8, -1],
    [120, 236, 0.66, 1],
  ] as const
  return places
    .map(([x, y, scale, turn]) => {
      const points = Array.from({ length: 46 }, (_, i) => {
        const [a, q] = [i * 0.34 * turn, (1 + i * 0.46) * scale]
        return `${x + Math.cos(a) * q} ${y + Math.sin(a) * q * 0.96}`
      })
      const d = `M${points.join('L')}`
      return `<path d="${d}" stroke="#0a0f10" stroke-width="3" fill="none" opacity=".75"/><path d="${d}" stroke="#d98a4a" stroke-width="1" fill="none" opacity=".8" transform="translate(-1 1.5)"/>`
    })
    .join('')
}
function candle(x: number, y: number, w: number, h: number): string {
  const top = y - h
  return `<path d="M${x - w / 2} ${y}V${top}h${w}V${y}Z" fill="${tone(
    0,
    [0, '#f4e6c4'],
    [1, '#a8885a'],
  )}"/><path d="M${x} ${top - 13}C${x + 5} ${top - 6} ${x + 4} ${top} ${x} ${top}C${x - 4} ${top} ${x - 4} ${top - 5} ${x} ${top - 13}Z" fill="#ffd58a"/>${lamplight(x, top - 5, 18, '#ffe6b0', 0.9)}`
}
const FACE =
  '<path d="M104 96L114 100L110 112ZM134 94L146 98L138 110Z" fill="#0a0f10"/><path d="M108 124C120 132 134 132 144 122" stroke="#0a0f10" stroke-width="3" fill="none"/><path d="M132 60L138 100L130 118L136 150" stroke="#0a0f10" stroke-width="1.6" fill="none"/><path d="M76 300C90 290 100 306 116 298C140 290 160 306 188 296L190 332H70Z" fill="#55663f"/><path d="M76 300C90 290 100 306 116 298C140 290 160 306 188 296" stroke="#93a86e" stroke-width="2" fill="none"/>'
const WARDEN =
  '<g transform="translate(184 354)"><path d="M-4 -96C8 -98 14 -88 12 -76C24 -70 28 -54 30 -36L38 0H-30L-24 -38C-22 -56 -18 -70 -10 -76C-12 -88 -10 -94 -4 -96Z" fill="#0a0f10"/><path d="M-4 -96C-10 -94 -12 -88 -10 -76C-18 -70 -22 -56 -24 -38L-30 0H-24L-17 -38C-15 -54 -12 -66 -4 -72C-7 -82 -7 -92 -4 -96Z" fill="#e0a060"/><path d="M22 -60L34 -112" stroke="#0a0f10" stroke-width="4"/><path d="M26 -118l14 -4l-4 14z" fill="#0a0f10"/><path d="M-30 -30L-52 8" stroke="#0a0f10" stroke-width="3"/></g>'

function scene(): string {
  const stones = [
    [34, 262, 9, 46, -5],
    [62, 256, 7, 36, 4],
    [204, 258, 8, 40, -3],
    [228, 266, 11, 54, 5],
  ] as const
  const birds = [
    [60, 120, 0.9],
    [190, 84, 0.7],
    [214, 110, 1],
    [84, 92, 0.6],
  ] as const
  const rock = tone(20, [0, '#3a4644'], [0.5, '#222c2c'], [1, '#14191a'])
  return [
    ground([0, '#1c2628'], [0.4, '#5a6a68'], [0.6, '#7f8e88'], [1, '#0f1416']),
    lamplight(128, 130, 170, '#c4d2cc', 0.45),
    '<circle cx="70" cy="70" r="22" fill="#dfe6df" opacity=".5"/>',
    lamplight(70, 70, 70, '#dfe6df', 0.4) + ridge(3, -5, 261, 230, 70, 30, '#4e5c5a') + fog(210, 0.6),
    ...stones.map(([x, y, w, h, lean]) => stone(x, y, w, h, lean)),
    fog(246, 0.65) + ridge(5, -5, 261, 300, 26, 22, '#29332f'),
    `<path d="M70 330L78 210L92 112L116 62L146 56L170 108L182 210L190 330Z" fill="${rock}"/><path d="M70 330L78 210L92 112L116 62L112 130L104 220L108 330Z" fill="#4f5e5a"/><path d="M70 330L78 210L84 170L96 240L100 330Z" fill="#a8683a" opacity=".75"/><path d="M146 56L170 108L182 210L190 330H170L160 210L152 120Z" fill="#0f1415"/>`,
    spirals() + FACE,
    lamplight(66, 312, 120, '#e08a3c', 0.75) + lamplight(66, 306, 48, '#ffd08a', 0.9) + fog(318, 0.5, '#b9c4ba', 0.7),
    '<path d="M-5 405V344C40 330 90 340 128 342C180 340 220 332 261 346V405Z" fill="#0e1413"/>',
    candle(60, 340, 9, 22) + candle(74, 342, 7, 14) + candle(48, 342, 6, 11),
    WARDEN,
    ...birds.map(
      ([x, y, k]) =>
        `<path d="M-12 -3C-8 -8 -3 -5 0 0C3 -5 8 -8 12 -3C8 -4 4 -1 0 4C-4 -1 -8 -4 -12 -3Z" transform="translate(${x} ${y}) scale(${k})" fill="#12191a"/>`,
    ),
    fog(366, 0.42, '#9fb0aa') + motes(5, 30, 220, 120, 120, 24, '#ffd9a0', 1.3, 0.8) + vignette('#04080a', 0.7),
  ].join('')
}
/** What the arch is made of. */
function menhirs(): string {
  const r = seeded(5)
  const places = along(21)
  const out = (turn: number, by: number): readonly [number, number] => [
    Math.cos((turn * Math.PI) / 180) * by,
    Math.sin((turn * Math.PI) / 180) * by,
  ]
  const stones = places.slice(1).map((to, i) => {
    const from = places[i]!
    const [outer, inner] = [10 + r() * 4, 8 + r() * 3]
    const gap = 0.06
    const [dx, dy] = [(to.x - from.x) * gap, (to.y - from.y) * gap]
    const [a, b] = [
      { x: from.x + dx, y: from.y + dy },
      { x: to.x - dx, y: to.y - dy },
    ]
    const [ao, bo, ai, bi] = [
      out(from.turn, outer),
      out(to.turn, outer - 1),
      out(from.turn, inner),
      out(to.turn, inner),
    ]
    const grey = mix('#3a4442', '#6a746a', r())
    const stone = tone(60, [0, mix(grey, '#cfc7b2', 0.35)], [1, mix(grey, '#0f1416', 0.45)])
    return fill(
      stone,
      outline([
        [a.x + ao[0], a.y + ao[1]],
        [b.x + bo[0], b.y + bo[1]],
        [b.x - bi[0], b.y - bi[1]],
        [a.x - ai[0], a.y - ai[1]],
      ]),
      'stroke="#0c1011" stroke-width="1.4"',
    )
  })
  return archLine('#07090a', 26) + stones.join('')
}
export const picture: DoorPicture = { scene, arch: menhirs }
