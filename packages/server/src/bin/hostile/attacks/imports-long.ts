/**
 * Saves that take very long to read: all right, or with a history that nobody can play again; and then as much as possible of
 * one is taken back. Whoever brings one waits. Others do not: the server's main thread never does the same for long.
 */
import type { SaveFile } from '@emberhall/kernel'
import { LIMITS } from '../../../protocol.ts'
import { ALONE, brought, codeOf, forged, longSave, smallSave } from '../forge.ts'
import { type Attack, type Scene } from '../scene.ts'

/** In ms of its own work, at a time. */
const LONGEST_MS = 150
/** How often something is put right, and back, in a save that is just short enough. */
const MANY = 19_000

export const attack: Attack = {
  async run(scene) {
    for (const times of scene.isShort ? [MANY] : [6000, MANY, 260_000])
      await bring(scene, `${2 * times} times put right`, longSave(1, times))
    const history = Array.from({ length: LIMITS.words - 100 }, (_, i) => `!invented ${i}=1`)
    await bring(scene, 'chance without end', forged(smallSave(1), { history }))
    await takeBack(scene)
  },
}
/** Does something and says how it went; others were served all the while. */
async function judged(scene: Scene, what: string, act: () => Promise<string>): Promise<void> {
  await scene.target.stall()
  const result = await act()
  const { ms } = await scene.target.stall()
  scene.note(`${what}: ${result}; nobody else was served for ${ms.toFixed(0)} ms of work at most`)
  scene.holds(ms < LONGEST_MS, `${what}: everybody waits until it is done`)
  scene.holds(result !== 'internal', `${what} was a mistake of the server`)
}
async function bring(scene: Scene, what: string, save: SaveFile): Promise<void> {
  const person = await scene.person()
  await judged(scene, what, async () => codeOf(await brought(person, '/api/tables/import', { save, seats: ALONE })))
}
/** Back past all that a bot is said to have put right since one did something oneself. */
async function takeBack(scene: Scene): Promise<void> {
  const person = await scene.person()
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const { id } = await person.post('/api/tables/import', { save: longSave(2, MANY, 2), seats })
  const client = await scene.join(person, id)
  const undo = async (): Promise<string> => (await client.ask({ type: 'undo', seat: 0 }))?.type ?? 'cut off'
  await judged(scene, `taking back ${2 * MANY}`, undo)
}
