/** What the lab counts in a finished game. */
import { at, type LogLine } from '@emberhall/kernel'
import type { Facts } from '@emberhall/speech'
import type { FateforgeGame } from './game.ts'
import { RANKS } from './parts.ts'
import type { S } from './state.ts'

type Arg = LogLine['args'][number]
/** The lines in which somebody makes use of a skill or an item. */
const USES: readonly string[] = ['usedCard', 'prepared']
/** The lines in which a card of the decks is drawn. */
const DRAWS: readonly string[] = ['corruption', 'trap', 'fear']

const wordsIn = (log: readonly LogLine[], lines: readonly string[], place: number): ReadonlySet<string> =>
  new Set(log.flatMap(({ what, args }) => (lines.includes(what) ? [nameOf(at(args, place))] : [])))
const nameOf = (arg: Arg): string => (typeof arg === 'object' ? (arg.face ?? '') : String(arg))

/** Skills and items that somebody has, and cards of the decks; a skill of a hero who is not there is left out. */
function cardsOf(game: FateforgeGame, s: S, log: readonly LogLine[]): Facts['cards'] {
  const used = wordsIn(log, USES, 1)
  const drawn = wordsIn(log, DRAWS, 1)
  const held = new Set([
    ...s.heroes.flatMap(({ skills, slots }) => [...skills, ...slots.map(({ item }) => item)]),
    ...s.bag.map(({ item }) => item),
  ])
  const heroes = new Set(s.heroes.map(({ id }) => id))
  return [
    ...game.book.cards
      .filter(({ hero }) => hero < 0 || heroes.has(hero))
      .map(({ no, id }) => ({
        face: id,
        seen: held.has(no) || used.has(id) || s.graveyard.includes(id),
        used: used.has(id),
      })),
    ...game.faceKeys.map((face) => ({ face, seen: drawn.has(face), used: drawn.has(face) })),
  ]
}

function figuresOf(game: FateforgeGame, s: S, log: readonly LogLine[]): Record<string, number> {
  const lines = (...names: readonly string[]): LogLine[] => log.filter(({ what }) => names.includes(what))
  const sum = (...names: readonly string[]): number =>
    lines(...names).reduce((total, { args }) => total + (args[1] as number), 0)
  const figures: Record<string, number> = {
    rounds: lines('round').length,
    'health lost': sum('hurt', 'poisoned', 'lostHealth'),
    'knocked out': lines('down').length,
    'enemies defeated': lines('defeated').length,
    'objectives met': lines('objective').filter(({ args }) => args[1] === 'met').length,
    'extra rounds': lines('extraRound').length,
    'tests passed': lines('testWon').length,
    'tests failed': lines('testLost', 'testLostDown').length,
    'corruption kept': game.zoneNames.reduce(
      (n, zone, z) => (zone.startsWith('corruption.') ? n + at(s.zones, z).length : n),
      0,
    ),
    gold: s.gold,
    food: s.food,
    'victory points': s.victory,
    'skills learned': lines('learned').length,
  }
  // A fight stands only in games where it was fought, so that its mean is the rate at which it is won.
  for (const { args } of lines('verdict')) figures[`${args[1] as string} won`] = args[0] === 'won' ? 1 : 0
  for (const { id } of s.heroes) figures[`${at(game.book.content.heroes, id).id} there`] = 1
  return figures
}

const LOSSES: readonly string[] = ['lost', 'restart']
/** A single fight or a battle quest (FG-9.6) that was won; acts have endings instead. */
const isWon = ({ over }: S): boolean => over === 'won' || (RANKS as readonly string[]).includes(over)
export function factsOf(game: FateforgeGame, s: S, log: readonly LogLine[]): Facts {
  return {
    outcome: isWon(s) ? 'win' : s.over,
    cause: LOSSES.includes(s.over) || s.over === 'won' ? s.scene : s.over,
    turns: log.filter(({ what }) => what === 'round').length,
    cards: cardsOf(game, s, log),
    figures: figuresOf(game, s, log),
  }
}
