import { SpokenContext } from '@emberhall/ui'
import type { ReactNode } from 'react'
import { useSpoken } from './voice.ts'

/** Tells whatever is drawn within which sentence is being read aloud. */
export function Spoken({ children }: { readonly children: ReactNode }): ReactNode {
  return <SpokenContext value={useSpoken(({ text }) => text)}>{children}</SpokenContext>
}
