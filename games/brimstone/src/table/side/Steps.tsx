/** SB-6 The four steps of a turn, and how far it has come. */
import { at } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { CONTENT } from '../../content/index.ts'
import { type S, Z } from '../../state.ts'
import { useTableau } from '../model/tableau.ts'
import { SKULL } from '../pieces/skull.ts'
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

/** While the posse gathers it is the first that comes. */
const turnNo = (lang: Lang, turn: number): string => tell(lang, 'turnNo', { n: Math.max(1, turn) })

interface CluesProps {
  readonly n: number
  readonly of: number
  readonly says: string
}
const Clues = ({ n, of, says }: CluesProps) => (
  <span className="sb-clues" role="img" aria-label={says} title={says}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M15 1A8 8 0 0 0 8 13L1 20 4 23 11 16A8 8 0 1 0 15 1ZM15 4A5 5 0 1 1 15 14 5 5 0 1 1 15 4Z"
      />
    </svg>
    <b>{n}</b>/{of}
  </span>
)
export function Steps() {
  const { t, lang } = useTableau()
  const { phase, turn, clues, mission } = t.s
  const now = AT[phase] ?? -1
  const of = at(CONTENT.missions, mission).clues
  return (
    <div className="sb-steps-row">
      <b className="sb-turn-no">{turnNo(lang, turn)}</b>
      <ol>
        {STEPS.map((step, i) => (
          <li key={step} data-state={i === now ? 'now' : i < now ? 'past' : 'next'}>
            <i>{i + 1}</i>
            <span>{tell(lang, `step.${step}`)}</span>
          </li>
        ))}
      </ol>
      {of > 0 && <Clues n={clues} of={of} says={tell(lang, 'clues', { n: clues, of })} />}
    </div>
  )
}
/** The same in a line: the turn, the step, what was found and what is dreaded. */
export function Now() {
  const { t, lang } = useTableau()
  const { phase, turn, clues, mission } = t.s
  const step = STEPS[AT[phase] ?? -1]
  const of = at(CONTENT.missions, mission).clues
  const cards = t.cards(Z.dreadStack).length
  return (
    <p className="sb-now">
      <b>{turnNo(lang, turn)}</b>
      {step !== undefined && <em>{tell(lang, `step.${step}`)}</em>}
      {of > 0 && <Clues n={clues} of={of} says={tell(lang, 'clues', { n: clues, of })} />}
      {cards > 0 && (
        <span className="sb-now-dread" title={tell(lang, 'dread', { n: cards })}>
          <svg viewBox="-9 -9 18 18" aria-hidden="true">
            <path fillRule="evenodd" d={SKULL} />
          </svg>
          {cards}
        </span>
      )}
    </p>
  )
}
