/** Around the table, and talk, as a sheet. */
import { Sheet } from '@emberhall/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Problem } from '../Problem.tsx'
import { Around, type AroundProps } from './Around.tsx'
import { Chat } from './Chat.tsx'
import { useOnline, useProblemText } from './useOnline.ts'

export function OnlineSheet({ onClose, ...around }: AroundProps & { readonly onClose: () => void }): ReactNode {
  const t = useTranslations('online')
  const common = useTranslations('common')
  const problemText = useProblemText()
  const { problem } = useOnline(around.desk)
  return (
    <Sheet title={t('around')} closeLabel={common('close')} onClose={onClose}>
      {problem === null ? null : <Problem text={problemText(problem)} onClose={around.desk.dismiss} />}
      <Around {...around} />
      <Chat desk={around.desk} sitters={around.sitters} />
    </Sheet>
  )
}
