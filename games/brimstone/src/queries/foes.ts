/** SB-18, SB-18.6 Figures of enemies: their sheet, their Elite abilities, and what lasts. */
import { at as nth } from '@emberhall/kernel'
import type { EnemySide, Mod, Stat } from '../content/types.ts'
import { bookOf, type Source } from '../book.ts'
import { printed } from '../printed.ts'
import { foeOf, type EnemyNo, type T, Z } from '../state.ts'
import { worldAt } from './ground.ts'

export const typeOf = (t: T, e: EnemyNo) => nth(bookOf(t).content.enemies, foeOf(t, e).type)
export const sheetOf = (t: T, type: number) => nth(bookOf(t).content.enemies, type)
/** AC-8.1 The average level of the posse, rounded down. */
export function posseLevel(t: T): number {
  const { heroes } = t.s
  if (heroes.length === 0) return 1
  return Math.floor(heroes.reduce((sum, { level }) => sum + level, 0) / heroes.length)
}
/** SB-18.2, AC-8.2 */
const isBrutal = (t: T): boolean => posseLevel(t) >= bookOf(t).content.campaign.brutalFrom
export const sideOf = (t: T, type: number): EnemySide =>
  isBrutal(t) ? sheetOf(t, type).brutal : sheetOf(t, type).normal

/** SB-18.3 Elite abilities of a type in this fight, by their number in the content. */
function elitesOf(t: T, type: number): number[] {
  const bits = t.s.fight.elite[type] ?? 0
  if (bits === 0) return []
  const { elite } = sheetOf(t, type)
  const { names } = bookOf(t)
  return elite.flatMap((id, face) => ((bits >> face) & 1 ? [names.elites.indexOf(id)] : []))
}
export function sourcesOfType(t: T, type: number): Source[] {
  const { sources } = bookOf(t)
  const own = nth(sources.enemies, type)[isBrutal(t) ? 1 : 0]
  const elites = elitesOf(t, type)
  if (elites.length === 0) return [own]
  const kind = (t.options.mode === 'basic' ? 2 : 0) + (sheetOf(t, type).size === 'small' ? 1 : 0)
  return [own, ...elites.map((no) => nth(nth(sources.elites, no), kind))]
}
/** Cards that remain in play. */
const remaining = (t: T): Source[] =>
  t.cards(Z.remains).map((card) => nth(bookOf(t).sources.darkness, printed(t, card, 'darkness').no))
/** Whatever has a say in the figures of a type. */
export const foeSources = (t: T, type: number): Source[] => [...sourcesOfType(t, type), ...remaining(t)]
function modsOn(t: T, type: number, stat: Stat): Mod[] {
  const out: Mod[] = []
  for (const source of sourcesOfType(t, type)) for (const mod of source.mods) if (mod.mod === stat) out.push(mod)
  for (const source of remaining(t))
    for (const mod of source.mods) if (mod.mod === stat && mod.foes !== undefined) out.push(mod)
  for (const { part, on } of t.s.timed) {
    const mod = nth(bookOf(t).parts, part)
    if ('mod' in mod && mod.foes !== undefined && mod.mod === stat && (on < 0 || on === type)) out.push(mod)
  }
  return out
}
/** SB-1.13 A figure of a type: what is printed, then what sets it, then what adds. */
function foeFigure(t: T, type: number, stat: Stat, printedFigure: number): number {
  const mods = modsOn(t, type, stat)
  let value = printedFigure
  for (const { set } of mods) if (typeof set === 'number') value = set
  for (const { by } of mods) value += by ?? 0
  return value
}
export const foeHealth = (t: T, type: number): number => foeFigure(t, type, 'health', sideOf(t, type).health)
export const foeDefense = (t: T, type: number): number =>
  Math.max(0, foeFigure(t, type, 'defense', sideOf(t, type).defense))
export const foeCombat = (t: T, type: number): number =>
  Math.max(0, foeFigure(t, type, 'combat', sideOf(t, type).combat))
/** SB-26.8 The dice of its ranged attack: what adds to Combat adds to them. */
export const foeShots = (t: T, type: number): number =>
  Math.max(0, foeFigure(t, type, 'combat', sideOf(t, type).ranged?.shots ?? 0))
export const foeDamage = (t: T, type: number): number =>
  Math.max(0, foeFigure(t, type, 'damage', sideOf(t, type).damage))
export const foeMove = (t: T, type: number): number => Math.max(0, foeFigure(t, type, 'move', sheetOf(t, type).move))
/** What is added to the dice of shots at it. */
export const shotBonus = (t: T, type: number): number => foeFigure(t, type, 'rangedToHitAgainst', 0)
/** SB-1.13 Between 2+ and 6+. */
export const escapeValue = (t: T, type: number): number =>
  Math.min(6, Math.max(2, foeFigure(t, type, 'escape', sheetOf(t, type).escape)))
/** SB-20.5, SB-17.15 Two more for those who ambush, two less for each Flash in a world where some of them are. */
export function foeInitiative(t: T, type: number): number {
  const { ambush, flashes } = t.s.fight
  const value = foeFigure(t, type, 'initiative', sheetOf(t, type).initiative) + (ambush.includes(type) ? 2 : 0)
  return flashes.length === 0 ? value : value - 2 * flashes.filter((world) => isInWorld(t, type, world)).length
}
const isInWorld = (t: T, type: number, world: number): boolean =>
  t.s.enemies.some((enemy) => enemy.type === type && worldAt(t, enemy.at) === world)
export const hasFoeFlag = (t: T, type: number, flag: string): boolean =>
  sourcesOfType(t, type).some(({ flags }) => flags.some((own) => own.flag === flag))
export const hasProcedure = (t: T, type: number, procedure: string): boolean =>
  sourcesOfType(t, type).some(({ procedures }) => procedures.includes(procedure))
/** SB-21.3 The kind and value of fear that a type spreads; `el-f` gives or raises it. */
export function fearOf(t: T, type: number): { kind: 'fear' | 'terror' | 'unspeakable'; n: number } {
  const { kind = 'fear', n = 0 } = sideOf(t, type).fear ?? {}
  return { kind, n: Math.max(0, foeFigure(t, type, 'fear', n)) }
}
/** SB-18.3 */
export const eliteCount = (t: T, type: number): number => {
  let bits = t.s.fight.elite[type] ?? 0
  let n = 0
  for (; bits > 0; bits >>= 1) n += bits & 1
  return n
}
export const isLarge = (t: T, type: number): boolean => {
  const { size } = sheetOf(t, type)
  return size === 'large' || size === 'xl'
}
export const isXl = (t: T, type: number): boolean => sheetOf(t, type).size === 'xl'
export const typesOnBoard = (t: T): number[] => [...new Set(t.s.enemies.map(({ type }) => type))]
