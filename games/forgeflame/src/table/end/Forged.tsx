/** What was forged, side by side. */
import { asKind } from '../../printed.ts'
import { printed, type T } from '../../state.ts'
import { artifactsOf } from '../../steps/end.ts'
import { type Speech, teamName, teams, textOf } from '../../text/speech.ts'
import { CardPicture, PointSeal } from '../art/index.ts'
import { tell } from '../words.ts'

export function Forged({ t, sp }: { readonly t: T; readonly sp: Speech }) {
  const all = teams(t).filter((team) => artifactsOf(t, team).length > 0)
  if (all.length === 0) return null
  return (
    <section className="ff-forged-panel">
      <h2>{tell(sp.lang, 'end.artifacts')}</h2>
      {all.map((team) => (
        <div key={team}>
          {t.seats > 1 && <h3>{teamName(sp, t, team)}</h3>}
          <ul>
            {artifactsOf(t, team).map((card) => {
              const p = asKind(printed(t, card), 'artifact')
              return (
                <li key={card} className={`ff-of-${p.card.collection ?? 'none'}`}>
                  <CardPicture id={p.card.id} />
                  <span>{textOf(sp.lang, p).name}</span>
                  <PointSeal points={p.card.vp} className="ff-seal" />
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </section>
  )
}
