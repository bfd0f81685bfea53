/** The luck of each player: what came, against what was to be expected. */
import type { LogLine } from '@emberhall/kernel'
import { expected, LuckBar, luckWord } from '@emberhall/ui'
import type { S } from '../../state.ts'
import { type Speech, who } from '../../text/speech.ts'
import { PlayerBadge } from '../art/index.ts'
import { tell } from '../words.ts'
import { luckOf } from './luck.ts'

interface Props {
  readonly state: S
  readonly log: readonly LogLine[]
  readonly sp: Speech
}
export function Luck({ state, log, sp }: Props) {
  const { lang } = sp
  const seats = luckOf(sp.game, state, log).filter(({ digs, fights }) => digs + fights > 0)
  if (seats.length === 0) return null
  return (
    <section className="ff-luck">
      <h2>{tell(lang, 'end.luck')}</h2>
      <ul>
        {seats.map(({ seat, digs, dug, fights, won }) => (
          <li key={seat}>
            <h3>
              <PlayerBadge player={seat} />
              {who(sp, seat)}
            </h3>
            {digs > 0 && (
              <>
                <p>{tell(lang, 'end.luck.digs', { n: digs, luck: luckWord(dug) })}</p>
                <LuckBar
                  className="ff-luck-bar"
                  got={dug.got}
                  due={dug.due}
                  label={tell(lang, 'end.luck.ore')}
                  line={tell(lang, 'end.luck.points', { got: dug.got, due: expected(dug.due, lang) })}
                />
              </>
            )}
            {fights > 0 && (
              <LuckBar
                className="ff-luck-bar"
                got={won.got}
                due={won.due}
                label={tell(lang, 'end.luck.won', { n: fights })}
                line={tell(lang, 'end.luck.fights', { got: won.got, due: expected(won.due, lang) })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
