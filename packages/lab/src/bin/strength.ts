/**
 * Measures what levels are worth, and keeps it beside the game's bot and in its balance report.
 * @example npm run strength -- <game> --games 200 --levels normal,strong --tables normal --seats 2
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LEVELS } from '@emberhall/minds'
import { gameFolder, loadCampaign, loadGame, root } from '@emberhall/roster'
import type { Strength } from '@emberhall/speech'
import { layingOf } from '../laying.ts'
import { withLevels } from '../levels.ts'
import { measure, outlookOf } from '../strength.ts'

const { values, positionals } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    levels: { type: 'string', default: LEVELS.join() },
    tables: { type: 'string' },
    seats: { type: 'string' },
  },
  allowPositionals: true,
})
const seed = Number(values.seed)
for (const id of positionals) {
  const [module, campaign] = [await loadGame(id), await loadCampaign(id)]
  const file = join(gameFolder(id), 'src', 'bot', 'strength.json')
  const report = join(root, 'docs', 'balance', `${id}.md`)
  const wanted = outlookOf(module).contests.filter(
    ({ label, seats }) =>
      (values.tables?.split(',').includes(label) ?? true) && (values.seats?.split(',').includes(`${seats}`) ?? true),
  )
  for (const table of wanted) {
    const lay = layingOf({ module, campaign }, table, seed)
    for (const level of values.levels.split(',')) {
      const contest = { level, table, lay, games: Number(values.games), seed }
      const row = measure(module, contest, (sofar) => process.stderr.write(`\r${sofar}   `))
      process.stdout.write(`\n${JSON.stringify(row)}\n`)
      const before = JSON.parse(readFileSync(file, 'utf8')) as Strength
      const others = before.content === module.game.contentHash ? before.rows : []
      const rows = others.filter((old) => old.label !== row.label || old.seats !== row.seats || old.level !== row.level)
      const strength = { content: module.game.contentHash, rows: [...rows, row] }
      writeFileSync(file, `${JSON.stringify(strength, null, 2)}\n`)
      const known = { ...module, outlook: { ...outlookOf(module), strength } }
      writeFileSync(report, withLevels(readFileSync(report, 'utf8'), known))
    }
  }
}
