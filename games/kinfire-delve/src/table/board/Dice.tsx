/** The dice of the attempt: they fall, tumble and come to rest, one after the other. */
import { m } from 'motion/react'
import { facesInWords } from '../../text/speech.ts'
import type { Ledger } from '../model/ledger.ts'
import { useScene } from '../model/scene.ts'
import { usePace } from '../stage/pace.ts'
import { Spot } from '../stage/Spot.tsx'
import { tell } from '../words.ts'
import { DieShape } from './Die.tsx'

const TURNS = [-8, 6, -4, 7]
export function Dice({ ledger }: { readonly ledger: Ledger }) {
  const scene = useScene()
  const pace = usePace()
  const roll = `${scene.t.s.turn} ${ledger.dice.map((d) => d.face).join(' ')}`
  const shapes = ledger.dice.map(({ face, adds }, i) => {
    const shape = <DieShape face={face} counts={adds > 0} turn={TURNS[i % 4]!} />
    if (pace === 0 || face === null) {
      return (
        <span key={i} className="kd-die-place" data-counts={adds > 0 || undefined}>
          {shape}
        </span>
      )
    }
    return (
      <m.span
        key={`${roll} ${i}`}
        className="kd-die-place"
        data-counts={adds > 0 || undefined}
        initial={{ y: -150, x: -50 + i * 24, rotate: -420 - i * 80, opacity: 0 }}
        animate={{ y: [-150, 6, -22, 0], x: 0, rotate: [-420 - i * 80, -30, 12, 0], opacity: 1 }}
        transition={{ duration: 0.75 * pace, delay: i * 0.09 * pace, times: [0, 0.55, 0.78, 1], ease: 'easeOut' }}
      >
        {shape}
      </m.span>
    )
  })
  const faces = ledger.isRolled ? facesInWords(scene.sp, scene.t.s.attempt.dice) : tell(scene.lang, 'toRoll')
  const label = `${tell(scene.lang, 'diceLabel')}: ${faces}`
  if (!scene.anchors.has('dice')) {
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
