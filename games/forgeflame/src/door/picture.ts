/** An anvil over molten rock, and eyes in the dark. */
import {
  along,
  archLine,
  type DoorPicture,
  fading,
  type Glyphs,
  ground,
  halo,
  lamplight,
  litGlyph,
  motes,
  rays,
  ridge,
  seeded,
  stalactites,
  tone,
  vignette,
} from '@emberhall/ink'

function seams(): string {
  const r = seeded(9)
  let out = ''
  const crack = (x: number, y: number, angle: number, n: number, w: number): void => {
    let [a, px, py, d] = [angle, x, y, `M${x} ${y}`]
    for (let i = 0; i < n; i++) {
      a += (r() - 0.5) * 1.1
      px += Math.cos(a) * (10 + r() * 14)
      py += Math.sin(a) * (10 + r() * 14)
      d += `L${px} ${py}`
      if (r() < 0.35 && w > 1.2) crack(px, py, a + (r() < 0.5 ? 0.9 : -0.9), 3, w * 0.55)
    }
    out += `<path d="${d}" stroke="#ff5a1a" stroke-width="${w * 3.4}" opacity=".35"/><path d="${d}" stroke="#ff8a2b" stroke-width="${w * 1.6}"/><path d="${d}" stroke="#ffe6a0" stroke-width="${w * 0.6}"/>`
  }
  crack(10, 60, 1.2, 9, 1.8)
  crack(246, 40, 1.9, 10, 1.8)
  crack(30, 230, 1, 6, 1.6)
  crack(232, 220, 2.1, 6, 1.6)
  crack(128, -4, 1.5, 5, 1.4)
  crack(60, 120, 0.4, 5, 1.2)
  crack(200, 140, 2.7, 5, 1.2)
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${out}</g>`
}
function eyes(): string {
  const places = [
    [34, 196],
    [222, 180],
    [52, 284],
    [206, 290],
    [24, 330],
  ] as const
  return places
    .map(
      ([x, y], i) =>
        `<g transform="translate(${x} ${y}) rotate(${i % 2 ? 8 : -8})"><path d="M-9 0Q-5 -5 -1 0Q-5 3 -9 0ZM9 0Q5 -5 1 0Q5 3 9 0Z" fill="#ffd34a"/></g>${lamplight(x, y, 16, '#ffb02b', 0.6)}`,
    )
    .join('')
}
function hammer(): string {
  const shaft = tone(0, [0, '#f0b46a'], [0.4, '#a8662a'], [1, '#4a2410'])
  const head = tone(90, [0, '#c99a4b'], [0.5, '#5a4030'], [1, '#1a100c'])
  return `<g transform="rotate(-28 150 150)"><rect x="143" y="96" width="12" height="104" rx="3" fill="${shaft}"/><path d="M120 74H178L184 82V102L178 108H120Z" fill="${head}"/><path d="M120 74H178L184 82" stroke="#ffe0a0" stroke-width="1.6" fill="none"/></g>`
}
function scene(s: Glyphs): string {
  const sparks = [
    [0, -46],
    [-30, -34],
    [34, -38],
    [-46, -12],
    [50, -14],
    [18, -58],
    [-16, -62],
  ] as const
  const buckets = [
    [60, 60],
    [196, 50],
  ] as const
  return [
    ground([0, '#0d0a0a'], [0.55, '#2a130d'], [1, '#120a08']),
    lamplight(128, 300, 230, '#c0401a', 0.75) + lamplight(128, 316, 120, '#ff9a3a', 0.8),
    ridge(3, -5, 261, 190, 150, 26, '#1f110e') + seams(),
    ridge(5, -5, 100, 280, 120, 16, '#140b0a') + ridge(6, 158, 261, 280, 120, 16, '#140b0a'),
    `<path d="M104 405C96 370 150 350 128 322C116 306 130 292 128 280C150 292 150 306 146 318C176 346 128 370 168 405Z" fill="${tone(
      90,
      [0, '#fff0b0'],
      [0.3, '#ffb03a'],
      [1, '#e0400f'],
    )}"/>`,
    lamplight(128, 360, 90, '#ff7a1f', 0.7) +
      rays(128, 262, 240, 18, '#ffb45a', 0.4, 4, 200, 340) +
      lamplight(128, 250, 80, '#ffc46b', 0.7),
    '<path d="M70 300C84 284 172 284 186 300L178 320H78Z" fill="#0a0606"/><path d="M72 299C88 285 168 285 184 299" stroke="#ff9a3a" stroke-width="2.4" fill="none"/>',
    litGlyph(s, 'anvil', 66, 176, 124, { dark: '#140b0c', mid: '#5a2a1c', rim: '#ffd08a' }, 0, -8),
    hammer(),
    ...sparks.map(
      ([x, y]) =>
        `<path d="M${128 + x * 0.4} ${206 + y * 0.4}L${128 + x} ${206 + y}" stroke="#ffe6a0" stroke-width="2"/>`,
    ),
    eyes() + litGlyph(s, 'goblin', 8, 338, 72, { dark: '#0c0606', mid: '#3a1710', rim: '#ff9a3a' }, -7, 5),
    stalactites(4, 0, 256, 10, 14, 80, '#0a0606', (t) => 0.3 + Math.abs(t - 0.5) * 1.8),
    ...buckets.map(
      ([x, y]) =>
        `<path d="M${x} -6V${y + 60}" stroke="#070404" stroke-width="5"/><path d="M${x} -6V${y + 60}" stroke="#c99a4b" stroke-width="1.8" stroke-dasharray="6 4"/><path d="M${x - 12} ${y + 60}h24l-4 16h-16z" fill="#1a0e0a" stroke="#c99a4b"/>${lamplight(x, y + 60, 20, '#ff9a3a', 0.6)}`,
    ),
    motes(8, 20, 80, 216, 290, 80, '#ffc46b', 1.8, 1) + vignette('#050202', 0.8),
  ].join('')
}
/** What the arch is made of. */
function brass(): string {
  const metal = tone(70, [0, '#f2cf86'], [0.3, '#8a5c26'], [0.55, '#d9a856'], [1, '#4a2c12'])
  const head = halo(
    fading('#ffe6a8', [
      [0, 1],
      [1, 0.75],
    ]),
  )
  const rivets = along(34).map(
    ({ x, y }) =>
      `<circle cx="${x}" cy="${y + 0.8}" r="4.2" fill="#2a160a"/><circle cx="${x}" cy="${y}" r="3.4" fill="${head}"/>`,
  )
  return (
    archLine('#080505', 24) +
    archLine(metal, 17) +
    archLine('#3a2210', 1.6, 'transform="translate(5 5) scale(.961 .988)"') +
    rivets.join('')
  )
}
export const picture: DoorPicture = { scene, arch: brass }
