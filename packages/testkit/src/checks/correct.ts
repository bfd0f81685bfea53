/**
 * What a table puts right: the table that was seen, with one thing changed and nothing else. It goes on to a legal end,
 * comes back and goes through saves like an answer, and tells nothing.
 */
import { twinsOf } from '../twins.ts'
import {
  aOf,
  at,
  bOf,
  CHANCE,
  type Core,
  Fate,
  type Game,
  type Match,
  type Option,
  pack,
  type Seat,
  STEP,
  Table,
  verbOf,
} from '@emberhall/kernel'
import { load, readSave, save } from '@emberhall/saves'
import { isRevealed, readBy } from './leak.ts'
import { problemsOfCards } from './play.ts'
import { fingerprint, mustEqual, Problem, type Run, Walk } from './walk.ts'

/** One in this many questions at which something could be put right. */
const SELDOM = 3

export function correct<S extends Core, O>(game: Game<S, O>, run: Run, tally: { decisions: number }): void {
  const walk = new Walk(game, run, tally)
  if (game.corrections.length === 0) return
  while (walk.goesOn) {
    const { match, random } = walk
    const seat = random.below(match.seats)
    if (match.cannotCorrect().length === 0 && walk.isLookedAt && walk.once(SELDOM)) {
      const listed = listedOf(match, seat)
      if (listed.length > 0) mustBeDone(match, seat, at(listed, random.below(listed.length)))
      const offered = match.corrections(seat)
      const foreign = offered.find((option) => !listed.includes(option))
      if (foreign !== undefined)
        throw new Problem(`there is no reason for "${game.words.print(foreign)}" on the table that is seen`)
      if (offered.length > 0) {
        const option = at(offered, random.below(offered.length))
        sameInAnyWorld(match, seat, game.words.print(option), walk)
        putRight(game, match, seat, option)
      }
    }
    if (walk.goesOn) walk.step()
  }
}
function tableAt<S extends Core, O>(match: Match<S, O>, state: S): Table<S, O> {
  return new Table(match.game, match.options, match.seats, match.game.copy(state), new Fate(0), null, null)
}
/** What the game's own list says of the table as it is seen, with the step that has begun still to come. */
function listedOf<S extends Core, O>(match: Match<S, O>, seat: Seat): Option[] {
  const seen = tableAt(match, { ...match.table.s, agenda: match.parts().state().agenda })
  return match.game.corrections.flatMap(({ verb, def }) => def.choices(seen, seat).map(([a, b]) => pack(verb, a, b)))
}
function apply<S extends Core, O>(t: Table<S, O>, option: Option): void {
  t.game.corrections.find(({ verb }) => verb === verbOf(option))!.def.apply(t, aOf(option), bOf(option))
}
/** Whatever a game lists can be done, though perhaps not yet: tried on a copy, it leaves a table that can be. */
function mustBeDone<S extends Core, O>(match: Match<S, O>, seat: Seat, option: Option): void {
  const { game, options } = match
  const seen = tableAt(match, match.table.s)
  apply(seen, option)
  const problems = [...problemsOfCards(game, seen.s), ...(game.def.check?.(seen.s, options as never) ?? [])]
  if (problems.length > 0)
    throw new Problem(`"${game.words.print(option)}", listed for seat ${seat}, leaves ${problems.join('; ')}`)
}
function putRight<S extends Core, O>(game: Game<S, O>, match: Match<S, O>, seat: Seat, option: Option): void {
  const said = `"${game.words.print(option)}", put right by seat ${seat},`
  const before = fingerprint(match)
  const { at: since } = match.parts()
  const wanted = tableAt(match, match.table.s)
  if (!match.correct(seat, option).ok) throw new Problem(`${said} is on offer but refused`)
  const after = fingerprint(match)
  if (match.isOver) throw new Problem(`${said} ends the game`)
  wanted.fate.keep(luckSince(match, since))
  apply(wanted, option)
  mustEqual(
    JSON.stringify(game.copy(match.table.s)),
    JSON.stringify(game.copy(wanted.s)),
    `${said} changes more of the table that was seen`,
  )
  mustEqual(
    fingerprint(load(game, readSave(JSON.stringify(save(match)))).match),
    after,
    `${said} changes through a save`,
  )
  mustEqual(fingerprint(match.fork()), after, `${said} is not in a fork`)
  if (!match.undo('same').ok) throw new Problem(`${said} cannot be taken back`)
  mustEqual(fingerprint(match), before, `${said} and taken back leads elsewhere`)
  if (!match.redo().ok) throw new Problem(`${said} cannot be done again`)
  mustEqual(fingerprint(match), after, `${said} and done again leads elsewhere`)
}
/** What chance has decided for something put right at this place of the record, before the step went on. */
function luckSince<S extends Core, O>(match: Match<S, O>, since: number) {
  const entries = match.parts().ledger.entries(since)
  const step = entries.findIndex(({ tag }) => tag === STEP)
  return entries.slice(0, step).filter(({ tag }) => tag === CHANCE)
}
/** By what is put right, and by what could be, nobody can tell what they should not know. */
function sameInAnyWorld<S extends Core, O>(match: Match<S, O>, seat: Seat, word: string, walk: Walk<S, O>): void {
  const viewer = walk.random.below(match.seats + 1) - 1
  const { plain, mixed } = twinsOf(match, viewer, walk.random.next())
  // What was rightly shown since makes them two tables, at which different things can be put right.
  if (readBy(plain, viewer) !== readBy(mixed, viewer) && isRevealed(plain, mixed, viewer)) return
  if (viewer === seat) {
    const [some, others] = [plain, mixed].map((twin) => twin.corrections(seat).map((o) => twin.game.words.print(o)))
    mustEqual(others!.join(' '), some!.join(' '), `seat ${seat} can tell by what may be put right`)
  }
  if (![plain, mixed].every((twin) => twin.correct(seat, twin.game.words.parse(word)).ok)) return
  const [a, b] = [readBy(plain, viewer), readBy(mixed, viewer)]
  if (a !== b && !isRevealed(plain, mixed, viewer))
    mustEqual(b, a, `seat ${viewer} can tell by "${word}" what it should not know`)
}
