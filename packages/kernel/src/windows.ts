/** Which questions a seat does not want to be asked, and what they are answered instead. */
import type { Core, Game, Seat } from './game.ts'
import { hashState } from './hash.ts'
import { CHANCE, REVEAL } from './ledger.ts'
import type { Match } from './match.ts'
import { type Option, PASS } from './options.ts'
import type { Ask } from './questions.ts'

/**
 * When a question is put to a seat: always, only if it can do more than pass, only if the answer can matter, or never
 * as long as it may pass; by habit, it is asked only where the game's habit for the question has no answer.
 */
export type WindowPolicy = 'always' | 'able' | 'matters' | 'never' | 'habit'
interface Wish {
  readonly policy: WindowPolicy
  /** The step that ends it, or CONCERNED; '' for nothing. */
  readonly until: string
  /** Where the record stood. */
  readonly since: number
  /** What the seat had then, if a change in it ends the wish. */
  readonly own?: string
}
/** Ends a wish when something happens to its seat: what it has changes, or it is asked what it may not pass. */
export const CONCERNED = '!'
/** The name under which a seat wishes to be asked (always) even where it has no choice. */
export const ONLY_CHOICES = '='
const FEW = 8

/** What a seat wishes about windows of one name: for good, and over that until a step begins. */
interface Layers {
  readonly lasting?: Wish
  readonly passing?: Wish
}

export class Windows {
  private readonly wishes: Map<string, Layers>
  constructor(wishes: Iterable<readonly [string, Layers]> = []) {
    this.wishes = new Map(wishes)
  }
  copy(): Windows {
    return new Windows(this.wishes)
  }
  /** One that passes lies over one for good, which comes back after it. */
  set(seat: Seat, name: string, wish: Wish): void {
    const key = `${seat} ${name}`
    this.wishes.set(key, wish.until === '' ? { lasting: wish } : { ...this.wishes.get(key), passing: wish })
  }
  /** How a seat wishes to be asked in windows of this name now. */
  wishOf(seat: Seat, name: string): Wish | undefined {
    const layers = this.wishes.get(`${seat} ${name}`)
    return layers?.passing ?? layers?.lasting
  }
  withdraw(seat: Seat, name: string): void {
    this.wishes.delete(`${seat} ${name}`)
  }
  /** Whether a seat wishes to be asked where it has no choice: from the next answer on, so that what was stays as it was. */
  insists(seat: Seat, at: number): boolean {
    const lasting = this.wishes.get(`${seat} ${ONLY_CHOICES}`)?.lasting
    return lasting?.policy === 'always' && at > lasting.since
  }
  /** A step begins at a place of the record. One that is only played again ends nothing that was wished later. */
  expire(step: string, at: number): void {
    for (const [key, { lasting, passing }] of this.wishes) {
      if (passing?.until !== step || at < passing.since) continue
      if (lasting === undefined) this.wishes.delete(key)
      else this.wishes.set(key, { lasting })
    }
  }
  /** What happens to a seat ends what it wished until then. */
  private endConcerned<S extends Core, O>(match: Match<S, O>): void {
    for (const [key, { lasting, passing }] of this.wishes) {
      if (passing?.until !== CONCERNED) continue
      const seat = Number.parseInt(key, 10)
      const ask = match.askOf(seat)
      const mustAnswer = ask !== undefined && ask.answer === null && !ask.options.includes(PASS)
      if (!mustAnswer && ownOf(match.game, match.table.s, seat) === passing.own) continue
      if (lasting === undefined) this.wishes.delete(key)
      else this.wishes.set(key, { lasting })
    }
  }
  /** The record has gone back to a place. */
  rewind(at: number): void {
    const back = (wish: Wish): Wish => ({ ...wish, since: Math.min(wish.since, at) })
    for (const [key, { lasting, passing }] of this.wishes)
      this.wishes.set(key, { ...(lasting && { lasting: back(lasting) }), ...(passing && { passing: back(passing) }) })
  }
  /** A seat that is asked what it does not want to be asked, and the answer for it. */
  unwanted<S extends Core, O>(match: Match<S, O>): { seat: Seat; option: Option } | null {
    if (this.wishes.size === 0) return null
    this.endConcerned(match)
    for (const ask of match.asks()) {
      const wish = this.wishOf(ask.seat, ask.def.name) ?? this.wishOf(ask.seat, '*')
      if (wish === undefined || wish.policy === 'always' || ask.answer !== null || ask.kind !== 'one') continue
      const option = ask.options.includes(PASS) ? PASS : ask.options[0]!
      if (ask.options.length === 1 && option === PASS) return { seat: ask.seat, option }
      if (wish.policy === 'never' && option === PASS) return { seat: ask.seat, option }
      const usual = wish.policy === 'habit' ? habitOf(match, ask) : null
      if (usual !== null) return { seat: ask.seat, option: usual }
      if (wish.policy === 'matters' && cannotMatter(match, ask)) return { seat: ask.seat, option }
    }
    return null
  }
}

/** What is a seat's own, as a text: its zones, its places in lists with one for each seat, and what bears its number. */
export function ownOf<S extends Core, O>(game: Game<S, O>, state: S, seat: Seat): string {
  const zones = state.zones.filter((_, zone) => game.zoneOwners[zone] === seat)
  const fields = Object.entries(game.shape).map(([name, { per, of }]) => {
    const value = (state as Record<string, unknown>)[name] as readonly { readonly seat?: Seat }[]
    if (per === 'seat') return value[seat]
    return of?.fields?.['seat'] === undefined ? null : value.filter((entry) => entry.seat === seat)
  })
  return JSON.stringify([zones, fields])
}
function habitOf<S extends Core, O>({ game, table }: Match<S, O>, { def, options }: Ask): Option | null {
  return game.def.habits?.[def.name]?.(options, table as never) ?? null
}
/** Whether every answer to a question leads to the same position. */
export function cannotMatter<S extends Core, O>(match: Match<S, O>, ask: Ask): boolean {
  if (ask.options.length > FEW) return false
  const ends = new Set<string | null>()
  for (const option of ask.options) {
    ends.add(endOf(match, ask.seat, option))
    if (ends.size > 1 || ends.has(null)) return false
  }
  return true
}
/**
 * The position an answer leads to, or null if nothing can be said: fate has a say in it, a card is shown, or the step
 * goes on, in which case rules may still remember the answer.
 */
function endOf<S extends Core, O>(match: Match<S, O>, seat: Seat, option: Option): string | null {
  const twin = match.fork()
  twin.windows = new Windows()
  const before = twin.parts()
  const length = before.ledger.length
  try {
    twin.play(seat, option)
  } catch {
    return null
  }
  const after = twin.parts()
  for (const e of after.ledger.entries(length)) if (e.tag === CHANCE || e.tag === REVEAL) return null
  if (twin.isOver) return hashState(match.game, twin.table.s)
  return after.at > before.at ? hashState(match.game, after.state()) : null
}
