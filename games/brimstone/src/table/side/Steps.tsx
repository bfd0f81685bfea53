/** SB-6 The four steps of a turn, and how far it has come. */
import { at } from '@emberhall/kernel'
import { CONTENT } from '../../content/index.ts'
import type { S } from '../../state.ts'
import { useTableau } from '../model/tableau.ts'
import { tell } from '../words.ts'

const STEPS = ['holdBack', 'activate', 'explore', 'end'] as const
const AT: Readonly<Partial<Record<S['phase'], number>>> = {
  start: 0,
  holdBack: 0,
  activate: 1,
  explore: 2,
  end: 3,
  fightEnd: 3,
}

export function Steps() {
  const { t, lang } = useTableau()
  const { phase, turn, clues, mission } = t.s
  const now = AT[phase] ?? -1
  const of = at(CONTENT.missions, mission).clues
  return (
    <div className="sb-steps-row">
      <b className="sb-turn-no">{tell(lang, 'turnNo', { n: turn })}</b>
      <ol>
        {STEPS.map((step, i) => (
          <li key={step} data-state={i === now ? 'now' : i < now ? 'past' : 'next'}>
            <i>{i + 1}</i>
            <span>{tell(lang, `step.${step}`)}</span>
          </li>
        ))}
      </ol>
      {of > 0 && <span className="sb-clues">{tell(lang, 'clues', { n: clues, of })}</span>}
    </div>
  )
}
