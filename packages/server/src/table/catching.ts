/** What other processes have done at a table, taken over by one that serves it too. */
import { atOnce, Divergence, Ledger, RuleFault } from '@emberhall/kernel'
import { readEntries } from '@emberhall/saves'
import { Failure } from '../failure.ts'
import { CLOSE } from '../protocol.ts'
import type { EntryRow } from '../storage/storage.ts'
import { surround } from './around.ts'
import { matterOf, readMatter } from './matter.ts'
import { readFate, wordsFrom } from './record.ts'
import type { Room } from './room.ts'
import { changed } from './changed.ts'
import { followed } from './turns.ts'

/** Does something that is decided by more than the log: no other process does so meanwhile, and what they have done is known. */
export function alone<T>(room: Room, task: () => Promise<T> | T): Promise<T> {
  const { neighbours } = room
  if (neighbours === undefined) return room.do(task)
  return room.do(async () => {
    const letGo = await neighbours.floor(room.id)
    try {
      await catchUp(room)
      const before = matterOf(room)
      const done = await task()
      if (matterOf(room) !== before) await neighbours.setMatter(room.id, matterOf(room))
      return done
    } finally {
      await letGo()
    }
  })
}
/** To be called within the table's own order of things. */
export async function catchUp(room: Room): Promise<void> {
  const { neighbours, id } = room
  if (neighbours === undefined) return
  const [head] = await neighbours.heads([id])
  if (head === undefined) return gone(room)
  if (head.seq < room.seq) throw neighbours.hasLost(id, room.seq, head.seq)
  if (head.seq > room.seq) await follow(room)
  if (head.isChanged) await lookAround(room)
  if (head.line > room.talk.line) await room.talk.hear()
}
/** The table has been deleted elsewhere. */
function gone(room: Room): void {
  room.isGone = true
  room.errands.stop()
  room.viewers.dismiss(CLOSE.gone, 'this table has been deleted')
  throw new Failure('unknownTable', 'this table is no more')
}
async function follow(room: Room): Promise<void> {
  for (const entry of await room.neighbours!.since(room.id, room.seq)) {
    if (entry.seq !== room.seq + 1 || !goOn(room, entry)) {
      await room.reload()
      followed(room, null)
      return
    }
    room.settings.counted('followed')
    followed(room, entry)
  }
}
/** Does what an entry says; false where the table has to be taken anew. */
function goOn(room: Room, entry: EntryRow): boolean {
  const { match, viewers } = room
  const place = placeOf(room, entry.cut)
  if (place === null) return false
  viewers.remember()
  const { corrections } = match.parts().ledger
  const before = match.table.log?.length ?? 0
  try {
    move(room, entry, place)
    match.table.fate.restore(readFate(entry.fate))
    match.generation = entry.generation
    const words = wordsFrom(match, place)
    if (words.length !== entry.words.length || words.some((word, i) => word !== entry.words[i])) return false
  } catch (error) {
    if (error instanceof Divergence || error instanceof RuleFault) return false
    throw error
  }
  const isSame = match.parts().ledger.corrections === corrections && entry.kind !== 'correction'
  viewers.prepare(match.waiting(), isSame ? before : 0)
  room.took(entry)
  return true
}
/** What was taken back can be given again here too. */
function move({ sitting, table }: Room, { kind, words }: EntryRow, place: number): void {
  if ((kind === 'undo' || kind === 'rewind') && sitting.last?.at === place) sitting.takeBack(table.policies.luck)
  else if (kind === 'redo' && sitting.lastUndone !== undefined) sitting.giveAgain()
  else {
    const record = new Ledger()
    atOnce(readEntries(sitting.match.game, record, words))
    sitting.follow(place, record.data)
  }
}
/** Where the record has so many words, in bytes; null where it is shorter. */
function placeOf({ match, length }: Room, words: number): number | null {
  const { ledger } = match.parts()
  if (words === length) return ledger.length
  return ledger.entries()[words]?.at ?? null
}

/** Takes over who sits where and what is agreed, and tells those who are here. */
export async function lookAround(room: Room): Promise<void> {
  const around = await room.neighbours!.around(room.id)
  if (around === null) return gone(room)
  const { delay } = room.table
  surround(room, around)
  room.sitting.wishes.renew(room.match, around.wishes)
  readMatter(room, around.shared.matter)
  if (room.table.delay !== delay) {
    room.viewers.delayed()
    room.talk.pass()
  }
  changed(room)
  room.viewers.dismiss(CLOSE.forbidden, 'this seat is no longer yours', (client) => !room.mayEnter(client.who))
}
