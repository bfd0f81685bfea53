/** What happens in whole acts, or in single fights, added up. */
import { count, type Ended, type Follower } from '@emberhall/lab/study'
import { at, type LogLine } from '@emberhall/kernel'
import { fateforge } from '../module.ts'
import type { S } from '../state.ts'

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
/** Every fight is noted as it goes by. */
export function following(tally: ActTally): Follower<S> {
  let fight: FightTally | null = null
  const pages = new Set<string>()
  return {
    answered: (s) => {
      if (s.story >= 0) pages.add(pageOf(s.story, s.node))
      if (fight === null && s.phase === 'muster') fight = begun(s)
      else if (fight !== null && s.verdict === 'none') note(fight, s)
      else if (fight !== null) {
        close(tally, fight, s)
        fight = null
      }
    },
    ended: (act) => {
      if (fight !== null) close(tally, fight, act.state)
      for (const page of pages) count(tally.pages, page)
      countAct(tally, act)
    },
  }
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
function countAct(tally: ActTally, { log, facts, decisions }: Ended<S>): void {
  const { outcome, cards, figures, turns } = facts
  tally.acts++
  count(tally.decisions, decisions)
  count(tally.rounds, turns)
  count(tally.endings, outcome)
  for (const choice of wordsOf(log, 'chose')) count(tally.choices, choice)
  for (const [name, value] of Object.entries(figures)) count(tally.figures, name, value)
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
  `${at(fateforge.game.book.content.stories, story).id}/${node}`
