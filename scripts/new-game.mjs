// npm run new-game -- <id> ["Title"]: lays out a game in games/<id> that plays, is tested and has a door. What it plays is
// an example, to be replaced by the real thing file by file.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const TEMPLATE = fileURLToPath(new URL('./new-game', import.meta.url))
const ENDING = '.txt'

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(`${message}\nnpm run new-game -- <id> ["Title"]`)
  process.exit(2)
}
/** Two letters that no other game marks its rules with. @param {string} root @param {string} id */
function markFor(root, id) {
  const taken = globSync('games/*/rules/en.md', { cwd: root }).map(
    (file) => readFileSync(join(root, file), 'utf8').match(/^## ([A-Z]{2})-/m)?.[1] ?? '',
  )
  const [first = '', ...others] = id
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .split('')
  const second = id.toUpperCase().split('-')[1]?.charAt(0) ?? ''
  const marks = [second, ...others].map((letter) => first + letter)
  const isFree = (/** @type {string} */ mark) => /^[A-Z]{2}$/.test(mark) && !taken.includes(mark)
  return marks.find(isFree) ?? stop(`No two letters of "${id}" are free to mark its rules with.`)
}
/** The next place in the row of doors. @param {string} root */
function placeIn(root) {
  const doors = globSync('games/*/src/door/index.ts', { cwd: root })
  const places = doors.map((file) => Number(readFileSync(join(root, file), 'utf8').match(/\bplace: (\d+)/)?.[1] ?? 0))
  return Math.max(0, ...places) + 1
}
/** Types are checked where the list of projects says so. @param {string} root @param {string} id */
function addProjects(root, id) {
  const file = join(root, 'tsconfig.json')
  const config = /** @type {{ references: { path: string }[] }} */ (JSON.parse(readFileSync(file, 'utf8')))
  config.references.push({ path: `games/${id}` }, { path: `games/${id}/test` })
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`)
}
/** Makes the package known without a network: a link as npm makes it, and the lock file. @param {string} root @param {string} id */
function link(root, id) {
  const scope = join(root, 'node_modules', '@emberhall')
  mkdirSync(scope, { recursive: true })
  symlinkSync(relative(scope, join(root, 'games', id)), join(scope, id), 'junction')
  const args = ['install', '--package-lock-only', '--ignore-scripts', '--offline', '--loglevel=error']
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) stop('npm could not enter the game in package-lock.json')
  // The install is complete as it is: only the link is new, and that is there.
  const stamp = join(root, 'node_modules', '.package-lock.json')
  const now = new Date()
  if (existsSync(stamp)) utimesSync(stamp, now, now)
}

/**
 * @param {string} root
 * @param {string} id
 * @param {string} title
 */
function layOut(root, id, title) {
  /** @type {Readonly<Record<string, string>>} */
  const words = { ID: id, TITLE: title, XX: markFor(root, id), PLACE: String(placeIn(root)) }
  for (const file of globSync(`**/*${ENDING}`, { cwd: TEMPLATE })) {
    const to = join(root, 'games', id, file.slice(0, -ENDING.length))
    mkdirSync(dirname(to), { recursive: true })
    const text = readFileSync(join(TEMPLATE, file), 'utf8')
    writeFileSync(
      to,
      text.replaceAll(/__([A-Z]+)__/g, (_, /** @type {string} */ name) => words[name] ?? ''),
    )
  }
}

const [id, named] = process.argv.slice(2)
const root = fileURLToPath(new URL('..', import.meta.url))
if (id === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
  stop('A game needs an id of small letters, digits and dashes.')
const inWords = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
const title = named ?? inWords.join(' ')
if (/['"`\\{}<>]/.test(title)) stop(`"${title}": a title has no quotes or brackets; an apostrophe is written ’.`)
if (existsSync(join(root, 'games', id)) || existsSync(join(root, 'packages', id))) stop(`There is a ${id} already.`)
layOut(root, id, title)
addProjects(root, id)
link(root, id)
console.log(`games/${id} is there: ${title}. docs/adding-a-game.md says what to do with it.

  npx emberhall play ${id}
  npx vitest run games/${id}
  npm run fuzz -- ${id} --games 20`)
