/** Bleached noon over a mine, and what glows under it. */
import {
  along,
  archLine,
  cluster,
  type DoorPicture,
  fading,
  fill,
  ground,
  halo,
  lamplight,
  mix,
  motes,
  outline,
  type Point,
  rays,
  tone,
  vignette,
} from '@emberhall/ink'

function timbers(): string {
  const frames = [
    [292, 1.12],
    [282, 0.84],
    [274, 0.62],
  ] as const
  const drawn = frames.map(([y, k]) => {
    const dim = 1 - k * 0.85
    const post = tone(90, [0, mix('#c98f52', '#3a1420', dim)], [1, mix('#5a3418', '#2a0a1c', dim)])
    const beam = tone(90, [0, mix('#e0a868', '#4a1a24', dim)], [1, mix('#6a3c1c', '#2a0a1c', dim)])
    return `<g transform="translate(128 ${y}) scale(${k})"><path d="M-44 0V-72H44V0Z" fill="${mix('#1a0710', '#4a1038', 1 - k)}"/><path d="M-54 0L-50 -76H-40L-43 0ZM54 0L50 -76H40L43 0Z" fill="${post}"/><path d="M-60 -86H60V-71H-60Z" fill="${beam}"/></g>`
  })
  return `<path d="M70 296V206H186V296Z" fill="#0a0305"/>${drawn.join('')}`
}
function tentacle(course: readonly [Point, Point, Point, Point], width: number): string {
  const at = (t: number): Point => {
    const u = 1 - t
    const along = (k: 0 | 1): number =>
      u * u * u * course[0][k] + 3 * u * u * t * course[1][k] + 3 * u * t * t * course[2][k] + t * t * t * course[3][k]
    return [along(0), along(1)]
  }
  const left: Point[] = []
  const right: Point[] = []
  const shine: Point[] = []
  for (let i = 0; i <= 26; i++) {
    const t = i / 26
    const [p, ahead, behind] = [at(t), at(Math.min(1, t + 0.02)), at(Math.max(0, t - 0.02))]
    const [dx, dy] = [ahead[0] - behind[0], ahead[1] - behind[1]]
    const length = Math.hypot(dx, dy) || 1
    const w = width * (1 - t) ** 0.8 + 0.6
    const off = (k: number): Point => [p[0] - (dy / length) * w * k, p[1] + (dx / length) * w * k]
    left.push(off(1))
    right.unshift(off(-1))
    shine.push(off(0.86))
  }
  const light = `<path d="M${shine.map(([x, y]) => `${x} ${y}`).join('L')}" fill="none" stroke="#ff7ab8" stroke-width="1.6" opacity=".85"/>`
  return fill(tone(90, [0, '#4a1440'], [1, '#14040f']), outline([...left, ...right])) + light
}
const GUNSLINGER =
  '<g transform="translate(50 163)"><path d="M-22 -62C-14 -66 -8 -66 -6 -72C-4 -80 8 -80 10 -72C12 -66 18 -66 26 -62C18 -58 12 -57 9 -57C10 -50 8 -46 6 -44C16 -40 20 -30 20 -18L28 6L20 40H10L6 12L0 40H-12L-10 4C-16 -10 -16 -28 -12 -36C-10 -40 -6 -42 -2 -44C-5 -47 -6 -52 -5 -57C-12 -57 -16 -58 -22 -62Z" fill="#160a08"/><path d="M10 -72C12 -66 18 -66 26 -62C18 -58 12 -57 9 -57C10 -50 8 -46 6 -44C16 -40 20 -30 20 -18L28 6L20 40H16L23 6L16 -18C16 -28 12 -38 3 -42Z" fill="#ffe6b0"/><path d="M18 -14L34 2L31 6L16 -6Z" fill="#160a08"/><path d="M30 0l12 -2v4l-9 2l-2 5h-4z" fill="#160a08"/></g>'
const HEADFRAME =
  '<path d="M92 174L110 74H118L112 112H144L138 74H146L164 174H156L150 140H106L100 174Z" fill="#3a2114"/><path d="M104 76H152V66H104Z" fill="#4a2a18"/><circle cx="128" cy="62" r="12" fill="none" stroke="#3a2114" stroke-width="4"/><path d="M118 74L124 74L128 112L126 112Z" fill="#c98f52" opacity=".5"/>'
