/** One part of the table kit, in every state it has. */
import type { Lang } from '@emberhall/speech'
import type { ReactNode } from 'react'

export interface Exhibit {
  /** Where it is found: `#tile-board`. */
  readonly id: string
  readonly title: Readonly<Record<Lang, string>>
  readonly says: Readonly<Record<Lang, string>>
  readonly Show: (props: { readonly lang: Lang; readonly pace: number }) => ReactNode
}
