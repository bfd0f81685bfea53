/** A street of places one may go to. */
import type { ReactNode } from 'react'
import type { Picture } from '../baked.tsx'
import type { ListedChoice } from '../stage/choices.ts'

export interface StreetPlace {
  /** The key of its anchor: going there. */
  readonly key: string
  readonly name: string
  /** What is written over its door. */
  readonly sign?: ReactNode
  /** What it looks like from the street; all stand on the same ground. */
  readonly front: Picture
  /** What can be had there. */
  readonly offers: readonly ListedChoice[]
  /** What whoever goes there could have, in words: while nobody has. */
  readonly wares?: readonly string[]
  /** Why nobody gets in. */
  readonly closed?: string
  /** How often somebody may go there, and has. */
  readonly visits?: { readonly made: number; readonly of: number }
  /** What goes on there today. */
  readonly events?: readonly string[]
}
export interface StreetPerson {
  readonly key: string
  readonly name: string
  /** The place, or null: on the street. */
  readonly at: string | null
  readonly picture: Picture
  /** A letter in its shape. */
  readonly plate: ReactNode
  /** What has come their way there. */
  readonly bubble?: string
}