const MESAS =
  '<path d="M-5 150L14 146L20 96L58 92L66 140L84 146V200H-5Z" fill="#b8764a"/><path d="M20 96L58 92L62 116L36 150L14 146Z" fill="#d29a66"/><path d="M176 156L190 150L196 116L222 112L230 142L261 148V200H176Z" fill="#a86a42"/><path d="M196 116L222 112L214 150L190 150Z" fill="#c98f5c"/>'

function scene(): string {
  const crystals = [
    [4, 40, 352, 52],
    [6, 218, 344, -52],
    [8, 34, 398, 26],
    [11, 224, 398, -28],
  ] as const
  return [
    ground([0, '#f2e4c0'], [0.3, '#e4c894'], [0.5, '#c98f52'], [1, '#1a0f0c']),
    '<circle cx="186" cy="64" r="26" fill="#fffaf0"/>',
    lamplight(186, 64, 120, '#fff6da', 0.9) + rays(186, 64, 220, 20, '#fffaf0', 0.5, 5),
    MESAS,
    `<path d="M-5 176C50 166 90 172 128 170C180 168 220 174 261 168V240H-5Z" fill="${tone(
      90,
      [0, '#d9b078'],
      [1, '#8a5a34'],
    )}"/>`,
    HEADFRAME,
    `<path d="M-5 206C30 190 60 196 76 200V405H-5ZM261 206C226 190 196 196 180 200V405H261Z" fill="${tone(
      90,
      [0, '#5a3420'],
      [0.4, '#2a140f'],
      [1, '#12060c'],
    )}"/><path d="M70 206H186V405H70Z" fill="#0d0408"/>`,
    lamplight(128, 330, 150, '#8a1f7a', 0.9) + lamplight(128, 350, 90, '#e0306a', 0.85),
    `<path d="M60 290H196C206 330 200 370 210 405H46C56 370 50 330 60 290Z" fill="${tone(
      90,
      [0, '#1a0618'],
      [0.4, '#4a0f44'],
      [0.75, '#9e2b6a'],
      [1, '#ff6a7a'],
    )}"/>`,
    timbers(),
    tentacle(
      [
        [66, 410],
        [40, 350],
        [110, 350],
        [84, 308],
      ],
      11,
    ) +
      tentacle(
        [
          [190, 410],
          [214, 352],
          [146, 356],
          [176, 306],
        ],
        11,
      ),
    tentacle(
      [
        [112, 412],
        [92, 380],
        [140, 360],
        [112, 330],
      ],
      9,
    ) +
      tentacle(
        [
          [150, 412],
          [166, 384],
          [120, 366],
          [146, 338],
        ],
        9,
      ),
    `<ellipse cx="128" cy="384" rx="66" ry="20" fill="${halo(
      fading('#ffb0d0', [
        [0, 0.9],
        [0.4, 0.6],
        [1, 0],
      ]),
    )}"/>`,
    ...crystals.map(
      ([seed, x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${cluster(seed, 0, 4, 6, 1, ['#a8ffe6', '#1d7a68', '#ffffff'])}</g>`,
    ),
    lamplight(50, 350, 50, '#5ad1b0', 0.5) + lamplight(208, 344, 50, '#5ad1b0', 0.5),
    GUNSLINGER,
    motes(4, 10, 60, 236, 160, 40, '#fff6da', 1.4, 0.7) + motes(9, 70, 240, 116, 150, 40, '#ffb0d8', 1.5, 0.9),
    vignette('#140604', 0.55),
  ].join('')
}
/** What the arch is made of. */
function planks(): string {
  const wood = tone(75, [0, '#e8d9b5'], [0.3, '#b98a45'], [0.7, '#8a5a34'], [1, '#4a2a18'])
  const marks = along(19).map(({ x, y }, i) =>
    i % 5 === 2
      ? `<circle cx="${x}" cy="${y}" r="5.5" fill="#120805"/><path d="M-8 -2l5 2M8 3l-5 -2M2 -9l-1 5" transform="translate(${x} ${y})" stroke="#2a140a" stroke-width="1.3"/>`
      : `<circle cx="${x}" cy="${y}" r="2.2" fill="#3a2416"/>`,
  )
  return (
    archLine('#0d0604', 24) +
    archLine(wood, 18, 'stroke-dasharray="50 1.6"') +
    archLine('#3a1f10', 1, 'stroke-dasharray="18 5 30 9" transform="translate(3 3) scale(.976 .99)"') +
    marks.join('')
  )
}
export const picture: DoorPicture = { scene, arch: planks }
