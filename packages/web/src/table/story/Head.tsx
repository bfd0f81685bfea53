/** The title of the story, and behind a small key which lines of it are shown. */
import { Segments } from '@emberhall/ui'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../Icon.tsx'
import type { Filter } from './told.ts'

interface HeadProps {
  readonly filter: Filter
  readonly filters: readonly Filter[]
  readonly onFilter: (filter: Filter) => void
}
export function Head({ filter, filters, onFilter }: HeadProps): ReactNode {
  const t = useTranslations('table')
  const row = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <header className="story-head">
        <h2>{t('story')}</h2>
        <button
          type="button"
          className="story-filter"
          aria-expanded={isOpen}
          aria-controls={row}
          aria-label={`${t('storyFilter')}: ${t(`storyOf.${filter}`)}`}
          title={t('storyFilter')}
          onClick={() => setOpen(!isOpen)}
        >
          {filter === 'everything' ? null : <span>{t(`storyOf.${filter}`)}</span>}
          <Icon name="filter" />
        </button>
      </header>
      <div id={row} className="story-filters">
        {isOpen ? (
          <Segments
            label={t('storyFilter')}
            hideLabel
            value={filter}
            choices={filters.map((value) => ({ value, label: t(`storyOf.${value}`) }))}
            onChange={onFilter}
          />
        ) : null}
      </div>
    </>
  )
}
