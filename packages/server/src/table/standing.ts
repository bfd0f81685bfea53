/** Whoever sits here is told which of their own wishes stand, and nobody else is. */
import type { Match } from '@emberhall/kernel'
import { isKnown, type Wished } from '@emberhall/sitting'
import type { StoredTable } from '../storage/storage.ts'
import type { Room } from './room.ts'
import type { Client } from './viewers.ts'

/** Those that are kept for good, as far as the game still has what they are about. */
export function wishesKept({ wishes }: StoredTable, match: Match): Wished[] {
  return wishes.map((wish) => ({ ...wish, until: '' })).filter((wish) => isKnown(match, wish))
}

type Told = ReadonlyMap<Client, string>
const NONE = '[]'
const NOBODY: Told = new Map()
const told = new WeakMap<Room, Told>()

/** To be called when wishes may have been made, withdrawn or ended: those are told for whom that is so. */
export function tellWishes(room: Room): void {
  const before = told.get(room) ?? NOBODY
  const seats = room.seats.map(({ seat }) => seat)
  const standing = room.sitting.wishes.standing(room.match, seats)
  if (standing.length === 0 && before.size === 0) return
  const now = new Map<Client, string>()
  room.viewers.tellEach((client) => {
    const mine = room.seatsOf(client.who)
    if (mine.length === 0 && !before.has(client)) return null
    const wishes = standing.filter(({ seat }) => mine.includes(seat))
    const text = JSON.stringify(wishes)
    if (text !== NONE) now.set(client, text)
    return text === (before.get(client) ?? NONE) ? null : { type: 'wishes', wishes }
  })
  told.set(room, now)
}
