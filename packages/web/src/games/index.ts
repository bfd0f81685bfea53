/** The games whose door is open. Each is a chunk of its own, fetched when somebody sits down. */
import type { GamePack } from './pack.ts'

const PACKS: Readonly<Record<string, () => Promise<{ readonly pack: GamePack }>>> = {
  fateforge: () => import('./fateforge.ts'),
  forgeflame: () => import('./forgeflame.ts'),
  'kinfire-delve': () => import('./kinfire-delve.ts'),
}

export async function packOf(game: string): Promise<GamePack | null> {
  const load = Object.hasOwn(PACKS, game) ? PACKS[game] : undefined
  return load === undefined ? null : (await load()).pack
}
