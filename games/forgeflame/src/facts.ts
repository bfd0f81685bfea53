/** What the lab counts in a finished game. */
import { at, type LogLine } from '@emberhall/kernel'
import type { Facts } from '@emberhall/speech'
import type { ForgeflameGame } from './game.ts'
import type { Printed } from './printed.ts'
import { ADVENTURERS, type S, Z } from './state.ts'

type What = 'seen' | 'used'
/** The lines in which a card comes into sight, and those in which somebody makes use of it. */
const LINES: Readonly<Record<Printed['kind'], Readonly<Record<What, readonly string[]>>>> = {
  action: {
    seen: ['played', 'fromPile', 'chained', 'absorbed', 'discarded', 'tookAdvanced'],
    used: ['played', 'fromPile', 'chained', 'absorbed'],
  },
  artifact: { seen: ['revealed', 'rowReplaced', 'artifactRemoved', 'forged'], used: ['forged'] },
  event: { seen: ['event'], used: ['event'] },
  imp: { seen: ['imp'], used: ['imp'] },
  objective: { seen: [], used: [] },
  deposit: { seen: ['dug'], used: ['dug'] },
  exploration: { seen: ['explored'], used: ['explored'] },
  totem: { seen: ['totemFound'], used: ['activated'] },
  treasure: { seen: ['digested'], used: ['digested'] },
}
/** Where a card lies at the end that has been seen or used although no line says so. */
function isIn(s: S, zones: readonly number[], card: number): boolean {
  return zones.some((zone) => s.where[card] === zone)
}
const perSeat = (s: S, zone: number): number[] => s.turns.map((_, seat) => zone + seat)
function placesOf(s: S, kind: Printed['kind']): Readonly<Record<What, readonly number[]>> {
  const none = { seen: [], used: [] }
  switch (kind) {
    case 'action':
      return { seen: [Z.hand, Z.discard, Z.active, Z.advanced, Z.aside].flatMap((zone) => perSeat(s, zone)), used: [] }
    case 'artifact':
      return { seen: [Z.row1, Z.row2, Z.row3, Z.row4], used: [] }
    case 'treasure':
      return { seen: perSeat(s, Z.opened), used: perSeat(s, Z.opened) }
    case 'objective':
      return { seen: [Z.objectives], used: [] }
    default:
      return none
  }
}
function namedIn(log: readonly LogLine[]): ReadonlyMap<string, ReadonlySet<string>> {
  const named = new Map<string, Set<string>>()
  for (const { what, args } of log)
    for (const arg of args) {
      if (typeof arg !== 'object' || arg.face === null) continue
      const faces = named.get(what) ?? new Set<string>()
      named.set(what, faces.add(arg.face))
    }
  return named
}
function cardsOf(game: ForgeflameGame, s: S, log: readonly LogLine[]): Facts['cards'] {
  const named = namedIn(log)
  const cards = new Map<number, number[]>()
  s.faces.forEach((face, card) => cards.set(face, [...(cards.get(face) ?? []), card]))
  return [...cards]
    .sort(([a], [b]) => a - b)
    .map(([face, copies]) => {
      const { key, kind } = at(game.printed, face)
      const places = placesOf(s, kind)
      const is = (what: What): boolean =>
        LINES[kind][what].some((line) => named.get(line)?.has(key)) ||
        copies.some((card) => isIn(s, places[what], card))
      const used = is('used')
      return { face: key, seen: used || is('seen'), used }
    })
}

/** A share of the victory: nothing, all of it, or a part of a shared one. */
const shareOf = (s: S, team: number): number => (s.winners.includes(team) ? 1 / s.winners.length : 0)
const ROWS = ['artifacts', 'collections', 'ores', 'treasures', 'mithrul', 'total'] as const
const SOLO_ROWS = ['objectives', 'met'] as const
function figuresOf(s: S, log: readonly LogLine[]): Record<string, number> {
  const seats = s.turns.length
  const teamOf = (seat: number): number => (seats === 4 ? seat % 2 : seat)
  const lines = (what: string): number => log.filter((line) => line.what === what).length
  const totals = s.scores.map((score) => score.total).sort((a, b) => b - a)
  const first = log.find((line) => line.what === 'round')?.args[1]
  const figures: Record<string, number> = {
    'best score': totals[0] ?? 0,
    artifacts: lines('forged'),
    fights: lines('fought'),
    'Kobolds removed': s.koboldsRemoved,
    'forged at the Forge': s.forgedAtForge,
    explorations: lines('explored'),
    deposits: lines('dug'),
    'cave-ins': lines('caveIn'),
    overrun: s.ending === 'overrun' ? 1 : 0,
  }
  s.scores.forEach((score, team) => {
    for (const row of seats === 1 ? [...ROWS, ...SOLO_ROWS] : ROWS) figures[`team ${team + 1} ${row}`] = score[row]
    const forged = s.turns.reduce(
      (n, _, seat) => n + (teamOf(seat) === team ? at(s.zones, Z.forged + seat).length : 0),
      0,
    )
    figures[`team ${team + 1} artifact cards`] = forged
  })
  if (seats === 1) return figures
  figures['margin'] = (totals[0] ?? 0) - (totals[1] ?? 0)
  for (let seat = 0; seat < seats; seat++) figures[`seat ${seat + 1} wins`] = shareOf(s, teamOf(seat))
  if (typeof first === 'number') figures['first player wins'] = shareOf(s, teamOf(first))
  s.adventurers.forEach(({ seat }, adv) => {
    if (seat >= 0) figures[`${at(ADVENTURERS, adv)} wins`] = shareOf(s, teamOf(seat))
  })
  return figures
}

/** A figure that speaks of an adventurer stands only in games where it played, so that its mean is a rate of those games. */
export function factsOf(game: ForgeflameGame, s: S, log: readonly LogLine[]): Facts {
  return { outcome: s.over, cause: s.ending, turns: s.round, cards: cardsOf(game, s, log), figures: figuresOf(s, log) }
}
