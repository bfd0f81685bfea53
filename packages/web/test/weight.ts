/**
 * What the client weighs on the wire, how long its first table takes and how its tables feel, against what they may.
 * `--json` prints the figures as data; `--bare` leaves out how tables feel, which takes minutes and judges nothing.
 * Names of games narrow it down to how those tables feel; `hall` to how long the hall and its first table take.
 * @example npm run weight -- hall --json
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { loadDoor } from '@emberhall/roster'
import { launch, serve } from '@emberhall/testkit/browser'
import { type Felt, feltAt, hallQuiet } from './felt.ts'
import { firstTable } from './speed.ts'

const asData = process.argv.includes('--json')
const isBare = process.argv.includes('--bare')
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isMeasured = (name: string): boolean => !isBare && (named.length === 0 || named.includes(name))
const say = (line: string): void => {
  if (!asData) process.stdout.write(`${line}\n`)
}
const DIST = fileURLToPath(new URL('../dist', import.meta.url))
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

const gzip = (file: string): number => gzipSync(readFileSync(join(DIST, file))).length
/** Everything that comes with a chunk, once. */
function closure(manifest: Manifest, keys: readonly string[], into = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key]
    if (chunk === undefined || into.has(chunk.file)) continue
    into.add(chunk.file)
    closure(manifest, chunk.imports ?? [], into)
  }
  return into
}
// Every table that moves needs it, so it weighs once and not with each game.
const isShared = (file: string): boolean => /(motion|react)-/.test(file)
const isPicture = (file: string): boolean => /pictures-/.test(file)
/** What a story tells, in both languages. */
const isProse = (file: string): boolean => /prose-/.test(file)
const sum = (files: Iterable<string>): number => [...files].reduce((n, file) => n + gzip(file), 0)

const served = await serve()
const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest
const hall = closure(manifest, ['index.html'])
const shell = closure(manifest, [
  'index.html',
  'src/play/worker.ts',
  'src/table/TableScreen.tsx',
  'src/new/NewTable.tsx',
])
const drawn = Object.keys(manifest).filter((key) => /games\/[\w-]+\/src\/table\/index\.tsx$/.test(key))
const nameIn = (key: string): string => /games\/([\w-]+)\//.exec(key)?.[1] ?? key
// What lies behind a closed door is fetched by nobody.
const doors = await Promise.all(drawn.map((key) => loadDoor(nameIn(key))))
const games = drawn.filter((_, i) => doors[i]?.isOpen)
const strange = named.filter((name) => name !== 'hall' && !games.some((key) => nameIn(key) === name))
if (strange.length > 0) throw new Error(`no such table: ${strange.join(', ')}`)
const rows: { what: string; size: number; most: number }[] = [
  { what: 'script to the hall', size: sum(hall), most: 180 },
]
const shared = new Set<string>()
/** The type that comes with some style sheets; one face only those fetch who ask for it. Fonts are compressed already. */
function typeIn(sheets: readonly string[]): number {
  const named = sheets.flatMap((sheet) => readFileSync(join(DIST, sheet), 'utf8').match(/[\w-]+\.woff2/g) ?? [])
  const fonts = [...new Set(named)].filter((font) => !font.includes('opendyslexic'))
  return fonts.reduce((n, font) => n + readFileSync(join(DIST, 'assets', font)).length, 0)
}
const sheetsOf = (key: string): readonly string[] => manifest[key]?.css ?? []
const ofGames = new Set(games.flatMap(sheetsOf))
const forAll = globSync('assets/*.css', { cwd: DIST }).filter((sheet) => !ofGames.has(sheet))
const hallArt = sum(globSync('art/*.svg', { cwd: DIST }))
for (const key of games) {
  const name = nameIn(key)
  const own = closure(manifest, [key, `../../games/${name}/src/shell/index.ts`])
  const more = [...own].filter((file) => !shell.has(file))
  for (const file of more.filter(isShared)) shared.add(file)
  const script = more.filter((file) => !isPicture(file) && !isShared(file) && !isProse(file))
  const prose = more.filter(isProse)
  if (prose.length > 0) rows.push({ what: `what ${name} tells, in both languages`, size: sum(prose), most: 130 })
  rows.push({ what: `${name}, script on top of the shell`, size: sum(script), most: 120 })
  const seen = typeIn([...forAll, ...sheetsOf(key)]) + hallArt + sum(more.filter(isPicture))
  rows.push({ what: `fonts and pictures of the hall and ${name}`, size: seen, most: 400 })
}
rows.push({ what: '  of which fonts of the hall', size: typeIn(forAll), most: 400 })
const frame = new Set([...shell, ...shared].filter((file) => !hall.has(file)))
rows.push({ what: 'frame of the table and worker, beyond the hall', size: sum(frame), most: 80 })
for (const { what, size, most } of rows) {
  const kB = (size / 1000).toFixed(1).padStart(7)
  say(`${kB} kB of ${most} kB  ${what}${size > most * 1000 ? '   TOO MUCH' : ''}`)
}

/** Under what a slow machine should come, and over what something is wrong however busy this one is. */
const WANTED_MS = 2000
const TOO_LONG_MS = 4000
const QUIET_MS = 1500
const browser = await launch()
const waited = isBare || isMeasured('hall') ? await firstTable(browser, served.url, WANTED_MS) : null
const quiet = isMeasured('hall') ? await hallQuiet(browser, served.url, QUIET_MS) : null
const felt: Record<string, Felt> = {}
for (const name of games.map(nameIn).filter(isMeasured)) felt[name] = await feltAt(browser, served.url, name)
await browser.close()
await served.stop()
const waits =
  waited === null
    ? []
    : [
        { what: 'from “Play now” to the first choice, processor slowed four times', ms: waited.deal },
        { what: 'from a cold start of the page, “Play now” clicked as soon as it is there', ms: waited.cold },
        { what: '  of which the page itself worked', ms: waited.work },
      ]
for (const { what, ms } of waits) {
  const note = ms > WANTED_MS ? '   over; is the machine busy?' : ''
  say(`${ms.toFixed(0).padStart(7)} ms of ${WANTED_MS} ms  ${what}${note}`)
}
if (quiet !== null) say(`${quiet.toFixed(0).padStart(7)} ms of ${QUIET_MS} ms  until the hall is quiet`)
// What somebody feels depends on what else the machine does; it is told and not judged.
for (const [name, { p50, p75, p95, presses, work, lateFrames, heap }] of Object.entries(felt)) {
  say(
    `${String(p75).padStart(7)} ms of 200 ms  from a press to the next picture, three of four (${name}, ${presses} presses)`,
  )
  say(`${String(p95).padStart(7)} ms of 350 ms  nineteen of twenty; half of them ${p50} ms`)
  say(`${work.toFixed(0).padStart(7)} ms  of work for a press and all that moves after it, however busy the machine is`)
  say(`${lateFrames.toFixed(1).padStart(7)} % of 2 %  pictures later than 50 ms while something moves`)
  say(
    `${heap[1].toFixed(1).padStart(7)} MB  kept after a hundred answers; after the first ten ${heap[0].toFixed(1)} MB`,
  )
}
if (asData) process.stdout.write(`${JSON.stringify({ felt, quiet, waits: waited, weights: rows })}\n`)
// Waiting depends on what else the machine does; work does not.
const isSlow = waited !== null && waited.work > TOO_LONG_MS
if (isSlow) say(`${TOO_LONG_MS} ms of work is TOO LONG`)
process.exitCode = isSlow || rows.some(({ size, most }) => size > most * 1000) ? 1 : 0
