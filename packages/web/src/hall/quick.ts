/** Straight to a table: one person, what the game itself suggests, no questions asked. */
import { Problem } from '../problem.ts'
import type { Lang } from '@emberhall/speech'
import { COLOURS } from '../seats.ts'
import { shellOf } from '../games.ts'
import { beginHere } from '../campaign/begin.ts'
import { startTable } from '../play/local.ts'
import type { Policies } from '../play/source.ts'
import { freshId, freshSeed } from '../storage/tables.ts'

export const PLAIN: Policies = { luck: 'same', hints: true, realDice: false, tutorial: false }

/** The address of the table that was dealt, or of the shelf if there is no room for another campaign. */
export async function playNow(game: string, lang: Lang, you: string, policies = PLAIN): Promise<string> {
  const shell = await shellOf(game)
  if (shell === null) throw new Problem('noGame', game)
  const name = shell.perSeat?.choices(lang)[0]?.label ?? you
  const sitters = [{ kind: 'here' as const, name, colour: COLOURS[0] }]
  if (shell.campaign !== null) {
    const at = await beginHere({ game, name: shell.campaign.title[lang], options: {}, sitters, policies })
    return at === null ? `/campaigns/${game}` : `/table/${at}`
  }
  const id = freshId()
  await startTable(id, { game, options: shell.module.quickOptions(1), sitters, policies, seed: freshSeed() })
  return `/table/${id}`
}
