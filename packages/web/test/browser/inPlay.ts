/** Tables of every game in full swing. */
import { botOf, decide } from '@emberhall/bots'
import { Fate, Match } from '@emberhall/kernel'
import { save } from '@emberhall/saves'
import { DOORS, shellOf } from '../../src/games.ts'

/** Games that can be played, found by their folders. */
export const GAMES = DOORS.filter(({ isOpen }) => isOpen).map(({ id }) => id)
/** After this many answers a game is in full swing. */
const LATE = 40

export async function savedInPlay(id: string, late = LATE): Promise<string> {
  const module = await (await shellOf(id))!.players()
  const options = { ...module.quickOptions(1) }
  const match = Match.start(module.game, { seats: 1, seed: 5, options })
  const bot = botOf(module, 'heuristic')
  const fate = new Fate(5)
  for (let n = 0; n < late && !match.isOver; n++) {
    const seat = match.waiting()[0]!
    match.play(seat, decide(match, seat, bot, fate))
  }
  return JSON.stringify(save(match))
}
