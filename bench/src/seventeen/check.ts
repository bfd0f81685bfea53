/** The forms of Seventeen are compared only while they are the same game. */
import { Match } from '@emberhall/kernel'
import { choiceState, seedChoices } from '../choices.ts'
import { chooseAtRandom, playOn } from '../playouts.ts'
import { loadStraightSubject, REFERENCE } from '../subjects.ts'
import { begun, decideAtRandom } from './boardgameio.ts'
import { SEATS } from './content.ts'
import { seventeen } from './game.ts'
import { playOut } from './inlined.ts'
import { deal, type Plain } from './plain.ts'
import type { State } from './state.ts'

const GAMES = 300
const PEER_GAMES = 5

/** Plays the same games in every form; throws where one ends differently. Returns decisions per game. */
export async function checkForms(): Promise<number> {
  const straight = await loadStraightSubject(REFERENCE)
  let total = 0
  for (let seed = 1; seed <= GAMES; seed++) {
    seedChoices(seed)
    const match = Match.start(seventeen, { seats: SEATS, seed, watched: false, record: false })
    const decisions = playOn(match)
    const { s, fate } = match.table
    const expected = print(s, fate.state(), decisions)
    total += decisions

    seedChoices(seed)
    const end = straight.playStraight(straight.game, { seats: SEATS, seed }, chooseAtRandom)
    compare('straight', seed, print(end.s as State, end.fate.state(), end.decisions), expected)
    seedChoices(seed)
    const plain = deal(seed)
    const inlinedDecisions = playOut(plain)
    compare('the inlined twin', seed, print(plain, plain.chance, inlinedDecisions), expected)
    if (seed <= PEER_GAMES) compare('boardgame.io', seed, playPeer(seed), expected)
  }
  return total / GAMES
}
function playPeer(seed: number): string {
  seedChoices(seed)
  let state = begun(seed)
  let decisions = 0
  for (; state.ctx.gameover === undefined; decisions++) state = decideAtRandom(state)
  return print(state.G, state.G.chance, decisions)
}
function compare(form: string, seed: number, actual: string, expected: string): void {
  if (actual === expected) return
  throw new Error(`game ${seed} of Seventeen ends differently:\n${form}: ${actual}\nkernel: ${expected}`)
}
function print(state: Plain | State, chance: readonly number[], decisions: number): string {
  const { turn, energy, points, owners, units, zones, faces, where } = state
  const choices = choiceState()
  return JSON.stringify({ decisions, turn, energy, points, owners, units, zones, faces, where, chance, choices })
}
