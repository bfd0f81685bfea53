/** Each die says what it had to reach, what was added, and what it did. */
import type { Key } from '../../text/speech.ts'
import { tell as say } from '../../text/speech.ts'
import { lastThrown, type Thrown } from '../model/rolls.ts'
import { useTableau } from '../model/tableau.ts'
import { Die } from '../pieces/signs.tsx'
import { tell } from '../words.ts'

export function Ledger() {
  const { log, view, lang, tray, beat } = useTableau()
  const thrown = lastThrown(log, view.state, beat?.line)
  // Dice that lie in the tray are to be chosen from there.
  if (thrown === null || thrown.dice.length === 0 || tray.length > 0) return null
  const isFalling = beat?.isFalling === true
  const { key, dice, isFoe } = thrown
  return (
    <section
      className="sb-ledger sb-plank"
      aria-label={tell(lang, 'ledger')}
      data-falling={isFalling || undefined}
      data-foe={isFoe || undefined}
    >
      <header>
        <b>{say(lang, `roll.${key}` as Key)}</b>
        <Needed thrown={thrown} isFalling={isFalling} />
      </header>
      <ul>
        {dice.map(({ face, verdict, comesTo, isSpent }, i) => (
          <li
            key={`${i} ${face}`}
            data-die={verdict}
            data-verdict={isFalling ? 'none' : verdict}
            data-spent={isSpent || undefined}
          >
            <Die face={face} isFoe={isFoe} />
            {verdict === 'none' ? <span className="hidden">{face}</span> : null}
            {verdict === 'none' || isFalling ? null : <b>{tell(lang, `verdict.${verdict}`)}</b>}
            {comesTo === null ? null : <b>{sumOf(face, comesTo)}</b>}
          </li>
        ))}
      </ul>
    </section>
  )
}
/** What Defense took off, or what was added. */
function sumOf(face: number, comesTo: number): string {
  const by = comesTo - face
  return by === 0 ? String(comesTo) : `${by > 0 ? `+ ${by}` : `− ${-by}`} = ${comesTo}`
}
function Needed({ thrown, isFalling }: { readonly thrown: Thrown; readonly isFalling: boolean }) {
  const { lang } = useTableau()
  const { need, bonus, total } = thrown
  if (need === 0) return null
  const more = bonus === 0 ? '' : tell(lang, 'added', { n: bonus > 0 ? `+${bonus}` : String(bonus) })
  const isSum = total > 0 && !isFalling
  return (
    <span data-good={isSum ? total >= need : undefined}>
      {isSum ? tell(lang, 'totalOf', { n: total, need }) : tell(lang, 'needs', { need })}
      {more === '' ? null : `, ${more}`}
    </span>
  )
}
