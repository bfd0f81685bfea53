/** Who could act with whom: what is thought of or proposed, what it costs each and what it leaves; joined there in one gesture. */
import { type Option, verbOf } from '@emberhall/kernel'
import { listed } from '@emberhall/speech'
import { Baked, Take } from '@emberhall/ui'
import { V } from '../../questions.ts'
import { countedName } from '../../text/phrases.ts'
import { heroCalled } from '../../text/speech.ts'
import { bustPicture } from '../art/figures.ts'
import { Sign } from '../art/signs.tsx'
import { idOf } from '../hero/Mark.tsx'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'
import type { Proposal } from './proposal.ts'

export function Party({ proposal }: { readonly proposal: Proposal }) {
  const { sp, lang, view, words, names, take } = useTableau()
  const { actor, what, each, price, less, party, guardians } = proposal
  const { ask } = view
  const others = party.slice(1).map(({ c }) => heroCalled(sp, c))
  const hero = heroCalled(sp, actor)
  const answers = ask?.def.name === 'join' && ask.answer === null ? ask.options.filter(isAnswer) : []
  const energy = countedName(lang, 'energy')
  return (
    <aside className="tg-party tg-vellum" aria-label={tell(lang, 'party')} data-idle={what === '' || undefined}>
      <h3>{what === '' ? tell(lang, 'party.here', { hero }) : what}</h3>
      {others.length > 0 && (
        <p>
          {tell(lang, answers.length > 0 ? 'party.asks' : 'party.may', {
            hero,
            who: listed(lang, others),
            n: others.length,
          })}
        </p>
      )}
      <ul>
        {party.map(({ c, energy: has, left }) => (
          <li key={c} data-short={(left ?? 0) < 0 || undefined}>
            <Baked picture={bustPicture(idOf(c))} />
            <span>{heroCalled(sp, c)}</span>
            <Sign of="energy" />
            <b>{left === null ? has : tell(lang, 'becomes', { from: has, to: Math.max(0, left) })}</b>
          </li>
        ))}
      </ul>
      {each > 0 && <p>{tell(lang, 'party.each', { n: each, what: energy })}</p>}
      {price !== '' && <p>{tell(lang, 'party.price', { what: price })}</p>}
      {less > 0 && others.length > 0 && <p>{tell(lang, 'party.less', { n: less, what: energy })}</p>}
      {party.some(({ left }) => (left ?? 0) < 0) && <p>{tell(lang, 'party.helped')}</p>}
      {guardians.length > 0 && (
        <p className="tg-warn">{tell(lang, 'party.guardian', { what: listed(lang, guardians) })}</p>
      )}
      {answers.length > 0 && ask !== null && (
        <div className="tg-joining">
          {answers.map((option) => (
            <Take key={option} option={option} take={take} className={verbOf(option) === V.agree ? 'main' : ''}>
              {words.option(option, ask, view, names)}
            </Take>
          ))}
        </div>
      )}
    </aside>
  )
}
const isAnswer = (option: Option): boolean => verbOf(option) === V.agree || verbOf(option) === V.refuse
