/**
 * How many questions a person answers for each turn, with everything asked and as a table asks by itself.
 * @example npm run prompts -- <game> --games 20
 */
import { parseArgs } from 'node:util'
import { gameIds, loadGame } from '@emberhall/roster'
import { promptsPerTurn } from '../prompts.ts'
import { grid } from '../study/index.ts'

const { values, positionals } = parseArgs({
  options: { games: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const figure = (n: number): string => n.toFixed(2)
const rows: string[][] = []
for (const id of positionals.length > 0 ? positionals : gameIds()) {
  const module = await loadGame(id)
  const { min, max } = module.game.def.seats
  for (let seats = min; seats <= max; seats++) {
    const options = module.quickOptions(seats)
    const plan = { seats, options, games: Number(values.games), seed: Number(values.seed), bot: 'heuristic' }
    const all = promptsPerTurn(module, { ...plan, asksSettled: true })
    rows.push([id, String(seats), figure(all), figure(promptsPerTurn(module, plan))])
  }
}
process.stdout.write(`${grid(['game', 'seats', 'everything asked', 'asked by itself'], rows)}\n`)
