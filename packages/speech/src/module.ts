/** What a game package gives to tables, bots and the lab, besides its rules. */
import type { Answer, Ask, Core, Game, LogLine, Match, Option, Seat, Seen, Table, View, Why } from '@emberhall/kernel'
import type { Outlook } from './outlook.ts'
import type { RuleBook } from './rules.ts'
import type { Piece } from './told.ts'

export type Lang = 'en' | 'fr'

/** A question and what its seat knows. */
export interface Known<S extends Core = Core, O = unknown> {
  readonly seat: Seat
  readonly ask: Ask
  readonly options: O
  readonly seats: number
  view(): View<S>
}
/** All a bot ever holds: its question, its view, worlds consistent with that view, and dice of its own. */
export interface Position<S extends Core = Core, O = unknown> extends Known<S, O> {
  /** A world this seat could be in; the real one is out of reach. The same seed gives the same world again. */
  world(seed?: number): Match<S, O>
  random(n: number): number
  /** What this seat has answered since chance last had a say. */
  given?(): readonly Answer[]
}
export type Brain<S extends Core = Core, O = unknown> = (position: Position<S, O>) => Answer

/** A block of the table drawn in text: a heading and its lines. */
export interface Panel {
  /** The thing that all of it is about, where there is one: `card 12`. */
  readonly key?: string
  readonly title: string
  readonly lines: readonly string[]
}
/** What is printed on a thing, in one language. */
export interface PrintedText {
  readonly name: string
  readonly kindLine: string
  /** One sentence or more each. */
  readonly lines: readonly string[]
  readonly flavour?: string | undefined
}
export interface CardWords {
  readonly name: string
  readonly lines: readonly string[]
}
/** Something on the table that people may point at. */
export interface Thing {
  /** What it is called between tables, `zone 5`: drawn tables carry it as `data-key`. It never tells what is hidden. */
  readonly key: string
  /** As it stands in a sentence: "the Forge". */
  readonly name: string
  /** What lines of the log call it, where that is not its key. */
  readonly called?: string
}
/** How the lines of the log hang together, by their names. */
export interface Telling<S extends Core = Core> {
  /** Lines with which something begins; what follows came of it. */
  readonly rounds: readonly string[]
  readonly turns: readonly string[]
  readonly deeds: readonly string[]
  /** What fate decided: dice, draws, cards turned over. */
  readonly chance: readonly string[]
  /** What one would tell somebody who was away. */
  readonly story: readonly string[]
  /** What the lines call what belongs to a seat, besides the seat itself. */
  own?(state: S, seat: Seat): readonly string[]
}
/** A game in one language. Everything shown to people comes from here. */
export interface GameWords<S extends Core = Core> {
  readonly title: string
  prompt(ask: Ask, view: View<S>, names: readonly string[]): string
  option(option: number, ask: Ask, view: View<S>, names: readonly string[]): string
  why(reason: Why): string
  log(line: LogLine, names: readonly string[]): string
  /** The same sentence in pieces: each name knows what it names, unless this reader may not know. */
  told(line: LogLine, names: readonly string[]): readonly Piece[]
  step(step: string, a: number, b: number, names: readonly string[]): string
  outcome(seen: Seen<S>, names: readonly string[]): readonly string[]
  card(face: string): CardWords
  /** What `card` knows besides the faces of the decks: skills, items, enemies. */
  readonly printed?: readonly string[]
  /** One of the things that may be put right: what kind of thing it is, and itself. */
  correction?(option: Option, view: View<S>, names: readonly string[]): { readonly kind: string; readonly text: string }
  /** What anybody may point at: places, figures, open cards. Nothing of one's own that others do not see. */
  things?(view: View<S>, names: readonly string[]): readonly Thing[]
  /** What the game's habit for a question is called, where it has one. */
  habit?(question: string): string | null
  /** The whole table as a seat sees it. */
  panels(view: View<S>, names: readonly string[]): readonly Panel[]
}

