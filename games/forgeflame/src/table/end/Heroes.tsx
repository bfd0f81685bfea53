/** Who did the most of what. */
import type { LogLine } from '@emberhall/kernel'
import { ADVENTURERS } from '../../state.ts'
import { advName, type Speech } from '../../text/speech.ts'
import { Portrait } from '../art/index.ts'
import { tell } from '../words.ts'
import { heroesOf } from './tale.ts'

export function Heroes({ log, sp }: { readonly log: readonly LogLine[]; readonly sp: Speech }) {
  const heroes = heroesOf(log)
  if (heroes.length === 0) return null
  return (
    <section className="ff-heroes">
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
