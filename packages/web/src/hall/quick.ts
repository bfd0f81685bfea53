/** Straight to a table: one person, what the game itself suggests, no questions asked. */
import type { Lang } from '@emberhall/kernel'
import { COLOURS } from '../catalog.ts'
import { packOf } from '../games/index.ts'
import { startTable } from '../play/local.ts'
import type { Policies } from '../play/source.ts'
import { freshId, freshSeed } from '../storage/tables.ts'

export const PLAIN: Policies = { luck: 'same', hints: true, realDice: false, tutorial: false }

/** The id of the table that was dealt. */
export async function playNow(game: string, lang: Lang, you: string, policies = PLAIN): Promise<string> {
  const pack = await packOf(game)
  if (pack === null) throw new Error(game)
  const id = freshId()
  const name = pack.perSeat?.choices(lang)[0]?.label ?? you
  await startTable(id, {
    game,
    options: pack.module.quickOptions(1),
    sitters: [{ kind: 'here', name, colour: COLOURS[0] }],
    policies,
    seed: freshSeed(),
  })
  return id
}
