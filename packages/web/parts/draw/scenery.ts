/** What the made-up moor is drawn with: cold air, far hills, one thing in ink and one warm light. */
import type { Picture } from '@emberhall/ui'

const [W, H] = [240, 160]
const air = (top: string, low: string): string =>
  `<linearGradient id="air" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".6" stop-color="${low}"/><stop offset="1" stop-color="#1d2524"/></linearGradient><rect width="${W}" height="${H}" fill="url(#air)"/>`
const glow = (x: number, y: number, r: number, strength = 0.8): string =>
  `<radialGradient id="g${x}-${y}"><stop stop-color="#ffb35c" stop-opacity="${strength}"/><stop offset="1" stop-color="#ff9440" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#g${x}-${y})"/>`
const f = (n: number): number => Math.round(n * 10) / 10
/** Five slopes, of other heights for another seed. */
function hills(seed: number, y: number, height: number, fill: string): string {
  const step = W / 5
  const line = [0, 1, 2, 3, 4].map((i) => {
    const rise = 0.3 + (((seed + i * 7) * 13) % 17) / 18
    return `q${step / 2} ${f(-height * rise)} ${step} ${f((i % 2 ? -1 : 1) * height * 0.1)}`
  })
  return `<path d="M0 ${H + 5}V${y}${line.join('')}V${H + 5}Z" fill="${fill}"/>`
}
function pine(x: number, y: number, height: number, fill: string): string {
  const tiers = [0, 1, 2, 3].map((i) => {
    const [top, half] = [y - height + (i * height) / 5, ((i + 1.4) * height) / 18]
    return `M${x} ${f(top)}L${f(x + half)} ${f(top + height / 3)}H${f(x - half)}Z`
  })
  return `<path d="${tiers.join('')}M${x - 2} ${y}V${y - height / 5}h4V${y}Z" fill="${fill}"/>`
}
function mist(y: number, strength: number): string {
  return `<linearGradient id="m${y}" x2="0" y2="1"><stop stop-color="#c4cfc9" stop-opacity="0"/><stop offset=".5" stop-color="#c4cfc9" stop-opacity="${strength}"/><stop offset="1" stop-color="#c4cfc9" stop-opacity="0"/></linearGradient><rect y="${y}" width="${W}" height="34" fill="url(#m${y})"/>`
}
function hut(x: number, y: number, w: number): string {
  const h = w * 0.4
  return `<path d="M${x - w / 2} ${y}v${-h}h${w}v${h}Z" fill="#2a3230"/><path d="M${x - w / 2} ${y}v${-h}h${w * 0.34}v${h}Z" fill="#4d5a55"/><path d="M${x - w * 0.66} ${y - h + 4}L${x} ${y - h - w * 0.5}L${x + w * 0.66} ${y - h + 4}Z" fill="#4c4a3a"/><path d="M${x - w * 0.66} ${y - h + 4}L${x} ${y - h - w * 0.5}L${x - w * 0.2} ${y - h + 4}Z" fill="#8a836a"/><path d="M${x - 6} ${y}V${y - h * 0.72}h12V${y}Z" fill="#ffb35c"/>${glow(x, y - 8, w)}`
}
const water = (y: number): string =>
  `<rect y="${y}" width="${W}" height="${H - y}" fill="#26333a"/><path d="M20 ${y + 12}h46M120 ${y + 8}h60M60 ${y + 24}h80M150 ${y + 34}h54M8 ${y + 38}h40" stroke="#a9b8b6" stroke-width="1.6" opacity=".5"/>`
const ground = (seed: number): string => hills(seed, 138, 12, '#161d1b')

