/** What the hall and the table frame know of a game besides its rules. */
import type { AnyCampaign, Line } from '@emberhall/campaign'
import type { Core, LogLine, Match, Option, View } from '@emberhall/kernel'
import type { Changes, GameModule, Lang, TableModule } from './module.ts'

/** A door of the hall: all that is known of a game before it is fetched. */
export interface Door {
  readonly id: string
  /** Its place in the row of doors, from the left. */
  readonly place: number
  /** Whether it can be played. */
  readonly isOpen: boolean
  /** Whether a first game can be dealt that teaches. */
  readonly hasLesson: boolean
  /** How a game alone is called, where *Play now* seats rivals. */
  readonly alone?: Readonly<Record<Lang, string>>
  readonly title: string
  readonly players: readonly [from: number, to: number]
  readonly minutes: number
  readonly mode: 'coop' | 'rivals' | 'campaign'
  /** The light that falls through it. */
  readonly light: string
  /** What its title is set in, as CSS writes it: the family; and for the door, weight, size and line height. */
  readonly face: { readonly family: string; readonly font: string }
  readonly promise: Readonly<Record<Lang, string>>
  /** What is seen in its picture. */
  readonly picture: Readonly<Record<Lang, string>>
  /** How a table stands, in one line: a message with the figures of the module's `summary`; none before its game is whole. */
  readonly summary?: Readonly<Record<Lang, string>>
  /** Best results, in a few words: a message with `best` and the number of `exploits`; none where nothing is compared. */
  readonly best?: Readonly<Record<Lang, string>>
}
/** Words for one option of a game, or for one of its values. */
export interface OptionWords {
  readonly label: string
  readonly help?: string
  /** By value; for a number, the words of special values. */
  readonly values?: Readonly<Record<string, string>>
  /** What a value promises, in a sentence or two: values that say so stand as cards. */
  readonly promises?: Readonly<Record<string, string>>
}
/** A list option that holds one entry a seat, such as who plays which hero. */
export interface PerSeat {
  readonly option: string
  readonly label: Readonly<Record<Lang, string>>
  choices(lang: Lang): readonly { readonly value: string; readonly label: string; readonly note: string }[]
}
/** A first game that teaches. Where it stands is found from the table alone, so it survives undo and reload. */
export interface Lesson {
  readonly seats: number
  /** The game as it is laid out for the lessons. */
  readonly start: () => Match
  readonly guidance: (view: View<Core>, log: readonly LogLine[], lang: Lang) => Guidance | null
  readonly skipped: Readonly<Record<Lang, string>>
}
/** A sentence or two, the rule they rest on, and what on the table they speak of. */
export interface Saying {
  readonly text: string
  readonly rule: string
  readonly points: string
}
interface Guidance {
  /** Tells this question of the lessons from the others. */
  readonly step: number
  /** How many sayings came before those of this question, and how many there are in all. */
  readonly before: number
  readonly pages: number
  /** Read one after the other; the last stays until the question is answered. */
  readonly says: readonly Saying[]
  /** The answer that is invited; null: any will do. */
  readonly option: Option | null
  /** What to say when another possible answer is tried. */
  readonly instead: string
}
/** Explains a game as it is really played: found from what a seat sees, it invites nothing and changes nothing. */
interface Notes {
  /** Whether a table has them; asked before they are fetched. */
  readonly isFor: (
    view: View<Core>,
    options: Readonly<Record<string, unknown>>,
    table: { readonly tutorial: boolean },
  ) => boolean
  /** Whether those who set up a table of the browser say if they want them; otherwise the game has an option for it. */
  readonly isChosen?: true
  readonly load: () => Promise<NoteBook>
}
export interface NoteBook {
  /** The note that says that one can play now. */
  readonly end: string
  /** Those that matter at the question under way, the most pressing first. */
  readonly due: (view: View<Core>, log: readonly LogLine[], lang: Lang) => readonly Note[]
}
interface Note extends Saying {
  readonly id: string
}
/** What a side of a die shows. */
export interface DieSide {
  readonly label: string
  readonly colour: string
}
/** Campaigns of a game: how one begins, where they are kept, and what their book says. */
export interface CampaignShell {
  readonly campaign: AnyCampaign
  /** What a campaign is called until somebody names it. */
  readonly title: Readonly<Record<Lang, string>>
  /** How many this browser keeps, and the rule that says so. */
  readonly slots: number
  readonly rule: string
  /** Whether a table set up so is a campaign, and not a single game. */
  isCampaign(options: Readonly<Record<string, unknown>>): boolean
  /** The options that make it one. */
  readonly chosen: Readonly<Record<string, unknown>>
  /** A line of the chronicle, the name of a chapter, and the heroes, in words. */
  line(line: Line, lang: Lang): string
  chapter(chapter: string, lang: Lang): string
  heroes(tree: object, lang: Lang): readonly HeroPage[]
}
interface HeroPage {
  readonly name: string
  readonly face: string
  readonly lines: readonly string[]
}

/** What a game brings to the shell, fetched when its door opens. */
export interface GameShell {
  readonly module: TableModule
  /** The bot that sits down by itself and is asked for advice. */
  readonly bot: string
  /** The module with its players, fetched when a bot has to answer or somebody wants advice. */
  readonly players: () => Promise<GameModule>
  /** What is not as printed, fetched when somebody looks closely. */
  readonly changes: () => Promise<Changes>
  readonly optionWords: Readonly<Record<Lang, Readonly<Record<string, OptionWords>>>>
  /** Options that nobody is asked for when a table is set up. */
  readonly ownOptions?: readonly string[]
  /** Options that few people change: they stand folded. */
  readonly fineOptions?: readonly string[]
  readonly perSeat?: PerSeat
  /** The option that opens hands among teammates, if the game has one. */
  readonly openHands?: string
  readonly lesson?: Lesson
  readonly notes?: Notes
  /** The game of *Play now*, where it is not that of one person alone: who else sits there, and how it is played. */
  readonly first?: {
    readonly rivals: Readonly<Record<Lang, readonly string[]>>
    readonly options: Readonly<Record<string, unknown>>
    /** Whether it is explained until somebody has read that or does not want it. */
    readonly isTaught: boolean
  }
  readonly campaign: CampaignShell | null
  /** Whether anything is rolled that people could roll themselves. */
  readonly hasDice: boolean
  /** The dice of the roll under way in their colours, side by side; without it their sides go by their words. */
  readonly dice?: (state: Core, lang: Lang) => readonly (readonly DieSide[])[]
}
