/** What plays: two machines come to the same figures only if they run the same rules, cards and bots on the same engine. */
import { globSync } from 'node:fs'
import { root, sumOf } from '@emberhall/roster'

const PLAYS = [
  'packages/{kernel,saves,speech,story,campaign,minds,bots,roster,lab}/src/**/*.{ts,json}',
  'games/*/src/**/*.{ts,json}',
]
export const ownBuild = (): string => sumOf(globSync(PLAYS, { cwd: root }), process.versions.v8)
