/** What can be chosen on a drawn table, by the things it concerns, and what hangs over them for a moment. */
import type { Option, Why } from '@emberhall/kernel'
import { createContext, useContext } from 'react'
import type { Glance, Zoom } from '../contract.ts'
import { within } from '../within.ts'

export interface SpotChoice {
  readonly option: Option
  readonly label: string
}
export interface Anchor<C extends SpotChoice = SpotChoice> {
  readonly open: readonly C[]
  readonly blocked: readonly Why[]
  /** Its place among the picks, from 1; 0: not picked. */
  readonly pick: number
}
export const NO_ANCHOR: Anchor<never> = { open: [], blocked: [], pick: 0 }

export interface StageProps {
  readonly anchors: ReadonlyMap<string, Anchor>
  readonly choose: (choice: SpotChoice) => void
  readonly zoom: (what: Zoom | null, glance?: Glance) => void
  readonly why: (reason: Why) => string
  /** How a pick is called: "picked as number 2". */
  readonly pickWords: (n: number) => string
  /** What was explained is gone with the question. */
  readonly question: string
}

/** A small slate beside the thing it speaks of: why not, or in which ways. */
export interface Note {
  readonly title: string
  readonly lines: readonly string[]
  readonly ways: readonly SpotChoice[]
  /** The middle of what it belongs to, and its top and bottom, on the screen. */
  readonly x: number
  readonly top: number
  readonly bottom: number
}
export interface StageDesk extends StageProps {
  readonly show: (note: Note | null) => void
  /** The slate that hangs there now. */
  readonly noteNow: () => Note | null
  readonly point: (key: string | null) => void
}
export const [StageContext, useStage] = within<StageDesk>('a stage')
/** What the eye rests on, by its key. It changes with every move of the hand, so only those hear of it who ask. */
export const PointedContext = createContext<string | null>(null)
export const usePointed = (): string | null => useContext(PointedContext)
export function placeOf(element: Element): Pick<Note, 'x' | 'top' | 'bottom'> {
  const { left, width, top, bottom } = element.getBoundingClientRect()
  return { x: left + width / 2, top, bottom }
}