/**
 * What is not as printed about a thing now, by its key, each in one sentence with all that changes it:
 * "Difficulty 5 → 7: 5 printed + 2 Heavy Limbs." Only what this view may know counts and is named.
 */
export type Changes<S extends Core = Core> = (
  key: string,
  view: View<S>,
  names: readonly string[],
  lang: Lang,
) => readonly string[]

/** What the lab counts in a finished game. */
export interface Facts {
  readonly outcome: string
  readonly cause: string
  readonly turns: number
  /** Per printed card: whether it came into play and whether somebody used it. */
  readonly cards: readonly { readonly face: string; readonly seen: boolean; readonly used: boolean }[]
  readonly figures: Readonly<Record<string, number>>
}

/** Who plays where nobody sits, and what a good player would say for an answer. */
export interface Players<S extends Core = Core, O = unknown> {
  readonly brains: Readonly<Record<string, Brain<S, O>>>
  /** Why a good player would answer so, against the other choices; put into words by `why`. */
  readonly reasons?: (known: Known<S, O>, answer: Answer) => readonly Why[]
  /** For players that look ahead. */
  readonly outlook?: Outlook<S, O>
}
/** What a table needs of a game; its players are fetched apart by whoever has use for them. */
export interface TableModule<S extends Core = Core, O = unknown> {
  readonly game: Game<S, O>
  readonly words: Readonly<Record<Lang, GameWords<S>>>
  /** The rule book, fetched when somebody opens it. */
  readonly rules: Readonly<Record<Lang, () => Promise<RuleBook>>>
  /** Rules that are not shown yet, by the beginning of their ids: `VA-U5.`; `null` asks for somebody who has never played. */
  lockedRules?(state: S | null): readonly string[]
  /** Whether this many seats play against each other: a copy of their table would then show what is hidden. */
  rivals?(seats: number): boolean
  /** Among rivals, the seats that play together with this one, itself included; without it everybody plays alone. */
  allies?(table: Table<S, O>, seat: Seat): readonly Seat[]
  /** Whether everybody may see all that any seat sees; without it there is something to hide. */
  isOpen?(options: O): boolean
  /** Whether somebody in this seat, or a spectator (-1), must keep silent now. */
  isHushed?(state: S, options: O, seat: Seat): boolean
  /** The step with which a round begins: a wish not to be asked may last until then. */
  readonly roundStep: string
  readonly telling: Telling<S>
  /** Questions that by the game's own habit are not asked where they are settled, unless people want to be asked. */
  readonly settled?: readonly string[]
  /** How a turn is closed by whoever has it, where the rules have that. */
  readonly turnEnd?: { readonly question: string; readonly answer: string }
  /** Options that a quick game starts with, for this many seats. */
  quickOptions(seats: number): Record<string, unknown>
  /** Options of the shortest game there is, where that is not the quick one: for trials by the dozen. */
  briefOptions?(seats: number): Record<string, unknown>
  /** How a table stands, in a few figures that everybody may see: for lists of tables. */
  summary(state: S): Readonly<Record<string, number>>
  /** How a finished game is counted, from its last state and its log; fetched by those who count. */
  readonly facts: () => Promise<(state: S, log: readonly LogLine[]) => Facts>
}
/** All of it, as servers, the terminal and the lab take it. */
export type GameModule<S extends Core = Core, O = unknown> = TableModule<S, O> & Players<S, O>

/** A place in the text: the words, the table, the question and one of its answers. */
export interface Place<Speech, T> {
  readonly sp: Speech
  readonly t: T
  readonly ask: Ask
  readonly option: Option
}
/** What an answer may begin with: a verb of the game, or one that every game has. */
export type Verb<Verbs> = keyof Verbs | 'number' | 'yes' | 'no' | 'face' | 'trigger' | 'done' | 'pass'
