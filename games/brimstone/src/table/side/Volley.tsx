/** Many blows at once, by whom they fall on: the dice of those who strike, the saves, and what they come to. */
import type { LogLine } from '@emberhall/kernel'
import { heroCalled } from '../../text/speech.ts'
import type { Thrown } from '../model/rolls.ts'
import { struckBy } from '../model/struck.ts'
import { useTableau } from '../model/tableau.ts'
import { HeroMark } from '../pieces/HeroMark.tsx'
import { Die } from '../pieces/signs.tsx'
import { tell } from '../words.ts'

export function Volley({ lines }: { readonly lines: readonly LogLine[] }) {
  const { t, sp, lang, beat } = useTableau()
  const isFalling = beat?.isFalling === true
  return (
    <ul className="sb-volley">
      {struckBy(lines, t.s).map(({ hero, blows, saves, wounds, harm }) => (
        <li key={hero}>
          <b>
            <HeroMark h={hero} name={heroCalled(sp, t, hero)} /> {heroCalled(sp, t, hero)}
          </b>
          <span>
            <Dice thrown={blows} isFalling={isFalling} />
            {saves.length > 0 && <Dice thrown={saves} isFalling={isFalling} />}
          </span>
          {!isFalling && (
            <em data-hurt={wounds + harm > 0 || undefined}>
              {wounds > 0 && tell(lang, 'lossOf', { n: wounds, what: tell(lang, 'health') })}{' '}
              {harm > 0 && tell(lang, 'lossOf', { n: harm, what: tell(lang, 'sanity') })}
              {wounds + harm === 0 && tell(lang, 'unhurt')}
            </em>
          )}
        </li>
      ))}
    </ul>
  )
}
interface DiceProps {
  readonly thrown: readonly Thrown[]
  readonly isFalling: boolean
}
const Dice = ({ thrown, isFalling }: DiceProps) => (
  <span className="sb-volley-dice" data-falling={isFalling || undefined}>
    {thrown.flatMap(({ dice, isFoe }, i) =>
      dice.map(({ face, verdict }, n) => (
        <i key={`${i} ${n}`} data-verdict={isFalling ? 'none' : verdict}>
          <Die face={face} isFoe={isFoe} />
        </i>
      )),
    )}
  </span>
)
