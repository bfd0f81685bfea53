/** Campaigns: Adventures and stays in town, one after the other, and what becomes of the posse. */
import { count, type Ended, type Follower, type Scene, type StudyTable } from '@emberhall/lab/study'
import { brimstoneCampaign } from '../campaign.ts'
import { brimstone } from '../module.ts'
import type { S } from '../state.ts'
import { countItems, type Tally } from './tally.ts'

/** How many Adventures make one campaign here. */
export const ADVENTURES = 10
const campaign = brimstoneCampaign(brimstone.game)
type Tree = ReturnType<typeof campaign.begin>

/** The first scene of a campaign with this many heroes, one a seat. */
export const firstScene = (seats: number): Scene => sceneOf(campaign.begin({ seats, options: { odds: 'even' } }, []))
const sceneOf = (tree: Tree): Scene => campaign.setup(tree)

/** Counts what happens until the last Adventure is over. */
export function followingTrail(tally: Tally, { seats }: StudyTable): Follower<S> {
  let tree = campaign.begin({ seats, options: { odds: 'even' } }, [])
  let adventures = 0
  let isDone = false
  const add = (name: string, n: number): void => count(tally.figures, name, n)
  return {
    ended({ state, decisions, facts }: Ended<S>): void {
      tree = campaign.outcome(tree, state).tree
      for (const { face, seen, used } of facts.cards) count(tally.cards, face, seen || used ? 1 : 0)
      const isTown = state.outcome === 'none'
      add(isTown ? 'decisions in town' : 'decisions in the mine', decisions)
      if (!isTown) {
        adventures++
        add(`adventure ${adventures}`, 1)
        if (facts.outcome === 'win') add(`won ${adventures}`, 1)
        add(
          `level ${adventures}`,
          mean(state, ({ level }) => level),
        )
      }
      isDone = adventures >= ADVENTURES
      if (isDone) close(tally, state, adventures)
    },
    next: () => (isDone ? null : sceneOf(tree)),
  }
}
const mean = ({ heroes }: S, of: (hero: S['heroes'][number]) => number): number =>
  heroes.length === 0 ? 0 : heroes.reduce((sum, hero) => sum + of(hero), 0) / heroes.length

/** What the posse is at the end. */
function close(tally: Tally, state: S, adventures: number): void {
  const all = [...state.heroes, ...state.others]
  const add = (name: string, n: number): void => count(tally.figures, name, n)
  tally.games++
  add('adventures', adventures)
  add(
    'xp',
    mean(state, ({ xp }) => xp),
  )
  add(
    'gold',
    mean(state, ({ gold }) => gold),
  )
  add(
    'stones',
    mean(state, ({ darkStone }) => darkStone),
  )
  add(
    'items',
    mean(state, ({ items }) => items.length),
  )
  add(
    'forged',
    mean(state, ({ items }) => items.reduce((sum, { forged }) => sum + forged.length, 0)),
  )
  add('dead', all.filter(({ status }) => status === 'dead').length)
  add('retired', all.filter(({ status }) => status === 'retired').length)
  add(
    'mutations',
    all.reduce((sum, { mutations }) => sum + mutations.length, 0),
  )
  add(
    'scars',
    all.reduce((sum, { injuries, madness }) => sum + injuries.length + madness.length, 0),
  )
  countItems(tally, all)
}
