/** FF-25.6, FF-25.23: the objectives of a lone player. */
import { ENTRANCE } from '../board.ts'
import type { Objective } from '../content/types.ts'
import { inPlay, siteOf } from '../figures.ts'
import { carried } from '../ore.ts'
import { asKind } from '../printed.ts'
import { printed, type T, Z } from '../state.ts'
import { largestCollection } from './values.ts'

export function objectivesMet(t: T): { met: number; vp: number } {
  const met = t
    .cards(Z.objectives)
    .map((card) => asKind(printed(t, card), 'objective').card)
    .filter((objective) => isMet(t, objective))
  return { met: met.length, vp: met.reduce((sum, objective) => sum + objective.vp, 0) }
}
export function isMet(t: T, { test, n }: Objective): boolean {
  const { s } = t
  switch (test) {
    case 'collection':
      return largestCollection(t.cards(Z.forged).map((card) => asKind(printed(t, card), 'artifact').card)) >= n
    case 'forgedAtForge':
      return s.forgedAtForge >= n
    case 'koboldsRemoved':
      return s.koboldsRemoved >= n
    case 'explorationLeft':
      return s.exploration.filter((token) => token >= 0).length <= n
    case 'treasures':
      return t.cards(Z.treasures).length + t.cards(Z.opened).length >= n
    case 'convoy': {
      const team = inPlay(t)
      return (
        team.every((adv) => siteOf(t, adv) === ENTRANCE) && team.reduce((sum, adv) => sum + carried(t, adv), 0) >= n
      )
    }
  }
}
