/** Figures that are not as printed at the moment, and what changes them. */
import { at as nth } from '@emberhall/kernel'
import { SKILLS, type Stat } from '../content/types.ts'
import { type Book, bookOf, type Source } from '../book.ts'
import { GROWN } from '../hero-shape.ts'
import {
  escapeValue,
  foeCombat,
  foeDamage,
  foeDefense,
  foeHealth,
  foeInitiative,
  foeMove,
  foeSources,
  sheetOf,
  sideOf,
} from '../queries/foes.ts'
import { inForce } from '../queries/sources.ts'
import { classOf, heroFigure } from '../queries/stats.ts'
import { type EnemyNo, foeOf, type HeroNo, type T } from '../state.ts'

/** What has a name of its own, by its id; or levels, an ambush, a Flash, and whatever else is going on. */
type By = { readonly id: string } | 'levels' | 'ambush' | 'flash' | 'while'
interface Part {
  readonly n: number
  readonly source: By
}
const HERO_STATS = ['maxHealth', 'maxSanity', 'maxGrit', 'initiative', 'combat', ...SKILLS] as const
const FOE_STATS = ['initiative', 'move', 'escape', 'combat', 'damage', 'defense', 'health'] as const
export interface Figure {
  readonly what: (typeof HERO_STATS)[number] | (typeof FOE_STATS)[number]
  readonly printed: number
  readonly now: number
  readonly by: readonly Part[]
}

export function heroFigures(t: T, h: HeroNo): readonly Figure[] {
  const hero = t.s.heroes[h]
  if (hero === undefined) return []
  const { health, sanity, maxGrit, initiative, combat, skills } = classOf(t, hero)
  const printed = { maxHealth: health, maxSanity: sanity, maxGrit, initiative, combat, ...skills }
  return told(
    HERO_STATS.map((what) => {
      const forces = inForce(t, h, what).map(({ source }) => source)
      const levels = { n: hero.grown[(GROWN as readonly string[]).indexOf(what)] ?? 0, source: 'levels' as const }
      return figure(what, printed[what], heroFigure(t, h, what), [levels, ...partsOf(bookOf(t), forces, what)])
    }),
  )
}
export function foeFigures(t: T, e: EnemyNo): readonly Figure[] {
  if (t.s.enemies[e] === undefined) return []
  const { type } = foeOf(t, e)
  const { initiative, move, escape } = sheetOf(t, type)
  const printed = { initiative, move, escape, ...sideOf(t, type) }
  const isAmbush = t.s.fight.ambush.includes(type)
  return told(
    FOE_STATS.map((what) => {
      const parts = partsOf(bookOf(t), foeSources(t, type), what)
      if (what === 'initiative')
        parts.push({ n: isAmbush ? AMBUSH : 0, source: 'ambush' }, { n: flashed(t, type), source: 'flash' })
      return figure(what, printed[what], FOE_NOW[what](t, type), parts)
    }),
  )
}
const FOE_NOW = {
  initiative: foeInitiative,
  move: foeMove,
  escape: escapeValue,
  combat: foeCombat,
  damage: foeDamage,
  defense: foeDefense,
  health: foeHealth,
}
/** SB-20.5 */
const AMBUSH = 2
/** SB-17.15 What is neither printed nor an ambush. */
function flashed(t: T, type: number): number {
  const { flashes } = t.s.fight
  return flashes.length === 0 ? 0 : foeInitiative(t, type) - foeInitiative(unflashed(t), type)
}
const unflashed = (t: T): T =>
  Object.assign(Object.create(t) as T, { s: { ...t.s, fight: { ...t.s.fight, flashes: [] } } })

function partsOf(book: Book, sources: readonly Source[], stat: Stat): Part[] {
  return sources.flatMap((source) => {
    const n = source.mods.reduce((sum, { mod, by = 0, of, vs }) => sum + (mod === stat && !of && !vs ? by : 0), 0)
    const id = nameOf(book, source)
    return n === 0 || id === undefined ? [] : [{ n, source: { id } }]
  })
}
/** Whose rules these are. */
function nameOf({ sources, names, upgrades, content }: Book, source: Source): string | undefined {
  const lists: readonly (readonly [readonly Source[], readonly string[]])[] = [
    [sources.items, names.items],
    [upgrades.map((upgrade) => upgrade.source), names.upgrades],
    [sources.forges, names.forges],
    [sources.injuries, names.injuries],
    [sources.madness, names.madness],
    [sources.mutations, names.mutations],
    [sources.worlds, names.worlds],
    [sources.darkness, content.darkness.map(({ id }) => id)],
    [sources.elites.flat(), names.elites.flatMap((id) => [id, id, id, id])],
  ]
  for (const [list, ids] of lists) if (list.includes(source)) return nth(ids, list.indexOf(source))
  return undefined
}
const told = (figures: readonly Figure[]): readonly Figure[] => figures.filter(({ by }) => by.length > 0)
/** The parts add up to the figure that holds now; what lasts only for a while, or is bound by the rules, is one of them. */
function figure(what: Figure['what'], printed: number, now: number, parts: readonly Part[]): Figure {
  const rest = now - parts.reduce((sum, { n }) => sum + n, printed)
  return { what, printed, now, by: [...parts, { n: rest, source: 'while' as const }].filter(({ n }) => n !== 0) }
}
