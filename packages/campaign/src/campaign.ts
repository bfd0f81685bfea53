/** What a game says about its campaign: the tree that outlives scenes, and how scenes come out of it and go back into it. */
import { type Core, type Game, RuleFault, type Shape, type TreeOf } from '@emberhall/kernel'
import type { Line } from './document.ts'

/** Who sits down to the next scene, and what it is. */
export interface SceneTable {
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
}
/** What a finished scene hands back. */
export interface Outcome<T> {
  readonly tree: T
  readonly lines: readonly Line[]
  /** true: those who played want the act begun again, with what the scene has brought. */
  readonly isRestart?: boolean
}
/** A campaign about to begin, or an act about to begin again: how many play, and what they chose when they set it up. */
export interface Wanted {
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
}
/** `T` is the tree. Every tree given to these functions is a copy. */
export interface CampaignDef<T, S extends Core, O> {
  readonly game: Game<S, O>
  /** Version of the tree's shape. Raise it with every change and add a migration. */
  readonly version: number
  readonly shape: Shape
  /** migrate[n] turns a tree of version n into one of version n + 1. */
  readonly migrate: Readonly<Record<number, (tree: Record<string, unknown>) => Record<string, unknown>>>
  /** `legacy`: what earlier campaigns have left to whoever begins this one. */
  begin(wanted: Wanted, legacy: readonly string[]): T
  /** The next scene. */
  setup(tree: T): SceneTable
  outcome(tree: T, final: S): Outcome<T>
  /** The act begun again: what is kept of now, what comes back from its start, what becomes of those who join or leave. */
  restart(now: T, start: T, wanted: Wanted): T
  isOver(tree: T): boolean
  /** What it leaves to those who play it, as names that last; campaigns they begin later know of it. */
  leaves?(tree: T): readonly string[]
  /** Flags of the tree that people may switch between scenes, each with its rule. */
  readonly modes?: Readonly<Record<string, string>>
  actOf(tree: T): number
  /** For the list of campaigns: where in the act it stands, and the picture that goes with it. */
  chapterOf(tree: T): string
  pictureOf(tree: T): string
  /** What no tree of this game can look like. */
  check?(tree: T): readonly string[]
}
export interface Campaign<T extends object, S extends Core, O> extends CampaignDef<T, S, O> {
  readonly id: string
}

/** A campaign as tables and servers take it, whatever its game. */
export type AnyCampaign = Campaign<object, Core, unknown>

/** @example export const trail = defineCampaign({ game, version: 1, shape: keptShape(TRAIL), … }) */
export function defineCampaign<Sh extends Shape, S extends Core, O>(
  def: CampaignDef<TreeOf<Sh>, S, O> & { readonly shape: Sh },
): Campaign<TreeOf<Sh>, S, O> {
  for (let version = 1; version < def.version; version++)
    if (def.migrate[version] === undefined)
      throw new RuleFault(`${def.game.id}: no campaign gets from version ${version} to ${version + 1}`)
  return { ...def, id: def.game.id }
}
