/** What a table puts right: it goes on to a legal end, comes back and goes through saves like an answer, and tells nothing. */
import { type Core, type Game, load, type Match, type Option, readSave, save, type Seat } from '@emberhall/kernel'
import { isRevealed, readBy } from './leak.ts'
import { problemsOfCards } from './play.ts'
import { fingerprint, mustEqual, Problem, type Run, Walk } from './walk.ts'

/** One in so many questions at which something could be put right. */
const SELDOM = 3

export function correct<S extends Core, O>(game: Game<S, O>, run: Run, tally: { decisions: number }): void {
  const walk = new Walk(game, run, tally)
  if (game.corrections.length === 0) return
  while (walk.goesOn) {
    const { match, random } = walk
    const seat = random.below(match.seats)
    const offered = match.corrections(seat)
    if (offered.length > 0 && walk.once(SELDOM)) {
      const option = offered[random.below(offered.length)]!
      sameInAnyWorld(match, seat, game.words.print(option), walk)
      putRight(game, match, seat, option)
    }
    if (walk.goesOn) walk.step()
  }
}
function putRight<S extends Core, O>(game: Game<S, O>, match: Match<S, O>, seat: Seat, option: Option): void {
  const said = `"${game.words.print(option)}", put right by seat ${seat},`
  const before = fingerprint(match)
  if (!match.correct(seat, option).ok) throw new Problem(`${said} is on offer but refused`)
  const after = fingerprint(match)
  const problems = problemsOfCards(game, match.table.s)
  if (problems.length > 0) throw new Problem(`${said} leaves ${problems.join('; ')}`)
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
/** By what is put right, and by what could be, nobody can tell what they should not know. */
function sameInAnyWorld<S extends Core, O>(match: Match<S, O>, seat: Seat, word: string, walk: Walk<S, O>): void {
  const viewer = walk.random.below(match.seats + 1) - 1
  const { plain, mixed } = match.twinAtCheckpoint(viewer, walk.random.next())
  const offered = [plain, mixed].map((twin) => twin.corrections(seat).map((o) => twin.game.words.print(o)))
  if (viewer === seat)
    mustEqual(offered[1]!.join(' '), offered[0]!.join(' '), `seat ${seat} can tell by what may be put right`)
  if (!offered.every((words) => words.includes(word))) return
  for (const twin of [plain, mixed]) twin.correct(seat, twin.game.words.parse(word))
  const [a, b] = [readBy(plain, viewer), readBy(mixed, viewer)]
  if (a !== b && !isRevealed(plain, mixed, viewer))
    mustEqual(b, a, `seat ${viewer} can tell by "${word}" what it should not know`)
}
