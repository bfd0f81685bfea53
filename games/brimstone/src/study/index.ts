/** The balance of Shadows of Brimstone: whole Adventures, by heroes, odds and mission. */
import type { Asked, Study, StudyTable, Tables } from '@emberhall/lab/study'
import { CONTENT } from '../content/index.ts'
import type { S } from '../state.ts'
import { pageOf } from './page.ts'
import { following, nothing, type Tally } from './tally.ts'
import { firstScene, followingTrail } from './trail.ts'

/** Adventures that are played in one go. */
const STRETCH = 25
const HEROES = [1, 2, 3, 4]
const EVEN = { odds: 'even' }
const heroes = (n: number): string => (n === 1 ? '1 hero' : `${n} heroes`)

interface Wish {
  readonly part: string
  readonly label: string
  readonly seats: number
  readonly options: StudyTable['options']
  readonly games: number
  readonly bot: string
}
function wishes({ games, bot }: Asked): Wish[] {
  const some = Math.ceil(games / 5)
  const of = (part: string, odds: string, n: number, many: number): Wish => ({
    part,
    label: `${heroes(n)}, ${odds}`,
    seats: n,
    options: { odds },
    games: many,
    bot,
  })
  const mission = (id: string, mode: string, n: number): Wish => ({
    part: 'missions',
    label: `${CONTENT.missions.find((one) => one.id === id)?.name.en ?? id}, ${mode}, ${heroes(n)}`,
    seats: n,
    options: { ...EVEN, mission: id, mode },
    games: some,
    bot,
  })
  const basic = CONTENT.missions.filter(({ id, mode }) => mode === 'basic' && id !== 'mi-fistful')
  return [
    ...HEROES.map((n) => of('first', 'even', n, games)),
    ...[...HEROES, 5, 6].map((n) => of('book', 'book', n, some)),
    ...HEROES.map((n) => of('gentle', 'gentle', n, some)),
    ...basic.flatMap(({ id }) => [2, 4].map((n) => mission(id, 'basic', n))),
    ...CONTENT.missions.flatMap(({ id }) => [2, 4].map((n) => mission(id, 'advanced', n))),
    ...HEROES.map((n) => ({ ...of('random', 'even', n, some), bot: 'random' })),
    ...[2, 4].map((n) => ({
      ...of('campaign', 'even', n, Math.ceil(games / 10)),
      label: heroes(n),
      options: firstScene(n).options,
    })),
  ]
}
function tables(asked: Asked): StudyTable[] {
  return wishes(asked).flatMap(({ games, bot, ...wish }) =>
    Array.from({ length: Math.ceil(games / STRETCH) }, (_, i) => ({
      ...wish,
      from: i * STRETCH,
      to: Math.min(games, (i + 1) * STRETCH),
      seed: asked.seed,
      bots: [bot],
    })),
  )
}
const adventures: Tables<S, Tally> = {
  kind: 'tables',
  tables,
  none: nothing,
  follow: (found, table) => (table.part === 'campaign' ? followingTrail(found, table) : following(found)),
  page: (lines, { command, bot }) => pageOf(lines, command, bot),
}

export const study: Study = {
  report: adventures,
  ways: [{ label: 'even odds', options: EVEN }],
  measured: {
    options: EVEN,
    seats: 4,
    budgets: {
      decisionsPerS: 100_000,
      rebuildUs: 30,
      replayMs: 100,
      memoryBytes: 40_000,
      memoryBytesUnwatched: 40_000,
    },
  },
}
