/** Which letter does what, for those who want others. */
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBindings } from '../keys/bindings.ts'
import { ACTIONS, type Action, type Refusal, whyNotBound } from '../keys/rules.ts'
import { useSettings } from './settings.ts'

export function KeyBindings(): ReactNode {
  const t = useTranslations('settings')
  const bindings = useBindings()
  const { keys, set } = useSettings()
  const [listening, setListening] = useState<Action | null>(null)
  const [refused, setRefused] = useState<{ readonly key: string; readonly why: Refusal } | null>(null)
  const does = useTranslations('keys.does')
  const listen = (action: Action | null): void => {
    setListening(action)
    setRefused(null)
  }
  const press = (action: Action) => (event: KeyboardEvent) => {
    if (listening !== action || event.key === 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') return listen(null)
    if (['Shift', 'Alt', 'Control', 'Meta'].includes(event.key)) return
    const key = event.key.toLowerCase()
    const why = whyNotBound(bindings, action, key)
    if (why !== null) return setRefused({ key, why })
    set({ keys: { ...keys, [action]: key } })
    listen(null)
  }
  const words = (): string => {
    if (refused === null) return ''
    const key = refused.key.length === 1 ? refused.key.toUpperCase() : refused.key
    return refused.why.code === 'taken' ? t('keyTaken', { key, does: does(refused.why.by) }) : t('keyUnfit', { key })
  }
  return (
    <details className="keys-later key-list">
      <summary>{t('changeKeys')}</summary>
      <p className="note">{t('changeKeysHelp')}</p>
      <ul>
        {ACTIONS.map((action) => (
          <li key={action}>
            <span id={`key-${action}`}>{does(action)}</span>
            <button
              type="button"
              className="quiet"
              aria-labelledby={`key-${action} key-of-${action}`}
              aria-pressed={listening === action}
              onClick={() => listen(listening === action ? null : action)}
              onKeyDown={press(action)}
              onBlur={() => listening === action && listen(null)}
            >
              <kbd id={`key-of-${action}`}>{listening === action ? t('pressKey') : bindings[action].toUpperCase()}</kbd>
            </button>
            <p className="key-refusal" role="alert">
              {listening === action ? words() : ''}
            </p>
          </li>
        ))}
      </ul>
      {Object.keys(keys).length === 0 ? null : (
        <button type="button" className="quiet" onClick={() => set({ keys: {} })}>
          {t('usualKeys')}
        </button>
      )}
    </details>
  )
}
