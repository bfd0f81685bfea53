/** The same word for the same button everywhere: what is one thing in one language is not two in the other. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const FRAME = globSync('packages/web/src/text/en.*.ts', { cwd: ROOT }).concat('packages/web/src/text/en.ts')
const TABLES = globSync('games/*/src/table/**/words.en.ts', { cwd: ROOT })
/** As long as what stands on a button. */
const LONGEST = 32
const WORDS = 4

/** Words that are two things indeed; where a button is meant, it is not one of them. */
const HOMONYMS: ReadonlySet<string> = new Set([
  // Who is present, and the screen one sits at.
  'here',
  // Said among friends, and to everybody.
  'your move',
  // An exploit that is done, a rank that is reached.
  'earned',
  'seen',
  // Cards are used, and abilities.
  'used',
  // One hero, and all of them.
  'ready',
  'héros',
  // A seat of a campaign, and a slot of a board.
  'empty place',
  // The button that ends pointing, and a hero who has acted.
  'done',
  'the way so far',
  // The button that points, and the sheet about pointing.
  'montrer',
  // A seat that nobody has, and a table that anybody may join.
  'libre',
  // Those who only watch, and the way to look at something closely.
  'regarder',
  'regarder en arrière',
  'à vous',
])

type Row = readonly [key: string, en: string, fr: string]
function flat(tree: object, at = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[at + key, value]]
    return typeof value === 'object' && value !== null ? flat(value, `${at}${key}.`) : []
  })
}
/** Every short word of a file with its translation; each module has one list, whatever it is called. */
async function rowsOf(file: string): Promise<Row[]> {
  const listIn = async (path: string): Promise<Map<string, string>> =>
    new Map(Object.values((await import(`${ROOT}${path}`)) as Record<string, object>).flatMap((list) => flat(list)))
  const [en, fr] = [await listIn(file), await listIn(file.replace(/\ben(?=\.(\w+\.)?ts$)/, 'fr'))]
  return [...en].map(([key, text]) => [key, text, fr.get(key) ?? ''])
}
const isShort = ([, en]: Row): boolean => en.length < LONGEST && en.split(' ').length <= WORDS && !/[{.]/.test(en)
const plain = (text: string): string => text.toLowerCase().replaceAll(/[\u00a0\u202f]/g, ' ')

function twoFor(rows: readonly Row[], from: 1 | 2, to: 1 | 2): string[] {
  const known = new Map<string, Map<string, string>>()
  for (const row of rows) {
    const words = known.get(plain(row[from])) ?? new Map<string, string>()
    known.set(plain(row[from]), words.set(plain(row[to]), row[0]))
  }
  return [...known]
    .filter(([word, words]) => words.size > 1 && !HOMONYMS.has(word))
    .map(([word, words]) => `${word}: ${[...words].map(([other, key]) => `${other} (${key})`).join(', ')}`)
}
const frame = (await Promise.all(FRAME.map(rowsOf))).flat()
const games = [...new Set(TABLES.map((file) => file.split('/')[1] ?? ''))]

test('there are words to compare', () => {
  expect(frame.filter(isShort).length).toBeGreaterThan(200)
  expect(games.length).toBeGreaterThan(2)
})
test.each(games)(
  'what is one word in one language is one in the other, at the table of %s and around it',
  async (game) => {
    const own = await Promise.all(TABLES.filter((file) => file.split('/')[1] === game).map(rowsOf))
    const rows = [...frame, ...own.flat()].filter(isShort)
    expect(twoFor(rows, 1, 2)).toEqual([])
    expect(twoFor(rows, 2, 1)).toEqual([])
  },
)
test('in French no line of the frame begins with a sign that belongs to the word before it', () => {
  expect(frame.filter(([, , fr]) => /« |[^,] [:;?!»](?!\p{L})/u.test(fr)).map(([key]) => key)).toEqual([])
})
test('two words for one button are found', () => {
  const rows: Row[] = [
    ['a', 'Go on', 'Continuer'],
    ['b', 'Play on', 'Continuer'],
    ['c', 'Close', 'Fermer'],
    ['d', 'close', 'Quitter'],
  ]
  expect(twoFor(rows, 2, 1)).toEqual(['continuer: go on (a), play on (b)'])
  expect(twoFor(rows, 1, 2)).toEqual(['close: fermer (c), quitter (d)'])
})

/** What buttons are not called: a lesson that names one calls it as it is written there. */
const NEVER: Readonly<Record<'en' | 'fr', RegExp>> = {
  en: /\bUndo\b|[Cc]lose the turn|[Ff]inish the turn|\bConfirm when/,
  fr: /[Rr]eprenez votre (dernier|dernière)|[Cc]lore le tour|[Tt]erminez? (le|votre) tour|Terminez quand|Confirmez quand/,
}
const LESSONS = globSync(['games/*/src/lesson/words.*.ts', 'games/*/src/tutorial/*.ts'], { cwd: ROOT })
test('lessons call buttons by what stands on them', () => {
  expect(LESSONS.length).toBeGreaterThan(10)
  const wrong = LESSONS.flatMap((file) => {
    const text = readFileSync(`${ROOT}${file}`, 'utf8')
    const langs = file.endsWith('.fr.ts')
      ? (['fr'] as const)
      : file.endsWith('.en.ts')
        ? (['en'] as const)
        : (['en', 'fr'] as const)
    return langs.flatMap((lang) => (NEVER[lang].exec(text) ?? []).slice(0, 1).map((found) => `${file}: ${found}`))
  })
  expect(wrong).toEqual([])
})
