/** What the lab counts in a finished Adventure. */
import type { LogLine } from '@emberhall/kernel'
import type { Facts } from '@emberhall/speech'
import type { BrimstoneGame } from './game.ts'
import type { S } from './state.ts'

export function factsOf(game: BrimstoneGame, s: S, log: readonly LogLine[]): Facts {
  const lines = (...names: readonly string[]): LogLine[] => log.filter(({ what }) => names.includes(what))
  const sum = (...names: readonly string[]): number =>
    lines(...names).reduce((total, { args }) => total + Number(args.at(-1) ?? 0), 0)
  const seen = new Set(log.flatMap(({ args }) => args.map((arg) => (typeof arg === 'object' ? arg.face : null))))
  const { names } = game.book
  const held = new Set(s.heroes.flatMap(({ items }) => items.map(({ item }) => names.items[item])))
  // Tiles and worlds lie open: no line names their card.
  const laid = new Set([...s.tiles.map(({ tile }) => names.tiles[tile]), ...s.sections.map((no) => names.worlds[no])])
  const isSeen = (face: string): boolean => seen.has(face) || laid.has(face)
  const heroes = s.heroes.length
  return {
    outcome: s.outcome === 'won' ? 'win' : 'loss',
    cause: s.outcome,
    turns: s.turn,
    cards: game.faceKeys.map((face) => ({ face, seen: isSeen(face) || held.has(face), used: isSeen(face) })),
    figures: {
      heroes,
      fights: lines('fight').length,
      'finale reached': s.stage === 'seek' ? 0 : 1,
      kills: lines('killed').length,
      'went down': lines('down', 'revived').length,
      wounds: sum('wounded'),
      'sanity damage': sum('harmed'),
      clues: s.clues,
      tiles: s.tiles.length,
      'xp a hero': s.heroes.reduce((total, { earned }) => total + earned, 0) / heroes,
      'gold a hero': s.heroes.reduce((total, { gold }) => total + gold, 0) / heroes,
      'stones a hero': s.heroes.reduce((total, { darkStone }) => total + darkStone, 0) / heroes,
    },
  }
}
