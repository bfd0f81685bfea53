/** Between two people at one screen whose hands are closed: nothing of the table is drawn behind it. */
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

export function Curtain({ name, onOpen }: { readonly name: string; readonly onOpen: () => void }): ReactNode {
  const t = useTranslations('table')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <main className="curtain">
      <i className="curtain-cloth" aria-hidden="true" />
      <i className="curtain-cloth curtain-right" aria-hidden="true" />
      <div className="curtain-words">
        <h1>{t('passTo', { who: name })}</h1>
        <p>{t('passHelp')}</p>
        <button ref={button} type="button" className="main" onClick={onOpen}>
          {t('iAm', { who: name })}
        </button>
      </div>
    </main>
  )
}
