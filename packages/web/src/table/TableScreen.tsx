/** The address of a table: opens it, or says why it cannot be opened. */
import { later } from '@emberhall/ui'
import { type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useSearch } from 'wouter'
import { Flame } from '../Flame.tsx'
import { Spoken } from '../settings/Spoken.tsx'
import '../styles/table.css'
import { Frame } from './Frame.tsx'
import { useOpening } from './useMatch.ts'

const text = later(async () => (await import('./TextTable.tsx')).TextTable)

export function TableScreen({ id }: { readonly id: string }): ReactNode {
  const opening = useOpening(id)
  const isText = new URLSearchParams(useSearch()).has('text')
  const t = useTranslations('opening')
  const common = useTranslations('common')
  const online = useTranslations('online')
  if (opening.state === 'opening') return <Opening />
  if (opening.state === 'open') {
    const { source, shell, drawn } = opening
    const Screen = isText ? text.Screen : Frame
    return (
      <Spoken>
        <Suspense fallback={<Opening />}>
          <Screen key={source.id} source={source} shell={shell} drawn={drawn} />
        </Suspense>
      </Spoken>
    )
  }
  const [title, help] = {
    missing: [t('missing'), t('missingHelp')],
    broken: [t('broken'), t('brokenHelp', { detail: opening.detail })],
    unreachable: [online('unreachable'), online('unreachableHelp')],
    outdated: [online('outdatedTitle'), online('outdated')],
  }[opening.state]
  return (
    <main className="page-note">
      <Flame />
      <h1>{title}</h1>
      <p>{help}</p>
      <Link className="main" href="/">
        {common('toHall')}
      </Link>
    </main>
  )
}

function Opening(): ReactNode {
  return <div className="opening" aria-busy="true" />
}
