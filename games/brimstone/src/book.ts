/** The content as the rules read it: by number, with what depends only on it worked out once. */
import { found } from '@emberhall/kernel'
import type { Ability, Content, Effect, Enemy, Flag, Mod, Trait } from './content/types.ts'
import { type DeckFace, deckFaces } from './decks.ts'
import { type Plan, planOf } from './queries/plan.ts'
import type { Names } from './names.ts'
import type { T } from './state.ts'

/** What a thing does while it is in force. */
export interface Source {
  readonly mods: readonly Mod[]
  /** Mods for others than the bearer. */
  readonly auras: readonly Mod[]
  readonly flags: readonly Flag[]
  readonly abilities: readonly Ability[]
  readonly procedures: readonly string[]
  /** The figures it changes, the exceptions it makes and the moments at which it can be used, by name. */
  readonly touches: ReadonlySet<string>
}
interface Upgrade {
  readonly id: string
  readonly class: string
  /** The one of the same path that it needs, or -1 (AC-1). */
  readonly needs: number
  readonly isStarting: boolean
  readonly source: Source
}
type EffectList = readonly Effect[]
/** Something of the content that the state can name by number. */
export type Part = Mod | Flag | Ability | EffectList

export interface Book {
  readonly content: Content
  readonly plans: readonly Plan[]
  readonly entranceTile: number
  readonly upgrades: readonly Upgrade[]
  readonly sources: {
    readonly classes: readonly Source[]
    readonly items: readonly Source[]
    readonly forges: readonly Source[]
    readonly injuries: readonly Source[]
    readonly madness: readonly Source[]
    readonly mutations: readonly Source[]
    readonly worlds: readonly Source[]
    /** Of cards that remain in play; empty for the others. */
    readonly darkness: readonly Source[]
    /** By ability: as it is, for Small enemies, in the Basic game, and for Small ones there. */
    readonly elites: readonly (readonly [Source, Source, Source, Source])[]
    /** By type, normal and Brutal. */
    readonly enemies: readonly (readonly [Source, Source])[]
  }
  readonly faces: readonly DeckFace[]
  readonly parts: readonly Part[]
  readonly partNo: ReadonlyMap<Part, number>
  readonly names: Names
}

export function makeBook(content: Content): Book {
  const parts = collectParts(content)
  const of = (list: readonly { readonly rules: readonly Trait[] }[]): Source[] =>
    list.map(({ rules }) => sourceOf(rules))
  const upgrades = upgradesOf(content)
  const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)
  return {
    content,
    plans: content.tiles.map(planOf),
    entranceTile: content.tiles.findIndex(({ kind }) => kind === 'entrance'),
    upgrades,
    sources: {
      classes: content.classes.map(({ abilities }) => sourceOf(abilities.flatMap(({ rules }) => rules))),
      items: of(content.items),
      forges: of(content.forges),
      injuries: of(content.injuries),
      madness: of(content.madness),
      mutations: of(content.mutations),
      worlds: of(content.worlds),
      darkness: content.darkness.map(({ remains }) => sourceOf(remains?.rules ?? [])),
      elites: content.elites.map(({ rules, small = rules, basic }) => [
        sourceOf(rules),
        sourceOf(small),
        sourceOf(basic ?? rules),
        sourceOf(basic ?? small),
      ]),
      enemies: content.enemies.map(sidesOf),
    },
    faces: deckFaces(content),
    parts,
    partNo: new Map(parts.map((part, no) => [part, no])),
    names: {
      classes: ids(content.classes),
      upgrades: ids(upgrades),
      items: ids(content.items),
      forges: ids(content.forges),
      enemies: ids(content.enemies),
      elites: ids(content.elites),
      tiles: ids(content.tiles),
      missions: ids(content.missions),
      injuries: ids(content.injuries),
      madness: ids(content.madness),
      mutations: ids(content.mutations),
      worlds: ids(content.worlds),
      depthEvents: ids(content.depthEvents),
      towns: ids(content.towns),
      hazards: ids(content.hazards),
      townEvents: content.locations.flatMap(({ events }) => ids(events)),
      nights: ids(content.nights),
    },
  }
}
const sidesOf = ({ normal, brutal }: Enemy): [Source, Source] => [
  sourceOf(normal.abilities.flatMap(({ rules }) => rules)),
  sourceOf(brutal.abilities.flatMap(({ rules }) => rules)),
]
function sourceOf(rules: readonly Trait[]): Source {
  const mods = rules.filter((rule): rule is Mod => 'mod' in rule)
  const touches = rules.flatMap((rule) =>
    'mod' in rule ? [rule.mod] : 'flag' in rule ? [rule.flag] : 'on' in rule ? [rule.on] : [],
  )
  return {
    touches: new Set(touches),
    mods: mods.filter(({ whom }) => typeof whom !== 'object'),
    auras: mods.filter(({ whom }) => typeof whom === 'object'),
    flags: rules.filter((rule): rule is Flag => 'flag' in rule),
    abilities: rules.filter((rule): rule is Ability => 'on' in rule),
    procedures: rules.flatMap((rule) => ('procedure' in rule ? [rule.procedure] : [])),
  }
}
function upgradesOf({ startingUpgrades, paths }: Content): Upgrade[] {
  const out: Upgrade[] = startingUpgrades.map(({ id, class: of, rules }) => {
    return { id, class: of, needs: -1, isStarting: true, source: sourceOf(rules) }
  })
  for (const path of paths)
    path.ranks.forEach((rules, rank) => {
      const needs = rank === 0 ? -1 : out.length - 1
      out.push({ id: `${path.id}-${rank + 1}`, class: path.class, needs, isStarting: false, source: sourceOf(rules) })
    })
  return out
}

/** Every list of effects, every passive and every ability, in the order of the content. */
function collectParts(content: Content): Part[] {
  const parts = new Set<Part>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const isEffects = Array.isArray(value) && value.some((one) => isRecord(one) && 'do' in one)
    if (isEffects || (isRecord(value) && ('mod' in value || 'flag' in value || 'on' in value))) parts.add(value as Part)
    for (const inner of Object.values(value)) visit(inner)
  }
  visit(content)
  return [...parts]
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const bookOf = (t: T): Book => (t.game as unknown as { readonly book: Book }).book
export const numberOf = (names: readonly string[], id: string): number => {
  const no = names.indexOf(id)
  return found(no < 0 ? undefined : no, id)
}
export const partNo = (t: T, part: Part): number => found(bookOf(t).partNo.get(part), 'a part of the content')
