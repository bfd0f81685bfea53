/** A figure that is not as printed: "Difficulty 5 → 7: 5 printed + 2 Heavy Limbs." */
import { type Figure } from '../figures.ts'
import type { T } from '../state.ts'
import { inSentence, type Speech, tell } from './speech.ts'

const SAID = { own: 'table.ownText', other: 'table.otherEffects', bound: 'table.bound' } as const

export function figureLine(sp: Speech, t: T, { what, printed, now, by }: Figure): string {
  const { lang } = sp
  const parts = by.map(({ n, source }) =>
    tell(lang, 'table.modifier', {
      sign: n < 0 ? 'minus' : 'plus',
      n: Math.abs(n),
      source: typeof source === 'number' ? inSentence(sp, t, source) : tell(lang, SAID[source]),
    }),
  )
  const base = tell(lang, 'table.printed', { what, n: printed })
  return tell(lang, 'table.figure', { what, printed, now, parts: [base, ...parts].join(' ') })
}
