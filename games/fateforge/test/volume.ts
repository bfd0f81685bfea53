/** A campaign from scene to scene, as tables keep it. */
import { begin, type CampaignDocument, finishScene, startScene } from '@emberhall/campaign'
import { Match } from '@emberhall/kernel'
import type { Answers } from '@emberhall/testkit'
import { fateforgeCampaign } from '../src/campaign-def.ts'
import type { Campaign } from '../src/campaign-shape.ts'
import { CONTENT, makeFateforge } from '../src/index.ts'
import type { O, S } from '../src/state.ts'

export const game = makeFateforge(CONTENT)
export const campaign = fateforgeCampaign(game)
export type Volume = CampaignDocument<Campaign>

const NAMES = ['Ana', 'Bo', 'Cy', 'Di']
export const players = (n: number, options: Partial<O> = {}) => ({
  seats: NAMES.slice(0, n),
  options,
})
/** A campaign that has just begun, or one that stands elsewhere. */
export function begun(seats: number, tree: Partial<Campaign> = {}, options: Partial<O> = {}): Volume {
  const document = begin(campaign, { id: 'v', name: 'Kaan', at: 0, ...players(seats, options) }) as Volume
  const changed = { ...document.tree, ...tree }
  return { ...document, tree: changed, acts: [{ ...document.acts[0]!, act: changed.act, tree: changed }] }
}
/** The match of the next scene. */
export function match(document: Volume, seed = 1): Match<S, O> {
  return Match.start(game, startScene(campaign, document, seed).setup)
}
/** The next scene, answered by these answers and otherwise plainly, to its end. */
export function playScene(document: Volume, answers: Answers, seed = 1): Volume {
  const started = startScene(campaign, document, seed)
  const played = Match.start(game, started.setup)
  while (!played.isOver) {
    const ask = played.asks().find(({ answer }) => answer === null)!
    const words = ask.options.map((option) => game.words.print(option))
    const said = String(answers[ask.def.name] ?? '')
    const value = words.find((word) => word === said) ?? words.find((word) => word === 'pass') ?? words[0]!
    const verdict = played.answer({ seat: ask.seat, question: played.question, value })
    if (!verdict.ok) throw new Error(`"${value}" was refused`)
  }
  return finishScene(campaign, started.document, played.table.s) as Volume
}
