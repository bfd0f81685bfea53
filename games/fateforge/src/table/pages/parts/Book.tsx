/** The open book: the page, the pages before, standing, the group and the log, each on its leaf. */
import { useBelow } from '@emberhall/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useDesk } from '../model/desk.ts'
import { tell } from '../words.ts'
import { Before } from './Before.tsx'
import { Group } from './Group.tsx'
import { Standing } from './Standing.tsx'

const LEAVES = ['page', 'before', 'standing', 'group', 'log'] as const
type Leaf = (typeof LEAVES)[number]

interface BookProps {
  /** Tells this page from the one before it. */
  readonly of: string
  readonly children: ReactNode
}
export function Book({ of, children }: BookProps) {
  const { lang, parts, options, question } = useDesk()
  const shown = useRef<HTMLDivElement>(null)
  const [leaf, setLeaf] = useState<Leaf>('page')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page opens the book at it
  useEffect(() => setLeaf('page'), [of])
  const isMore = useBelow(shown, `${of} ${leaf} ${question}`, '.fgp-doings') > 0 && leaf === 'page'
  const leaves = options.play === 'campaign' ? LEAVES : (['page', 'group', 'log'] as const)
  return (
    <main className="fgp-book fg-panel">
      <div ref={shown} className="fgp-leaf-shown" key={leaf === 'page' ? of : leaf} data-leaf={leaf}>
        {leaf === 'page' && children}
        {leaf === 'before' && <Before />}
        {leaf === 'standing' && <Standing />}
        {leaf === 'group' && <Group />}
        {leaf === 'log' && <div className="fgp-log">{parts.story}</div>}
      </div>
      {isMore && (
        <button
          type="button"
          className="fgp-more"
          aria-hidden="true"
          tabIndex={-1}
          onClick={() => shown.current?.lastElementChild?.scrollIntoView({ block: 'end' })}
        >
          {tell(lang, 'toDoings')}
        </button>
      )}
      <nav className="fgp-ribbons" aria-label={tell(lang, 'tabs')}>
        {leaves.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={leaf === name ? 'page' : undefined}
            onClick={() => setLeaf(name)}
          >
            {tell(lang, `tab.${name}`)}
          </button>
        ))}
      </nav>
    </main>
  )
}
