/** How the games of a contest are laid: all alike, or each as a campaign has brought it about. */
import type { AnyCampaign } from '@emberhall/campaign'
import { botOf, playOut } from '@emberhall/bots'
import { BadInput, Fate, Match } from '@emberhall/kernel'
import type { GameModule, LaidTable } from '@emberhall/speech'

/** The options of a game by its number. */
export type Laying = (game: number) => LaidTable['options']
/** What is played, and the campaign that leads to it. */
export interface Played {
  readonly module: GameModule
  readonly campaign: AnyCampaign | null
}

/** So many parties set out; more games are played by the same ones again. */
const PARTIES = 64
/** Who has seen so many scenes does not get there. */
const MOST_SCENES = 60
const TRIES = 10

export function layingOf({ module, campaign }: Played, table: LaidTable, seed: number): Laying {
  const { options, led, seats } = table
  if (led === undefined) return () => options
  if (campaign === null) throw new BadInput(`${module.game.id} is not played as a campaign`)
  const known = new Map<number, LaidTable['options']>()
  return (game) => {
    const party = game % PARTIES
    const found = known.get(party) ?? ledTo(module, campaign, led, seats, seedOf(seed, party))
    known.set(party, found)
    return found
  }
}
const seedOf = (seed: number, n: number): number =>
  (Math.imul(seed, 0x9e3779b1) ^ Math.imul(n + 1, 0xc2b2ae35) ^ 0x165667b1) >>> 0
/** The scene as plain players come to it. A campaign that never gets there is begun anew. */
function ledTo(
  module: GameModule,
  campaign: AnyCampaign,
  node: string,
  seats: number,
  seed: number,
): LaidTable['options'] {
  const fate = new Fate(seed)
  for (let tries = 0; tries < TRIES; tries++) {
    const tree = journey(module, campaign, node, seats, fate)
    if (tree !== null) return campaign.setup(tree).options
  }
  throw new BadInput(`nobody gets to ${node} of ${module.game.id}`)
}
function journey(module: GameModule, campaign: AnyCampaign, node: string, seats: number, fate: Fate): object | null {
  const bots = Array.from({ length: seats }, () => botOf(module, 'heuristic'))
  let tree = campaign.begin({ seats, options: {} }, [])
  for (let scene = 0; scene < MOST_SCENES && !campaign.isOver(structuredClone(tree)); scene++) {
    if ('node' in tree && tree.node === node) return tree
    const { options } = campaign.setup(structuredClone(tree))
    const match = Match.start(module.game, { seats, options, seed: fate.next(), watched: false })
    playOut(match, bots, fate)
    const outcome = campaign.outcome(structuredClone(tree), structuredClone(match.table.s))
    if (outcome.isRestart === true) return null
    tree = outcome.tree
  }
  return null
}
