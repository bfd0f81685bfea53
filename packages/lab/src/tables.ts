/** Plays the tables that a game wants to know about; the game counts what happens. */
import { botOf, playOut } from '@emberhall/bots'
import { at, Fate, Match } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'
import { everyLine } from './run.ts'
import type { Scene, StudyTable, Tables } from './study/index.ts'

export async function playTable(module: GameModule, study: Tables, table: StudyTable): Promise<object> {
  const { seats, options, from, to, seed, bots } = table
  const found = study.none(seats)
  const factsOf = await module.facts()
  for (let i = from; i < to; i++) {
    const own = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(i + 1, 0x85ebca6b)) >>> 0
    const names = Array.from({ length: seats }, (_, seat) => at(bots, Math.min((seat + i) % seats, bots.length - 1)))
    const players = names.map((name) => botOf(module, name))
    const follower = study.follow(found, table)
    let scene: Scene | null = { seats, options }
    for (let luck = own; scene !== null; luck = (luck + 1) >>> 0) {
      const match = Match.start(module.game, { ...scene, seed: luck })
      const decisions = playOut(match, players, new Fate(luck ^ 0x5bd1e995), {
        answered: (state) => follower.answered?.(state),
      })
      const state = match.table.s
      const log = everyLine(match)
      follower.ended({ state, log, facts: factsOf(state, log), decisions, bots: names })
      scene = follower.next?.() ?? null
    }
  }
  return found
}
