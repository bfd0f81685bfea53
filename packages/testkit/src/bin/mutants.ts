/** npm run mutants -- <game> [--only VA-5.4] [--part 2/6] [--json]: do the tests that cite a rule notice when it is broken? */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gameFolder } from '@emberhall/roster'
import { knownGame, stop } from './asked.ts'
import { readMutants } from '../audit/mutant.ts'
import { type Fate, mutate } from './mutating.ts'

const USAGE = 'npm run mutants -- <game> [--only VA-5.4] [--part 2/6] [--json]'
function readArgs() {
  try {
    const text = { type: 'string' } as const
    return parseArgs({
      options: { only: text, part: text, folder: text, patience: text, json: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
  } catch (error) {
    return stop(`${(error as Error).message}\n${USAGE}`)
  }
}
const { values, positionals } = readArgs()
const folder =
  values.folder === undefined ? gameFolder(knownGame(positionals[0] ?? stop(USAGE))) : resolve(values.folder)
const all = (await readMutants(folder)) ?? stop(`There are no test/mutants.ts and no test/mutants/ in ${folder}.`)
const wanted = values.only === undefined ? all : all.filter(({ rule }) => rule === values.only)
const chosen = values.part === undefined ? wanted : partOf(wanted, values.part)
if (chosen.length === 0) stop(`No mutant breaks ${values.only ?? 'anything'}.`)

/** The second of six parts: neighbours stay together, as they are told by the same tests. */
function partOf<M>(mutants: readonly M[], part: string): readonly M[] {
  const [no = 0, parts = 0] = part.split('/').map(Number)
  if (!(no >= 1 && no <= parts)) stop(`--part: "${part}" is not a part such as 2/6.`)
  return mutants.slice(Math.floor(((no - 1) * mutants.length) / parts), Math.floor((no * mutants.length) / parts))
}

const patience = Number(values.patience ?? 20_000)
if (!(patience > 0)) stop(`--patience: "${values.patience}" is not a number of milliseconds.`)
const fates: Fate[] = []
for await (const fate of mutate(folder, chosen, patience)) {
  fates.push(fate)
  const { rule, find, replace, note } = fate.mutant
  if (!values.json)
    console.log(
      `${fate.end.padEnd(8)}  ${rule}  ${note ?? `${find}  →  ${replace}`}${fate.end === 'invalid' ? `  (${fate.note})` : ''}`,
    )
}
const counted = (end: Fate['end']) => fates.filter((fate) => fate.end === end)
const told = (end: Fate['end']) => counted(end).map(({ mutant, note }) => ({ ...mutant, why: note }))
if (values.json) {
  console.log(
    JSON.stringify({
      mutants: fates.length,
      killed: counted('killed').length,
      survived: told('survived'),
      invalid: told('invalid'),
    }),
  )
} else {
  console.log(
    `\n${fates.length} mutants, ${counted('killed').length} killed, ${counted('survived').length} survived, ${counted('invalid').length} invalid`,
  )
  for (const { mutant, note } of counted('survived'))
    console.log(
      `  ${mutant.rule}  ${mutant.file}: ${mutant.find}  →  ${mutant.replace}\n    passed all the same: ${note}`,
    )
}
// A test that never ends would keep the process.
process.exit(counted('killed').length === fates.length ? 0 : 1)
