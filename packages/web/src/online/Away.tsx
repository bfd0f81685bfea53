/** Of those for whom the table waits: who is away, and since when. */
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { OnlineDesk } from '../play/online.ts'
import { useSeatText } from './presence.ts'
import { useOnline } from './useOnline.ts'

export function Away({ online }: { readonly online: OnlineDesk }): ReactNode {
  const { seats, waiting } = useOnline(online).table
  const t = useTranslations('online')
  const howOf = useSeatText()
  return seats
    .filter(({ seat, kind, present, mine }) => waiting.includes(seat) && kind === 'person' && !present && !mine)
    .map((seat) => t('person', { name: seat.name, how: howOf(seat) }))
    .join('. ')
}
