/** What each arch is made of. */
import { dice, f, mix, poly, type Sheet } from '../draw.ts'
import type { Door } from './index.ts'

export const ARCH = 'M0 430V118C0 44 56 0 128 0C200 0 256 44 256 118V430Z'

/** Places along the arch, left foot to right foot: where, and which way the stone faces. */
function along(n: number): { x: number; y: number; turn: number }[] {
  const [leg, bow] = [312, 372]
  return Array.from({ length: n + 1 }, (_, i) => {
    const way = (i / n) * (leg * 2 + bow)
    if (way < leg) return { x: 0, y: 430 - way, turn: 180 }
    if (way >= leg + bow) return { x: 256, y: 118 + (way - leg - bow), turn: 0 }
    const a = Math.PI + ((way - leg) / bow) * Math.PI
    return { x: 128 + Math.cos(a) * 128, y: 118 + Math.sin(a) * 118, turn: (a * 180) / Math.PI }
  })
}
const line = (stroke: string, width: number, extra = ''): string =>
  `<path d="${ARCH}" fill="none" stroke="${stroke}" stroke-width="${width}" ${extra}/>`

function prism(s: Sheet): string {
  const gold = s.linear(
    [
      [0, '#fff0c4'],
      [0.3, '#d9a856'],
      [0.6, '#8a5c26'],
      [1, '#e6bd72'],
    ],
    62,
  )
  const light = s.linear(
    [
      [0, '#7ff0e4'],
      [0.22, '#6f86e8'],
      [0.45, '#c77ae0'],
      [0.62, '#f08ac0'],
      [0.8, '#ffd28a'],
      [1, '#5fd6c8'],
    ],
    52,
  )
  const gems = along(26).map(({ x, y }, i) =>
    i % 2
      ? ''
      : `<path d="M0 -6L5 0L0 6L-5 0Z" transform="translate(${f(x)} ${f(y)})" fill="#fff1cf" stroke="#5a3414"/>`,
  )
  return line('#0a0714', 22) + line(gold, 15) + line('#1b1440', 9) + line(light, 4) + gems.join('')
}
function brass(s: Sheet): string {
  const metal = s.linear(
    [
      [0, '#f2cf86'],
      [0.3, '#8a5c26'],
      [0.55, '#d9a856'],
      [1, '#4a2c12'],
    ],
    70,
  )
  const head = s.radial('#ffe6a8', [
    [0, 1],
    [1, 0.75],
  ])
  const rivets = along(34).map(
    ({ x, y }) =>
      `<circle cx="${f(x)}" cy="${f(y + 0.8)}" r="4.2" fill="#2a160a"/><circle cx="${f(x)}" cy="${f(y)}" r="3.4" fill="${head}"/>`,
  )
  return (
    line('#080505', 24) +
    line(metal, 17) +
    line('#3a2210', 1.6, 'transform="translate(5 5) scale(.961 .988)"') +
    rivets.join('')
  )
}
function vinedWood(s: Sheet): string {
  const wood = s.linear(
    [
      [0, '#a8763c'],
      [0.4, '#5a3a1c'],
      [0.7, '#8a5c2c'],
      [1, '#2f1c0c'],
    ],
    60,
  )
  const leaves = along(44).map(
    ({ x, y, turn }, i) =>
      `<path d="M0 -8C6 -4 6 4 0 8C-6 4 -6 -4 0 -8Z" transform="translate(${f(x)} ${f(y)}) rotate(${f(turn + (i % 2 ? 52 : -52))}) translate(0 -4) scale(.95)" fill="${i % 2 ? '#7fae5b' : '#4f7a38'}" stroke="#1d2c14" stroke-width=".8"/>`,
  )
  return line('#0a0805', 24) + line(wood, 18) + line('#2a190b', 1.4, 'stroke-dasharray="26 7"') + leaves.join('')
}
function planks(s: Sheet): string {
  const wood = s.linear(
    [
      [0, '#e8d9b5'],
      [0.3, '#b98a45'],
      [0.7, '#8a5a34'],
      [1, '#4a2a18'],
    ],
    75,
  )
  const marks = along(19).map(({ x, y }, i) =>
    i % 5 === 2
      ? `<circle cx="${f(x)}" cy="${f(y)}" r="5.5" fill="#120805"/><path d="M-8 -2l5 2M8 3l-5 -2M2 -9l-1 5" transform="translate(${f(x)} ${f(y)})" stroke="#2a140a" stroke-width="1.3"/>`
      : `<circle cx="${f(x)}" cy="${f(y)}" r="2.2" fill="#3a2416"/>`,
  )
  return (
    line('#0d0604', 24) +
    line(wood, 18, 'stroke-dasharray="50 1.6"') +
    line('#3a1f10', 1, 'stroke-dasharray="18 5 30 9" transform="translate(3 3) scale(.976 .99)"') +
    marks.join('')
  )
}
function menhirs(s: Sheet): string {
  const r = dice(5)
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
    const tone = mix('#3a4442', '#6a746a', r())
    const fill = s.linear(
      [
        [0, mix(tone, '#cfc7b2', 0.35)],
        [1, mix(tone, '#0f1416', 0.45)],
      ],
      60,
    )
    return poly(
      [
        [a.x + ao[0], a.y + ao[1]],
        [b.x + bo[0], b.y + bo[1]],
        [b.x - bi[0], b.y - bi[1]],
        [a.x - ai[0], a.y - ai[1]],
      ],
      fill,
      'stroke="#0c1011" stroke-width="1.4"',
    )
  })
  return line('#07090a', 26) + stones.join('')
}

export const FRAMES: Readonly<Record<Door, (s: Sheet) => string>> = {
  'kinfire-delve': prism,
  forgeflame: brass,
  fateforge: vinedWood,
  brimstone: planks,
  'tainted-grail': menhirs,
}
