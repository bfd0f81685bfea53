/** What no table can look like; a loaded save must pass. */
import type { Book } from './book.ts'
import type { S } from './state.ts'

export function impossible({ content }: Book, s: S): string[] {
  const problems: string[] = []
  if (s.depth.posse >= content.track.spaces) problems.push('depth.posse: beyond the track')
  if (s.depth.darkness >= content.track.spaces) problems.push('depth.darkness: beyond the track')
  s.tiles.forEach(({ tile, exits, from }, i) => {
    const printed = content.tiles[tile]
    if (printed === undefined) problems.push(`tiles[${i}]: no such tile`)
    else if (printed.exits.length !== exits.length) problems.push(`tiles[${i}]: wrong number of exits`)
    if (from >= i) problems.push(`tiles[${i}]: found from a tile that came later`)
  })
  const on = new Map<number, number>()
  s.heroes.forEach(({ class: no, at, down }, h) => {
    if (content.classes[no] === undefined) problems.push(`heroes[${h}]: no such class`)
    if (at >= 0 && down === 0) {
      if (on.has(at)) problems.push(`heroes[${h}]: shares a square with another hero`)
      on.set(at, h)
    }
  })
  s.enemies.forEach(({ type, at, corner, target }, e) => {
    if (content.enemies[type] === undefined) problems.push(`enemies[${e}]: no such type`)
    if (target >= s.heroes.length) problems.push(`enemies[${e}]: aims at nobody`)
    if (corner < 0 && on.has(at)) problems.push(`enemies[${e}]: shares a square with a hero`)
  })
  return problems
}
