/** What led to a fight is read before the board is laid out. */
import type { TableProps } from '@emberhall/ui'
import { useMemo } from 'react'
import type { O, S } from '../../../state.ts'
import { tableauOf } from '../../model/tableau.ts'
import { DeskContext, deskOf } from '../model/desk.ts'
import { ledHere, nodeIn, pageNow } from '../model/told.ts'
import { Book } from '../parts/Book.tsx'
import { Events } from '../parts/Events.tsx'
import { Shell } from '../parts/Shell.tsx'
import { Passages, Vine } from '../parts/Told.tsx'
import { tell } from '../words.ts'
import { PLAIN_PICTURE, Title } from './StoryPage.tsx'

interface InterludeProps extends TableProps<S, O> {
  readonly onRead: () => void
}
export function Interlude({ onRead, ...props }: InterludeProps) {
  // What is asked concerns the board, which cannot be seen yet.
  const desk = useMemo(() => deskOf(tableauOf({ ...props, parts: { ...props.parts, prompt: null } })), [props])
  const { s, t, log, lang } = desk
  const node = nodeIn(s.node)
  const led = ledHere(log, s.node, lang)
  const texts = node.body === undefined ? [] : pageNow(t, log, lang)
  return (
    <DeskContext value={desk}>
      <Shell kind="story" picture={node.picture ?? PLAIN_PICTURE}>
        <Book of={s.node}>
          <article className="fgp-read">
            <Title node={node} desk={desk} />
            <Vine />
            <section className="fgp-led" aria-label={tell(lang, 'followed')}>
              <Events events={led} />
            </section>
            <Passages texts={texts} isFirst={led.length === 0} />
          </article>
          <div className="fgp-doings fgp-doings-row">
            <button type="button" className="fgp-line fgp-line-main" data-onward="" onClick={onRead}>
              <b>{tell(lang, 'toFight')}</b>
            </button>
          </div>
        </Book>
      </Shell>
    </DeskContext>
  )
}
