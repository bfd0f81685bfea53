/** How it ended. */
import type { EndProps } from '@emberhall/ui'
import type { S } from '../../state.ts'

export function End({ state, words, names, actions }: EndProps<S>) {
  const [title, ...lines] = words.outcome(state, names)
  return (
    <main className="ff-end">
      <h1>{title}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {actions}
    </main>
  )
}
