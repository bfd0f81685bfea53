/** A campaign as it is kept: plain data, never changed in place. */
import type { SaveFile } from '@emberhall/saves'

/** Something that happened, for games to put into words. */
export interface Line {
  readonly code: string
  readonly params?: Readonly<Record<string, string | number>>
}
export interface ChronicleLine extends Required<Line> {
  /** The scene it happened in, from 1. */
  readonly scene: number
  readonly act: number
}
/** How a campaign stood when an act began. */
export interface ActStart<T> {
  readonly act: number
  readonly seats: readonly string[]
  readonly tree: T
  /** Scenes finished and lines of the chronicle by then. */
  readonly scenes: number
  readonly lines: number
}
/** What a match of the game is started with. */
export interface SceneSetup {
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: number
}
/** A moment of the scene that has been given a name: how many questions had been put by then. */
export interface NamedMoment {
  readonly name: string
  readonly at: number
}
export interface SceneUnderWay {
  readonly setup: SceneSetup
  /** null: nothing has been kept since it began. */
  readonly save: SaveFile | null
  /** Those that the save has come to; earlier files have none. */
  readonly bookmarks?: readonly NamedMoment[]
}
export interface CampaignDocument<T> {
  readonly id: string
  readonly name: string
  /** Moments as milliseconds since 1970, given by whoever has a clock. */
  readonly created: number
  readonly played: number
  readonly minutes: number
  /** Who plays. */
  readonly seats: readonly string[]
  /** How the campaign stands between scenes; a scene under way has changed nothing of it yet. */
  readonly tree: T
  readonly acts: readonly ActStart<T>[]
  readonly chronicle: readonly ChronicleLine[]
  /** How long the chronicle was when the sitting before began, and when the present one did. */
  readonly sittings: { readonly last: number; readonly now: number }
  /** How many scenes are finished. */
  readonly scenes: number
  readonly scene: SceneUnderWay | null
}
