/** Fronts of the made-up street: planks, gables and lit windows, all on one ground. */
import type { Picture } from '@emberhall/ui'

const [W, H] = [230, 260]
const INK = '#2a1408'
function planks(x: number, y: number, w: number, h: number, fill: string): string {
  const lines = Array.from({ length: Math.floor(h / 16) }, (_, i) => `M${x} ${y + 16 * (i + 1)}h${w}`).join('')
  return `<path d="M${x} ${y}h${w}v${h}h${-w}Z" fill="${fill}" stroke="${INK}" stroke-width="3"/><path d="M${x} ${y}h${w * 0.16}v${h}h${-w * 0.16}Z" fill="#fff4d0" opacity=".25"/><path d="${lines}" stroke="${INK}" stroke-width="1.6" opacity=".45"/>`
}
function pane(x: number, y: number, isLit: boolean): string {
  return `<path d="M${x} ${y}h34v44h-34Z" fill="${isLit ? '#ffd27a' : '#24333f'}" stroke="${INK}" stroke-width="4"/><path d="M${x + 17} ${y}v44M${x} ${y + 22}h34" stroke="${INK}" stroke-width="3"/>`
}
const door = (x: number, fill: string): string =>
  `<path d="M${x} 260V176q20 -20 40 0V260Z" fill="${fill}" stroke="${INK}" stroke-width="4"/><circle cx="${x + 31}" cy="222" r="3.4" fill="#ffd27a"/>`
const awning = (y: number, fill: string): string =>
  `<path d="M14 ${y}H216L226 ${y + 26}H4Z" fill="${fill}" stroke="${INK}" stroke-width="3"/>${[30, 70, 110, 150, 190].map((x) => `<path d="M${x} ${y}h20l4 26h-24Z" fill="#fff4d0" opacity=".75"/>`).join('')}`

const FRONTS = {
  chapel: `<path d="M115 8V34M103 18h24" stroke="${INK}" stroke-width="5"/><path d="M84 98L115 32L146 98Z" fill="#9c5a3a" stroke="${INK}" stroke-width="3"/>${planks(88, 96, 54, 164, '#e6d9bb')}<path d="M14 160L115 92L216 160Z" fill="#7c4a34" stroke="${INK}" stroke-width="3"/>${planks(24, 158, 182, 102, '#d9caa6')}<path d="M46 236V200q12 -18 24 0V236ZM160 236V200q12 -18 24 0V236Z" fill="#6a4a86" stroke="${INK}" stroke-width="3"/>${door(95, '#5a3320')}`,
  doctor: `${planks(30, 70, 170, 190, '#9db894')}<path d="M22 58H208V78H22Z" fill="#5e7a58" stroke="${INK}" stroke-width="3"/>${pane(50, 160, true)}${pane(146, 160, false)}${door(95, '#3c5a48')}`,
  store: `<path d="M46 26H184V54H46Z" fill="#b9863e" stroke="${INK}" stroke-width="3"/>${planks(16, 50, 198, 210, '#d6a353')}${pane(36, 68, true)}${pane(160, 68, true)}${awning(150, '#a83a2e')}${pane(30, 190, true)}${door(95, '#6a3d1e')}${pane(164, 190, true)}`,
  inn: `<path d="M10 52Q115 0 220 52V72H10Z" fill="#7d3a30" stroke="${INK}" stroke-width="3"/>${planks(18, 66, 194, 194, '#a5543f')}${pane(34, 76, false)}${pane(98, 76, true)}${pane(162, 76, false)}<path d="M6 146H224V160H6Z" fill="#5a2c22" stroke="${INK}" stroke-width="3"/>${[16, 52, 88, 124, 160, 196].map((x) => `<path d="M${x} 146v-18M${x + 9} 146v-18" stroke="${INK}" stroke-width="3"/>`).join('')}${pane(30, 182, true)}<path d="M92 260V178h46v82Z" fill="#ffb35c" stroke="${INK}" stroke-width="4"/><path d="M96 196h17v40H96ZM117 196h17v40h-17Z" fill="#6a2c20"/>${pane(166, 182, true)}`,
  smithy: `<path d="M168 24h26V96h-26Z" fill="#4c4640" stroke="${INK}" stroke-width="3"/><path d="M8 116L60 62H206L224 116Z" fill="#4a3a30" stroke="${INK}" stroke-width="3"/>${planks(20, 114, 190, 146, '#6b5140')}<path d="M52 260V170q64 -44 128 0V260Z" fill="#190d08" stroke="${INK}" stroke-width="4"/><path d="M84 260v-26h22l10 -14h26v14l8 26Z" fill="#3a342f"/><path d="M118 218q-14 -22 2 -42q4 16 12 18q-2 14 -6 24Z" fill="#ff8a3c"/>`,
} as const
export type Front = keyof typeof FRONTS
export const front = (of: Front): Picture => ({ name: `front ${of}`, width: W, height: H, draw: () => FRONTS[of] })
