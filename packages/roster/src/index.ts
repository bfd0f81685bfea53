/** The games of this hall, found by their folders: `games/<id>` is the package `@emberhall/<id>`. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnyCampaign } from '@emberhall/campaign'
import { at, BadInput } from '@emberhall/kernel'
import type { Door, GameModule } from '@emberhall/speech'

/** What the package of a game exports, besides whatever its tests want. */
interface GamePackage {
  readonly module: GameModule
  /** Where it is played as a campaign. */
  readonly campaign?: AnyCampaign
}
export const root = fileURLToPath(new URL('../../..', import.meta.url))
export const gameFolder = (id: string): string => join(root, 'games', id)

/** Games that can be played; a folder may have no more than a door yet. */
export const gameIds = (): string[] => foldersWith('src/index.ts')
const foldersWith = (file: string): string[] =>
  globSync(`games/*/${file}`, { cwd: root })
    .map((found) => at(found.split(sep), 1))
    .toSorted()

/** A game by its id, or by the address of a file that exports its `module`. */
export async function loadGame(id: string): Promise<GameModule> {
  return (await packageOf(id)).module
}
/** The campaign that a game is played in; null where it has none. */
export async function loadCampaign(id: string): Promise<AnyCampaign | null> {
  return (await packageOf(id)).campaign ?? null
}
export const loadGames = (): Promise<GameModule[]> => Promise.all(gameIds().map(loadGame))
export async function loadCampaigns(): Promise<AnyCampaign[]> {
  const all = await Promise.all(gameIds().map(loadCampaign))
  return all.filter((campaign) => campaign !== null)
}
/** All that is known of a game before it is opened; closed doors have one too. */
export async function loadDoor(id: string): Promise<Door> {
  mustBeOneOf(foldersWith('src/door/index.ts'), id)
  return ((await import(`@emberhall/${id}/door`)) as { door: Door }).door
}
/** What a game shows in `src/<face>`; null where it has none. */
export async function loadFace(id: string, face: string): Promise<object | null> {
  mustBeOneOf(gameIds(), id)
  return foldersWith(`src/${face}/index.ts`).includes(id)
    ? ((await import(`@emberhall/${id}/${face}`)) as object)
    : null
}

async function packageOf(id: string): Promise<GamePackage> {
  if (id.startsWith('file:')) return (await import(id)) as GamePackage
  mustBeOneOf(gameIds(), id)
  return (await import(`@emberhall/${id}`)) as GamePackage
}
function mustBeOneOf(known: readonly string[], id: string): void {
  if (!known.includes(id)) throw new BadInput(`there is no game "${id}"; there are: ${known.join(', ')}`)
}

/** What of a game decides nothing: how it is shown, told, taught, studied and played by bots. */
const FACES = ['album', 'bot', 'changes', 'door', 'lesson', 'shell', 'study', 'table', 'text', 'tutorial']
/** A sum of files and their names, the same on every machine; the paths are from the root. */
export function sumOf(files: readonly string[], more = ''): string {
  const sum = createHash('sha256').update(more)
  for (const file of files.map((name) => name.split(sep).join('/')).toSorted())
    sum.update(`\n${file}\n`).update(readFileSync(join(root, file)))
  return sum.digest('hex').slice(0, 12)
}
const codes = new Map<string, string>()
/**
 * Stands for the code of a game's rules and of what runs them: the same match may not be played by two programs where it differs. Empty for a
 * game without a folder.
 */
export function rulesCode(id: string): string {
  const known = codes.get(id)
  if (known !== undefined) return known
  const own = globSync(`games/${id}/src/**/*.{ts,json}`, { cwd: root })
  const rules = own.filter((file) => !FACES.includes(at(file.split(sep), 3)))
  const running = globSync('packages/{kernel,story}/src/**/*.ts', { cwd: root })
  const code = own.length === 0 ? '' : sumOf([...rules, ...running])
  codes.set(id, code)
  return code
}
