/** The words in which content is written, where each is declared, and whether a rule takes it up. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { moments } from '../src/content/check/effects.ts'
import type { Effect } from '../src/content/types.ts'

const folder = fileURLToPath(new URL('../src', import.meta.url))
const DECLARED = 'content/types/effects.ts'
const lines = readFileSync(`${folder}/${DECLARED}`, 'utf8').split('\n')
/** The rules as they are written. */
export const RULES = ['steps', 'queries', 'effects', 'town']
  .flatMap((part) => readdirSync(`${folder}/${part}`).map((file) => readFileSync(`${folder}/${part}/${file}`, 'utf8')))
  .join('\n')

interface Word {
  readonly word: string
  readonly line: number
}
const quoted = (line: string): string[] => [...line.matchAll(/'(\w+)'/g)].map(([, word = '']) => word)
/** All words of a type that lists them. */
function listed(type: string): Word[] {
  const first = lines.findIndex((line) => new RegExp(`^(export )?type ${type} =$`).test(line))
  const rest = lines.slice(first + 1)
  const end = rest.findIndex((line) => !line.startsWith('  '))
  return rest
    .slice(0, end)
    .flatMap((line, i) => quoted(line.replace(/ \/\/.*/, '')).map((word) => ({ word, line: first + i + 2 })))
}
/** All words that may stand under a name. */
const under = (name: string): Word[] =>
  lines.flatMap((line, i) => {
    const told = new RegExp(`readonly ${name}\\??: ((?:\\| )?'\\w+'(?: \\| '\\w+')*)`).exec(line)
    return quoted(told?.[1] ?? '').map((word) => ({ word, line: i + 1 }))
  })

type Taker = (rules: string, word: string) => boolean
const says = (before: string, after = ''): Taker => {
  return (rules, word) => new RegExp(`${before}'${word}'${after}`).test(rules)
}
const any =
  (...takers: readonly Taker[]): Taker =>
  (rules, word) =>
    takers.some((taker) => taker(rules, word))

const takesMoment = any(says(String.raw`(abilitiesOf|offerAbilities)\(t, [\w.]+, `), says('on === '))
const asksFlag = says(String.raw`(hasFlag|flagOf|flagsOf|hasFoeFlag)\(t, [\w.]+, `)
const asksFigure = says(String.raw`(Figure|modsOf|afterArmor)\([^)]*`)
/** What means something at one moment only is done by whoever takes up that moment. */
const atItsMoment: Taker = (rules, word) => {
  const [moment, ...others] = moments[word as Effect['do']] ?? []
  return moment !== undefined && others.length === 0 && takesMoment(rules, moment)
}
/** What holds to the end of the Adventure goes with it. */
const toTheEnd: Taker = (_, word) => word === 'adventure'

interface Kind {
  readonly what: string
  readonly words: readonly Word[]
  readonly isTaken: Taker
}
export const KINDS: readonly Kind[] = [
  { what: 'moment', words: listed('Trigger'), isTaken: takesMoment },
  { what: 'effect', words: under('do'), isTaken: any(says('case '), says('do [!=]== '), atItsMoment) },
  { what: 'exception', words: under('flag'), isTaken: any(asksFlag, says('flag === ')) },
  { what: 'figure', words: listed('Stat'), isTaken: asksFigure },
  { what: 'condition', words: under('is'), isTaken: says('case ') },
  { what: 'procedure', words: under('procedure'), isTaken: says(String.raw`hasProcedure\(t, type, `) },
  { what: 'roll', words: listed('RollType'), isTaken: says('') },
  { what: 'span', words: listed('Until'), isTaken: any(says(String.raw`expire\(t, `), toTheEnd) },
  { what: 'limit', words: under('limit'), isTaken: any(says(String.raw`renew\(t, \[[^\]]*`), toTheEnd) },
]
/** Words that promise what no rule does, each with the line that declares it. */
export const untaken = (rules: string): string[] =>
  KINDS.flatMap(({ what, words, isTaken }) =>
    words
      .filter(({ word }) => !isTaken(rules, word))
      .map(({ word, line }) => `${DECLARED}:${line}: the ${what} ${word}: no rule takes it up`),
  )
