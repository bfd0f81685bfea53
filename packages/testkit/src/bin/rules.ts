/** npm run rules [-- <game>] [--json]: is every rule of every game cited by code and by a test? */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gameFolder, gameIds } from '@emberhall/roster'
import { auditRules, hasRules } from '../audit/rules.ts'
import { knownGame, stop } from './asked.ts'

function readArgs() {
  try {
    // A folder stands in for the games in tests of the audit itself.
    return parseArgs({
      options: { json: { type: 'boolean', default: false }, folder: { type: 'string' } },
      allowPositionals: true,
    })
  } catch (error) {
    return stop(`${(error as Error).message}\nnpm run rules -- [<game>] [--json]`)
  }
}
const { values, positionals } = readArgs()
const games: [id: string, folder: string][] =
  values.folder === undefined
    ? (positionals.length > 0 ? positionals.map(knownGame) : gameIds()).map((id) => [id, gameFolder(id)])
    : [['folder', resolve(values.folder)]]

const json: Record<string, unknown> = {}
let isSound = true
for (const [id, folder] of games.filter(([, folder]) => hasRules(folder))) {
  const { rules, tested, coded, physical, missing, errors } = auditRules(folder)
  isSound &&= missing.length === 0 && errors.length === 0
  json[id] = {
    rules: rules.length,
    tested: tested.length,
    coded: coded.length,
    physical: physical.length,
    missing: missing.map((rule) => rule.id),
  }
  for (const error of errors) console.error(`${id}: ${error}`)
  if (values.json) continue
  console.log(
    `${id}: ${rules.length} rules, ${tested.length} tested, ${coded.length} cited in code, ${missing.length} missing`,
  )
  for (const rule of missing) console.log(`  ${rule.id}  no ${rule.lacks.join(', no ')}`)
}
if (values.json) console.log(JSON.stringify(json))
process.exitCode = isSound ? 0 : 1
