/** SB-33.2, AC-11.1, AC-11.2 Brimstone as a campaign: an Adventure and a stay in town take turns, each a scene that can be left and taken up anywhere. */
import { type AnyCampaign, defineCampaign, givenBack, type Line, type Wanted } from '@emberhall/campaign'
import { flag, initialTree, int, oneOf, readOptions, type TreeOf } from '@emberhall/kernel'
import { CAMPAIGN, KEPT } from './campaign-shape.ts'
import { TOKENS } from './content/types.ts'
import type { BrimstoneGame } from './game.ts'
import { MAX_HEROES, ODDS } from './parts.ts'
import type { S } from './state.ts'
import { heroName } from './text/heroNames.ts'

/** What is kept besides: how it is played, and what comes next. */
const SHAPE = {
  ...KEPT,
  seats: int({ min: 1, max: MAX_HEROES, initial: 1 }),
  posse: int({ min: 0, max: MAX_HEROES }),
  scene: oneOf('adventure', 'town'),
  mode: oneOf('basic', 'advanced'),
  odds: oneOf(...ODDS),
  hardcore: oneOf('off', 'on', 'church'),
  consensus: oneOf('leader', 'all'),
  fixedMove: flag(),
  advancedEncounters: flag(),
  dangerousDynamite: flag(),
  darknessPasses: flag(),
  epicForSmallPosse: flag(),
}
type Kept = TreeOf<typeof SHAPE>

/** SB-4.13 There is no campaign in the Basic game. */
function begin(game: BrimstoneGame, { seats, options }: Wanted): Kept {
  const { mission, posse, odds, hardcore, consensus, ...rest } = readOptions(game, options, seats)
  const { fixedMove, advancedEncounters, dangerousDynamite, darknessPasses, epicForSmallPosse } = rest
  const switches = { fixedMove, advancedEncounters, dangerousDynamite, darknessPasses, epicForSmallPosse }
  const fresh = initialTree(SHAPE, 0, 0) as Kept
  return { ...fresh, ...switches, seats, posse, odds, hardcore, consensus, mode: 'advanced', ahead: mission }
}

export function brimstoneCampaign(game: BrimstoneGame): AnyCampaign {
  const names = { ...game.book.names, tokens: TOKENS }
  const campaign = defineCampaign({
    game,
    version: 1,
    shape: SHAPE,
    migrate: {},
    begin: (wanted) => begin(game, wanted),
    setup: ({ seats, posse, scene, mode, odds, hardcore, consensus, ...rest }) => {
      const { fixedMove, advancedEncounters, dangerousDynamite, darknessPasses, epicForSmallPosse, ...kept } = rest
      const switches = { fixedMove, advancedEncounters, dangerousDynamite, darknessPasses, epicForSmallPosse }
      const played = { mode, odds, hardcore, consensus, ...switches }
      return { seats, options: { ...played, mission: kept.ahead, posse, scene, isCampaign: true, campaign: kept } }
    },
    outcome: (tree, final) => {
      const given = givenBack(CAMPAIGN, tree, { ...final, heroes: [...final.heroes, ...final.others] }, names)
      const after = { ...tree, ...given }
      const left = [
        ...final.heroes.filter(({ status }) => status !== 'active'),
        ...final.others.filter(({ out }) => out),
      ]
      const told = left.map(({ status, name, class: no, portrait, called }): Line => {
        const hero = name === '' ? heroName(game.book.names.classes[no] ?? '', portrait, called) : name
        return { code: status, params: { hero, n: tree.adventures } }
      })
      if (tree.scene === 'town')
        return {
          // AC-16.2 As many go down as were chosen.
          tree: { ...after, scene: 'adventure' as const, posse: final.heroes.length + final.town.newcomers },
          lines: [{ code: 'town', params: { n: tree.adventures } }, ...told],
        }
      const next = { ...after, ...resultOf(game, tree, final), scene: 'town' as const }
      const gone: Line[] = next.gone > tree.gone ? [{ code: 'townGone' }] : []
      return {
        tree: next,
        lines: [{ code: final.outcome, params: { mission: tree.ahead, n: tree.adventures } }, ...told, ...gone],
      }
    },
    restart: (now) => now,
    /** It goes on as long as somebody will go down. */
    isOver: () => false,
    leaves: () => [],
    modes: {},
    actOf: () => 1,
    chapterOf: ({ ahead }) => ahead,
    pictureOf: ({ scene }) => scene,
    check: (tree) => problemsOf(game, tree),
  })
  return campaign as unknown as AnyCampaign
}

/** AC-7.2 So many lost in a row cost the nearest town. */
function resultOf({ book }: BrimstoneGame, tree: Kept, { outcome }: S) {
  const isWon = outcome === 'won'
  const failures = isWon ? 0 : tree.failures + 1
  const isGone = failures >= book.content.campaign.failuresToDestroy
  return {
    last: isWon ? ('won' as const) : ('lost' as const),
    failures: isGone ? 0 : failures,
    gone: Math.min(book.content.reserveTowns.length, tree.gone + (isGone ? 1 : 0)),
    adventures: tree.adventures + 1,
  }
}

function problemsOf({ book }: BrimstoneGame, { heroes, ahead }: Kept): string[] {
  const problems = heroes
    .filter(({ class: id }) => !book.names.classes.includes(id))
    .map(({ class: id }) => `no class ${id} (SB-2.2)`)
  if (!book.names.missions.includes(ahead)) problems.push(`no mission ${ahead} (SB-4.5)`)
  if (heroes.filter(({ status }) => status === 'active').length > MAX_HEROES)
    problems.push('more than six heroes (SB-4.1)')
  return problems
}
