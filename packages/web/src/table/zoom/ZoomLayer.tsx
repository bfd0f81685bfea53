/** Something looked at closely: the card large, its text as text, and what changes it at this moment. */
import type { GameWords, Lang, Panel as Block } from '@emberhall/kernel'
import { type GameTable, Ruled, useMedia } from '@emberhall/ui'
import { type ReactNode, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { GamePack } from '../../games/pack.ts'
import { Icon } from '../../Icon.tsx'
import type { Snapshot } from '../../play/source.ts'
import { type Looked, saidOf } from '../story/lead.ts'
import { usePlace } from './usePlace.ts'
import type { Look, ZoomDesk } from './useZoom.ts'

export interface ZoomLayerProps {
  readonly desk: ZoomDesk
  readonly pack: GamePack
  readonly words: GameWords
  readonly drawn: GameTable | null
  readonly snapshot: Snapshot
  readonly lang: Lang
}

export function ZoomLayer({ desk, ...props }: ZoomLayerProps): ReactNode {
  const { look } = desk
  return look === null ? null : <Panel look={look} close={desk.close} {...props} />
}

interface PanelProps extends Omit<ZoomLayerProps, 'desk'> {
  readonly look: Look
  readonly close: () => void
}
function Panel({ look, pack, words, drawn, snapshot, lang, close }: PanelProps): ReactNode {
  const t = useTranslations('table')
  const common = useTranslations('common')
  const ref = useRef<HTMLElement>(null)
  const isNarrow = useMedia('(max-width: 700px)')
  usePlace(ref, look.from, look.isPassing || !isNarrow)
  const { what } = look
  const face = faceOf(what, pack, snapshot)
  if (face === null && !('thing' in what)) return null
  const names = snapshot.sitters.map((sitter) => sitter.name)
  const panels = words.panels(snapshot.view, names)
  const { name, lines } = face === null ? { name: nameOf(what), lines: [] } : words.card(face)
  const now = 'thing' in what ? saidOf(what.thing, panels) : onTheTable(name, lines, panels)
  return (
    <aside ref={ref} className="zoom" data-passing={look.isPassing || undefined} aria-label={name}>
      {drawn === null || face === null ? null : (
        <div className="zoom-card">
          <drawn.Card face={face} lang={lang} width={280} />
        </div>
      )}
      <div className="zoom-words">
        <header>
          <h2>{name}</h2>
          {look.isPassing ? null : (
            <button type="button" className="eh-close" aria-label={common('close')} onClick={close}>
              <Icon name="close" />
            </button>
          )}
        </header>
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
      </div>
    </aside>
  )
}
/** A name that stands alone begins with a capital. */
function nameOf(zoom: Looked): string {
  const name = 'thing' in zoom ? zoom.thing : ''
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
function faceOf(zoom: Looked, pack: GamePack, snapshot: Snapshot): string | null {
  if ('face' in zoom) return zoom.face
  if ('thing' in zoom) return null
  const code = snapshot.view.state.faces[zoom.card]
  return code === undefined || code < 0 ? null : pack.module.game.faceKeys[code]!
}
/** What the table says about a card beyond what is printed on it: progress, modifiers, what hangs on it. */
function onTheTable(name: string, printed: readonly string[], panels: readonly Block[]): readonly string[] {
  const panel = panels.find(({ title }) => title.includes(name))
  return panel?.lines.filter((line) => !printed.includes(line)) ?? []
}
