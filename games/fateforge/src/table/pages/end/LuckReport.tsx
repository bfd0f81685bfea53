/** Expected against obtained, for each hero. */
import type { LogLine } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { expected, LuckBar, luckWord, type Tally } from '@emberhall/ui'
import { heroIdOf } from '../../../content/types.ts'
import type { S } from '../../../state.ts'
import { nameOf } from '../../../text/things.ts'
import { Portrait } from '../../art/index.ts'
import { game } from '../../model/game.ts'
import { tell } from '../words.ts'
import { luckOf } from './luck.ts'

interface LuckReportProps {
  readonly heroes: S['heroes']
  readonly log: readonly LogLine[]
  readonly lang: Lang
}
export function LuckReport({ heroes, log, lang }: LuckReportProps) {
  const report = heroes
    .map(({ id }) => luckOf(log, heroIdOf(id), game.book.content))
    .filter(({ dice, testDice }) => dice + testDice > 0)
  if (report.length === 0) return null
  const bar = (label: string, { got, due }: Tally) => (
    <LuckBar
      className="fgp-luck-bar"
      label={label}
      got={got}
      due={due}
      line={tell(lang, 'luckLine', { got, expected: expected(due, lang) })}
    />
  )
  return (
    <section className="fg-panel">
      <h2>{tell(lang, 'luck')}</h2>
      <ul className="fgp-luck">
        {report.map(({ hero, dice, useful, attacks, testDice, successes }) => (
          <li key={hero}>
            <Portrait id={hero} />
            <div>
              <p>
                <b>{nameOf('hero', hero, lang)}</b>{' '}
                <span>
                  {tell(lang, 'luckDice', { n: dice + testDice })},{' '}
                  {tell(lang, luckWord(dice > 0 ? useful : successes))}
                </span>
              </p>
              {dice > 0 && bar(tell(lang, 'luckUseful'), useful)}
              {dice > 0 && bar(tell(lang, 'luckAttacks'), attacks)}
              {testDice > 0 && bar(tell(lang, 'luckTests'), successes)}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
