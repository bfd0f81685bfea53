/** Rules that a story holds back: which of them this browser has seen open at a table. */
import type { Core } from '@emberhall/kernel'
import type { TableModule } from '@emberhall/speech'

const keyOf = ({ game }: TableModule): string => `emberhall.rules.${game.id}`

function seenOpen(module: TableModule): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(module)) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
/** What is not shown away from a table. */
export function lockedHere(module: TableModule): readonly string[] {
  const open = seenOpen(module)
  return (module.lockedRules?.(null) ?? []).filter((start) => !open.includes(start))
}
export function keepOpenRules(module: TableModule, state: Core): void {
  const locked = module.lockedRules?.(state)
  if (locked === undefined) return
  const news = lockedHere(module).filter((start) => !locked.includes(start))
  if (news.length === 0) return
  try {
    localStorage.setItem(keyOf(module), JSON.stringify([...seenOpen(module), ...news]))
  } catch {
    // Without storage they are read at the table only.
  }
}
