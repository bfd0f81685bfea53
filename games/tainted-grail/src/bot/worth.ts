/** What things are worth to a party that wants to see the end of the chapter. */
import { at } from '@emberhall/kernel'
import { type Book, bookOf, numberOf, secretNo } from '../book.ts'
import type { Cost, Effect, Location, Option, Resource, Track, VerseId } from '../content/types.ts'
import { holds, isChecked } from '../effects/conditions.ts'
import { cannotTake, isShown } from '../journal/verses.ts'
import { bit, members, onCell, playersOf, sizeOf } from '../parties.ts'
import { type Cell, characterOf, type CharacterNo, type Frame, type Party, type T } from '../state.ts'
import { boardOf } from '../survival/tracks.ts'
import { lacking, totalOf } from './needs.ts'
import { keyOf, once, weighedAt } from './weighed.ts'

/** Where something happens, and to whom. */
export interface Place {
  readonly party: Party
  readonly cell: Cell
  /** It is looked at from afar. */
  readonly isAhead?: true
}
const frameAt = ({ party, cell }: Place, verse: number): Frame => ({
  kind: 'verse',
  of: verse,
  at: 0,
  you: -1,
  party,
  cell,
  waits: false,
  isRoot: true,
  source: -1,
})
/** What is scarce is dear: a meal a day, and what the next stone asks for. */
const resourceWorth = (t: T, res: Resource): number =>
  once(weighedAt(t).resources, res, () => {
    const each = totalOf(t, res) / Math.max(1, playersOf(t))
    return plainWorth(res, each) + (lacking(t).has(res) ? MISSED : 0)
  })
const MISSED = 1.6
function plainWorth(res: Resource, each: number): number {
  switch (res) {
    case 'food':
      return each < 1.5 ? 1.4 : each < 4 ? 0.9 : 0.3
    case 'magic':
      return each < 2 ? 1.5 : each < 4 ? 0.8 : 0.3
    case 'wealth':
      return each < 2 ? 0.9 : 0.4
    case 'reputation':
      return each < 3 ? 0.7 : 0.4
    case 'xp':
      return 1.2
  }
}
function trackWorth(t: T, c: CharacterNo, track: Track): number {
  const { health, terror } = characterOf(t, c)
  switch (track) {
    case 'health':
      return health <= 3 ? 3 : health < boardOf(t, c).health ? 1.6 : 0.2
    case 'terror':
      return terror >= health - 2 ? -2 : terror === 0 ? -0.6 : -0.9
    case 'energy':
      return ENERGY
  }
}
/** What is left of it at Dusk is lost. */
const ENERGY = 0.3
/** To one of a party, on average. */
function meanWorth(t: T, party: Party, track: Track): number {
  const { tracks } = weighedAt(t)
  let byParty = tracks.get(track)
  if (byParty === undefined) tracks.set(track, (byParty = new Map<Party, number>()))
  return once(byParty, party, () => {
    const all = members(party)
    return all.length === 0 ? 0 : all.reduce((sum, c) => sum + trackWorth(t, c, track), 0) / all.length
  })
}

export function costWorth(t: T, costs: readonly Cost[], party: Party): number {
  let sum = 0
  for (const cost of costs) sum += oneCost(t, cost, party)
  return sum
}
function oneCost(t: T, cost: Cost, party: Party): number {
  switch (cost.pay) {
    case 'energy':
    case 'health':
      return cost.n * meanWorth(t, party, cost.pay)
    case 'terror':
      return cost.n * -meanWorth(t, party, 'terror')
    case 'food':
    case 'wealth':
    case 'reputation':
    case 'magic':
    case 'xp':
      return cost.n * resourceWorth(t, cost.pay)
    case 'oneOf':
      return Math.min(...cost.of.map((one) => oneCost(t, one, party)))
    case 'discardThis':
    case 'discardItem':
      return 1
    default:
      return 0
  }
}

