/** Straight to a table: one person, what the game itself suggests, no questions asked. */
import { COLOURS } from '@emberhall/ui'
import { Problem } from '../problem.ts'
import type { Lang } from '@emberhall/speech'
import { shellOf } from '../games.ts'
import { beginHere } from '../campaign/begin.ts'
import { startTable } from '../play/local.ts'
import type { Policies } from '../play/source.ts'
import { isTaught } from '../table/lessonKept.ts'
import { freshId, freshSeed } from '../storage/tables.ts'

export const PLAIN: Policies = { luck: 'same', hints: true, realDice: false, tutorial: false }

/** The address of the table that was dealt, or of the shelf if there is no room for another campaign. */
export async function playNow(
  game: string,
  lang: Lang,
  you: string,
  policies = PLAIN,
  company: 'rivals' | 'alone' = 'rivals',
): Promise<string> {
  const shell = await shellOf(game)
  if (shell === null) throw new Problem('noGame', game)
  const name = shell.perSeat?.choices(lang)[0]?.label ?? you
  const first = company === 'alone' ? undefined : shell.first
  const rivals = (first?.rivals[lang] ?? []).map((rival, i) => ({
    kind: 'bot' as const,
    name: rival,
    colour: COLOURS[(i + 1) % COLOURS.length] ?? COLOURS[0],
    bot: shell.bot,
  }))
  const sitters = [{ kind: 'here' as const, name, colour: COLOURS[0] }, ...rivals]
  if (shell.campaign?.isCampaign(first?.options ?? {})) {
    const at = await beginHere({ game, name: shell.campaign.title[lang], options: {}, sitters, policies })
    return at === null ? `/campaigns/${game}` : `/table/${at}`
  }
  const id = freshId()
  const options = { ...shell.module.quickOptions(sitters.length), ...first?.options }
  const tutorial = policies.tutorial || (first?.isTaught === true && !isTaught(game))
  await startTable(id, { game, options, sitters, policies: { ...policies, tutorial }, seed: freshSeed() })
  return `/table/${id}`
}
