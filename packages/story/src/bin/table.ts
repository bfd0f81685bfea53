/** What comes of choices, as a page that is kept beside the drawings. */
import type { Consequences, ChoiceFound, KeptFound } from '../check/consequences.ts'
import type { Terms } from '../types.ts'
import { inWords } from './labels.ts'

export const wordsOnly = ({ choices }: Consequences<Terms>): string[] =>
  choices.filter(({ changes }) => changes === 'words').map(({ node }) => node.id)

export function choicesPage(game: string, found: Consequences<Terms>): string {
  const onlyWords = wordsOnly(found)
  const stories = Map.groupBy(found.choices, ({ story }) => story)
  return `${[
    `# What comes of choices: ${game}`,
    `Written by \`npm run story -- ${game}\`. For every option: what it costs and does at once, the places of play to which not every option of the choice leads, and where it is asked for later: to decide what is played (a way, a fight, a rule) or only what is told. Places of other stories carry their name.`,
    `${found.choices.length} choices; ${onlyWords.length} of them ${onlyWords.length === 1 ? 'changes' : 'change'} only words${onlyWords.length === 0 ? '' : `: ${onlyWords.join(', ')}`}.`,
    ...[...stories].flatMap(([{ title }, choices]) => [`## ${title.en}`, choiceGrid(choices)]),
    ...(found.kept.length === 0 ? [] : ['## What is kept', keptGrid(found.kept)]),
  ].join('\n\n')}\n`
}
function choiceGrid(choices: readonly ChoiceFound<Terms>[]): string {
  const rows = choices.flatMap(({ node, options }) =>
    options.map(({ option, atOnce, leadsTo, inPlay, inWords: told }) => [
      `${node.id}.${option.id}`,
      option.label.en,
      listed(atOnce.map(inWords)),
      listed(leadsTo),
      listed(inPlay),
      listed(told),
    ]),
  )
  return grid(['option', 'says', 'at once', 'leads to', 'comes back in play', 'comes back in words'], rows)
}
function keptGrid(kept: readonly KeptFound[]): string {
  const rows = kept
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, changedAt, inPlay, inWords: told }) => [name, listed(changedAt), listed(inPlay), listed(told)])
  return grid(['what', 'changed at', 'asked for in play', 'asked for in words'], rows)
}
const listed = (names: readonly string[]): string => names.join(', ')
function grid(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
