/** What plays: two machines come to the same figures only if they run the same rules, cards and bots on the same engine. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from '@emberhall/roster'

const PLAYS = [
  'packages/{kernel,saves,speech,story,campaign,minds,bots,roster,lab}/src/**/*.{ts,json}',
  'games/*/src/**/*.{ts,json}',
]
const LETTERS = 12

export function ownBuild(): string {
  const sum = createHash('sha256').update(process.versions.v8)
  const files = globSync(PLAYS, { cwd: root }).map((file) => file.split(sep).join('/'))
  for (const file of files.toSorted()) sum.update(`\n${file}\n`).update(readFileSync(join(root, file)))
  return sum.digest('hex').slice(0, LETTERS)
}
