/** The games of this hall, found by their folders. */
import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BadInput } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export function gameIds(): string[] {
  return globSync('games/*/package.json', { cwd: root })
    .map((file) => basename(dirname(file)))
    .toSorted()
}

/** A game by its id, or by the address of a file that exports its module. */
export async function loadGame(id: string): Promise<GameModule> {
  if (!id.startsWith('file:') && !gameIds().includes(id))
    throw new BadInput(`there is no game "${id}"; there are: ${gameIds().join(', ')}`)
  const exports = (await import(id.startsWith('file:') ? id : `@emberhall/${id}`)) as Record<string, unknown>
  const module = Object.values(exports).find(isModule)
  if (module === undefined) throw new BadInput(`${id} cannot be played yet`)
  return module
}
function isModule(value: unknown): value is GameModule {
  return typeof value === 'object' && value !== null && 'game' in value && 'words' in value && 'brains' in value
}
