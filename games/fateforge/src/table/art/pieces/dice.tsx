import { at } from '@emberhall/kernel'
import { box, dark, dot, fill, line, mix, put, times, tone, word } from '@emberhall/ink'
import type { Die, Icon, TestFace } from '../../../content/types.ts'
import { Drawing, type Placed } from '../Drawing.tsx'
import { either, sign, type Sign, star } from '../parts/glyphs.ts'

export const BODIES: Readonly<Record<Die | 'test' | 'six', string>> = {
  red: '#b43',
  yellow: '#c93',
  blue: '#47a',
  green: '#574',
  melee: '#665',
  ranged: '#753',
  test: '#dca',
  six: '#853',
}
type DieKind = keyof typeof BODIES
type Side = Icon | TestFace

const DUAL: Partial<Record<Side, readonly [Sign, Sign]>> = {
  moveStrike: ['move', 'strike'],
  strikeShoot: ['strike', 'shoot'],
}
const SKILLED: Partial<Record<Side, Sign>> = { strikeSkill: 'strike', shootSkill: 'shoot' }
function cutInto(side: Side | 'wild', c: string, edge: string): string {
  if (side === 'blank') return ''
  const dual = DUAL[side as Side]
  if (dual) return either(...dual, c)
  const skilled = SKILLED[side as Side]
  return skilled ? sign(skilled, c) + put(9, -9, star('#fd6', edge), 0.62) : sign(side as Sign, c)
}
const PIPS = [[4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]

/** A die of carved wood: the top bears the face, the flanks give it weight. Within 34 units of 0 0. */
function carved(kind: DieKind, face: Side | number, letter = ''): string {
  const c = BODIES[kind]
  const pale = kind === 'test'
  const [deep, light, cutting] = [dark(c, 0.55), mix(c, '#fec', 0.6), pale ? '#431' : '#fed']
  const mark = (colour: string) =>
    typeof face === 'number'
      ? at(PIPS, face - 1)
          .map((at) => dot(colour, ((at % 3) - 1) * 14, (Math.floor(at / 3) - 1) * 14, 5))
          .join('')
      : put(0, 0, cutInto(face, colour, deep), 1.72)
  return (
    fill('#000', 'M-22 30L30 33 48 42 20 47-16 42Z', 'opacity=".34"') +
    fill(deep, 'M-29-24V25Q-29 31-23 32L24 37Q31 38 34 33L38 27V-14L29-27Z') +
    fill(dark(deep, 0.4), 'M28-26L38-14V27Q36 34 31 36.5L27 30Z') +
    box(c, -30, -32, 60, 61, 11) +
    box(tone(45, '#ffffff66', '#ffffff00', '#0000004d'), -30, -32, 60, 61, 11) +
    line(deep, 1.4, 'M-27-21C-10-25 8-18 27-23M-27-3C-8-8 10 1 27-4M-27 15C-10 11 12 19 27 14', 'opacity=".3"') +
    box('none', -27.5, -29.5, 55, 56, 9, `stroke="${light}" stroke-opacity=".8" stroke-width="1.8"`) +
    (kind === 'melee' || kind === 'ranged'
      ? times(4, (i) => fill(light, 'M-6-27H6L3-22H-3Z', `transform="translate(0 -1.5) rotate(${i * 90})"`))
      : '') +
    put(-1, -3.2, mark(dark(deep, 0.3))) +
    put(0.7, -0.8, `<g opacity=".5">${mark(light)}</g>`) +
    put(0, -2, mark(cutting)) +
    (kind === 'melee' || kind === 'ranged'
      ? put(-20, 18, sign(kind === 'melee' ? 'strike' : 'shoot', light), 0.46)
      : letter === ''
        ? ''
        : word(letter, -21, 22, 13, light))
  )
}
export function CombatDie({ die, face, letter = '', ...placed }: Placed & { die: Die; face: Icon; letter?: string }) {
  const draw = () => carved(die, face, letter)
  return <Drawing name={`die ${die} ${face} ${letter}`} draw={draw} view="-34 -36 76 80" {...placed} />
}
export function TestDie({ face, ...placed }: Placed & { face: TestFace }) {
  return <Drawing name={`test die ${face}`} draw={() => carved('test', face)} view="-34 -36 76 80" {...placed} />
}
export function SixDie({ pips, ...placed }: Placed & { pips: number }) {
  return <Drawing name={`d6 ${pips}`} draw={() => carved('six', pips)} view="-34 -36 76 80" {...placed} />
}

export type ActionSign = 'move' | 'strike' | 'shoot' | 'focus' | 'parry' | 'push' | 'pull' | 'stun' | 'interact'
/** A result that may be spent: dark on a light die. */
export function ResultIcon({ icon, ...placed }: Placed & { icon: Icon | 'wild' }) {
  const draw = () =>
    box(tone(60, '#fed', '#db8'), -14, -14, 28, 28, 7, 'stroke="#542" stroke-width="1.6"') +
    put(0, 0, cutInto(icon, '#321', '#321'), 0.86)
  return <Drawing name={`result ${icon}`} draw={draw} view="-16 -16 32 32" {...placed} />
}
/** An action to be carried out: light on a dark plate that points forward, with its bonus. */
export function ActionIcon({ action, extra = 0, ...placed }: Placed & { action: ActionSign; extra?: number }) {
  const draw = () =>
    fill(
      tone(90, '#832', '#522'),
      'M-15-14H8L18 0 8 14H-15Z',
      'stroke="#fd9" stroke-width="1.6" stroke-linejoin="round"',
    ) +
    put(-2.5, 0, sign(action, '#fec'), 0.82) +
    (extra > 0
      ? dot('#fd6', 12, -11, 7.5, 7.5, 'stroke="#321" stroke-width="1.4"') + word(`+${extra}`, 12, -7.6, 10, '#321')
      : '')
  return <Drawing name={`action ${action} ${extra}`} draw={draw} view="-17 -19 38 36" {...placed} />
}
/** The mark of a die that may be rolled again. */
export function RerollMark(placed: Placed) {
  const draw = () =>
    dot('#211', 0, 0, 13, 13, 'stroke="#ec8" stroke-width="1.8"') + put(0, 0, sign('reroll', '#feb'), 0.66)
  return <Drawing name="reroll" draw={draw} view="-15 -15 30 30" {...placed} />
}
/** The bare sign in the colour of the text around it. */
export function SignGlyph({ name, ...placed }: Placed & { name: Sign }) {
  return <Drawing name={`sign ${name}`} draw={() => sign(name, 'currentColor')} view="-13 -13 26 26" {...placed} />
}
