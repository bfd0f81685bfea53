/** What has come from the server about a table, as screens read it. */
import { COLOURS } from '@emberhall/ui'
import { type Core, type Game, type LogLine, type Seat, type View, why } from '@emberhall/kernel'
import {
  applyOps,
  fingerprint,
  type LogPart,
  type Patch,
  type Presence,
  readView,
  type SeatInfo,
  type TableInfo,
  type ViewData,
  type Wished,
} from '@emberhall/server/protocol'
import type { Remark } from '@emberhall/minds'
import { reached } from '@emberhall/sitting'
import { isActing } from '../online/hands.ts'
import { asksOf } from './bookmarks.ts'
import type { Sitter, Snapshot } from './source.ts'

/** The view as it travels, and as it is read. */
export class Viewed {
  data: ViewData | null
  seq = -1
  print = ''
  private view: View<Core> | null = null

  constructor(data: ViewData | null = null) {
    this.data = data
  }
  put(data: ViewData, seq: number, print: string): void {
    this.data = data
    this.seq = seq
    this.print = print
    this.view = null
  }
  /** False if the patch does not fit, or what comes of it is not what the server has. */
  patch({ base, seq, ops, fingerprint: expected }: Patch): boolean {
    if (this.data === null || base !== this.seq) return false
    try {
      const data = applyOps(this.data, ops)
      if (fingerprint(data) !== expected) return false
      this.put(data, seq, expected)
      return true
    } catch {
      return false
    }
  }
  /** Null where the words are not those of this build's game. */
  read(game: Game, { options, seats }: TableInfo): View<Core> | null {
    try {
      this.view ??= readView(game, this.data!, { options, seats: seats.length })
    } catch {
      return null
    }
    return this.view
  }
}

/** The log as far as it is here, and how much of its end is new. */
export class Told {
  readonly first: number
  readonly lines: readonly LogLine[]
  readonly news: number
  constructor(first: number, lines: readonly LogLine[], news: number) {
    this.first = first
    this.lines = lines
    this.news = news
  }
  get length(): number {
    return this.first + this.lines.length
  }
  replaced(part: LogPart, as: 'news' | 'history'): Told {
    const isJoined = part.from >= this.first && part.from <= this.length && this.lines.length > 0
    const kept = isJoined ? this.lines.slice(0, part.from - this.first) : []
    const lines = [...kept, ...part.lines]
    const first = isJoined ? this.first : part.from
    // What is put right is told before lines that were there already.
    const hasGrown = first + lines.length > this.length
    return new Told(first, lines, isJoined && as === 'news' && hasGrown ? part.lines.length : 0)
  }
  preceded(lines: readonly LogLine[]): Told {
    return new Told(0, [...lines, ...this.lines], this.news)
  }
}
export const emptyLog = new Told(0, [], 0)

/** What the server tells by its clock, by the clock of this browser. */
export function onThisClock<T extends Presence>(told: T): T {
  const ahead = Date.now() - told.now
  const here = (at: number | null): number | null => (at === null ? null : at + ahead)
  const seats = told.seats.map((seat) => {
    const { seen, botFrom, actFrom } = seat
    return { ...seat, seen: here(seen), botFrom: here(botFrom), actFrom: here(actFrom) }
  })
  return { ...told, seats }
}

/** Colours that the server gives by name where two people wanted the same. */
export const NAMED: Readonly<Record<string, string>> = {
  amber: '#e8a23a',
  teal: '#4fc6b4',
  violet: '#b08af0',
  rose: '#f08aa8',
  lime: '#b6ce5a',
  sky: '#7ab8f0',
  copper: '#d68a5c',
  pearl: '#e6ddcc',
}
function sitterOf({ kind, name, colour, mine, seat, bot }: SeatInfo): Sitter {
  const shown = colour.startsWith('#') ? colour : (NAMED[colour] ?? COLOURS[seat % COLOURS.length]!)
  const who = { name, colour: shown }
  if (kind === 'bot') return { ...who, kind: 'bot', bot: bot ?? '' }
  return { ...who, kind: mine ? 'here' : 'link' }
}

export interface Shown {
  readonly seq: number
  readonly table: TableInfo
  readonly view: View<Core>
  readonly told: Told
  readonly curtain: Seat | null
  readonly canRedo: boolean
  /** Of all seats at this screen. */
  readonly wishes?: readonly Wished[]
  /** What bots have said. */
  readonly remarks?: readonly Remark[]
}
export function snapshotOf({ seq, table, view, told, curtain, canRedo, wishes = [], remarks = [] }: Shown): Snapshot {
  const own = table.seats.filter((seat) => seat.mine && seat.kind === 'person').map(({ seat }) => seat)
  const mine = isActing(table, view.seat) ? [...own, view.seat] : own
  const { luck, hints, ownDice, undo } = table.policies
  // Where several are asked together, one who has answered waits for the others.
  const canAnswer = mine.includes(view.seat) && view.waiting.includes(view.seat) && table.status === 'playing'
  const isBarred = undo === 'off' || mine.length === 0 || (table.rivals && table.status === 'over')
  return {
    seq,
    game: table.game,
    options: table.options,
    sitters: table.seats.map(sitterOf),
    policies: { luck: undo === 'own' ? 'strict' : luck, hints, realDice: ownDice, tutorial: false },
    mine,
    view: canAnswer ? view : { ...view, ask: null },
    curtain,
    log: told.lines,
    news: told.news,
    cannotUndo: isBarred ? [why('nothingToUndo', '')] : [],
    canRedo,
    viewpoints: table.viewpoints,
    moments: asksOf(view.question),
    keeping: 'kept',
    rewinds: table.rewinds,
    corrections: table.corrections,
    divergence: table.notice,
    wayBack: 'whole',
    campaign: table.campaign,
    wishes: wishes.filter(({ seat }) => seat === view.seat),
    bookmarks: reached(table.bookmarks, asksOf(view.question)),
    remarks,
  }
}
