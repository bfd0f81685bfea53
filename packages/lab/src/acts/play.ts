/** Whole acts of Fateforge, or single fights of it, played by one bot in every seat; what happened is added up. */
import { type Bot, botOf, decide } from '@emberhall/bots'
import { fateforge, type O, type S } from '@emberhall/fateforge'
import { Fate, type LogLine, Match, RuleFault } from '@emberhall/kernel'
import type { Facts } from '@emberhall/speech'

export interface ActTable {
  readonly label: string
  readonly seats: number
  /** Acts from one number up to another; which ones are played together changes nothing. */
  readonly from: number
  readonly to: number
  readonly seed: number
  readonly bot: string
  readonly options: Readonly<Record<string, unknown>>
}
/** Sums over all times a fight was fought; health as a share of what the heroes could have. */
interface FightTally {
  fought: number
  won: number
  before: number
  after: number
  fell: number
  rounds: number
}
export interface ActTally {
  acts: number
  decisions: Record<string, number>
  rounds: Record<string, number>
  fights: Record<string, FightTally>
  endings: Record<string, number>
  choices: Record<string, number>
  /** Acts in which a page of a story was read, by story and page. */
  pages: Record<string, number>
  /** Sums of what the game counts at the end of an act. */
  figures: Record<string, number>
  cards: Record<string, { acts: number; seen: number; used: number }>
}
export const emptyActs = (): ActTally => ({
  acts: 0,
  decisions: {},
  rounds: {},
  fights: {},
  endings: {},
  choices: {},
  pages: {},
  figures: {},
  cards: {},
})
const add = (counts: Record<string, number>, key: string | number, n = 1): void => {
  counts[key] = (counts[key] ?? 0) + n
}
const BUDGET = 20_000

export async function playActs({ seats, from, to, seed, bot, options }: ActTable): Promise<ActTally> {
  const tally = emptyActs()
  const factsOf = await fateforge.facts()
  const player = botOf(fateforge, bot)
  for (let i = from; i < to; i++) {
    const own = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(i + 1, 0x85ebca6b)) >>> 0
    const match = Match.start(fateforge.game, { seats, options, seed: own })
    const decisions = follow(match, player, new Fate(own ^ 0x5bd1e995), tally)
    const log = match.log(0)
    count(tally, log, factsOf(match.table.s, log), decisions)
  }
  return tally
}
/** Plays on to the end; every fight is noted as it goes by. */
function follow(match: Match<S, O>, bot: Bot<S, O>, fate: Fate, tally: ActTally): number {
  let decisions = 0
  let fight: FightTally | null = null
  const pages = new Set<string>()
  while (!match.isOver) {
    if (decisions++ >= BUDGET) throw new RuleFault(`the act is not over after ${BUDGET} decisions`)
    const seat = match.waiting()[0]!
    match.play(seat, decide(match, seat, bot, fate))
    const { s } = match.table
    if (s.story >= 0) pages.add(pageOf(s.story, s.node))
    if (fight === null && s.phase === 'muster') fight = begun(s)
    else if (fight !== null && s.verdict === 'none') note(fight, s)
    else if (fight !== null) {
      close(tally, fight, s)
      fight = null
    }
  }
  if (fight !== null) close(tally, fight, match.table.s)
  for (const page of pages) add(tally.pages, page)
  return decisions
}
function begun(s: S): FightTally {
  return { fought: 1, won: 0, before: healthOf(s), after: healthOf(s), fell: 0, rounds: 0 }
}
function note(fight: FightTally, s: S): void {
  fight.after = healthOf(s)
  fight.rounds = s.round
  fight.fell = Math.max(fight.fell, s.heroes.filter(({ down }) => down).length)
}
/** Who is down has none. */
function healthOf({ heroes }: S): number {
  const most = heroes.reduce((sum, { health, healthSpent, healthAside }) => sum + health + healthSpent + healthAside, 0)
  return heroes.reduce((sum, { health, down }) => sum + (down ? 0 : health), 0) / most
}
function close(tally: ActTally, fight: FightTally, { scene, verdict }: S): void {
  const sum = (tally.fights[scene] ??= { fought: 0, won: 0, before: 0, after: 0, fell: 0, rounds: 0 })
  if (verdict === 'won') sum.won++
  for (const key of ['fought', 'before', 'after', 'fell', 'rounds'] as const) sum[key] += fight[key]
}
function count(
  tally: ActTally,
  log: readonly LogLine[],
  { outcome, cards, figures, turns }: Facts,
  decisions: number,
): void {
  tally.acts++
  add(tally.decisions, decisions)
  add(tally.rounds, turns)
  add(tally.endings, outcome)
  for (const choice of wordsOf(log, 'chose')) add(tally.choices, choice)
  for (const [name, value] of Object.entries(figures)) add(tally.figures, name, value)
  for (const { face, seen, used } of cards) {
    const card = (tally.cards[face] ??= { acts: 0, seen: 0, used: 0 })
    card.acts++
    if (seen) card.seen++
    if (used) card.used++
  }
}
const wordsOf = (log: readonly LogLine[], line: string): string[] =>
  log.flatMap(({ what, args: [word] }) => (what === line && typeof word === 'string' ? [word] : []))

export const pageOf = (story: number, node: string): string =>
  `${fateforge.game.book.content.stories[story]!.id}/${node}`

/** Adds one tally to another. */
export function joinActs(into: ActTally, from: ActTally): void {
  into.acts += from.acts
  for (const part of ['decisions', 'rounds', 'endings', 'choices', 'pages', 'figures'] as const)
    for (const [key, n] of Object.entries(from[part])) add(into[part], key, n)
  for (const [scene, fight] of Object.entries(from.fights)) {
    const sum = (into.fights[scene] ??= { fought: 0, won: 0, before: 0, after: 0, fell: 0, rounds: 0 })
    for (const key of Object.keys(fight) as (keyof FightTally)[]) sum[key] += fight[key]
  }
  for (const [face, card] of Object.entries(from.cards)) {
    const sum = (into.cards[face] ??= { acts: 0, seen: 0, used: 0 })
    for (const key of ['acts', 'seen', 'used'] as const) sum[key] += card[key]
  }
}