const DEPTH = 4
/** What effects are worth to these, as far as one can tell. */
export function effectsWorth(t: T, effects: readonly Effect[], place: Place, depth = DEPTH): number {
  let sum = 0
  for (const effect of effects) sum += effectWorth(t, effect, place, depth)
  return sum
}
function effectWorth(t: T, effect: Effect, place: Place, depth: number): number {
  const { party } = place
  switch (effect.do) {
    case 'gain':
      return (
        (typeof effect.n === 'number' ? effect.n : 1) * resourceWorth(t, effect.res) * howMany(t, party, effect.who)
      )
    case 'lose':
      return (
        (typeof effect.n === 'number' ? -effect.n : -1) * resourceWorth(t, effect.res) * howMany(t, party, effect.who)
      )
    case 'track':
      return effect.n * meanWorth(t, party, effect.track) * (effect.who === 'one' ? 1 : sizeOf(party))
    case 'gainItem':
      return 1.5
    case 'gainSecret':
      return secretWorth(t, effect.secret)
    case 'status':
      return effect.clear === true || isChecked(t, effect.status, effect.part) ? 0 : MARKED
    case 'task':
      return 0.3
    case 'menhirDial':
      return effect.by > 0 ? 2 : -2
    case 'quest':
      if (effect.quest.startsWith('secret')) return SECRET_QUEST
      return isActive(t, effect.quest) ? (effect.result === 'success' ? 14 : -5) : 0
    case 'dial':
      return isActive(t, effect.of) || effect.of.startsWith('secret') ? 9 : 0
    case 'chapterEnd':
      return 60
    case 'encounter':
    case 'placeGuardian':
      return (
        fightWorth(t, place) +
        (effect.do === 'encounter' ? (PRIZES[effect.of] ?? 0) : 0) +
        0.75 * effectsWorth(t, effect.won ?? [], place, depth) +
        0.25 * effectsWorth(t, effect.lost ?? [], place, depth)
      )
    case 'roll':
      return effect.table.reduce(
        (sum, { from, to, do: then }) => sum + ((to - from + 1) / 6) * effectsWorth(t, then, place, depth),
        0,
      )
    case 'flipDial':
      return (effectsWorth(t, effect.grail, place, depth) + effectsWorth(t, effect.skull, place, depth)) / 2
    case 'choose':
    case 'vote':
      return Math.max(
        ...effect.of.map(({ cost = [], do: then }) => effectsWorth(t, then, place, depth) - costWorth(t, cost, party)),
      )
    case 'if':
      return effectsWorth(
        t,
        (holds(t, effect.if, { you: -1, ...place }) ? effect.then : effect.else) ?? [],
        place,
        depth,
      )
    case 'setDial':
      return effectsWorth(t, isDreamt(t) ? effect.then : effect.else, place, depth)
    case 'replaceLocation':
      return CHANGED
    case 'goto':
      return depth > 0 ? verseWorth(t, effect.verse, place, depth - 1) : 0
    default:
      return 0
  }
}
const howMany = (t: T, party: Party, who: string | undefined): number =>
  who === 'each' ? sizeOf(party) : who === 'all' ? playersOf(t) : 1
/** What is remembered opens something later; a changed place is a better one. */
const MARKED = 0.8
const CHANGED = 3
const SECRET_QUEST = 6
/** A number that a dream has shown. */
export const isDreamt = (t: T): boolean => isRead(t, 'dream-104')
const isRead = (t: T, verse: VerseId): boolean => t.s.read.includes(bookOf(t).verseNo.get(verse) ?? -1)
/** What encounters of a deck mostly bring: food, items, experience. */
const PRIZES: Readonly<Record<string, number>> = { green: 1.6, grey: 1.4, purple: 0.8, blue: 0.6 }
/** A fight costs those who are hurt more than it brings; in company the blows are shared. */
const fightWorth = (t: T, { party, cell }: Place): number =>
  once(weighedAt(t).fights, keyOf(cell, party), () => {
    const company = sizeOf(party | helpersOn(t, cell))
    const worst = Math.min(...members(party).map((c) => bruises(t, c)))
    return worst * (company > 1 ? SHARED : 1)
  })
