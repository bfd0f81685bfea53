/** Something looked at closely: the card large, its text as text, and what changes it at this moment. */
import type { GameWords, Lang } from '@emberhall/kernel'
import { type GameTable, Ruled, type Zoom } from '@emberhall/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GamePack } from '../games/pack.ts'
import { Icon } from '../Icon.tsx'
import type { Snapshot } from '../play/source.ts'

export interface ZoomLayerProps {
  readonly zoom: Zoom
  readonly pack: GamePack
  readonly words: GameWords
  readonly drawn: GameTable | null
  readonly snapshot: Snapshot
  readonly lang: Lang
  readonly onClose: () => void
}

/** The layer opens on the other side of the table, so that it never lies under the pointer that called it. */
const pointer = { x: 0 }
document.addEventListener('pointermove', (event) => {
  pointer.x = event.clientX
})

export function ZoomLayer({ zoom, pack, words, drawn, snapshot, lang, onClose }: ZoomLayerProps): ReactNode {
  const t = useTranslations('table')
  const common = useTranslations('common')
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [onClose])
  const [isLeft, setLeft] = useState(false)
  useEffect(() => setLeft(pointer.x > innerWidth / 2), [zoom])
  const face = faceOf(zoom, pack, snapshot)
  if (face === null) return null
  const { name, lines } = words.card(face)
  const now = 'card' in zoom ? onTheTable(name, lines, words, snapshot) : []
  return (
    <aside className={`zoom ${isLeft ? 'zoom-left' : ''}`} aria-label={name}>
      <div className="zoom-card">{drawn === null ? null : <drawn.Card face={face} lang={lang} width={280} />}</div>
      <div className="zoom-words">
        <header>
          <h2>{name}</h2>
          <button type="button" className="eh-close" aria-label={common('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
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
function faceOf(zoom: Zoom, pack: GamePack, snapshot: Snapshot): string | null {
  if ('face' in zoom) return zoom.face
  const code = snapshot.view.state.faces[zoom.card]
  return code === undefined || code < 0 ? null : pack.module.game.faceKeys[code]!
}
/** What the table says about a card beyond what is printed on it: progress, modifiers, what hangs on it. */
function onTheTable(name: string, printed: readonly string[], words: GameWords, snapshot: Snapshot): readonly string[] {
  const names = snapshot.sitters.map((sitter) => sitter.name)
  const panel = words.panels(snapshot.view, names).find(({ title }) => title.includes(name))
  return panel?.lines.filter((line) => !printed.includes(line)) ?? []
}
