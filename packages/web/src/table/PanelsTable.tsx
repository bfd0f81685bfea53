/** The table in words, for a game that brings no picture of its own yet. */
import { Ruled, type TableProps } from '@emberhall/ui'
import type { ReactNode } from 'react'

export function PanelsTable({ view, names, words, parts }: TableProps): ReactNode {
  return (
    <div className="plain-table">
      <header className="plain-head">
        {parts.brand}
        {parts.agenda}
        {parts.top}
        {parts.tools}
      </header>
      <main className="plain-board">
        {words.panels(view, names).map(({ title, lines }) => (
          <section key={title} className="plain-panel">
            <h2>{title}</h2>
            {lines.map((line) => (
              <p key={line}>
                <Ruled text={line} />
              </p>
            ))}
          </section>
        ))}
      </main>
      <div className="plain-story">{parts.story}</div>
      <div className="plain-prompt">{parts.prompt}</div>
    </div>
  )
}
