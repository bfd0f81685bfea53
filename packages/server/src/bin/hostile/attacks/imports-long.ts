/** Saves that are all right, and take very long to read. Whoever brings one waits; others do not. */
import { ALONE, brought, codeOf, longSave } from '../forge.ts'
import { type Attack, type Scene } from '../scene.ts'

/** Below that, it cannot be told who waited for whom. */
const LONG_MS = 1500
/** Of that, what nobody need notice on a busy machine. */
const SHARE = 8

export const attack: Attack = {
  async run(scene) {
    for (const times of scene.isShort ? [19_000] : [6000, 19_000, 260_000]) await bring(scene, times)
  },
}
async function bring(scene: Scene, times: number): Promise<void> {
  const save = longSave(1, times)
  const person = await scene.person()
  await scene.honest.goOn(1, 60_000)
  scene.honest.waits = []
  const begun = performance.now()
  const code = codeOf(await brought(person, '/api/tables/import', { save, seats: ALONE }))
  const took = performance.now() - begun
  await scene.honest.goOn(1, 60_000)
  const longest = Math.max(...scene.honest.waits)
  scene.note(`${2 * times} words: ${code} after ${took.toFixed(0)} ms; others waited ${longest.toFixed(0)} ms at most`)
  scene.holds(took < LONG_MS || longest < took / SHARE, 'everybody waits until it is read')
  scene.holds(code !== 'internal', 'it was a mistake of the server')
}
