/** What a hint says: at the foot of the story where that stands beside the table, so that it covers nothing; else below the question. */
import { holdsNow, usePhone } from '@emberhall/ui'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { Icon } from '../Icon.tsx'
import { isUnderPrompt } from './strip.ts'
import type { Hint } from './useDesk.ts'

/** What a story keeps in sight with a hint below it, in pixels. */
const ENOUGH = 300
export function HintNote({ hint }: { readonly hint: Hint }): ReactNode {
  const common = useTranslations('common')
  const isPhone = usePhone()
  const [beside, setBeside] = useState<HTMLElement | null>(null)
  const [isInTheWay, setInTheWay] = useState(false)
  useLayoutEffect(() => {
    const story = document.querySelector<HTMLElement>('.story')
    setBeside(isPhone || story === null || story.offsetHeight < ENOUGH ? null : story)
  }, [isPhone])
  // The end of the story stays in sight above it, and so does what it speaks of.
  useLayoutEffect(() => {
    const lines = beside?.querySelector('ol')
    lines?.scrollTo({ top: lines.scrollHeight })
    setInTheWay(
      beside === null &&
        hint.options.some((option) =>
          holdsNow()
            .by(option)
            .some((thing) => isUnderPrompt(thing)),
        ),
    )
  }, [beside, hint])
  const note = (
    <div className="prompt-hint" data-aside={isInTheWay || undefined}>
      <p role="status">
        <Icon name="hint" /> {hint.text} {hint.why === '' ? null : <span className="hint-why">{hint.why}</span>}{' '}
        {hint.odds === '' ? null : <span className="hint-odds">{hint.odds}</span>}
        {hint.offer === null ? null : <HintOffer onTake={hint.offer} />}
      </p>
      <button type="button" className="eh-close" aria-label={common('close')} onClick={hint.close}>
        <Icon name="close" />
      </button>
    </div>
  )
  return beside === null ? note : createPortal(note, beside)
}

export function HintOffer({ onTake }: { readonly onTake: () => void }): ReactNode {
  const t = useTranslations('tools')
  return (
    <button type="button" className="link" onClick={onTake}>
      {t('hintsOn')}
    </button>
  )
}
