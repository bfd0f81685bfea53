/** The doors of the hall, drawn by the games they lead to. */
import { type DoorPicture, drawDoor } from '@emberhall/ink'
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { outlinesOf } from './icons.ts'

const GAMES = fileURLToPath(new URL('../../../games', import.meta.url))

/** A picture for each game that has a door, by the game's folder. */
export async function doorPictures(): Promise<Readonly<Record<string, () => string>>> {
  const found = globSync('*/src/door/picture.ts', { cwd: GAMES }).map(async (file) => {
    const { picture } = (await import(pathToFileURL(join(GAMES, file)).href)) as { readonly picture: DoorPicture }
    return [dirname(dirname(dirname(file))), () => drawDoor(picture, outlinesOf)] as const
  })
  return Object.fromEntries(await Promise.all(found))
}
