/** A combat scene on its board. */
import type { TableProps } from '@emberhall/ui'
import type { O, S } from '../../state.ts'

export function Fight({ parts }: TableProps<S, O>) {
  return (
    <main>
      {parts.brand}
      {parts.top}
      {parts.prompt}
      {parts.story}
      {parts.tools}
    </main>
  )
}
