/**
 * Prints what hints foretell, and what comes of it.
 * @example npm run calibrate -- <game> --games 500 --seed 1,2 --tables normal --seats 2
 */
import { parseArgs } from 'node:util'
import { loadCampaign, loadGame } from '@emberhall/roster'
import { calibrated, hintsOf } from '../calibrate.ts'
import { layingOf } from '../laying.ts'
import { outlookOf } from '../strength.ts'

const { values, positionals } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    times: { type: 'string', default: '1' },
    tables: { type: 'string' },
    seats: { type: 'string' },
  },
  allowPositionals: true,
})
/** Runs that are put together. */
const seeds = values.seed.split(',').map(Number)
for (const id of positionals) {
  const [module, campaign] = [await loadGame(id), await loadCampaign(id)]
  const wanted = outlookOf(module).contests.filter(
    ({ label, seats }) =>
      (values.tables?.split(',').includes(label) ?? true) && (values.seats?.split(',').includes(`${seats}`) ?? true),
  )
  for (const table of wanted) {
    const found = seeds.flatMap((seed) => {
      const lay = layingOf({ module, campaign }, table, seed)
      const plan = { table, lay, games: Number(values.games), times: Number(values.times), seed }
      return hintsOf(module, plan, (games) => process.stderr.write(`\r${games} games`))
    })
    const { tenths, hints, off, byChance } = calibrated(found)
    const rows = tenths.map(([foretold, came, n]) => `  ${foretold.toFixed(3)}  ${came.toFixed(3)}  ${n}`)
    const [points, chance] = [off, byChance].map((part) => (part * 100).toFixed(1))
    const head = `${id}, ${table.label}, ${table.seats}: ${hints} hints, off by ${points} points on average, ${chance} by chance alone`
    process.stdout.write(`\n${head}\n  foretold  came  hints\n${rows.join('\n')}\n`)
  }
}