const SHARED = 0.6
function bruises(t: T, c: CharacterNo): number {
  const { health, terror } = characterOf(t, c)
  const rest = health - (playersOf(t) >= MANY ? 1 : 0)
  const hurt = rest <= 3 ? 8 : rest <= 4 ? 5 : rest <= 5 ? 3 : rest <= 6 ? 1.6 : 0.8
  return -hurt - (terror > health ? 2 : 0)
}
/** Who could and would come along. */
const helpersOn = (t: T, cell: Cell): Party =>
  members(onCell(t, cell)).reduce((mask, c) => (isFit(t, c) ? mask | bit(c) : mask), 0)
export function isFit(t: T, c: CharacterNo): boolean {
  const { health, terror, dying } = characterOf(t, c)
  return dying === 0 && health >= FIT && terror <= health
}
const FIT = 5
/** TG-37.1 From this many on decks hold the harder encounters. */
const MANY = 3
function secretWorth(t: T, number: number): number {
  const no = secretNo(t, number)
  const { dial } = at(bookOf(t).content.secrets, no)
  if (dial?.token === 'time') return -3
  return keysOf(bookOf(t)).has(number) ? 20 : 3
}
/** Secrets without which some stone is not lit. */
function keysOf(book: Book): ReadonlySet<number> {
  let known = keys.get(book)
  if (known === undefined)
    keys.set(book, (known = new Set(book.content.locations.flatMap(({ menhir }) => secretsIn(menhir)))))
  return known
}
const keys = new WeakMap<Book, ReadonlySet<number>>()
const secretsIn = (menhir: Location['menhir']): number[] =>
  menhir?.requires.flatMap((when) => (when.is === 'secret' ? [when.secret] : [])) ?? []
const isActive = (t: T, quest: string): boolean =>
  quest.startsWith('part') && t.s.quests.includes(numberOf(bookOf(t).names.events, quest))

/** What reading a verse is worth: what it brings at once, and the best way on. */
export function verseWorth(t: T, id: VerseId, place: Place, depth = DEPTH): number {
  const { verseNo, verses } = bookOf(t)
  const no = verseNo.get(id)
  if (no === undefined) return 0
  const { enter, options, noLeave } = at(verses, no)
  const entered = effectsWorth(t, enter, place, depth)
  const frame = frameAt(place, no)
  let most = noLeave === true ? -Infinity : 0
  for (let i = 0; i < options.length; i++)
    most = Math.max(most, optionWorth(t, no, i, place, depth, frame) ?? -Infinity)
  return entered + (most === -Infinity ? 0 : most) + (t.s.read.includes(no) ? 0 : UNREAD)
}
/** What nobody has read yet may be anything. */
const UNREAD = 0.6
/** Whoever looks ahead counts on the others to come. */
const hoped = (option: Option, { isAhead }: Place): Option =>
  isAhead === true && option.needs?.is === 'charactersHere' ? { ...option, needs: { is: 'all', of: [] } } : option
/** What an option is worth, or null: it cannot be taken. */
export function optionWorth(
  t: T,
  verse: number,
  i: number,
  place: Place,
  depth = DEPTH,
  frame = frameAt(place, verse),
): number | null {
  const option = at(at(bookOf(t).verses, verse).options, i)
  if (!isShown(t, verse, i, option, frame) || cannotTake(t, hoped(option, place), frame) !== null) return null
  const { scope, pay } = option.cost ?? { scope: 'party', pay: [] }
  const cost = costWorth(t, pay, place.party) * (scope === 'each' ? sizeOf(place.party) : 1)
  return effectsWorth(t, option.do, place, depth) - cost
}
