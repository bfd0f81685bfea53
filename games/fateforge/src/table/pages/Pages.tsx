/** The pages of the story, in the words of the text table. */
import type { TableProps } from '@emberhall/ui'
import type { O, S } from '../../state.ts'

export function Pages({ view, words, names, parts }: TableProps<S, O>) {
  return (
    <main>
      {parts.brand}
      {parts.top}
      {words.panels(view, names).map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
      {parts.prompt}
      {parts.story}
      {parts.tools}
    </main>
  )
}
