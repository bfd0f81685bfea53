/** What happened last, in text: each name leads to what there is to say of what it names, and back to its line. */
import { RuleLink, Ruled } from '@emberhall/ui'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GameShell } from '@emberhall/speech'
import { useSettings } from '../settings/settings.ts'
import { useSpoken } from '../settings/voice.ts'
import { type Lead, leads } from './story/lead.ts'
import { useRemarks } from './story/remarks.ts'
import { tellStory } from './story/told.ts'
import type { Desk } from './useDesk.ts'
import { aboutOf } from './zoom/about.ts'
import { useChanges } from './zoom/useChanges.ts'

const LATEST = 12
interface TextStoryProps {
  readonly desk: Desk
  readonly shell: GameShell
}
interface Led {
  readonly lead: Lead
  readonly from: HTMLElement
}
export function TextStory({ desk, shell }: TextStoryProps): ReactNode {
  const { snapshot, words, names, history } = desk
  const { moment } = history
  const t = useTranslations('text')
  const spoken = useSpoken(({ place }) => place)
  const [led, setLed] = useState<Led | null>(null)
  const view = moment?.view ?? snapshot.view
  const { faceKeys } = shell.module.game
  const leadOf = useMemo(() => leads({ view, words, names, faceKeys }), [view, words, names, faceKeys])
  const all = useMemo(
    () => tellStory({ log: moment?.log ?? snapshot.log, fresh: 0, words, names }),
    [moment, snapshot.log, words, names],
  )
  const said = useRemarks(all, snapshot.remarks, words, names)
  const told = all.slice(-LATEST)
  const close = (): void => {
    setLed(null)
    led?.from.focus()
  }
  return (
    <section>
      <h2>{t('latest')}</h2>
      <ol>
        {told.map(({ key, pieces, line }) => (
          <li key={key} className={spoken === String(key) ? 'spoken' : ''}>
            {pieces.map((piece, i) => {
              const lead = leadOf(piece)
              if (lead === null) return piece.text
              return (
                <button
                  key={i}
                  type="button"
                  className="story-name"
                  onClick={({ currentTarget: from }) => setLed({ lead, from })}
                >
                  {piece.text}
                </button>
              )
            })}{' '}
            <RuleLink id={line.rule} /> {said.get(key)}
          </li>
        ))}
      </ol>
      {led === null ? null : <AboutIt desk={desk} shell={shell} lead={led.lead} onClose={close} />}
    </section>
  )
}

interface AboutItProps extends TextStoryProps {
  readonly lead: Lead
  readonly onClose: () => void
}
function AboutIt({ desk, shell, lead, onClose }: AboutItProps): ReactNode {
  const t = useTranslations('text')
  const lang = useSettings((settings) => settings.lang)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [lead])
  const { words, names, snapshot, history } = desk
  const view = history.moment?.view ?? snapshot.view
  const key = lead.key ?? ''
  const changed = useChanges({ shell, key, view, names, lang })
  const about = aboutOf({ what: lead.look, key, words, view, names, faceKeys: shell.module.game.faceKeys })
  if (about === null) return null
  const lines = new Set([...changed, ...about.lines, ...about.now])
  return (
    <div className="text-about">
      <h3 ref={heading} tabIndex={-1}>
        {about.name}
      </h3>
      <ul>
        {[...lines].map((line) => (
          <li key={line}>
            <Ruled text={line} />
          </li>
        ))}
      </ul>
      <button type="button" onClick={onClose}>
        {t('toLine')}
      </button>
    </div>
  )
}
