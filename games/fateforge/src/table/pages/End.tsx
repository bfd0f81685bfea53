/** How it ended, in words. */
import type { EndProps } from '@emberhall/ui'
import type { S } from '../../state.ts'

export function End({ state, words, names, actions }: EndProps<S>) {
  return (
    <main>
      {words.outcome(state, names).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {actions}
    </main>
  )
}
