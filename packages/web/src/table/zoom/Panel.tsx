/** A card looked at closely: large, its text as text, what changes it at this moment, and how it can be chosen. */
import type { GameShell, GameWords, Lang } from '@emberhall/speech'
import { type GameTable, Ruled, setLookMode, type Way } from '@emberhall/ui'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../Icon.tsx'
import { useKeyName, useTip } from '../../keys/bindings.ts'
import type { Snapshot } from '../../play/source.ts'
import { aboutOf } from './about.ts'
import { keyOf, useChanges } from './useChanges.ts'
import type { Look, ZoomDesk } from './useZoom.ts'

export interface PanelProps {
  readonly desk: ZoomDesk
  readonly look: Look
  readonly isPinned: boolean
  readonly shell: GameShell
  readonly words: GameWords
  readonly drawn: GameTable | null
  readonly snapshot: Snapshot
  readonly lang: Lang
  /** The question on the table. */
  readonly question: string
}
export function Panel(props: PanelProps): ReactNode {
  const { desk, look, isPinned, shell, words, drawn, snapshot, lang } = props
  const { what, isPassing } = look
  const t = useTranslations('table')
  const tips = useTranslations('look')
  const keep = useKeyName()('look')
  const ref = useRef<HTMLElement>(null)
  const isHeld = !isPassing && !isPinned
  useEffect(() => {
    if (!isHeld) return undefined
    const before = document.activeElement
    ref.current?.focus({ preventScroll: true })
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement)
        before.focus({ preventScroll: true })
    }
  }, [isHeld])
  const { view } = snapshot
  const names = snapshot.sitters.map((sitter) => sitter.name)
  const key = keyOf(what, look.from)
  const changed = useChanges({ shell, key, view, names, lang })
  const about = aboutOf({ what, key, words, view, names, faceKeys: shell.module.game.faceKeys })
  if (about === null) return null
  const { name, face, lines } = about
  const now = about.now.filter((line) => !changed.includes(line))
  const ways = isPassing || look.question !== props.question ? [] : look.ways
  return (
    <aside ref={ref} tabIndex={-1} className="zoom" data-passing={isPassing || undefined} aria-label={name}>
      {drawn === null || face === null ? null : (
        <div className="zoom-card">
          <drawn.Card face={face} lang={lang} width={280} />
        </div>
      )}
      <div className="zoom-words">
        <header>
          <h2>{name}</h2>
          {isPassing ? null : <Buttons desk={desk} isPinned={isPinned} />}
        </header>
        {changed.map((line) => (
          <p key={line} className="zoom-change">
            {line}
          </p>
        ))}
        {lines.map((line) => (
          <p key={line}>
            <Ruled text={line} />
          </p>
        ))}
        {now.length === 0 ? null : (
          <>
            <h3>{t('rightNow')}</h3>
            {now.map((line) => (
              <p key={line}>
                <Ruled text={line} />
              </p>
            ))}
          </>
        )}
        {isPassing && keep !== '' ? <p className="zoom-tip">{tips('keep', { key: keep })}</p> : null}
        {ways.length === 0 ? null : <Ways ways={ways} close={desk.close} />}
      </div>
    </aside>
  )
}

function Buttons({ desk, isPinned }: Pick<PanelProps, 'desk' | 'isPinned'>): ReactNode {
  const t = useTranslations('look')
  const common = useTranslations('common')
  const press = ({ nativeEvent }: MouseEvent): void => {
    if (isPinned) return desk.unpin()
    desk.pin()
    // A finger cannot rest on the other card, so its next tap looks.
    if ('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch') setLookMode('once')
  }
  const label = t(isPinned ? 'unpin' : 'pin')
  const tip = useTip()
  return (
    <>
      <button type="button" className="eh-close" aria-label={label} {...tip('pin', label)} onClick={press}>
        <Icon name={isPinned ? 'unpin' : 'pin'} />
      </button>
      <button type="button" className="eh-close" aria-label={common('close')} onClick={desk.close}>
        <Icon name="close" />
      </button>
    </>
  )
}

function Ways({ ways, close }: { readonly ways: readonly Way[]; readonly close: () => void }): ReactNode {
  const t = useTranslations('look')
  return (
    <div className="zoom-ways">
      {ways.map(({ label, take }, i) => (
        <button
          key={i}
          type="button"
          className="main"
          onClick={() => {
            close()
            take()
          }}
        >
          {ways.length === 1 ? <b>{t('choose')}</b> : null} <span>{label}</span>
        </button>
      ))}
    </div>
  )
}
