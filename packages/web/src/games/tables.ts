/** How the open games are drawn: each a chunk of its own. A game without a picture is played in text. */
import type { GameTable } from '@emberhall/ui'

const TABLES: Readonly<Record<string, () => Promise<GameTable>>> = {
  fateforge: async () => (await import('@emberhall/fateforge/table')).fateforgeTable as unknown as GameTable,
  forgeflame: async () => (await import('@emberhall/forgeflame/table')).forgeflameTable as unknown as GameTable,
  'kinfire-delve': async () => (await import('@emberhall/kinfire-delve/table')).kinfireTable as unknown as GameTable,
}

export async function tableOf(game: string): Promise<GameTable | null> {
  const load = Object.hasOwn(TABLES, game) ? TABLES[game] : undefined
  return load === undefined ? null : load()
}
