/** Each die says what it had to reach, what was added, and what it did. */
import type { LogLine } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { CONTENT } from '../../content/index.ts'
import type { Key } from '../../text/speech.ts'
import { tell as say } from '../../text/speech.ts'
import { lastThrown, type Thrown, type ThrownDie } from '../model/rolls.ts'
import { useTableau } from '../model/tableau.ts'
import { Die } from '../pieces/signs.tsx'
import { tell } from '../words.ts'
import { Volley } from './Volley.tsx'

export function Ledger() {
  const { log, view, lang, tray, beat } = useTableau()
  const blows = beat?.lines?.find(({ what }) => what === 'foeAttacks')
  if (blows !== undefined && beat?.lines !== undefined)
    return (
      <section className="sb-ledger sb-plank" aria-label={tell(lang, 'ledger')} data-foe data-many>
        <header>
          <b>{tell(lang, 'volley', { foes: foesOf(blows, lang) })}</b>
          <span>{tell(lang, 'needs', { need: Number(blows.args[3]) })}</span>
        </header>
        <Volley lines={beat.lines} />
      </section>
    )
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
        {dice.map((die, i) => (
          <DieLine key={`${i} ${die.face}`} die={die} isFalling={isFalling} isFoe={isFoe} need={thrown.need} />
        ))}
      </ul>
    </section>
  )
}
const foesOf = ({ args }: LogLine, lang: Lang): string =>
  CONTENT.enemies.find(({ id }) => id === args[0])?.name[lang] ?? ''
interface DieLineProps {
  readonly die: ThrownDie
  readonly isFalling: boolean
  readonly isFoe: boolean
  readonly need: number
}
/** One die: what it counts for, what it comes to, and whom it struck. */
function DieLine({ die, isFalling, isFoe, need }: DieLineProps) {
  const { lang } = useTableau()
  const { face, verdict, comesTo, foe, isSlain, isSpent } = die
  const struck = CONTENT.enemies.find(({ id }) => id === foe)?.single[lang] ?? ''
  return (
    <li
      data-die={verdict}
      data-verdict={isFalling ? 'none' : verdict}
      data-spent={isSpent || undefined}
      data-slain={isSlain || undefined}
    >
      <Die face={face} isFoe={isFoe} />
      <span className="sb-die-says">
        {verdict === 'none' ? <span className="hidden">{face}</span> : null}
        {verdict === 'none' || isFalling ? null : <b>{tell(lang, `verdict.${verdict}`)}</b>}
        {FELL_SHORT.has(verdict) && need > 0 && !isFalling && <small>{tell(lang, 'under', { need })}</small>}
        {comesTo === null ? null : <b>{sumOf(face, comesTo)}</b>}
        {struck !== '' && (
          <small>
            {struck}
            {isSlain ? `, ${tell(lang, 'slain')}` : ''}
          </small>
        )}
      </span>
    </li>
  )
}
const FELL_SHORT: ReadonlySet<ThrownDie['verdict']> = new Set(['miss', 'short', 'failed'])

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
