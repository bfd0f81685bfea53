/** Around the table, and talk, as a sheet. */
import { Sheet } from '@emberhall/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Around, type AroundProps } from './Around.tsx'
import { Chat } from './Chat.tsx'

export function OnlineSheet({ onClose, ...around }: AroundProps & { readonly onClose: () => void }): ReactNode {
  const t = useTranslations('online')
  const common = useTranslations('common')
  return (
    <Sheet title={t('around')} closeLabel={common('close')} onClose={onClose}>
      <Around {...around} />
      <Chat desk={around.desk} sitters={around.sitters} />
    </Sheet>
  )
}