/** The things that stand on the moor, one a place. */
const SUBJECTS = {
  hill: `${pine(30, 120, 46, '#24302d')}${hut(86, 128, 46)}${hut(158, 124, 36)}${pine(214, 122, 52, '#24302d')}`,
  wood: [16, 44, 70, 104, 142, 174, 206, 228]
    .map((x, i) => pine(x, 138, 74 + ((i * 29) % 34), i % 2 ? '#26332f' : '#18221f'))
    .join(''),
  ferry: `${water(104)}<path d="M70 128Q120 146 176 128L164 142Q120 152 82 142Z" fill="#0d1111"/><path d="M70 128Q120 146 176 128" stroke="#b48c5c" stroke-width="2.4" fill="none"/><path d="M152 138V78" stroke="#17120e" stroke-width="3"/><path d="M84 126V104" stroke="#17120e" stroke-width="3"/>${glow(84, 102, 34)}<circle cx="84" cy="102" r="4" fill="#ffe2a8"/>`,
  hut: `${hut(122, 132, 84)}<path d="M150 66q8 -16 0 -26t6 -24" stroke="#c4cfc9" stroke-width="5" opacity=".4" fill="none"/>`,
  bridge: `${water(116)}<path d="M0 104H240V92Q120 62 0 92Z" fill="#3c4744"/><path d="M0 92Q120 62 240 92" stroke="#9aa6a0" stroke-width="4" fill="none"/><path d="M34 128V108Q64 84 94 108V128ZM146 128V108Q176 84 206 108V128Z" fill="#10181a"/>`,
  tower: `${water(122)}<path d="M98 132L104 44H146L154 132Z" fill="#222c2a"/><path d="M98 132L104 44H122L120 132Z" fill="#5b6863"/><path d="M98 46V32h10v8h10v-8h12v8h10v-8h12v14Z" fill="#38433f"/><path d="M118 78V66q6 -8 12 0V78Z" fill="#b8a6f4"/>`,
  fair: [50, 108, 176]
    .map(
      (x, i) =>
        `<path d="M${x} ${70 - i * 6}Q${x - 8} 104 ${x - 36} 132H${x + 36}Q${x + 8} 104 ${x} ${70 - i * 6}Z" fill="${['#7a3b2c', '#4b5f50', '#6d5a34'][i]}"/><path d="M${x} 104L${x - 8} 132h16Z" fill="#ffb35c"/>${glow(x, 122, 30)}`,
    )
    .join(''),
  stones: [40, 84, 132, 184]
    .map(
      (x, i) =>
        `<path d="M${x - 11} 138L${x - 9} ${78 - i * 5}L${x} ${68 - i * 5}L${x + 10} ${80 - i * 5}L${x + 13} 138Z" fill="#3d4845"/><path d="M${x - 11} 138L${x - 9} ${78 - i * 5}L${x} ${68 - i * 5}L${x - 2} 138Z" fill="#8d9994"/>`,
    )
    .join(''),
  reeds: `${water(100)}${Array.from({ length: 34 }, (_, i) => `<path d="M${4 + i * 7} 156q${(i % 5) - 2} -30 ${(i % 7) - 3} -${40 + ((i * 17) % 34)}" stroke="${i % 3 ? '#2f3a2c' : '#59664a'}" stroke-width="2.6" fill="none"/>`).join('')}`,
  ruin: `<path d="M50 136V70l14 -10 6 18 16 -6 4 64ZM150 136V58l20 14 8 -8 10 72Z" fill="#2c3634"/><path d="M50 136V70l14 -10 2 76ZM150 136V58l10 8v70Z" fill="#6d7974"/>`,
} as const
export type Subject = keyof typeof SUBJECTS
/** `times`: how much larger it is drawn than a card. */
export function sceneryOf(of: Subject, times = 1): Picture {
  const seed = of.length * 7 + of.charCodeAt(0)
  return {
    name: `moor ${of} ${times}`,
    width: W * times,
    height: H * times,
    draw: () =>
      `<g transform="scale(${times})">${air('#4a5958', '#98a59c')}<circle cx="${40 + (seed % 160)}" cy="34" r="12" fill="#e8eee8" opacity=".7"/>${hills(seed, 96, 44, '#5d6b68')}${mist(74, 0.7)}${hills(seed + 3, 112, 24, '#3d4a46')}${SUBJECTS[of]}${mist(112, 0.35)}${ground(seed + 5)}</g>`,
  }
}
