/** Whoever sits here is told which of their own wishes stand, and nobody else is. */
import type { Room } from './room.ts'
import type { Client } from './viewers.ts'

const NONE = '[]'
const told = new WeakMap<Client, string>()

/** To be called when wishes may have been made, withdrawn or ended: those are told for whom that is so. */
export function tellWishes(room: Room): void {
  room.viewers.tellEach((client) => {
    const seats = room.seatsOf(client.who)
    if (seats.length === 0 && !told.has(client)) return null
    const wishes = room.wishes.standing(room.match, seats)
    const text = JSON.stringify(wishes)
    if (text === (told.get(client) ?? NONE)) return null
    told.set(client, text)
    return { type: 'wishes', wishes }
  })
}
