/** The record of decisions in words, as saves hold it. */
import {
  at,
  BadInput,
  CHANCE,
  type Core,
  CORRECTION,
  Divergence,
  FORCED,
  type Game,
  type Ledger,
  type Pieces,
  REVEAL,
  STEP,
} from '@emberhall/kernel'

/** The words for what has been recorded between two places. */
export function printEntries<S extends Core, O>(game: Game<S, O>, ledger: Ledger, from: number, to: number): string[] {
  const word = (o: number) => game.words.print(o)
  return [...ledger.entries(from, to)].map((e) => {
    if (e.tag === STEP) return '#'
    if (e.tag === REVEAL) return '?'
    if (e.tag === CHANCE) return `!${e.key}=${e.values.join(',')}`
    if (e.tag === FORCED) return `${e.values[0]}=`
    if (e.tag === CORRECTION) return `${e.seat}^${word(at(e.values, 0))}`
    const whose = e.by === e.seat ? `${e.seat}` : `${e.seat}/${e.by}`
    if (typeof e.answer !== 'number') return `${whose}*${e.answer.map(word).join(',')}`
    return `${whose}${e.automatic ? '~' : ' '}${word(e.answer)}`
  })
}
/** How many words are read at a time. */
const PIECE = 500
/** Writes words at the end of a record. Throws Divergence for those that this version of the game does not know. */
export function* readEntries<S extends Core, O>(
  game: Game<S, O>,
  ledger: Ledger,
  entries: Iterable<string>,
): Pieces<void> {
  const option = (word: string) => {
    const o = game.words.parse(word)
    if (o < 0) throw new Divergence(`"${word}" means nothing in this version of ${game.id}`)
    return o
  }
  let read = 0
  for (const entry of entries) {
    if (++read % PIECE === 0) yield
    if (entry === '#') ledger.step()
    else if (entry === '?') ledger.reveal()
    else if (/^\d{1,2}=$/.test(entry)) ledger.forced(Number.parseInt(entry, 10))
    else if (entry.startsWith('!')) {
      const cut = entry.lastIndexOf('=')
      const outcome = entry.slice(cut + 1)
      const values = outcome === '' ? [] : outcome.split(',').map(Number)
      if (cut < 0 || values.some((v) => !Number.isSafeInteger(v) || v < 0))
        throw new BadInput(`the record holds "${entry}", which is no outcome of chance`)
      ledger.chance(entry.slice(1, cut), values)
    } else {
      const match = /^(\d{1,2})(?:\/(\d{1,2}))?([ ~*^])(.*)$/.exec(entry)
      if (match === null) throw new BadInput(`the record holds "${entry}", which is no answer`)
      const seat = Number(match[1])
      const by = Number(match[2] ?? match[1])
      if (match[3] === ' ') ledger.answer(seat, option(at(match, 4)), by)
      else if (match[3] === '~') ledger.automatic(seat, option(at(match, 4)))
      else if (match[3] === '^') ledger.correction(seat, option(at(match, 4)))
      else ledger.answer(seat, match[4] === '' ? [] : at(match, 4).split(',').map(option), by)
    }
  }
}
