/** Whom this is owed to. */
import { iconAuthors } from 'virtual:icons'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { type Credit, CREDITS_FILE, LICENCES_FILE } from '../credit.ts'
import { Flame } from '../Flame.tsx'

/** What has gone into the client, as the build has found it. */
function useCredits(): readonly Credit[] {
  const [credits, setCredits] = useState<readonly Credit[]>([])
  useEffect(() => {
    const stop = new AbortController()
    fetch(`/${CREDITS_FILE}`, { signal: stop.signal })
      .then(async (answer) => setCredits((await answer.json()) as Credit[]))
      // The licence texts are a click away all the same.
      .catch(() => setCredits([]))
    return () => stop.abort()
  }, [])
  return credits
}

export function Credits(): ReactNode {
  const t = useTranslations('credits')
  const common = useTranslations('common')
  const credits = useCredits()
  const list = (kind: Credit['kind']): ReactNode => (
    <ul>
      {credits
        .filter((credit) => credit.kind === kind)
        .map(({ name, version, by, licence, url }) => (
          <li key={`${name} ${version}`}>
            <a href={url}>{name}</a>
            {by === '' ? '' : `, ${by}`}, {licence}
          </li>
        ))}
    </ul>
  )
  return (
    <main className="page">
      <Link className="page-back" href="/">
        <Flame /> {common('toHall')}
      </Link>
      <h1>{t('title')}</h1>
      <p className="page-lead">{t('unofficial')}</p>
      <h2>{t('icons')}</h2>
      {list('icons')}
      <p>{t('iconsBy', { names: iconAuthors.join(', ') })}</p>
      <h2>{t('fonts')}</h2>
      {list('font')}
      <h2>{t('libraries')}</h2>
      {list('library')}
      <p>
        <a href={`/${LICENCES_FILE}`}>{t('licences')}</a>
      </p>
      <h2>{t('privacy')}</h2>
      <p>{t('privacyText')}</p>
    </main>
  )
}
