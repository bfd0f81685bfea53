/** A die that has not been rolled: its wood and its letter, no face. */
import { box, dark, fill, line, mix, put, tone, word } from '@emberhall/ink'
import type { Lang } from '@emberhall/speech'
import type { Die } from '../../content/types.ts'
import { Drawing, type Placed } from '../art/Drawing.tsx'
import { sign } from '../art/parts/glyphs.ts'
import { letterOf } from '../model/letter.ts'

export const WOOD: Readonly<Record<Die, string>> = {
  red: '#b5402f',
  yellow: '#d29b26',
  blue: '#3f79a8',
  green: '#5c8f45',
  melee: '#6a6660',
  ranged: '#7a5a34',
}
export function BareDie({ die, lang, ...placed }: Placed & { readonly die: Die; readonly lang: Lang }) {
  const c = WOOD[die]
  const light = mix(c, '#fff2c8', 0.6)
  const draw = () =>
    fill('#000', 'M-22 30L30 33 48 42 20 47-16 42Z', 'opacity=".34"') +
    fill(dark(c, 0.55), 'M-29-24V25Q-29 31-23 32L24 37Q31 38 34 33L38 27V-14L29-27Z') +
    box(c, -30, -32, 60, 61, 11) +
    box(tone(45, '#ffffff55', '#ffffff00', '#00000055'), -30, -32, 60, 61, 11) +
    line(
      dark(c, 0.5),
      1.4,
      'M-27-21C-10-25 8-18 27-23M-27-3C-8-8 10 1 27-4M-27 15C-10 11 12 19 27 14',
      'opacity=".35"',
    ) +
    box('none', -27.5, -29.5, 55, 56, 9, `stroke="${light}" stroke-opacity=".8" stroke-width="1.8"`) +
    (die === 'melee' || die === 'ranged'
      ? put(0, -2, sign(die === 'melee' ? 'strike' : 'shoot', light), 1.5)
      : word(letterOf(die, lang), 0, 9, 32, light))
  return <Drawing name={`bare die ${die} ${lang}`} draw={draw} view="-34 -36 76 80" {...placed} />
}
