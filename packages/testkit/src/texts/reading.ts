/** Whole games read from the first line to the last. */
import { type Core, found, type Match, type Seat } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'
import { Met, type Telling, toldGame } from './told.ts'
import { type FlawFinder, saidNow, saidOf } from './words.ts'

interface Reading {
  readonly names: (seats: number) => readonly string[]
  readonly flaws: FlawFinder
  /** What comes up all the time is read so often, and later once in this many times. */
  readonly read: { readonly first: number; readonly every: number }
  /** Panels and agenda are read for everybody once in this many questions. */
  readonly panelsEvery: number
}
/** Reads games of one kind, and keeps in mind what has come up in them. */
export class Reader<S extends Core, O> {
  readonly #module: GameModule<S, O>
  readonly #reading: Reading
  readonly met = new Met()

  constructor(module: GameModule<S, O>, reading: Reading) {
    this.#module = module
    this.#reading = reading
  }
  /** What reads badly in a game. */
  flawsIn(telling: Telling<S, O>): string[] {
    const { names, panelsEvery } = this.#reading
    const flawed = new Set<string>()
    const viewers = [-1, ...names(telling.seats).keys()]
    let asked = 0
    const match = toldGame(this.#module, telling, (now, seat) => {
      const said = this.#asked(now, seat)
      const seen = ++asked % panelsEvery === 0 ? viewers.flatMap((viewer) => this.#now(now, viewer)) : []
      for (const flaw of [...said, ...seen]) flawed.add(flaw)
    })
    return [...flawed, ...this.#told(match), ...this.#now(match, -1)]
  }
  #asked(now: Match<S, O>, seat: Seat): string[] {
    const { names, flaws, read } = this.#reading
    const ask = found(now.askOf(seat), 'a question')
    const times = this.met.note(now, ask)
    if (times > read.first && times % read.every > 0) return []
    return flaws((lang) => saidOf(this.#module.words[lang], now, ask, names(now.seats)))
  }
  #now(now: Match<S, O>, viewer: Seat): string[] {
    const { names, flaws } = this.#reading
    return flaws((lang) => saidNow(this.#module.words[lang], now, viewer, names(now.seats)))
  }
  #told(match: Match<S, O>): string[] {
    const names = this.#reading.names(match.seats)
    const log = match.log(0)
    for (const line of log) this.met.lines.add(line.what)
    return this.#reading.flaws((lang) => {
      const words = this.#module.words[lang]
      return [...log.map((line) => words.log(line, names)), ...words.outcome(match.view(-1), names)]
    })
  }
}
