/** Real dice: people roll their own and say what they show. */
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../Icon.tsx'
import type { Asked } from './asked.ts'

export function DiceEntry({
  asked,
  onRoll,
}: {
  readonly asked: Asked
  readonly onRoll: (faces: readonly number[]) => void
}): ReactNode {
  const t = useTranslations('table')
  const [faces, setFaces] = useState<readonly number[]>(() => asked.dice.map(() => -1))
  const set = (die: number, face: number): void => setFaces((old) => old.map((f, i) => (i === die ? face : f)))
  return (
    <div className="dice-entry">
      {asked.dice.map((sides, die) => (
        <fieldset key={die}>
          <legend>{t('die', { n: die + 1 })}</legend>
          <div>
            {sides.map(({ face, label, colour }) => (
              <button
                key={face}
                type="button"
                data-choice={`face:${face}`}
                aria-pressed={faces[die] === face}
                className="die-face"
                style={{ '--face': colour }}
                onClick={() => set(die, face)}
              >
                {label}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      <button type="button" className="main" disabled={faces.includes(-1)} onClick={() => onRoll(faces)}>
        <Icon name="dice" /> {t('rolled')}
      </button>
    </div>
  )
}
