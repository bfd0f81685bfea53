/** The pieces of work that are timed on a game. Each is prepared once and says how many units a round of it did. */
import { ANSWER, type Answer, Match, type Seat } from '@emberhall/kernel'
import { load, readSave, save } from '@emberhall/saves'
import { seedChoices } from './choices.ts'
import { chooseAtRandom, playOn } from './playouts.ts'
import type { StraightSubject, Subject } from './subjects.ts'

type Work = () => number
const MATCHES = 16
/** What the timed work makes is kept for a moment, so that making it cannot be optimised away. */
const kept: unknown[] = []

/** Whole games at random, nobody watching, nothing recorded, each answer given on the spot: decisions. */
export function straightPlayouts({ game, seats, options, playStraight }: StraightSubject): Work {
  let seed = 0
  return () => {
    seed = (seed % 1024) + 1
    seedChoices(seed)
    return playStraight(game, { seats, options, seed }, chooseAtRandom).decisions
  }
}
/** The same games, each suspended at every question and resumed with the answer: decisions. */
export function suspendablePlayouts({ game, seats, options }: Subject): Work {
  let seed = 0
  return () => {
    seed = (seed % 1024) + 1
    seedChoices(seed)
    return playOn(Match.start(game, { seats, options, seed, watched: false, record: false }))
  }
}
/** Copies of the state in mid-game. */
export function copies(subject: Subject): Work {
  const states = midway(subject).map((match) => match.table.s)
  const { copy } = subject.game
  return () => {
    for (const state of states) kept[0] = copy(state)
    return states.length
  }
}
/** Positions in mid-game rebuilt from their checkpoint and the answers since. */
export function rebuilds(subject: Subject): Work {
  const matches = midway(subject)
  return () => {
    for (const match of matches) kept[0] = match.fork({ record: false })
    return matches.length
  }
}

function answersOf(match: Match): { seat: Seat; answer: Answer }[] {
  return [...match.parts().ledger.entries()].filter((entry) => entry.tag === ANSWER)
}
/** Whole games played again from their recorded answers, nothing recorded anew: games. */
export function replays(subject: Subject): Work {
  const { game, seats, options } = subject
  const records = finished(subject).map((match, i) => ({ seed: i + 1, answers: answersOf(match) }))
  return () => {
    for (const { seed, answers } of records) {
      const match = Match.start(game, { seats, options, seed, watched: false, record: false })
      for (const { seat, answer } of answers) match.play(seat, answer)
      if (!match.isOver) throw new Error('the game played again does not end')
    }
    return records.length
  }
}
/** Saved games opened: everything played again and checked, log and record made anew: games. */
export function loads(subject: Subject): Work {
  const texts = finished(subject).map((match) => JSON.stringify(save(match)))
  return () => {
    for (const text of texts) {
      const { match, divergence } = load(subject.game, readSave(text))
      if (divergence !== null || !match.isOver) throw new Error(divergence ?? 'the loaded game does not end')
    }
    return texts.length
  }
}

// ---------------------------------------------------------------- matches to work on

function midway(subject: Subject): Match[] {
  return Array.from({ length: MATCHES }, (_, i) => playedTo(subject, i + 1, 0.3 + (0.4 * i) / MATCHES, false))
}
/** Watched matches, played to their end. */
export function finished(subject: Subject): Match[] {
  return Array.from({ length: MATCHES }, (_, i) => playedTo(subject, i + 1, 1, true))
}
/** A recorded match, played at random up to a share of its length. */
export function playedTo(subject: Subject, seed: number, share: number, watched: boolean): Match {
  const decisions = Math.floor(lengthOf(subject, seed) * share)
  const match = started(subject, seed, watched)
  seedChoices(seed)
  playOn(match, decisions)
  return match
}
export function started({ game, seats, options }: Subject, seed: number, watched: boolean): Match {
  return Match.start(game, { seats, options, seed, watched })
}
/** How many decisions a game takes. */
export function lengthOf({ game, seats, options }: Subject, seed: number): number {
  seedChoices(seed)
  return playOn(Match.start(game, { seats, options, seed, watched: false, record: false }))
}
