/** FG-1, FG-4, FG-5 Fateforge as a campaign: what its scenes take and hand back, and how an act is begun again. */
import { type AnyCampaign, defineCampaign, type Wanted } from '@emberhall/campaign'
import { flag, initialTree, int, readOptions, type TreeOf } from '@emberhall/kernel'
import type { Book } from './book.ts'
import { problemsOfCampaign } from './campaign-check.ts'
import { type Campaign, KEPT } from './campaign-shape.ts'
import { campaignOf } from './campaign.ts'
import type { FateforgeGame } from './game.ts'
import { restarted } from './restart.ts'
import { choicesIn } from './steps/group.ts'
import { EVERY_RULE } from './steps/unlocks.ts'

/** FG-4.2, FG-4.3 */
export const CAMPAIGNS_KEPT = 4

/** What is kept besides the campaign itself: whether its first fight is still to be explained (FG-2.6), and FG-51.4. */
const SHAPE = { ...KEPT, tutorial: flag(true), pen: int({ min: 0 }) }
type Kept = TreeOf<typeof SHAPE>

const fresh = (): Kept => initialTree(SHAPE, 0, 0) as Kept
/** What a campaign leaves whose main story was told to its end. */
const MAIN_STORY = 'mainStory'

/** How a campaign is played, as chosen when its table was set up; heroes are chosen at the first table. */
function begin(game: FateforgeGame, { seats, options }: Wanted, legacy: readonly string[]): Kept {
  const { solo, consensus, hardcore, tutorial } = readOptions(game, options, seats)
  const rules = legacy.includes(MAIN_STORY) ? [...EVERY_RULE] : [] // FG-3.4
  return { ...fresh(), seats, act: 1, solo, consensus, hardcore, rules, tutorial }
}

export function fateforgeCampaign(game: FateforgeGame): AnyCampaign {
  const { book } = game
  const storyOf = (tree: Campaign) => book.content.stories.find(({ act }) => act === tree.act)
  const campaign = defineCampaign({
    game,
    version: 3,
    shape: SHAPE,
    migrate: { 1: (tree) => ({ ...tree, tutorial: true }), 2: (tree) => ({ ...tree, pen: 0 }) },
    begin: (wanted, legacy) => begin(game, wanted, legacy),
    /** FG-4.1, FG-4.4 A scene is a match, which is kept after every answer. */
    setup: ({ tutorial, pen, ...campaign }) => {
      const { seats, solo, hardcore, consensus } = campaign
      const options = { play: 'campaign', until: 'scene', solo, hardcore, consensus, tutorial, pen, campaign }
      return { seats, options }
    },
    outcome: (tree, final) => ({
      tree: {
        ...campaignOf(book, game.faceKeys, final, tree),
        tutorial: tree.tutorial && final.verdict === 'none',
        pen: tree.pen + choicesIn(book, final.deeds),
      },
      lines: final.deeds.map((code) => ({ code })),
      isRestart: final.over === 'restart', // FG-5.5 What the scene brought is kept where the act begins again.
    }),
    restart: (now, start, { seats }) => ({
      ...restarted(book, now, start, seats),
      tutorial: now.tutorial,
      pen: now.pen,
    }),
    isOver: ({ ended }) => ended,
    /** FG-3.4, FG-3.6 */
    leaves: ({ ended }) => (ended ? [MAIN_STORY] : []),
    modes: { hardcore: 'FG-8.3' },
    /** FG-1.9 When it changes, the campaign is kept as it stands. */
    actOf: ({ act }) => act,
    /** The last chapter or rest that was reached. */
    chapterOf: (tree) => tree.marks.at(-1) ?? storyOf(tree)?.marks[0]?.node ?? '',
    pictureOf: (tree) => {
      const node = storyOf(tree)?.nodes.find(({ id }) => id === (tree.node || storyOf(tree)?.entry))
      return node?.picture ?? 'leaving-forest'
    },
    check: (tree) => problemsOf(book, tree),
  })
  return campaign as unknown as AnyCampaign
}

function problemsOf(book: Book, tree: Campaign): string[] {
  const { heroes, seats } = tree
  const problems = problemsOfCampaign(book, tree).map(
    ({ code, rule, params = {} }) => `${[...Object.values(params), code].join(': ')} (${rule})`,
  )
  if (heroes.length > (seats === 1 ? 2 : seats)) problems.push(`${heroes.length} heroes for ${seats} seats (FG-2.1)`)
  return problems
}
