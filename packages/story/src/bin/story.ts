/**
 * npm run story -- [<game> …] [--check]: checks stories, draws them and lists what comes of choices; --check writes
 * nothing, but finds what is old.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkStories } from '../check/check.ts'
import { consequencesOf } from '../check/consequences.ts'
import type { StoryPack } from '../pack.ts'
import { folderOf, gameFolders, packOf, root, stop } from './games.ts'
import { Sources } from './locate.ts'
import { draw } from './picture.ts'
import { choicesPage, wordsOnly } from './table.ts'

function readArgs() {
  try {
    // A folder stands in for the games in tests of this program itself.
    return parseArgs({
      options: { check: { type: 'boolean', default: false }, folder: { type: 'string' } },
      allowPositionals: true,
    })
  } catch (error) {
    return stop(`${(error as Error).message}\nnpm run story -- [<game> …] [--check]`)
  }
}
const { values, positionals } = readArgs()
const home = values.folder === undefined ? root : resolve(values.folder)
const isAsked = values.folder !== undefined || positionals.length > 0

/** One line a problem: where it is, and what. */
function problemsOf(folder: string, pack: StoryPack): string[] {
  const sources = new Sources(join(folder, pack.sources))
  return checkStories(pack).map((problem) => {
    const { file, line } = sources.placeOf(problem)
    const about = [problem.story, problem.node].filter((name) => name !== null).join(' ')
    return `${relative(home, file)}:${line === null ? '' : `${line}:`} ${about === '' ? '' : `${about}: `}${problem.message}`
  })
}
/** Writes what is shown of the stories, or says what of it is old. */
function writeAll(pages: ReadonlyMap<string, string>): string[] {
  const old: string[] = []
  for (const [name, page] of pages) {
    const file = join(home, 'docs', 'story', name)
    if (existsSync(file) && readFileSync(file, 'utf8') === page) continue
    if (values.check) old.push(`${relative(home, file)}: is not as the story is; npm run story writes it`)
    else {
      mkdirSync(join(home, 'docs', 'story'), { recursive: true })
      writeFileSync(file, page)
    }
  }
  return old
}

const folders =
  values.folder === undefined ? (positionals.length > 0 ? positionals.map(folderOf) : gameFolders()) : [home]
let count = 0
for (const folder of folders) {
  const pack = await packOf(folder)
  if (pack === undefined) {
    if (isAsked) stop(`${basename(folder)} tells no stories.`)
    continue
  }
  const game = basename(folder)
  const consequences = consequencesOf(pack)
  const pages = new Map(pack.stories.map((story) => [`${story.id}.svg`, draw(story)]))
  pages.set(`${game}-choices.md`, choicesPage(game, consequences))
  const problems = [...problemsOf(folder, pack), ...writeAll(pages)]
  for (const problem of problems) console.error(problem)
  const nodes = pack.stories.reduce((sum, story) => sum + story.nodes.length, 0)
  console.log(`${game}: ${pack.stories.length} stories, ${nodes} nodes, ${problems.length} problems`)
  const onlyWords = wordsOnly(consequences)
  console.log(
    `${game}: ${consequences.choices.length} choices, ${onlyWords.length} change only words${onlyWords.length === 0 ? '' : ` (${onlyWords.join(', ')})`}`,
  )
  count += problems.length
}
process.exitCode = count > 0 ? 1 : 0
