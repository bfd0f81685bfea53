/** A lantern over a well, between theatre curtains. */
import {
  along,
  archLine,
  cluster,
  curtain,
  type DoorPicture,
  fill,
  glyph,
  type Glyphs,
  ground,
  lamplight,
  lantern,
  mix,
  motes,
  outline,
  rays,
  stalactites,
  tone,
  vignette,
  wanderer,
} from '@emberhall/ink'

function stairs(): string {
  let steps = ''
  for (let i = 0; i < 26; i++) {
    const t = i / 25
    const y = 250 + t * 110
    const x = 128 + Math.sin(t * 5.2 + 0.6) * (86 - t * 46)
    const [w, h] = [30 - t * 15, 5 - t * 2]
    const stone = mix(mix('#c98a4a', '#2a1f58', t), '#ffd79a', Math.max(0, 0.5 - t))
    steps += fill(
      stone,
      outline([
        [x - w, y],
        [x + w, y - 1],
        [x + w * 0.86, y + h],
        [x - w * 0.86, y + h],
      ]),
    )
    steps += fill(
      '#0b0820',
      outline([
        [x - w * 0.86, y + h],
        [x + w * 0.86, y + h],
        [x + w * 0.86, y + h + 4],
        [x - w * 0.86, y + h + 4],
      ]),
    )
  }
  return steps
}
const CLOTH = '#7a1d54'
function scene(s: Glyphs): string {
  return [
    ground([0, '#0d0b20'], [0.5, '#1f1650'], [1, '#0b0d1a']),
    lamplight(128, 350, 190, '#4b3ad0', 0.7) +
      lamplight(90, 360, 120, '#4fd6c8', 0.8) +
      lamplight(176, 366, 120, '#d45aa6', 0.75),
    `<path d="M40 250C70 280 84 330 92 400H164C172 330 186 280 216 250Z" fill="${tone(
      90,
      [0, '#2a2060'],
      [0.6, '#133a5c'],
      [1, '#39b8b0'],
    )}"/>`,
    `<ellipse cx="128" cy="384" rx="52" ry="14" fill="${tone(
      0,
      [0, '#7ff0e4'],
      [0.5, '#a98bff'],
      [1, '#f08ac0'],
    )}" opacity=".9"/>`,
    `<g opacity=".75">${glyph(s, 'duality-mask', 104, 352, 48, '#f4e8ff')}</g>`,
    stairs(),
    fill(
      '#1a1444',
      outline([
        [-5, 240],
        [20, 262],
        [34, 250],
        [52, 296],
        [64, 300],
        [80, 346],
        [92, 362],
        [104, 405],
        [-5, 405],
      ]),
    ),
    fill(
      '#1a1444',
      outline([
        [261, 240],
        [236, 262],
        [222, 250],
        [204, 296],
        [192, 300],
        [176, 346],
        [164, 362],
        [152, 405],
        [261, 405],
      ]),
    ),
    fill(
      '#0e0c28',
      outline([
        [-5, 270],
        [16, 300],
        [30, 296],
        [44, 344],
        [60, 356],
        [72, 405],
        [-5, 405],
      ]),
    ),
    fill(
      '#0e0c28',
      outline([
        [261, 270],
        [240, 300],
        [226, 296],
        [212, 344],
        [196, 356],
        [184, 405],
        [261, 405],
      ]),
    ),
    cluster(5, 24, 330, 7, 1.7, ['#9ff5ea', '#236a92', '#ffffff'], 18) +
      cluster(7, 236, 340, 7, 1.7, ['#ffb6e0', '#6a2f8c', '#ffffff'], -18),
    cluster(9, 10, 396, 6, 1.6, ['#6fe0d4', '#1d4a7c', '#eafffb'], 20) +
      cluster(12, 248, 398, 6, 1.6, ['#e088c0', '#4a2a7c', '#ffe9f6'], -20),
    stalactites(4, 0, 256, 12, 16, 110, '#0a0920', (t) => 0.35 + Math.abs(t - 0.5) * 1.7),
    rays(128, 170, 240, 22, '#ffd9a0', 0.5, 4) + lamplight(128, 176, 150, '#ff9d3f', 0.75),
    '<path d="M40 252C64 240 104 240 128 246C160 240 196 240 216 252L206 262C180 254 150 256 128 260C104 256 76 254 50 262Z" fill="#120c24"/><path d="M44 251C70 241 104 241 128 246C152 241 188 241 212 251" stroke="#ffcf8a" stroke-width="2" fill="none"/>',
    wanderer(92, 250, 56, '#ffd79a', '#0a0716', 1),
    lantern(136, 150, 1.02, 150) + lamplight(136, 156, 86, '#ffe2ac', 0.75),
    curtain(-20, 50, -6, 250, 4, CLOTH, { gather: 14, seed: 3 }) +
      curtain(208, 278, -6, 250, 4, CLOTH, { gather: -14, seed: 6 }),
    motes(4, 20, 60, 216, 300, 60, '#ffe9c2', 1.7, 0.9) + vignette('#04030e', 0.8),
  ].join('')
}
/** What the arch is made of. */
function prism(): string {
  const gold = tone(62, [0, '#fff0c4'], [0.3, '#d9a856'], [0.6, '#8a5c26'], [1, '#e6bd72'])
  const light = tone(
    52,
    [0, '#7ff0e4'],
    [0.22, '#6f86e8'],
    [0.45, '#c77ae0'],
    [0.62, '#f08ac0'],
    [0.8, '#ffd28a'],
    [1, '#5fd6c8'],
  )
  const gems = along(26).map(({ x, y }, i) =>
    i % 2 ? '' : `<path d="M0 -6L5 0L0 6L-5 0Z" transform="translate(${x} ${y})" fill="#fff1cf" stroke="#5a3414"/>`,
  )
  return archLine('#0a0714', 22) + archLine(gold, 15) + archLine('#1b1440', 9) + archLine(light, 4) + gems.join('')
}
export const picture: DoorPicture = { scene, arch: prism }
