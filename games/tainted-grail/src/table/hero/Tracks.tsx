/** Energy, Health and Terror in boxes of one pitch, and the one bar that Health draws through all three. */
import { TRACKS } from '../../content/types.ts'
import { characterOf, type CharacterNo } from '../../state.ts'
import { boardOf, limitOf } from '../../survival/tracks.ts'
import { Sign } from '../art/signs.tsx'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

const [PITCH, ROW] = [16, 17]
const RED = { low: 2, high: 2 }

export function Tracks({ c }: { readonly c: CharacterNo }) {
  const { t, lang } = useTableau()
  const one = characterOf(t, c)
  const board = boardOf(t, c)
  const lengths = { energy: board.energy.max, health: board.health, terror: board.terror.max }
  const widest = Math.max(...Object.values(lengths))
  const limit = limitOf(t, c, 'energy')
  const bar = one.health * PITCH
  const stateOf = (track: (typeof TRACKS)[number], i: number): string => {
    if (i < one[track]) return 'full'
    if (track === 'energy' && i >= limit) return 'struck'
    return track === 'terror' && i >= one.health ? 'panic' : 'empty'
  }
  const isRed = (track: (typeof TRACKS)[number], i: number): boolean =>
    (track === 'energy' && i < RED.low - 1) || (track === 'terror' && i >= lengths.terror - RED.high)
  const says = { energy: one.energy, health: one.health, ofHealth: board.health, terror: one.terror }
  return (
    <div className="tg-tracks" role="img" aria-label={tell(lang, 'tracks', says)}>
      <ul aria-hidden="true">
        {TRACKS.map((track) => (
          <li key={track} data-track={track}>
            <Sign of={track} />
            <b>{one[track]}</b>
          </li>
        ))}
      </ul>
      <svg viewBox={`-2 -4 ${widest * PITCH + 4} ${ROW * 3 + 6}`} aria-hidden="true">
        {TRACKS.map((track, row) => (
          <g key={track} data-track={track} transform={`translate(0 ${row * ROW})`}>
            {Array.from({ length: lengths[track] }, (_, i) => (
              <g key={i} data-box={stateOf(track, i)} transform={`translate(${i * PITCH} 0)`}>
                <rect x="1" y="1" width="13" height="13" rx="2.5" />
                {stateOf(track, i) === 'struck' && <path d="M3 12 12 3" />}
                {stateOf(track, i) === 'panic' && <path d="M7.500 4V8.500M7.500 10.500V11.500" />}
                {isRed(track, i) && <path className="tg-red" d="M2 15.500H13" />}
              </g>
            ))}
          </g>
        ))}
        <path className="tg-bar" d={`M${bar - 5} -2.500H${bar + 5}M${bar} -2.500V${ROW * 3}`} />
      </svg>
    </div>
  )
}
