/** What the table frame hands to a game's table, and what the table hands back. A game brings only this. */
import type { Ask, CardId, Core, LogLine, Option, Seat, View, Why, Seen } from '@emberhall/kernel'
import type { GameWords, Lang } from '@emberhall/speech'
import type { ComponentType, ReactNode } from 'react'
import type { Tally } from './luck.tsx'
import type { Sounds } from './sound/cues.ts'

/** Something to be looked at closely: a card on the table, or a printed card. */
export type Zoom = { readonly card: CardId } | { readonly face: string }
/** A way to choose something. */
export interface Way {
  readonly label: string
  readonly take: () => void
}
/** How something comes to be looked at. */
export interface Glance {
  /** The pointer rests on it, and it goes with the pointer; otherwise it stays until it is closed. */
  readonly isPassing: boolean
  /** Where it lies. */
  readonly from: Element
  /** How it can be chosen. */
  readonly ways: readonly Way[]
}

/** Pieces of the frame that a game places in its own layout. They are themed by the game's custom properties. */
export interface FrameParts {
  readonly brand: ReactNode
  /** What comes next in plain words, unless a game draws the way of a turn itself. */
  readonly agenda: ReactNode
  /** Who else is there, and the tools above the board. */
  readonly top: ReactNode
  readonly prompt: ReactNode
  readonly story: ReactNode
  readonly tools: ReactNode
}

/** What fate gave, laid over a table that does not show it by itself: dice, tokens, cards turned over. */
export interface Lot {
  readonly kind: 'dice' | 'card'
  /** Who threw or drew, and for what. */
  readonly title: string
  /** What was needed; empty where nothing was. */
  readonly needs: string
  readonly things: readonly {
    readonly picture: ReactNode
    /** What it shows, and what it counted for. */
    readonly says: string
    readonly counts: boolean
  }[]
  /** What it came to, told once all of it lies there. */
  readonly verdict: string
  /** It lies on at the side while what comes of it is shown. */
  readonly isBeside?: boolean
}
/** One moment of what happened, shown before what came of it is told. */
export interface Beat<S extends Core = Core> {
  /** The table meanwhile; nobody is asked anything on it. */
  readonly view: View<S>
  /** How many of the news are told by then. */
  readonly told: number
  /** How long it takes at ordinary pace. */
  readonly ms: number
  /** Dice are in the air: what they count for is not to be seen yet. */
  readonly isFalling?: boolean
  /** The line that is shown happening. */
  readonly line?: LogLine
  /** More of them, where several are shown happening at once. */
  readonly lines?: readonly LogLine[]
  readonly lot?: Lot
}
/** What words need to know. */
export interface Telltale<S extends Core = Core> {
  readonly words: GameWords<S>
  readonly lang: Lang
  readonly names: readonly string[]
}

export interface TableProps<S extends Core = Core, O = unknown> {
  /** The table as this person sees it: faces are -1 where they may not know them. */
  readonly view: View<S>
  readonly options: O
  readonly seats: number
  readonly names: readonly string[]
  readonly colours: readonly string[]
  /** The seats this person plays; empty for a spectator. */
  readonly mine: readonly Seat[]
  readonly lang: Lang
  readonly words: GameWords<S>
  /** Everything that has been told, in order. */
  readonly log: readonly LogLine[]
  /** Log lines that have happened since the last snapshot, in order: what to show happening. */
  readonly news: readonly LogLine[]
  /** What is being shown happening; null: the table is as it is. */
  readonly beat: Beat<S> | null
  /** Options picked so far where a question wants several. */
  readonly picks: readonly Option[]
  /** What a hint speaks of. */
  readonly hinted?: readonly Option[]
  /** Takes an option: answers at once, or picks and unpicks it where several are wanted. */
  readonly take: (option: Option) => void
  /** Why an option is not available; empty if it is. */
  readonly whyNot: (option: Option) => readonly Why[]
  readonly zoom: (what: Zoom | null, glance?: Glance) => void
  /** 0: at once; 1: ordinary; larger: slower. Reduced motion is 0. */
  readonly pace: number
  readonly parts: FrameParts
  /** Narrow screens get the phone layout. */
  readonly phone: boolean
}

export interface CardProps {
  readonly face: string
  readonly lang: Lang
  readonly width: number
  /** The back of a card that has two sides. */
  readonly back?: boolean
}

export interface EndProps<S extends Core = Core> {
  readonly seen: Seen<S>
  readonly words: GameWords<S>
  readonly lang: Lang
  readonly names: readonly string[]
  readonly log: readonly LogLine[]
  /** The seats this person played; empty for a spectator. */
  readonly mine: readonly Seat[]
  readonly actions: ReactNode
}

/** What a finished game leaves to whoever sat in a seat, and their device keeps. */
export interface Deeds {
  readonly isWon: boolean
  /** What one's games are compared by, larger being better; null: nothing to be proud of. */
  readonly best: number | null
  /** Exploits by name, where the game has any. */
  readonly exploits: readonly string[]
  /** What fate gave against what it owed. */
  readonly luck: Tally
}
/** How a game is remembered, fetched when one ends or is looked back on. */
export interface DeedBook<S extends Core = Core> {
  /** Null: there is nothing to remember, as of a sitting that was broken off. */
  readonly of: (state: S, log: readonly LogLine[], seat: Seat) => Deeds | null
  /** All exploits there are, in words, the easier first; with the rule that says what it takes, where the words do not. */
  readonly exploits: (lang: Lang) => readonly { readonly id: string; readonly text: string; readonly rule?: string }[]
}

/**
 * A game as it is drawn. What it is played on bears `data-board`: whatever is asked, the things there keep their places
 * and sizes, but for figures and for what lies in a fan or a heap (`data-loose`) and makes room for more.
 */
export interface GameTable<S extends Core = Core, O = unknown> {
  /** Custom properties the frame's parts are drawn with: --ground, --ink, --accent, --panel, --title-face, --text-face… */
  readonly theme: Readonly<Record<string, string>>
  readonly Table: ComponentType<TableProps<S, O>>
  readonly Card: ComponentType<CardProps>
  readonly End: ComponentType<EndProps<S>>
  /** The face of whoever a question is about, for the place of the question; null: nobody in particular. */
  readonly face?: (view: View<S>, ask: Ask) => ReactNode
  /**
   * What is shown on the way from one view to the next, in order. Without it the lines that are chance are read out before
   * anything else is told.
   */
  readonly beats?: (before: View<S>, after: View<S>, news: readonly LogLine[], told: Telltale<S>) => readonly Beat<S>[]
  /** What its world sounds like, fetched once the table stands. */
  readonly sounds?: () => Promise<Sounds>
  /** A small sign for somebody, by what lines of the log call them and what they are named; null: they have none. */
  readonly sign?: (of: string, name: string) => ReactNode
  /** Fetches parts that are files of their own, before they are wanted. */
  readonly warm?: () => Promise<void>
  readonly deeds?: () => Promise<DeedBook<S>>
}
