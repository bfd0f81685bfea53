/**
 * How many questions a person answers for each turn and in a game, with everything asked and as a table asks by itself.
 * @example npm run prompts -- <game> --games 20
 */
import { parseArgs } from 'node:util'
import { gameIds, loadGame } from '@emberhall/roster'
import { promptsAnswered } from '../prompts.ts'
import { grid } from '../study/index.ts'

const { values, positionals } = parseArgs({
  options: { games: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const figure = (n: number): string => n.toFixed(2)
const whole = (n: number): string => n.toFixed(0)
const rows: string[][] = []
for (const id of positionals.length > 0 ? positionals : gameIds()) {
  const module = await loadGame(id)
  const { min, max } = module.game.def.seats
  for (let seats = min; seats <= max; seats++) {
    const options = module.quickOptions(seats)
    const plan = { seats, options, games: Number(values.games), seed: Number(values.seed), bot: 'heuristic' }
    const all = promptsAnswered(module, { ...plan, asksSettled: true })
    const few = promptsAnswered(module, plan)
    rows.push([id, String(seats), figure(all.perTurn), figure(few.perTurn), whole(all.perGame), whole(few.perGame)])
  }
}
const head = [
  'game',
  'seats',
  'everything asked, a turn',
  'asked by itself, a turn',
  'everything, a game',
  'by itself, a game',
]
process.stdout.write(`${grid(head, rows)}\n`)
