/** Seats that are kept for somebody at other tables: to be taken, or not. */
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { doorOf } from '../games.ts'
import { Icon } from '../Icon.tsx'
import type { Tables } from './useTables.ts'

export function Invitations({ invitations, decline }: Pick<Tables, 'invitations' | 'decline'>): ReactNode {
  const t = useTranslations('hall')
  return invitations.map(({ table, seat, link, by, game, title }) => {
    const what = [doorOf(game)?.title ?? game, title].filter((text) => text !== '').join(', ')
    return (
      <p key={`${table} ${seat}`} className="hall-notice invitation">
        <Icon name="join" /> {by === '' ? t('invitedThere', { what }) : t('invited', { by, what })}{' '}
        <Link className="quiet" href={`/join/${table}~${link}`}>
          {t('accept')}
        </Link>{' '}
        <button type="button" className="quiet" onClick={() => decline(table)}>
          {t('declineInvitation')}
        </button>
      </p>
    )
  })
}
