/** FF-21 Game end and scoring, with teams (FF-22.5, FF-22.6), the short game (FF-24) and solo (FF-25.22 to FF-25.25). */
import { at, type CardId, type Seat } from '@emberhall/kernel'
import { asKind } from '../printed.ts'
import { isSolo, printed, type S, SOLO_ROUNDS, STATE_ENDS, type T, teamCount, teamOf, Z } from '../state.ts'
import { L } from '../logs.ts'
import { objectivesMet } from './objectives.ts'
import { bestCollections, mithrulVp, ORE_VALUES } from './values.ts'

type Ending = Exclude<S['ending'], 'none'>
export type Score = S['scores'][number]

export function seatsOfTeam(t: T, team: number): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < t.seats; seat++) if (teamOf(t, seat) === team) seats.push(seat)
  return seats
}
export const artifactsOf = (t: T, team: number): CardId[] =>
  seatsOfTeam(t, team).flatMap((seat) => t.cards(Z.forged + seat))

/** How many artifacts end a game, full or short (FF-24.1), for a player (FF-21.1) and for a team of two (FF-22.5). */
export const ARTIFACTS_TO_END = { player: { full: 4, short: 3 }, team: { full: 6, short: 4 } } as const
/** FF-25.23 */
export const OBJECTIVES_TO_MEET = 2
export const neededArtifacts = (t: T): number =>
  ARTIFACTS_TO_END[t.seats === 4 ? 'team' : 'player'][t.options.short ? 'short' : 'full']
function isEndReached(t: T): boolean {
  const forged = [0, 0, 0, 0]
  for (let seat = 0; seat < t.seats; seat++) forged[teamOf(t, seat)]! += t.cards(Z.forged + seat).length
  return forged.some((n) => n >= neededArtifacts(t))
}
/** FF-21.1, FF-25.22 Whether the game ends with this round, unless it is overrun before; null: not yet. */
export function endOfRound(t: T): Ending | null {
  if (isSolo(t)) return t.s.round >= SOLO_ROUNDS ? 'rounds' : null
  return isEndReached(t) ? 'artifacts' : null
}
/** FF-22.5 A seat's share of them. */
export const artifactsOfSeat = (t: T, seat: Seat): number => neededArtifacts(t) / seatsOfTeam(t, teamOf(t, seat)).length

/** FF-21.2, FF-21.3 The game is over here and now. */
export function finish(t: T, ending: Ending): never {
  const { s } = t
  s.phase = 'over'
  s.ending = ending
  t.note(L.ended, STATE_ENDS.indexOf(ending))
  for (let seat = 0; seat < t.seats; seat++)
    for (const token of t.cards(Z.treasures + seat).slice()) t.move(token, Z.opened + seat)
  s.scores = Array.from({ length: teamCount(t) }, (_, team) => scoreOf(t, team))
  s.winners = isSolo(t) ? [] : winners(t)
  s.scores.forEach((score, team) => t.note(L.score, team, score.total))
  return t.end(outcome(t))
}
/** FF-25.23, FF-25.32 Alone, the score counts with two objectives met, however the game ended. */
function outcome(t: T): string {
  const { scores, winners: won } = t.s
  if (!isSolo(t)) return `${won.length > 1 ? 'shared' : 'won'} ${won.join(' ')}`
  return at(scores, 0).met < OBJECTIVES_TO_MEET ? 'no score' : `score ${at(scores, 0).total}`
}

/** FF-21.3, FF-21.4, FF-22.6 */
export function scoreOf(t: T, team: number): Score {
  const { s } = t
  const cards = artifactsOf(t, team).map((card) => ({ card, ...asKind(printed(t, card), 'artifact').card }))
  const artifacts = cards.reduce((sum, a) => sum + a.vp, 0)
  const collections = bestCollections(cards)
  const ores = s.adventurers.reduce(
    (sum, adv) =>
      adv.seat >= 0 && teamOf(t, adv.seat) === team
        ? sum + adv.ore.reduce((n, ore, kind) => n + ore * at(ORE_VALUES, kind), 0)
        : sum,
    0,
  )
  const tokens = seatsOfTeam(t, team).flatMap((seat) => [...t.cards(Z.treasures + seat), ...t.cards(Z.opened + seat)])
  const treasures = tokens.reduce((sum, token) => sum + asKind(printed(t, token), 'treasure').value, 0)
  const crowned = cards.filter(({ card }) => s.crowned.includes(card))
  const mithrul = crowned.reduce((sum, a) => sum + mithrulVp(a), 0)
  const { met, vp } = isSolo(t) ? objectivesMet(t) : { met: 0, vp: 0 } // FF-25.24
  const total = artifacts + collections + ores + treasures + mithrul + vp
  return { artifacts, collections, ores, treasures, mithrul, objectives: vp, met, total }
}
/** FF-21.5, FF-21.6 The highest total; then the most valuable artifact, the next, and so on; then the victory is shared. */
function winners(t: T): number[] {
  const best = Math.max(...t.s.scores.map((score) => score.total))
  let tied = t.s.scores.flatMap((score, team) => (score.total === best ? [team] : []))
  const values = tied.map((team) =>
    artifactsOf(t, team)
      .map((card) => asKind(printed(t, card), 'artifact').card.vp)
      .sort((a, b) => b - a),
  )
  const byTeam = new Map(tied.map((team, i) => [team, at(values, i)]))
  for (let i = 0; tied.length > 1 && i < Math.max(...values.map((v) => v.length)); i++) {
    const top = Math.max(...tied.map((team) => byTeam.get(team)![i] ?? 0))
    tied = tied.filter((team) => (byTeam.get(team)![i] ?? 0) === top)
  }
  return tied
}
