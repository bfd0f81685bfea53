/** Views in words and back. Runs in the browser too. */
import {
  type Answer,
  type Ask,
  at,
  type Core,
  type Game,
  type Match,
  type Seat,
  type Seen,
  type View,
} from '@emberhall/kernel'
import { printView } from '@emberhall/saves'
import { digestOf } from './fingerprint.ts'
import type { Plain } from './patch.ts'
import type { AskData, ViewData } from './protocol/views.ts'

/** The table as a seat sees it (-1: a spectator), as it travels. */
export function viewData<S extends Core, O>(match: Match<S, O>, seat: Seat): ViewData {
  return inWords(match, match.view(seat))
}
function inWords<S extends Core, O>(match: Match<S, O>, view: View<S>): ViewData {
  const data = printView(match, view) as unknown as ViewData
  return view.ask === null ? data : { ...data, ask: { ...data.ask!, sides: view.ask.sides } }
}
export type Head = Omit<ViewData, 'state'>
const BARE = { faces: [], zones: [], where: [] } as unknown as Core
/** A view without what lies on the table: who is asked, and what. */
export function headOf(match: Match, seat: Seat): Head {
  const { question } = match
  const mode = match.table.asking === null ? 'single' : match.table.mode
  const waiting: Seat[] = []
  let asked: Ask | null = null
  for (const ask of match.asks()) {
    if (ask.answer === null) waiting.push(ask.seat)
    if (ask.seat === seat) asked = ask
  }
  const ask =
    asked &&
    inWords(match, {
      seat,
      state: BARE,
      options: match.options,
      seats: match.seats,
      ask: asked,
      question,
      mode,
      waiting,
    }).ask
  return { seat, question, mode, waiting, ask }
}
/** What both sides compare after a patch. */
export function fingerprint(view: ViewData): string {
  return digestOf(view as unknown as Plain).toString()
}

/** A view as tables are drawn from it. Throws where the words are not those of this version of the game. */
export function readView<S extends Core, O>(game: Game<S, O>, data: ViewData, table: Omit<Seen<S>, 'state'>): View<S> {
  const {
    zones: named,
    faces: keys,
    ...rest
  } = data.state as {
    zones: Record<string, number[]>
    faces: (string | null)[]
  }
  const zones = game.zoneNames.map((name) => [...(named[name] ?? [])])
  const where = new Array<number>(keys.length).fill(0)
  zones.forEach((ids, zone) => ids.forEach((id) => (where[id] = zone)))
  const faces = keys.map((key) => (key === null ? -1 : game.faceOf(key)))
  // Fields in the order of their declaration, as everywhere else.
  const tree: Record<string, unknown> = { ...rest, zones, faces, where }
  const state = Object.fromEntries(Object.keys(game.shape).map((key) => [key, tree[key]])) as S
  const ask = data.ask === null ? null : readAsk(game, data.seat, data.ask)
  const { options, seats } = table
  const { seat, question, mode, waiting } = data
  return { seat, state, options, seats, ask, question, mode, waiting }
}
function readAsk<S extends Core, O>(game: Game<S, O>, seat: Seat, ask: AskData): Ask {
  const option = (word: string) => game.words.parse(word)
  const def = Object.values(game.def.questions).find((q) => q.name === ask.name)
  if (def === undefined) throw new RangeError(`${game.id} asks nothing called "${ask.name}"`)
  const answers = ask.answer?.map(option) ?? null
  const isSingle = ask.kind === 'one' || ask.kind === 'number'
  const answer: Answer | null = answers === null ? null : isSingle ? at(answers, 0) : answers
  const blocked = ask.blocked.map((b) => ({ option: option(b.option), why: b.why }))
  const { kind, min, max, sides } = ask
  return { seat, def, kind, min, max, sides, options: ask.options.map(option), blocked, answer }
}
