/** Which fight this is, and how many rounds are left of it. */
import { useDesk } from '../model/desk.ts'
import { fightName } from '../model/names.ts'
import { roundsLeft } from '../model/prospects.ts'
import { tell } from '../words.ts'

export function Title() {
  const desk = useDesk()
  const { t, lang } = desk
  const { round, lastRound } = t.s
  return (
    <header className="fg-title fg-panel">
      <h2>{fightName(desk)}</h2>
      <div
        className="fg-rounds"
        role="img"
        aria-label={tell(lang, 'round.long', { n: round, of: lastRound, left: roundsLeft(t) })}
      >
        <strong>{Math.max(1, round)}</strong>
        <span>{tell(lang, 'round.of', { n: lastRound })}</span>
        <i>
          {Array.from({ length: lastRound }, (_, i) => (
            <u key={i} data-state={i + 1 < round ? 'past' : i + 1 === round ? 'now' : 'ahead'} />
          ))}
        </i>
      </div>
    </header>
  )
}
