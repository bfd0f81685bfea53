/** Whether a game has words for everything in both languages, and whether they read well. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Ask, at, type Core, type Game, type LogLine, type Match, type Seat, type Why } from '@emberhall/kernel'
import type { GameModule, GameWords, Lang } from '@emberhall/speech'

export const LANGS: readonly Lang[] = ['en', 'fr']
const KERNEL = new URL('../../../kernel/src', import.meta.url)

/** What no text may contain: loose ends of a message; in French, spaces that break or are missing. */
const FLAWS = /[{}]|undefined|NaN|\[object| {2}|^\s|\s$|^$|(?<!\.)\.\.(?!\.)|\s[.,]|\d %/
const FRENCH_FLAWS = /[ \p{L}\p{N}][:;!?»](?!\p{L})|«[^\u00a0]|['"]/u

/** The same said in every language. */
export type Saying = (lang: Lang) => readonly string[]
export type FlawFinder = (say: Saying) => string[]
/** Finds the texts that have a flaw. `never`: what a game's texts do not contain either, such as ids. */
export function flawFinder(never: readonly RegExp[] = [], neverInFrench: readonly RegExp[] = []): FlawFinder {
  const flaws = { en: [FLAWS, ...never], fr: [FLAWS, FRENCH_FLAWS, ...never, ...neverInFrench] }
  return (say) => LANGS.flatMap((lang) => say(lang).filter((text) => flaws[lang].some((flaw) => flaw.test(text))))
}

/** All that is said to a seat that is asked something. */
export function saidOf<S extends Core, O>(
  words: GameWords<S>,
  match: Match<S, O>,
  ask: Ask,
  names: readonly string[],
): string[] {
  const view = match.view(ask.seat)
  const faces = ask.sides.flatMap((n, die) =>
    Array.from({ length: n }, (_, face) => match.game.words.parse(`face:${face}`) | die),
  )
  return [
    words.prompt(ask, view, names),
    ...[...ask.options, ...faces].map((option) => words.option(option, ask, view, names)),
    ...ask.blocked.flatMap((b) => [words.option(b.option, ask, view, names), words.why(b.why)]),
  ]
}
/** All that is said at one moment to one seat. */
export function saidNow<S extends Core, O>(
  words: GameWords<S>,
  match: Match<S, O>,
  seat: Seat,
  names: readonly string[],
): string[] {
  const view = match.view(seat)
  return [
    ...(view.ask === null ? [] : saidOf(words, match, view.ask, names)),
    ...words.panels(view, names).flatMap(({ title, lines }) => [title, ...lines]),
    ...view.state.agenda.map(({ step, a, b }) => words.step(step, a, b, names)),
  ]
}

export interface Wording<S extends Core, O> {
  readonly module: GameModule<S, O>
  readonly messages: Readonly<Record<Lang, Readonly<Record<string, unknown>>>>
  /** Where the game's sources lie. */
  readonly sources: URL
  readonly names: readonly string[]
  readonly flaws: FlawFinder
  /** A reason with all that its words may name, and without where it needs nothing. */
  readonly reasons: (code: string) => readonly Why[]
  /** Cards, and whatever else is described as one. */
  readonly cards: readonly string[]
  /** Lines of this kind as the rules could write them. */
  readonly lines: (what: string) => readonly LogLine[]
}
/** What is missing or reads badly, by what should hold. */
export function wordProblems<S extends Core, O>(wording: Wording<S, O>): Readonly<Record<string, readonly string[]>> {
  const { module, messages, flaws, names } = wording
  const { game, words } = module
  const keys = Object.keys(messages.en)
  const codes = reasonCodes(wording.sources)
  const corrections = game.corrections.map(({ name }) => name)
  const verbs = game.words.names.filter((verb) => verb !== '' && !corrections.includes(verb))
  const isSaid = (key: string): boolean => keys.includes(key) || keys.some((other) => other.startsWith(`${key}.`))
  return {
    'both languages have the same keys': keys
      .filter((key, i) => Object.keys(messages.fr)[i] !== key)
      .concat(Object.keys(messages.fr).slice(keys.length)),
    'every question is worded': Object.keys(game.def.questions).filter((name) => !keys.includes(`prompt.${name}`)),
    'every answer is worded': verbs.filter((verb) => !isSaid(`option.${verb}`)),
    'every reason is worded': codes.filter((code) => !keys.includes(`why.${code}`)),
    'reasons read well': flaws((lang) =>
      codes.flatMap((code) => wording.reasons(code).map((it) => words[lang].why(it))),
    ),
    'steps read well': flaws((lang) => Object.keys(game.def.steps).map((step) => words[lang].step(step, 0, 0, names))),
    'cards read well': flaws((lang) =>
      wording.cards.flatMap((face) => [words[lang].card(face).name, ...words[lang].card(face).lines]),
    ),
    'lines of the log read well': flaws((lang) =>
      game.logNames.flatMap((what) => wording.lines(what).map((line) => words[lang].log(line, names))),
    ),
  }
}
/** Lines of this kind with each of their words; `fits` says which words go with it. */
export function linesOf<S extends Core, O>(
  game: Game<S, O>,
  what: string,
  {
    fits = () => true,
    figure = (n) => n + 1,
  }: { fits?: (word: string) => boolean; figure?: (n: number) => number } = {},
): LogLine[] {
  const args = game.logDefs[game.logNames.indexOf(what)]?.args ?? []
  const kinds = args.map((kind) => (typeof kind === 'string' ? kind : kind.filter(fits)))
  const most = Math.max(2, ...kinds.map((kind) => (typeof kind === 'string' ? 2 : kind.length)))
  const arg = (kind: (typeof kinds)[number], n: number, i: number): LogLine['args'][number] => {
    if (kind === 'card') return { card: 0, face: game.faceKeys[n % game.faceKeys.length] ?? null }
    if (kind === 'seat') return n % 2
    return kind === 'n' ? figure(n) : (kind[(n + i) % kind.length] ?? '')
  }
  return Array.from({ length: most }, (_, n) => ({
    what,
    rule: '',
    at: 0,
    args: kinds.map((kind, i) => arg(kind, n, i)),
  }))
}
/** What tables say themselves, in the same words for every game. */
const TOLD_BY_TABLES: readonly string[] = ['finishFirst', 'notPutRight', 'nothingPutRight']
/** Every reason that the sources give, the kernel's included; what stands in comments is an example. */
function reasonCodes(sources: URL): string[] {
  const files = [sources, KERNEL].flatMap((root) => globSync(`${fileURLToPath(root)}/**/*.ts`))
  const code = files.map((file) => readFileSync(file, 'utf8').replaceAll(/^\s*(\*|\/[/*]).*$/gm, ''))
  const found = (text: string, what: RegExp): string[] => [...text.matchAll(what)].map((match) => at(match, 1))
  const given = code.flatMap((text) => found(text, /\bwhy\('(\w+)'/g))
  const generic = code
    .flatMap((text) => found(text, /type Generic = ([^\n]+)/g))
    .flatMap((union) => found(union, /'(\w+)'/g))
  return [...new Set([...given, ...generic])].filter((reason) => !TOLD_BY_TABLES.includes(reason))
}
