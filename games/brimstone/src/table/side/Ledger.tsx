/** Each die says what it did. */
import type { Key } from '../../text/speech.ts'
import { tell as say } from '../../text/speech.ts'
import { lastThrown } from '../model/rolls.ts'
import { useTableau } from '../model/tableau.ts'
import { Die } from '../pieces/signs.tsx'
import { tell } from '../words.ts'

export function Ledger() {
  const { log, view, lang, tray } = useTableau()
  const thrown = lastThrown(log, view.state)
  // Dice that lie in the tray are to be chosen from there.
  if (thrown === null || thrown.dice.length === 0 || tray.length > 0) return null
  const { key, dice, need, total } = thrown
  return (
    <section className="sb-ledger sb-plank" aria-label={tell(lang, 'ledger')}>
      <header>
        <b>{say(lang, `roll.${key}` as Key)}</b>
        {need > 0 && (
          <span>{total > 0 ? tell(lang, 'totalOf', { n: total, need }) : tell(lang, 'needs', { need })}</span>
        )}
      </header>
      <ul>
        {dice.map(({ face, verdict }, i) => (
          <li key={`${i} ${face}`} data-verdict={verdict}>
            <Die face={face} />
            {verdict === 'none' ? <span className="hidden">{face}</span> : <b>{tell(lang, `verdict.${verdict}`)}</b>}
          </li>
        ))}
      </ul>
    </section>
  )
}
