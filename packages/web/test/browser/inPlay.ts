/** Tables of every game in full swing. */
import { botOf, decide } from '@emberhall/bots'
import { Fate, Match } from '@emberhall/kernel'
import { save } from '@emberhall/saves'
import { DOORS, shellOf } from '../../src/games.ts'

/** Games that can be played, found by their folders. */
export const GAMES = DOORS.filter(({ isOpen }) => isOpen).map(({ id }) => id)
/** After this many answers a game is in full swing. */
const LATE = 40

/** A game of bots, until it is over or so many answers have been given. */
async function played(id: string, most: number): Promise<{ readonly match: Match; readonly answers: number }> {
  const module = await (await shellOf(id))!.players()
  const options = { ...module.quickOptions(1) }
  const match = Match.start(module.game, { seats: 1, seed: 5, options })
  const bot = botOf(module, 'heuristic')
  const fate = new Fate(5)
  let answers = 0
  for (; answers < most && !match.isOver; answers++) {
    const seat = match.waiting()[0]!
    match.play(seat, decide(match, seat, bot, fate))
  }
  return { match, answers }
}
export async function savedInPlay(id: string, late = LATE): Promise<string> {
  return JSON.stringify(save((await played(id, late)).match))
}
/** When bots have so many answers left to give. */
export async function savedNearEnd(id: string, left: number): Promise<string> {
  const { answers } = await played(id, Number.POSITIVE_INFINITY)
  return savedInPlay(id, answers - left)
}
