/** On what terms the table is played; they may change while it is. */
import { Segments, Sheet, Switch } from '@emberhall/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Terms } from '../play/source.ts'
import type { Desk, Seated } from './useDesk.ts'
import { useHintSeats, wantsHints } from './hintSeats.ts'

export interface TermsSheetProps {
  readonly desk: Pick<Desk, 'snapshot' | 'hintsAt' | 'closePanel'>
  readonly seated: Seated
}
export function TermsSheet({ desk, seated }: TermsSheetProps): ReactNode {
  const { snapshot, hintsAt, closePanel } = desk
  const { source, shell } = seated
  const t = useTranslations('terms')
  const fresh = useTranslations('new')
  const common = useTranslations('common')
  const seats = useHintSeats()
  const { policies, sitters, mine } = snapshot
  const isContest = shell.module.rivals?.(sitters.length) === true
  const change = (terms: Partial<Terms>): void => void source.setTerms(terms)
  const lucks = (['same', 'new', 'strict'] as const).map((value) => ({ value, label: fresh(`luck.${value}`) }))
  return (
    <Sheet title={t('title')} closeLabel={common('close')} onClose={closePanel}>
      <p className="note">{t(source.online === undefined ? 'own' : 'shared')}</p>
      {isContest ? (
        <p className="note">{fresh('luckHelp.rivals')}</p>
      ) : (
        <div>
          <Segments
            label={fresh('luck.label')}
            value={policies.luck}
            choices={lucks}
            onChange={(luck) => change({ luck })}
          />
          <p className="note">{fresh(`luckHelp.${policies.luck}`)}</p>
        </div>
      )}
      <Switch
        label={t('hints')}
        help={fresh('hintsHelp')}
        isOn={policies.hints}
        onChange={(hints) => change({ hints })}
      />
      {policies.hints
        ? mine.map((seat) => (
            <Switch
              key={seat}
              label={t('hintsFor', { who: sitters[seat]!.name })}
              isOn={wantsHints(seats, hintsAt, seat)}
              onChange={(isOn) => seats.set(hintsAt, seat, isOn)}
            />
          ))
        : null}
    </Sheet>
  )
}
