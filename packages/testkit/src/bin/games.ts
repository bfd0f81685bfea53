/** The games of this repository, found by their folders. */
import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Subject } from '../checks/configs.ts'

export const root = fileURLToPath(new URL('../../../..', import.meta.url))
export const gameFolder = (id: string): string => join(root, 'games', id)

export function gameIds(): string[] {
  return globSync('games/*/package.json', { cwd: root })
    .map((file) => basename(dirname(file)))
    .toSorted()
}
/** A game's module: the export that has a game. */
export async function loadGame(id: string): Promise<Subject | undefined> {
  const exports = (await import(`@emberhall/${id}`)) as Record<string, unknown>
  return Object.values(exports).find(isModule)
}
function isModule(value: unknown): value is Subject {
  return typeof value === 'object' && value !== null && 'game' in value && 'quickOptions' in value
}

/** The game that was asked for, or an end with a message. */
export function knownGame(id: string): string {
  if (existsSync(gameFolder(id)) && gameIds().includes(id)) return id
  return stop(`There is no game "${id}". There are: ${gameIds().join(', ')}.`)
}
export function stop(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}
