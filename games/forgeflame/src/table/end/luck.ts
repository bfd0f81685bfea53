/** What deposits and fights gave each player, against what they owed. */
import { at, type LogLine } from '@emberhall/kernel'
import { plus, type Tally } from '@emberhall/ui'
import { type Deposit, ORES } from '../../content/types.ts'
import type { ForgeflameGame } from '../../game.ts'
import { ADVENTURERS, type S } from '../../state.ts'
import { ORE_VALUES } from '../../steps/values.ts'
import { fightChance } from '../model/prospects.ts'

export interface Luck {
  readonly seat: number
  readonly digs: number
  /** The ores of the deposits, in points. */
  readonly dug: Tally
  readonly fights: number
  readonly won: Tally
}
const NOTHING: Tally = { got: 0, due: 0, variance: 0 }
const worthOf = ({ ores }: Deposit): number => ores.reduce((sum, ore) => sum + at(ORE_VALUES, ORES.indexOf(ore)), 0)
/** One token, against all of its level that had not come to light before. */
function digOf(token: Deposit, left: readonly Deposit[]): Tally {
  const due = left.reduce((sum, other) => sum + worthOf(other), 0) / left.length
  const variance = left.reduce((sum, other) => sum + (worthOf(other) - due) ** 2, 0) / left.length
  return { got: worthOf(token), due, variance }
}
/** FF-11.3 Whoever draws a success may choose it. */
function fightOf(tokens: readonly string[]): Tally {
  const due = fightChance(tokens.length)
  return { got: tokens.some((token) => token.startsWith('success')) ? 1 : 0, due, variance: due * (1 - due) }
}

export function luckOf(game: ForgeflameGame, { adventurers, turns }: S, log: readonly LogLine[]): readonly Luck[] {
  const all = turns.map((_, seat): Luck => ({ seat, digs: 0, dug: NOTHING, fights: 0, won: NOTHING }))
  const seen = new Set<string>()
  let drawn: string[] = []
  for (const { what, args } of log) {
    const seat = adventurers[ADVENTURERS.findIndex((id) => id === args[0])]?.seat ?? -1
    if (what === 'drewToken') drawn.push(args[0] as string)
    else if (what === 'fought' && seat >= 0) {
      const one = at(all, seat)
      all[seat] = { ...one, fights: one.fights + 1, won: plus(one.won, fightOf(drawn)) }
      drawn = []
    } else if (what === 'dug' && seat >= 0) {
      const token = tokenOf(game, args[1])
      if (token === null) continue
      const left = game.content.deposits.filter(({ id, level }) => level === token.level && !seen.has(id))
      const one = at(all, seat)
      all[seat] = { ...one, digs: one.digs + 1, dug: plus(one.dug, digOf(token, left)) }
      seen.add(token.id)
    }
  }
  return all
}
function tokenOf(game: ForgeflameGame, arg: LogLine['args'][number] | undefined): Deposit | null {
  if (typeof arg !== 'object' || arg.face === null) return null
  const p = at(game.printed, game.faceOf(arg.face))
  return p.kind === 'deposit' ? p.card : null
}
