/** Tables at which a bot is to move. */
import { type AtTable, someAnswer } from '../driver.ts'
import type { Siege } from './siege.ts'

const PATIENCE_MS = 30_000

const waitsForBot = ({ view, isOver }: AtTable): boolean => !isOver && view!.waiting.some((seat) => seat > 0)
/** Tables of one person and a bot, each of which waits for the bot now. */
export async function botTables(siege: Siege, tables: number): Promise<AtTable[]> {
  const found: AtTable[] = []
  const person = await siege.person('Mallory')
  for (let n = 0; n < tables; n++) {
    const seats = [{ kind: 'me' }, { kind: 'bot' }]
    const { id } = await person.post('/api/tables', { ...siege.board, seats })
    found.push(await siege.join(person, id))
  }
  // All at nearly the same time: none of the bots may have moved when it begins.
  await Promise.all(found.map((client) => untilBot(client, siege.random)))
  return found
}
async function untilBot(client: AtTable, random: () => number): Promise<void> {
  for (let i = 0; i < 60 && !client.isOver; i++) {
    await client.until(() => client.isAsked || client.isOver)
    const settled = await client.answer(someAnswer(client.shown, random))
    if (settled?.type === 'ack') await client.until(() => client.seq >= settled.seq)
    if (waitsForBot(client) && !client.isAsked) return
  }
}
/** With nobody doing anything, each bot has moved after a while. */
export async function botsGoOn(siege: Siege, tables: readonly AtTable[]): Promise<void> {
  const moved = (client: AtTable): Promise<void> =>
    client.until(() => !waitsForBot(client) || client.isAsked, PATIENCE_MS)
  const settled = await Promise.allSettled(tables.map(moved))
  const stuck = settled.filter(({ status }) => status === 'rejected').length
  siege.note(`${tables.length - stuck} of ${tables.length} bots have gone on`)
  siege.holds(stuck === 0, `${stuck} of ${tables.length} tables wait for their bots for ever`)
}
