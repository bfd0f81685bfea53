/** Who walks about in the made-up world: cloaked people told apart by shape, colour and what they carry. */
import type { Picture } from '@emberhall/ui'

const TOOLS = {
  lantern:
    '<path d="M14 44v-18" stroke="#2a1a10" stroke-width="3"/><circle cx="14" cy="52" r="15" fill="#ffb35c" opacity=".35"/><path d="M8 46h12v14H8Z" fill="#ffe2a8" stroke="#2a1a10" stroke-width="2.4"/>',
  staff:
    '<path d="M14 112V22" stroke="#5a3d22" stroke-width="4"/><path d="M14 24q-10 -12 2 -16q10 4 -2 16" fill="#8fce6a" stroke="#22331a" stroke-width="2"/>',
  sword:
    '<path d="M12 108V52M4 52h16" stroke="#d5dcd8" stroke-width="4"/><path d="M12 52V42" stroke="#5a3d22" stroke-width="5"/>',
  sack: '<path d="M4 92q-2 -26 12 -30q14 6 10 30Z" fill="#a87f56" stroke="#2a1a10" stroke-width="2.4"/>',
} as const
const PLINTHS = {
  circle: '<ellipse cx="40" cy="112" rx="25" ry="9"/>',
  square: '<path d="M16 104h48v15H16Z"/>',
  wedge: '<path d="M40 100L68 119H12Z"/>',
  lozenge: '<path d="M40 101L68 111L40 121L12 111Z"/>',
} as const
function person(name: string, colour: string, plinth: keyof typeof PLINTHS, tool: keyof typeof TOOLS): Picture {
  return {
    name: `person ${name}`,
    width: 80,
    height: 122,
    draw: () =>
      `<g fill="${colour}" stroke="#120a06" stroke-width="3">${PLINTHS[plinth]}</g><path d="M40 20Q20 22 22 46Q14 66 15 110H66Q66 66 58 46Q60 22 40 20Z" fill="${colour}" stroke="#120a06" stroke-width="3"/><path d="M40 20Q20 22 22 46Q14 66 15 110H26Q24 66 31 46Q28 28 40 20Z" fill="#f2c48c" opacity=".75"/><path d="M40 30Q29 31 30 44Q34 54 40 54Q47 54 50 44Q51 31 40 30Z" fill="#e3b58a" stroke="#120a06" stroke-width="2.4"/><path d="M28 60Q40 70 52 60L56 108H24Z" fill="#120a06" opacity=".28"/>${TOOLS[tool]}`,
  }
}
export const WOLF: Picture = {
  name: 'wolf',
  width: 130,
  height: 110,
  draw: () =>
    '<path d="M12 106L20 60Q22 40 48 40L84 38L92 14L102 28L114 30L124 44L112 58L100 60L98 106H86L82 74L44 76L40 106H28L30 78L22 106Z" fill="#161c1e" stroke="#05080a" stroke-width="3"/><path d="M20 60Q22 40 48 40L84 38L92 14L96 22L88 46L50 50Q32 50 26 74L12 106Z" fill="#8e9b96" opacity=".7"/><path d="M104 38l9 3l-8 4Z" fill="#ffce86"/><path d="M20 62Q4 66 4 88Q12 74 24 72Z" fill="#161c1e"/>',
}
/** A standing stone; lit, its spiral burns. */
export function stone(state: 'lit' | 'dying'): Picture {
  const flame = state === 'lit' ? '#ffd79a' : '#c9745a'
  return {
    name: `stone ${state}`,
    width: 80,
    height: 150,
    draw: () =>
      `<radialGradient id="fire"><stop stop-color="#ff9a44" stop-opacity="${state === 'lit' ? 0.8 : 0.35}"/><stop offset="1" stop-color="#ff9a44" stop-opacity="0"/></radialGradient><path d="M10 148L14 70L24 22L40 6L56 18L66 66L72 148Z" fill="#46524f" stroke="#0b1011" stroke-width="3"/><path d="M10 148L14 70L24 22L40 6L34 70L32 148Z" fill="#8d9994"/><path d="M60 30L66 66L72 148H58Z" fill="#1d2625"/><ellipse cx="40" cy="70" rx="38" ry="60" fill="url(#fire)"/><path d="M40 62q6 0 6 -6t-8 -6q-12 0 -12 12t14 14q18 0 18 -18" fill="none" stroke="${flame}" stroke-width="4"/><path d="M26 30l8 3M46 33l8 -3" stroke="#080c0d" stroke-width="4"/>`,
  }
}
export const PEOPLE = {
  ada: person('ada', '#6f9a62', 'circle', 'lantern'),
  ben: person('ben', '#5f8cb4', 'square', 'sword'),
  cyd: person('cyd', '#a87f56', 'lozenge', 'sack'),
  dov: person('dov', '#9aa39f', 'wedge', 'staff'),
} as const
