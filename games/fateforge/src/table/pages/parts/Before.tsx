/** The last pages once more. */
import { useEffect, useRef } from 'react'
import { useDesk } from '../model/desk.ts'
import { pagesBefore } from '../model/told.ts'
import { tell } from '../words.ts'
import { Events } from './Events.tsx'
import { Passages } from './Told.tsx'

const REMEMBERED = 8
export function Before() {
  const { log, lang } = useDesk()
  const pages = pagesBefore(log, lang).slice(-REMEMBERED)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = end.current
    if (list !== null) list.scrollTop = list.scrollHeight
  }, [])
  return (
    <div className="fgp-read fgp-before" ref={end}>
      {pages.length === 0 && <p className="fgp-quiet">{tell(lang, 'before.none')}</p>}
      {pages.map(({ node, texts, after }, i) => (
        <section key={`${node.id} ${i}`}>
          {node.title !== undefined && <h3>{node.title[lang]}</h3>}
          <Passages texts={texts} />
          <Events events={after} />
        </section>
      ))}
    </div>
  )
}
