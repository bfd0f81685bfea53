/** What the table may put right: one thing of the game's list, by agreement, and written down. */
import type { Option, Why } from '@emberhall/kernel'
import { Sheet } from '@emberhall/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Corrections } from '../play/source.ts'
import type { Desk, Seated } from './useDesk.ts'

const TOLD = ['finishFirst', 'notPutRight', 'gameOver', 'nothingPutRight'] as const
const toldOf = ({ code }: Why): (typeof TOLD)[number] | 'notOffered' =>
  TOLD.find((told) => told === code) ?? 'notOffered'

export interface PutRightSheetProps {
  readonly desk: Pick<Desk, 'snapshot' | 'words' | 'names' | 'closePanel'>
  readonly seated: Pick<Seated, 'source'>
}
export function PutRightSheet({ desk, seated }: PutRightSheetProps): ReactNode {
  const { snapshot, names, closePanel } = desk
  const { source } = seated
  const t = useTranslations('putRight')
  const common = useTranslations('common')
  const { question, seat } = snapshot.view
  const [list, setList] = useState<Corrections | null>(null)
  const [refusal, setRefusal] = useState<readonly Why[]>([])
  useEffect(() => {
    let isOpen = true
    source.corrections().then(
      (found) => isOpen && setList(found),
      // The table says why; it would not be seen behind an empty sheet.
      () => isOpen && closePanel(),
    )
    return () => {
      isOpen = false
    }
  }, [source, question, seat])
  const others = (source.online?.current().table.seats ?? [])
    .filter(({ kind, mine }) => kind === 'person' && !mine)
    .map(({ name }) => name)
  const reasons = refusal.length > 0 ? refusal : (list?.why ?? [])
  const take = (option: Option): void =>
    void source.correct(option).then((verdict) => (verdict.ok ? closePanel() : setRefusal(verdict.why)))
  return (
    <Sheet title={t('title')} closeLabel={common('close')} onClose={closePanel}>
      <p className="note">{t('help')}</p>
      <p className="note">
        {t('record', { who: names[seat] ?? '' })} {others.length === 0 ? null : t('agree', { who: others.join(', ') })}
      </p>
      {reasons.map((why) => (
        <p key={why.code} role="alert">
          {t(`why.${toldOf(why)}`)}
        </p>
      ))}
      {[...grouped(desk, list?.options ?? [])].map(([kind, choices]) => (
        <section key={kind} className="keys-group put-right">
          <h3>{kind}</h3>
          {choices.map(({ option, text }) => (
            <button key={option} type="button" className="choice" onClick={() => take(option)}>
              <b>{text}</b>
            </button>
          ))}
        </section>
      ))}
    </Sheet>
  )
}
interface Choice {
  readonly option: Option
  readonly text: string
}
function grouped(
  { words, snapshot, names }: Pick<Desk, 'words' | 'snapshot' | 'names'>,
  options: readonly Option[],
): Map<string, Choice[]> {
  const groups = new Map<string, Choice[]>()
  for (const option of options) {
    const { kind, text } = words.correction!(option, snapshot.view, names)
    groups.set(kind, [...(groups.get(kind) ?? []), { option, text }])
  }
  return groups
}
