/** The eye: while it is open, a press on a thing looks at it and chooses nothing. */
import { type LookMode, setLookMode, useLookMode } from '@emberhall/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../Icon.tsx'
import { useTip } from '../../keys/bindings.ts'
import { leavePointing } from '../pointing/mode.ts'

const NEXT: Readonly<Record<LookMode, LookMode>> = { off: 'once', once: 'stays', stays: 'off' }
export function turnLooking(mode: LookMode): void {
  leavePointing()
  setLookMode(NEXT[mode])
}

export function LookButton({ className = '' }: { readonly className?: string }): ReactNode {
  const t = useTranslations('look')
  const mode = useLookMode()
  const tip = useTip()
  return (
    <button
      type="button"
      className={`look-button ${className}`}
      aria-pressed={mode !== 'off'}
      {...tip('look', t('help'))}
      onClick={() => turnLooking(mode)}
    >
      <Icon name="look" />
      <span>{t(mode)}</span>
    </button>
  )
}

/** Says and shows that looking is on, wherever it was turned on. */
export function LookState(): ReactNode {
  const t = useTranslations('look')
  const mode = useLookMode()
  const [hasChanged, setChanged] = useState(false)
  useEffect(() => {
    if (mode === 'off') return undefined
    setChanged(true)
    const { dataset } = document.documentElement
    dataset['looking'] = mode
    return () => {
      delete dataset['looking']
    }
  }, [mode])
  return (
    <p className="hidden" role="status">
      {hasChanged ? t(`${mode}Said`) : ''}
    </p>
  )
}
