/** One challenge and a card to play on it, for the words of attempts. */
import type { Ability, ChallengeCard, Effect, Pack, Trigger } from '../src/content/types.ts'
import { attempt, bare, board } from './attempts.ts'
import { challenge, skill, Z } from './table.ts'

export const act = skill('act', { value: 2 })
export const help = skill('help', { seeker: 'orrin', copies: 3, boost: { colours: ['red'], value: 1 } })
const idle = skill('idle', { seeker: 'orrin', boost: { colours: ['blue'], value: 1 } })
type Cards = Omit<Pack, 'id' | 'name'>
/** `target` in the north; seat 0 holds `act` and `last`, seat 1 three boosts of 1. */
export function scene(card: Partial<ChallengeCard>, { well = [], skills = [], ...more }: Cards = {}) {
  const cards = [challenge('target', { difficulty: 20, ...card }), ...well]
  return board(
    bare({ ...more, well: cards, skills: [act, help, idle, skill('last', { colours: ['blue'] }), ...skills] }),
    cards.map(({ id }) => id),
  )
    .zone(Z.hand + 0, ['act', 'last'])
    .zone(Z.hand + 1, ['help', 'help', 'help', 'idle'])
}
export const ability = (on: Trigger, ...effects: readonly Effect[]): Ability => ({ on, do: effects })
/** Seat 0 plays `act`, nobody boosts. */
export const played = (given: ReturnType<typeof scene>, roll: readonly number[], card = 'act') =>
  attempt(given.roll('dice', roll), 'target').answer(0, `play:${card}:red`).pass(1)
