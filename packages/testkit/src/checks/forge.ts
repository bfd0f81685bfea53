/** Damaged saves are refused with a message; doctored ones too, unless what they describe can be. */
import { BadInput, type Core, type Fate, type Game, hashText, type Match } from '@emberhall/kernel'
import { load, readSave, save, type SaveFile } from '@emberhall/saves'
import { problemsOfCards } from './play.ts'
import { Problem } from './walk.ts'

export function forge<S extends Core, O>(game: Game<S, O>, match: Match<S, O>, random: Fate): void {
  const text = JSON.stringify(save(match))
  const at = random.below(text.length)
  const flipped =
    text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << random.below(7))) + text.slice(at + 1)
  for (const broken of [
    text.slice(0, at),
    flipped,
    `${text}}`,
    '',
    'null',
    '[]',
    '{}',
    '{"emberhall":1}',
    '{"emberhall":99}',
  ])
    open(
      game,
      () => readSave(broken),
      () => `a save broken at ${at}`,
      'damaged',
    )
  for (let i = 0; i < 6; i++) {
    const file = JSON.parse(text) as Record<string, unknown>
    const place = doctor(file, random)
    const { sum: _, ...body } = file
    const signed = { ...body, sum: hashText(JSON.stringify(body)) }
    open(
      game,
      () => readSave(JSON.stringify(signed)),
      () => `a save with ${place}`,
      'doctored',
    )
  }
}
function open<S extends Core, O>(
  game: Game<S, O>,
  read: () => SaveFile,
  what: () => string,
  how: 'damaged' | 'doctored',
): void {
  try {
    const { match } = load(game, read())
    const problems = problemsOfCards(game, match.table.s)
    if (how === 'damaged' || problems.length > 0) throw new Problem(`${what()} was opened: ${problems.join('; ')}`)
    match.view(0)
    match.asks()
  } catch (error) {
    if (error instanceof BadInput) return
    if (error instanceof Problem) throw error
    throw new Problem(`${what()} throws ${String(error)}`, { cause: error })
  }
}
const VALUES: readonly unknown[] = [
  null,
  -1,
  0,
  1,
  7,
  4095,
  1e9,
  0.5,
  '',
  'x',
  '0 pass',
  '!dice=9,9',
  [],
  {},
  [0],
  ['#'],
  true,
  [[1]],
  { a: 1 },
]
/** Changes one thing somewhere in a tree of data, and says what. */
function doctor(tree: Record<string, unknown>, random: Fate): string {
  let node: Record<string, unknown> = tree
  const path: string[] = []
  for (;;) {
    const keys = Object.keys(node).filter((key) => path.length > 0 || key !== 'sum')
    const key = keys[random.below(keys.length)]
    if (key === undefined) break
    path.push(key)
    const value = node[key]
    if (typeof value === 'object' && value !== null && Object.keys(value).length > 0 && random.below(5) > 0) {
      node = value as Record<string, unknown>
      continue
    }
    const junk = VALUES[random.below(VALUES.length)]
    if (random.below(6) === 0 && !Array.isArray(node)) delete node[key]
    else node[key] = junk
    return `${path.join('.')} = ${Object.hasOwn(node, key) ? JSON.stringify(junk) : 'nothing'}`
  }
  return path.join('.')
}
