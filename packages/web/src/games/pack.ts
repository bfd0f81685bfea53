/** What the shell knows of a game besides its rules: loaded only when its door opens. */
import type { Core, GameModule, Lang } from '@emberhall/kernel'
import type { Summary } from '../storage/tables.ts'

/** Words for one option of a game, or for one of its values. */
export interface OptionWords {
  readonly label: string
  readonly help?: string
  /** By value; for a number, the words of special values. */
  readonly values?: Readonly<Record<string, string>>
}
/** A list option that holds one entry a seat, such as who plays which hero. */
export interface PerSeat {
  readonly option: string
  readonly label: Readonly<Record<Lang, string>>
  choices(lang: Lang): readonly { readonly value: string; readonly label: string; readonly note: string }[]
}
/** A first game that explains itself: what to start, and what to say when a question is put for the first time. */
export interface Lesson {
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: number
  readonly notes: Readonly<Record<Lang, Readonly<Record<string, string>>>>
}
export interface GamePack {
  readonly module: GameModule
  summary(state: Core): Summary
  readonly optionWords: Readonly<Record<Lang, Readonly<Record<string, OptionWords>>>>
  readonly perSeat: PerSeat | null
  /** The option that opens hands among teammates, if the game has one. */
  readonly openHands: string | null
  readonly lesson: Lesson | null
  /** Every rule id, chapter by chapter, with the chapters' titles. */
  readonly chapters: Readonly<Record<Lang, readonly { readonly title: string; readonly rules: readonly string[] }[]>>
}
