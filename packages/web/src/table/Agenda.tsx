/** What comes next, and whom the table waits for. */
import type { GameWords } from '@emberhall/speech'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Snapshot } from '../play/source.ts'

const SHOWN = 4

export function Agenda({ snapshot, words }: { readonly snapshot: Snapshot; readonly words: GameWords }): ReactNode {
  const t = useTranslations('table')
  const names = snapshot.sitters.map((sitter) => sitter.name)
  const { agenda } = snapshot.view.state
  const waiting = snapshot.view.waiting.map((seat) => names[seat] ?? '')
  return (
    <ol className="agenda" aria-label={t('agenda')}>
      {waiting.length === 0 ? null : (
        <li className="agenda-now" aria-current="step">
          <i aria-hidden="true" />
          {t('decides', { who: waiting.join(', ') })}
        </li>
      )}
      {agenda.slice(0, SHOWN).map(({ step, a, b }, i) => (
        <li key={i}>
          <i aria-hidden="true" />
          {words.step(step, a, b, names)}
        </li>
      ))}
    </ol>
  )
}
