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
}
/** `T` is the tree, `B` what a campaign begins with: heroes, modes. Every tree given to these functions is a copy. */
export interface CampaignDef<T, S extends Core, O, B> {
  readonly game: Game<S, O>
  /** Version of the tree's shape. Raise it with every change and add a migration. */
  readonly version: number
  readonly shape: Shape
  /** migrate[n] turns a tree of version n into one of version n + 1. */
  readonly migrate: Readonly<Record<number, (tree: Record<string, unknown>) => Record<string, unknown>>>
  /** `legacy`: what earlier campaigns have left to whoever begins this one. */
  begin(options: B, legacy: readonly string[]): T
  /** The next scene. */
  setup(tree: T): SceneTable
  outcome(tree: T, final: S): Outcome<T>
  /** The act begun again: what is kept of now, what comes back from its start. */
  restart(now: T, start: T, options: B): T
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
export interface Campaign<T extends object, S extends Core, O, B> extends CampaignDef<T, S, O, B> {
  readonly id: string
}

/** What a table that is about to be laid out knows: how many play, and the options they chose. */
export interface Wanted {
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
}
/** A campaign as tables and servers take it, whatever its game. */
export type AnyCampaign = Campaign<object, Core, unknown, Wanted>

/** @example export const chronicles = defineCampaign({ game: vale, version: 1, shape: CAMPAIGN, … }) */
export function defineCampaign<Sh extends Shape, S extends Core, O, B>(
  def: CampaignDef<TreeOf<Sh>, S, O, B> & { readonly shape: Sh },
): Campaign<TreeOf<Sh>, S, O, B> {
  for (let version = 1; version < def.version; version++)
    if (def.migrate[version] === undefined)
      throw new RuleFault(`${def.game.id}: no campaign gets from version ${version} to ${version + 1}`)
  return { ...def, id: def.game.id }
}
