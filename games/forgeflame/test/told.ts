/** Games played to their end for the sake of what is said in them. */
import { at, Fate, type Match, type Seat } from '@emberhall/kernel'
import { anyAnswer, type Player as AnyPlayer, type Telling, thinking, toldGame } from '@emberhall/testkit'
import { forgeflame, type O, type S } from '../src/index.ts'

export type Table = Match<S, O>
export type Setup = Telling<S, O>
type Player = AnyPlayer<S, O>
const NAMES = ['Asha', 'Orrin', 'Sabela', 'Nereo']
export const namesFor = (seats: number): string[] => NAMES.slice(0, seats)

export const thoughtful: Player = thinking(forgeflame)
/** What leads to rare things is done whenever it can be. */
const EAGER = /^(forge|power|keep|pick):/
/** Any answer there is, but a turn is seldom given up while something can be done. */
export function random(seed: number): Player {
  const fate = new Fate(seed)
  return (match, ask) => {
    const any = anyAnswer(fate, ask)
    if (ask.kind !== 'one') return any
    const words = ask.options.map((o) => ({ o, word: match.game.words.print(o) }))
    const eager = words.filter(({ word }) => EAGER.test(word))
    const busy = words.filter(({ word }) => word !== 'stop')
    const wanted = fate.below(8) === 0 ? [] : eager.length > 0 ? eager : busy
    return wanted.length === 0 ? any : at(wanted, fate.below(wanted.length)).o
  }
}
export const played = (setup: Setup, show?: (match: Table, seat: Seat) => void): Table =>
  toldGame(forgeflame, setup, show)
