/**
 * Learns what positions of a game are worth, and writes it beside the game's bot.
 * @example npm run learn -- <game> --games 8000 --seed 1 --file values.json
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gameFolder, loadCampaign, loadGame } from '@emberhall/roster'
import { judgementsOf, learn } from '../learn.ts'

const { values, positionals } = parseArgs({
  options: {
    games: { type: 'string', default: '8000' },
    seed: { type: 'string', default: '1' },
    hidden: { type: 'string', default: '16' },
    passes: { type: 'string', default: '10' },
    trace: { type: 'string', default: '1' },
    file: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
})
const plan = {
  games: Number(values.games),
  seed: Number(values.seed),
  hidden: Number(values.hidden),
  passes: Number(values.passes),
  trace: Number(values.trace),
}
for (const id of positionals) {
  const played = { module: await loadGame(id), campaign: await loadCampaign(id) }
  for (const judgement of judgementsOf(played.module, values.file)) {
    const learned = learn(played, judgement, plan, (games) => process.stderr.write(`\r${games} games`))
    const text = `${JSON.stringify(learned)}\n`
    writeFileSync(join(gameFolder(id), 'src', 'bot', judgement.file), text)
    const rows = learned.check.map(([foretold, came, n]) => `  ${foretold.toFixed(3)}  ${came.toFixed(3)}  ${n}`)
    const size = `${text.length} bytes, ${learned.features.length} features`
    process.stdout.write(`\n${id}, ${judgement.file}: ${size}\n${rows.join('\n')}\n`)
  }
}
