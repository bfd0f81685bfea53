/** Who did the most of what, and the turning points of the game. */
import type { LogLine } from '@emberhall/kernel'
import type { GameWords } from '@emberhall/speech'
import { ADVENTURERS, type S } from '../../state.ts'
import { advName, type Speech } from '../../text/speech.ts'
import { Portrait } from '../art/index.ts'
import { tell } from '../words.ts'
import { chaptersOf, heroesOf } from './tale.ts'

interface Told {
  readonly log: readonly LogLine[]
  readonly sp: Speech
}
export function Heroes({ log, sp }: Told) {
  const heroes = heroesOf(log)
  if (heroes.length === 0) return null
  return (
    <section className="ff-heroes ff-panel">
      <h2>{tell(sp.lang, 'end.heroes')}</h2>
      <ul>
        {heroes.map(({ deed, adventurer, n }) => (
          <li key={deed}>
            <Portrait id={adventurer} mood="glad" />
            <p>
              <b>{advName(sp, ADVENTURERS.indexOf(adventurer as (typeof ADVENTURERS)[number]))}</b>
              {tell(sp.lang, `end.${deed}`, { n })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
export function Story({ log, words, sp }: Told & { readonly words: GameWords<S> }) {
  return (
    <section className="ff-chronicle ff-panel">
      <h2>{tell(sp.lang, 'end.story')}</h2>
      <ol>
        {chaptersOf(log).map(({ round, lines }) => (
          <li key={round}>
            <b>{tell(sp.lang, 'end.round', { n: round })}</b>
            {lines.map((line, i) => (
              <p key={`${line.at} ${i}`} data-what={line.what}>
                {words.log(line, sp.names)}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
