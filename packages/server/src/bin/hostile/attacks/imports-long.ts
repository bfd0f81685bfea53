/**
 * Saves that take very long to read: all right, or with a history that nobody can play again; and then as much as possible of
 * one is taken back. Whoever brings one waits. Others do not: the server's main thread never does the same for long.
 */
import type { SaveFile } from '@emberhall/saves'
import { LIMITS } from '../../../protocol.ts'
import { ALONE, brought, codeOf, forged, longSave, smallSave } from '../forge.ts'
import { type Attack, type Siege } from '../siege.ts'

/** In ms of its own work, at a time. */
const LONGEST_MS = 150
/** How often something is put right, and back, in a save that is just short enough. */
const MANY = 19_000

export const attack: Attack = {
  async run(siege) {
    for (const times of siege.isShort ? [MANY] : [6000, MANY, 260_000])
      await bring(siege, `${2 * times} times put right`, longSave(1, times))
    const history = Array.from({ length: LIMITS.words - 100 }, (_, i) => `!invented ${i}=1`)
    await bring(siege, 'chance without end', forged(smallSave(1), { history }))
    await takeBack(siege)
  },
}
/** Does something and says how it went; others were served all the while. */
async function judged(siege: Siege, what: string, act: () => Promise<string>): Promise<void> {
  await siege.target.stall()
  const result = await act()
  const { ms } = await siege.target.stall()
  siege.note(`${what}: ${result}; nobody else was served for ${ms.toFixed(0)} ms of work at most`)
  siege.holds(ms < LONGEST_MS, `${what}: everybody waits until it is done`)
  siege.holds(result !== 'internal', `${what} was a mistake of the server`)
}
async function bring(siege: Siege, what: string, save: SaveFile): Promise<void> {
  const person = await siege.person()
  await judged(siege, what, async () => codeOf(await brought(person, '/api/tables/import', { save, seats: ALONE })))
}
/** Back past all that a bot is said to have put right since one did something oneself. */
async function takeBack(siege: Siege): Promise<void> {
  const person = await siege.person()
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const { id } = await person.post('/api/tables/import', { save: longSave(2, MANY, 2), seats })
  const client = await siege.join(person, id)
  const undo = async (): Promise<string> => (await client.ask({ type: 'undo', seat: 0 }))?.type ?? 'cut off'
  await judged(siege, `taking back ${2 * MANY}`, undo)
}
