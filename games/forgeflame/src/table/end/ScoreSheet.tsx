/** FF-21.7 The score sheet, line by line. */
import { at } from '@emberhall/kernel'
import { isSolo, type S, type T } from '../../state.ts'
import { seatsOfTeam } from '../../steps/end.ts'
import { type Speech, teamName, teams } from '../../text/speech.ts'
import { PlayerBadge } from '../art/index.ts'
import { tell } from '../words.ts'

type Row = Exclude<keyof S['scores'][number], 'met'>
const ROWS: readonly Row[] = ['artifacts', 'collections', 'ores', 'treasures', 'mithrul', 'objectives', 'total']

export function ScoreSheet({ t, sp }: { readonly t: T; readonly sp: Speech }) {
  const { scores, winners } = t.s
  const lines = ROWS.filter((line) => {
    if (line === 'objectives') return isSolo(t)
    return line !== 'mithrul' || scores.some((score) => score.mithrul > 0)
  })
  return (
    <section className="ff-sheet-panel">
      <h2>{tell(sp.lang, 'end.sheet')}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {teams(t).map((team) => (
              <th key={team} scope="col" data-won={winners.includes(team) || undefined}>
                <span aria-hidden="true">
                  {seatsOfTeam(t, team).map((seat) => (
                    <PlayerBadge key={seat} player={seat} />
                  ))}
                </span>
                {teamName(sp, t, team)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line} data-line={line}>
              <th scope="row">{tell(sp.lang, `end.row.${line}`)}</th>
              {teams(t).map((team) => (
                <td key={team} data-won={winners.includes(team) || undefined}>
                  {at(scores, team)[line]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
