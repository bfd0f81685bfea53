/**
 * Prints what hints foretell, and what comes of it.
 * @example npm run calibrate -- <game> --games 500 --tables normal --seats 2
 */
import { parseArgs } from 'node:util'
import { loadGame } from '@emberhall/roster'
import { calibrate } from '../calibrate.ts'
import { outlookOf } from '../strength.ts'

const { values, positionals } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    tables: { type: 'string' },
    seats: { type: 'string' },
  },
  allowPositionals: true,
})
for (const id of positionals) {
  const module = await loadGame(id)
  const wanted = outlookOf(module).contests.filter(
    ({ label, seats }) =>
      (values.tables?.split(',').includes(label) ?? true) && (values.seats?.split(',').includes(`${seats}`) ?? true),
  )
  for (const table of wanted) {
    const plan = { table, games: Number(values.games), seed: Number(values.seed) }
    const { tenths, hints, off, byChance } = calibrate(module, plan, (games) =>
      process.stderr.write(`\r${games} games`),
    )
    const rows = tenths.map(([foretold, came, n]) => `  ${foretold.toFixed(3)}  ${came.toFixed(3)}  ${n}`)
    const [points, chance] = [off, byChance].map((part) => (part * 100).toFixed(1))
    const head = `${id}, ${table.label}, ${table.seats}: ${hints} hints, off by ${points} points on average, ${chance} by chance alone`
    process.stdout.write(`\n${head}\n  foretold  came  hints\n${rows.join('\n')}\n`)
  }
}
