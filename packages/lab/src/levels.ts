/** What was measured of each level, side by side, for the balance report: how a game is for plain players, and for those who look ahead. */
import { LEVELS } from '@emberhall/minds'
import type { GameModule, Measured } from '@emberhall/speech'
import { grid, percent } from './study/index.ts'

const HEAD = '## By level of play'

/** A balance report with what has been measured since it was written. */
export function withLevels(page: string, module: GameModule): string {
  const [before, rest] = page.split(`${HEAD}\n`)
  if (before === undefined || rest === undefined) return page
  const next = rest.indexOf('\n## ')
  return `${before}${levelsSection(module)}${next < 0 ? '' : rest.slice(next)}`
}
export function levelsSection(module: GameModule): string {
  const { game, outlook } = module
  const rows = outlook?.strength.content === game.contentHash ? outlook.strength.rows : []
  if (outlook === undefined || rows.length === 0)
    return `${HEAD}\n\nNothing has been measured with this content; \`npm run strength -- ${game.id}\` does.\n`
  const cell = (found: Measured | undefined): string =>
    found === undefined
      ? '–'
      : `${percent(found.share)} (${percent(found.low)} to ${percent(found.high)}) of ${found.games}`
  const lines = outlook.contests.flatMap(({ label, seats }) => {
    const own = rows.filter((row) => row.label === label && row.seats === seats)
    if (own.length === 0) return []
    return [[label, String(seats), ...LEVELS.map((level) => cell(own.find((row) => row.level === level)))]]
  })
  const how = outlook.contests.some(({ seats }) => module.rivals?.(seats) === true)
    ? 'One side plays at the level, the others play plainly: its share of the victories.'
    : 'All seats play at the level: how many games are won.'
  return [
    HEAD,
    `${how} Sure to 95 % in brackets. Written by \`npm run strength -- ${game.id}\`; [minds.md](../minds.md) says what the levels do.`,
    `${grid(['table', 'seats', ...LEVELS], lines)}\n`,
  ].join('\n\n')
}
