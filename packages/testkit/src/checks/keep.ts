/** Positions that come back: from a save, in a fork, after undo and redo. */
import { at, type Core, type Game, type Match } from '@emberhall/kernel'
import { printView, load, readSave, save } from '@emberhall/saves'
import { fingerprint, give, mustEqual, Problem, randomReply, type Run, viewers, Walk } from './walk.ts'

/** Saved and loaded at every question: the same question, position and views, and the same course from there. */
export function saveLoad<S extends Core, O>(game: Game<S, O>, run: Run, tally: { decisions: number }): void {
  const walk = new Walk(game, run, tally)
  while (walk.goesOn) {
    if (!walk.isLookedAt) {
      walk.step()
      continue
    }
    const twin = reload(game, walk.match)
    mustEqual(views(twin), views(walk.match), 'a view changes through a save')
    mustEqual(fingerprint(twin), fingerprint(walk.match), 'the position changes through a save')
    give(twin, walk.step())
    mustEqual(fingerprint(twin), fingerprint(walk.match), 'an answer leads elsewhere after a save')
  }
  mustEqual(fingerprint(reload(game, walk.match)), fingerprint(walk.match), 'the end changes through a save')
}
function reload<S extends Core, O>(game: Game<S, O>, match: Match<S, O>): Match<S, O> {
  const loaded = load(game, readSave(JSON.stringify(save(match))))
  if (loaded.divergence !== null) throw new Problem(`a save of the same version diverges: ${loaded.divergence}`)
  return loaded.match
}
function views<S extends Core, O>(match: Match<S, O>): string {
  return JSON.stringify(viewers(match.seats).map((seat) => printView(match, match.view(seat))))
}

const FOLLOW = 15
/** Forks are fed what the original is fed, and stay equal; a fork that goes its own way disturbs nobody. */
export function fork<S extends Core, O>(game: Game<S, O>, run: Run, tally: { decisions: number }): void {
  const walk = new Walk(game, run, tally)
  let followers: { twin: Match<S, O>; left: number }[] = []
  while (walk.goesOn) {
    const before = fingerprint(walk.match)
    if (walk.once(3)) {
      for (const record of [true, false]) followers.push({ twin: walk.match.fork({ record }), left: FOLLOW })
      mustEqual(fingerprint(followers.at(-1)!.twin), before, 'a fork begins elsewhere')
    }
    if (walk.once(6)) {
      const stray = walk.match.fork({ record: false, seed: walk.random.next() })
      for (let i = 0; i < 5 && !stray.isOver; i++) give(stray, randomReply(stray, walk.random))
      mustEqual(fingerprint(walk.match), before, 'a fork disturbs its original')
    }
    const reply = walk.step()
    for (const follower of followers) {
      give(follower.twin, reply)
      mustEqual(fingerprint(follower.twin), fingerprint(walk.match), 'a fork fed the same answers ends elsewhere')
      follower.left--
    }
    followers = followers.filter((f) => f.left > 0)
  }
}

/** Undo leads back, redo forth, in small steps on the way and over the whole game at its end. */
export function undo<S extends Core, O>(game: Game<S, O>, run: Run, tally: { decisions: number }): void {
  const walk = new Walk(game, run, tally)
  const { match } = walk
  /** What the match looked like with this many answers given. */
  const prints: string[] = [fingerprint(match)]
  const back = (count: number) => {
    for (let i = 0; i < count; i++) {
      if (!match.undo('same').ok) throw new Problem('an answer cannot be taken back')
      const given = match.table.ledger!.answers.length
      mustEqual(fingerprint(match), at(prints, given), 'undo leads elsewhere')
    }
    for (let i = 0; i < count; i++) {
      if (!match.redo().ok) throw new Problem('what was undone cannot be done again')
      mustEqual(fingerprint(match), at(prints, match.table.ledger!.answers.length), 'redo leads elsewhere')
    }
  }
  while (walk.goesOn) {
    walk.step()
    const given = match.table.ledger!.answers.length
    prints[given] = fingerprint(match)
    if (walk.once(4)) back(1 + walk.random.below(Math.min(6, given)))
    if (walk.once(16) && !match.isOver) {
      if (!match.undo('new').ok) throw new Problem('an answer cannot be taken back')
      mustEqual(fingerprint(match), at(prints, given - 1), 'undo with new luck leads elsewhere')
    }
  }
  const given = match.table.ledger!.answers.length
  back(run.seed % 4 === 0 ? given : Math.min(given, 20))
}
