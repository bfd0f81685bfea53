/** Playing the trail, as a table would. */
import { begin, type CampaignDocument, finishScene, keepScene, startScene } from '@emberhall/campaign'
import { BadInput, Fate, Match } from '@emberhall/kernel'
import { load, save } from '@emberhall/saves'
import { game, type O, type S, type Trail, trail } from './trail.ts'

export type Doc = CampaignDocument<Trail>
export const AT = 1_700_000_000_000

export const begun = (heroes: readonly string[] = ['ash', 'birch']): Doc =>
  begin(trail, { id: 'c1', name: 'Our trail', at: AT, seats: ['Ann', 'Bob'], options: { heroes } })

/** One answer by chance. */
export function answer(match: Match<S, O>, fate: Fate): void {
  const seat = match.waiting()[0]!
  const value = ['fight', 'flee', 'hide'][fate.below(3)]
  const verdict = match.answer({ seat, question: match.question, value })
  if (!verdict.ok) throw new Error(verdict.why[0]!.code)
}
/** A scene under way, this many answers into it, and kept. */
export function midScene(document: Doc, answers: number, seed = 1): Doc {
  const started = startScene(trail, document, seed)
  const match = Match.start(game, started.setup)
  const fate = new Fate(seed)
  for (let i = 0; i < answers; i++) answer(match, fate)
  return keepScene(trail, started.document, save(match))
}
/** The scene under way played to its end. */
export function finished(document: Doc, seed = 1): Doc {
  const { match } = load(game, document.scene!.save!)
  const fate = new Fate(seed)
  while (!match.isOver) answer(match, fate)
  return finishScene(trail, document, match.table.s)
}
export function afterScenes(count: number): Doc {
  let document = begun()
  for (let i = 0; i < count; i++) document = finished(midScene(document, 1, i), i)
  return document
}
/** The problems that something is refused with. */
export function refused(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof BadInput) return error.message
    throw error
  }
  return 'not refused'
}
