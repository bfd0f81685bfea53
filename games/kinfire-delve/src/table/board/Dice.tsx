/** The dice of the attempt: they fall, tumble and come to rest, one after the other. */
import { at } from '@emberhall/kernel'
import type { CSSProperties } from 'react'
import { facesInWords } from '../../text/speech.ts'
import type { Ledger } from '../model/ledger.ts'
import { useTableau } from '../model/tableau.ts'
import { usePace } from '../stage/pace.ts'
import { Spot } from '../stage/Spot.tsx'
import { tell } from '../words.ts'
import { DieShape } from './Die.tsx'

const TURNS = [-8, 6, -4, 7]
export function Dice({ ledger }: { readonly ledger: Ledger }) {
  const tableau = useTableau()
  const pace = usePace()
  const roll = `${tableau.t.s.turn} ${ledger.dice.map((d) => d.face).join(' ')}`
  const shapes = ledger.dice.map(({ face, adds }, i) => (
    <span
      key={`${roll} ${i}`}
      className="kd-die-place"
      data-falls={(pace > 0 && face !== null) || undefined}
      data-counts={adds > 0 || undefined}
      style={{ '--i': i } as CSSProperties}
    >
      <DieShape face={face} counts={adds > 0 && tableau.landed} turn={at(TURNS, i % 4)} />
    </span>
  ))
  const faces = ledger.isRolled ? facesInWords(tableau.sp, tableau.t.s.attempt.dice) : tell(tableau.lang, 'toRoll')
  const label = `${tell(tableau.lang, 'diceLabel')}: ${faces}`
  if (!tableau.anchors.has('dice')) {
    return (
      <div className="kd-dice" role="img" aria-label={label} data-anchor="dice">
        {shapes}
      </div>
    )
  }
  return (
    <Spot at="dice" name={label} className="kd-dice">
      {shapes}
    </Spot>
  )
}
