/** SB-18, SB-18.6 Figures of enemies: their sheet, their Elite abilities, and what lasts. */
import { at as nth } from '@emberhall/kernel'
import type { EnemySide, Mod, Stat } from '../content/types.ts'
import { bookOf, type Source } from '../book.ts'
import { printed } from '../printed.ts'
import { foeOf, type EnemyNo, type T, Z } from '../state.ts'

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
  const isSmall = sheetOf(t, type).size === 'small'
  const isBasic = t.options.mode === 'basic'
  const { elites: plain, eliteSmall, eliteBasic } = sources
  return [own, ...elites.map((no) => (isBasic ? eliteBasic : isSmall ? eliteSmall : plain)[no]!)]
}
function modsOn(t: T, type: number, stat: Stat): Mod[] {
  const out: Mod[] = []
  for (const source of sourcesOfType(t, type)) for (const mod of source.mods) if (mod.mod === stat) out.push(mod)
  for (const card of t.cards(Z.remains))
    for (const mod of nth(bookOf(t).sources.darkness, printed(t, card, 'darkness').no).mods)
      if (mod.mod === stat && mod.foes !== undefined) out.push(mod)
  for (const { part, on } of t.s.timed) {
    const mod = nth(bookOf(t).parts, part)
    if ('mod' in mod && mod.foes !== undefined && mod.mod === stat && (on < 0 || on === type)) out.push(mod)
  }
  return out
}
/** What is added to a figure of a type. */
export function foeBonus(t: T, type: number, stat: Stat): number {
  let sum = 0
  for (const { by } of modsOn(t, type, stat)) sum += by ?? 0
  return sum
}
export const foeHealth = (t: T, type: number): number => sideOf(t, type).health + foeBonus(t, type, 'health')
export const foeDefense = (t: T, type: number): number =>
  Math.max(0, sideOf(t, type).defense + foeBonus(t, type, 'defense'))
export const foeCombat = (t: T, type: number): number => sideOf(t, type).combat + foeBonus(t, type, 'combat')
export const foeDamage = (t: T, type: number): number => sideOf(t, type).damage + foeBonus(t, type, 'damage')
export const foeMove = (t: T, type: number): number => Math.max(0, sheetOf(t, type).move + foeBonus(t, type, 'move'))
/** SB-1.13 Between 2+ and 6+. */
export const escapeValue = (t: T, type: number): number =>
  Math.min(6, Math.max(2, sheetOf(t, type).escape + foeBonus(t, type, 'escape')))
/** SB-20.5, SB-17.15 Two more for those who ambush, two less for each Flash in their world. */
export function foeInitiative(t: T, type: number): number {
  const { ambush, flashes } = t.s.fight
  const printedInitiative = sheetOf(t, type).initiative + foeBonus(t, type, 'initiative')
  return printedInitiative + (ambush.includes(type) ? 2 : 0) - 2 * flashes.length
}
export const hasFoeFlag = (t: T, type: number, flag: string): boolean =>
  sourcesOfType(t, type).some(({ flags }) => flags.some((own) => own.flag === flag))
export const hasProcedure = (t: T, type: number, procedure: string): boolean =>
  sourcesOfType(t, type).some(({ procedures }) => procedures.includes(procedure))
/** SB-21.3 The kind and value of fear that a type spreads; `el-f` gives or raises it. */
export function fearOf(t: T, type: number): { kind: 'fear' | 'terror' | 'unspeakable'; n: number } {
  const { kind = 'fear', n = 0 } = sideOf(t, type).fear ?? {}
  if (modsOn(t, type, 'fear').some(({ set }) => set === 0)) return { kind, n: 0 }
  return { kind, n: Math.max(0, n + foeBonus(t, type, 'fear')) }
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
