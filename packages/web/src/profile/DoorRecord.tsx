/** What one has made of a game, and where its story goes on: one quiet line at its door. */
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { bestLine } from '../games.ts'
import { useSettings } from '../settings/settings.ts'
import type { DoorRecord as Kept } from './useRecords.ts'

export function DoorRecord({ record: { standing, story } }: { readonly record: Kept }): ReactNode {
  const t = useTranslations('profile')
  const lang = useSettings((settings) => settings.lang)
  const { game, played, won, best, exploits } = standing
  if (played === 0 && story === null) return null
  const lines = [
    story === null ? '' : t('next', { act: story.act, chapter: story.chapter[lang] }),
    played === 0 ? '' : t('tally', { played, won }),
    best === null ? t('exploits', { n: exploits.length }) : bestLine(game, { best, exploits: exploits.length }, lang),
  ]
  return <p className="door-record">{lines.filter((line) => line !== '').join(' · ')}</p>
}
