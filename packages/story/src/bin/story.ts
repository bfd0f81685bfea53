/** npm run story -- [<game> …] [--check]: checks stories and draws them; --check draws nothing, but finds old drawings. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkStories } from '../check/check.ts'
import type { StoryPack } from '../pack.ts'
import { folderOf, gameFolders, packOf, root, stop } from './games.ts'
import { Sources } from './locate.ts'
import { draw } from './picture.ts'

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
/** Draws every story, or says which drawings are old. */
function drawAll(pack: StoryPack): string[] {
  const old: string[] = []
  for (const story of pack.stories) {
    const file = join(home, 'docs', 'story', `${story.id}.svg`)
    const drawing = draw(story)
    if (existsSync(file) && readFileSync(file, 'utf8') === drawing) continue
    if (values.check) old.push(`${relative(home, file)}: is not as the story is; npm run story draws it`)
    else {
      mkdirSync(join(home, 'docs', 'story'), { recursive: true })
      writeFileSync(file, drawing)
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
  const found = problemsOf(folder, pack)
  const problems = [...found, ...drawAll(pack)]
  for (const problem of problems) console.error(problem)
  const nodes = pack.stories.reduce((sum, story) => sum + story.nodes.length, 0)
  console.log(`${basename(folder)}: ${pack.stories.length} stories, ${nodes} nodes, ${problems.length} problems`)
  count += problems.length
}
process.exitCode = count > 0 ? 1 : 0
