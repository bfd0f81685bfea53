/** Proves what can be proved of a game's stories, and reports everything else. */
import type { StoryPack } from '../pack.ts'
import type { Terms } from '../types.ts'
import { checkConsequences } from './consequences.ts'
import { checkCourse } from './course.ts'
import { explore } from './explore.ts'
import { checkFlags, foreignFlags } from './flags.ts'
import { type Problem, reportTo } from './problem.ts'
import { checkShape } from './shape.ts'
import { checkTexts } from './texts.ts'

export function checkStories<G extends Terms>(pack: StoryPack<G>): Problem[] {
  const problems: Problem[] = []
  const names = new Set(pack.names)
  const ids = pack.stories.map(({ id }) => id)
  for (const id of pack.toldAgain ?? [])
    if (!ids.includes(id)) reportTo(problems, null)(null, [], `toldAgain: there is no story "${id}"`)
  pack.stories.forEach((story, i) => {
    const report = reportTo(problems, story)
    if (ids.indexOf(story.id) < i) report(null, ['id'], 'another story has the same id')
    checkShape(pack, story, report)
    checkTexts(names, story, report)
    const foreign = foreignFlags(pack, story)
    checkCourse(pack, story, foreign, explore(pack, story, foreign), report)
  })
  checkFlags(pack, (story) => reportTo(problems, story))
  checkConsequences(pack, (story) => reportTo(problems, story))
  return problems
}
