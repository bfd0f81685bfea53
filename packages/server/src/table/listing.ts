/** What somebody finds in the hall: their tables as their tickets show them. */
import type { Summary, TableLine } from '../protocol.ts'
import type { MyTableRow } from '../storage/storage.ts'
import type { Hall } from './hall.ts'
import { openTable } from './opening.ts'

export async function tablesOf(hall: Hall, who: string): Promise<TableLine[]> {
  const { storage, games, minuteMs, untouchedMs } = hall.settings
  const rows = await storage.tablesOf(who, 200)
  const lines: TableLine[] = []
  for (const row of rows) {
    const { host, seq: _, seats: sitting, delay, isPlayed, ...rest } = row
    const seats = sitting.map((seat) => ({
      ...seat,
      name: seat.kind === 'open' ? '' : seat.name,
      mine: row.mine.includes(seat.seat),
    }))
    const names = seats.map(({ name }) => name)
    const served = games.find(({ game }) => game.id === row.game)
    const rivals = served?.rivals?.(seats.length) ?? false
    const untouched = host === who && !isPlayed && row.updated < Date.now() - untouchedMs
    const line = { ...rest, seats, names, host: host === who, rivals, untouched }
    const isLate = delay > 0 && row.mine.length === 0
    const isLongOver = row.status === 'over' && row.updated <= Date.now() - delay * minuteMs
    // Who sees the table later is told nothing of it here, nor that there is something to be told.
    if (isLate && !isLongOver)
      lines.push({ ...line, status: 'playing', outcome: '', waiting: [], summary: {}, updated: row.created })
    else lines.push({ ...line, summary: await summaryOf(hall, row) })
  }
  return lines.sort((a, b) => b.updated - a.updated)
}
/** How a table stands. One that nobody is at is looked at only if something has happened since the last time. */
async function summaryOf(hall: Hall, { id, game, summary: kept }: MyTableRow): Promise<Summary> {
  const { storage, notes, games } = hall.settings
  const module = games.find((served) => served.game.id === game)
  if (module === undefined) return {}
  try {
    const room = await hall.inMemory(id)
    if (room !== undefined) return await room.do(() => module.summary(room.match.view(-1).state))
    if (kept !== null) return kept
    const stored = await storage.open(id)
    if (stored === null) return {}
    const { match, seq } = await openTable(module.game, stored)
    const summary = module.summary(match.view(-1).state)
    await storage.sumUp(id, seq, summary)
    return summary
  } catch (error) {
    notes.warn({ table: id, error }, 'a table cannot be summed up')
    return {}
  }
}
