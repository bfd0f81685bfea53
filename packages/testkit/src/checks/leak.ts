/**
 * Nothing hidden leaks: deal anew what a seat cannot know, play on with the same answers, and everything that seat
 * reads must stay the same to the byte, until something is rightly revealed to it.
 */
import { at, type Core, type Game, type LogLine, type Match, type Seat } from '@emberhall/kernel'
import { printView, dealtAnew, save } from '@emberhall/saves'
import { twinsOf } from '../twins.ts'
import { mustEqual, Problem, randomReply, type Run, viewers, Walk } from './walk.ts'

const FOLLOW = 25

export function leak<S extends Core, O>(game: Game<S, O>, run: Run, tally: { decisions: number }): void {
  const walk = new Walk(game, run, tally)
  const seats = viewers(run.seats)
  let last = -1
  while (walk.goesOn) {
    const { at: moment } = walk.match.parts()
    const seat = at(seats, walk.random.below(seats.length))
    if (moment !== last && walk.isLookedAt) followTwins(walk, seat)
    if (walk.once(4)) compareImagined(walk.match, seat, walk.random.next())
    last = moment
    walk.step()
  }
}

function followTwins<S extends Core, O>(walk: Walk<S, O>, seat: Seat): void {
  const { plain, mixed } = twinsOf(walk.match, seat, walk.random.next())
  const seed = walk.random.next()
  const course: string[] = []
  const { lines } = plain.parts()
  for (let i = 0; i < FOLLOW; i++) {
    // What stood in the log before stays as it was written: of a long game it is read once, not with every answer.
    const from = i === 0 ? 0 : lines
    const [a, b] = [readBy(plain, seat, from), readBy(mixed, seat, from)]
    if (a !== b) {
      if (isRevealed(plain, mixed, seat)) return
      const asked = `asked now: ${askedIn(plain)} or ${askedIn(mixed)}; before: ${course.join(', ') || 'nothing'}`
      mustEqual(b, a, `seat ${seat} can tell what it should not know (${asked})`)
    }
    if (plain.isOver) return
    if (i === 0) compareDealtAnew(plain, mixed, seat, seed)
    const reply = randomReply(plain, walk.random)
    const words = `${reply.seat} ${String(reply.value)}`
    // What another seat holds is not the same in both worlds: it may not be able to give the same answer.
    if (mixed.whyNot(reply).length > 0) {
      if (reply.seat === seat) throw new Problem(`"${words}" is on offer, and refused if others hold other cards`)
      return
    }
    course.push(`${askedIn(plain)} or ${askedIn(mixed)} → ${words}`)
    plain.answer(reply)
    mixed.answer(reply)
  }
}
function askedIn<S extends Core, O>(match: Match<S, O>): string {
  return match.isOver
    ? match.outcome
    : match
        .asks()
        .map((ask) => `${ask.seat}:${ask.def.name}`)
        .join('+')
}
/** All that reaches a seat: its view with its question, options and reasons, and the log from a line on. */
export function readBy<S extends Core, O>(match: Match<S, O>, seat: Seat, from = 0): string {
  return JSON.stringify([printView(match, match.view(seat)), match.log(seat, from)])
}

/** Whether the seat may see, or was shown and told in the log, a face that differs between the two worlds. */
export function isRevealed<S extends Core, O>(plain: Match<S, O>, mixed: Match<S, O>, seat: Seat): boolean {
  const [a, b] = [plain.table, mixed.table]
  const shown = a.s.faces.some((face, id) => face !== b.s.faces[id] && (a.canSee(id, seat) || b.canSee(id, seat)))
  if (shown) return true
  const [la, lb] = [plain.log(seat), mixed.log(seat)]
  const revealing = plain.game.logDefs.flatMap(({ reveals }, i) => (reveals ? [at(plain.game.logNames, i)] : []))
  return la.some((line, i) => namesDiffer(line, lb[i]) || (revealing.includes(line.what) && tellsOther(line, lb[i])))
}
/** The same line with other things in it. */
function tellsOther(a: LogLine, b: LogLine | undefined): boolean {
  return b !== undefined && a.what === b.what && JSON.stringify(a.args) !== JSON.stringify(b.args)
}
function namesDiffer(a: LogLine, b: LogLine | undefined): boolean {
  if (b === undefined || a.what !== b.what) return false
  return a.args.some((x, i) => {
    const y = b.args[i]
    return typeof x === 'object' && typeof y === 'object' && x.face !== null && y.face !== null && x.face !== y.face
  })
}

/** A world made up for a seat looks to it as the real one does. */
function compareImagined<S extends Core, O>(match: Match<S, O>, seat: Seat, seed: number): void {
  const world = match.imagine(seat, seed)
  mustEqual(unexplained(world, seat), unexplained(match, seat), `a world imagined for seat ${seat} looks different`)
}
/** What is dealt anew for a seat depends on what it knows, and on luck. */
function compareDealtAnew<S extends Core, O>(plain: Match<S, O>, mixed: Match<S, O>, seat: Seat, seed: number): void {
  const anew = (match: Match<S, O>): string => JSON.stringify(save(dealtAnew(match, [seat], seed)))
  mustEqual(anew(mixed), anew(plain), `a game dealt anew for seat ${seat} tells what it should not know`)
}
/** A view without reasons (an imagined world gives none) and without who has answered in secret already. */
function unexplained<S extends Core, O>(match: Match<S, O>, seat: Seat): string {
  const { ask, waiting, ...rest } = printView(match, match.view(seat))
  const isSecret = match.table.asking !== null
  return JSON.stringify([rest, isSecret ? null : waiting, ask === null ? null : { ...(ask as object), blocked: [] }])
}
