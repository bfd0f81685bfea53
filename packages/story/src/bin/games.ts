/** The games that tell stories, found by their folders. */
import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { StoryPack } from '../pack.ts'

export const root = fileURLToPath(new URL('../../../..', import.meta.url))

export function gameFolders(): string[] {
  return globSync('games/*/package.json', { cwd: root })
    .map((file) => join(root, dirname(file)))
    .toSorted()
}
/** The folder of a game, or an end with a message. */
export function folderOf(id: string): string {
  const ids = gameFolders().map((folder) => basename(folder))
  return ids.includes(id) ? join(root, 'games', id) : stop(`There is no game "${id}". There are: ${ids.join(', ')}.`)
}
/** What a game tells; undefined if it tells nothing. */
export async function packOf(folder: string): Promise<StoryPack | undefined> {
  const face = join(folder, 'src', 'index.ts')
  if (!existsSync(face)) return undefined
  const { stories } = (await import(pathToFileURL(face).href)) as { stories?: StoryPack }
  return stories
}
export function stop(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}
