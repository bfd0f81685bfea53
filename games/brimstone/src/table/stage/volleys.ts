/** Where many enemies act, all of a type are seen at once: whom they mean, how they come, how they strike. The log tells each. */
import { at, type LogLine, type View } from '@emberhall/kernel'
import type { Beat } from '@emberhall/ui'
import type { S } from '../../state.ts'
import type { Told } from './replay.ts'

/** So many are watched one by one. */
const FEW = 3
const ARRIVE_MS = 800
const MEANT_MS = 700
const COME_MS = 560
const STRIKE_MS = 760
const HURT_MS = 1000

type Kind = ReadonlySet<string>
const ARRIVALS: Kind = new Set(['arrived'])
const MOVES: Kind = new Set(['targets', 'foeMoved'])
/** What attacks come to; anything else is a moment of its own. */
const BLOWS: Kind = new Set(['foeAttacks', 'rolled', 'wounded', 'harmed', 'corrupted', 'gritLost'])
const kindOf = (what: string): Kind | null =>
  what === 'foeAttacks' ? BLOWS : ([MOVES, ARRIVALS].find((kind) => kind.has(what)) ?? null)

type Piece = readonly Told[]
const times = (lines: readonly LogLine[], which: string): number => lines.filter(({ what }) => what === which).length

/** The news in pieces: one line each, or what is shown together. */
export function piecesOf(all: readonly Told[], news: readonly LogLine[]): Piece[] {
  if (times(news, 'foeAttacks') <= FEW && times(news, 'foeMoved') <= FEW) return all.map((told) => [told])
  const pieces: Piece[] = []
  for (let i = 0; i < all.length; ) {
    const piece = together(all, i)
    pieces.push(piece)
    i += piece.length
  }
  return pieces
}
function together(all: readonly Told[], from: number): Piece {
  // Whose turn it is can be seen by what they do.
  const first = at(all, from).line.what === 'foesAct' && from + 1 < all.length ? from + 1 : from
  const kind = kindOf(at(all, first).line.what)
  if (kind === null) return [at(all, from)]
  const rest = all.findIndex(({ line }, i) => i > first && !kind.has(line.what))
  // Somebody is asked about the last of them.
  const last = kind === BLOWS ? all.findLastIndex(({ line }) => line.what === 'foeAttacks') : all.length
  return all.slice(from, Math.max(rest < 0 ? last : rest, first + 1))
}

/** What is shown of a piece at once; null: it is a matter of one. */
export function volley(after: View<S>, piece: Piece, all: readonly Told[]): Beat<S>[] | null {
  const lines = piece.map(({ line }) => line)
  const [strikes, moves] = [times(lines, 'foeAttacks'), times(lines, 'foeMoved')]
  if (strikes < 2 && moves < 2 && times(lines, 'arrived') < 2) return null
  const [first, last] = [at(piece, 0), at(piece, piece.length - 1)]
  const about = { ...first.state.about, enemy: -1 }
  const before = { ...after, state: { ...first.state, about } }
  const then = { ...after, state: { ...last.state, about } }
  const [told, end] = [first.i, last.i + 1]
  const one = (which: string): LogLine => lines.find(({ what }) => what === which) ?? last.line
  if (strikes > 0)
    return [
      { view: before, told, ms: STRIKE_MS, line: one('foeAttacks'), lines, isFalling: true },
      { view: then, told: end, ms: HURT_MS, line: one('wounded'), lines },
    ]
  if (moves === 0) return [{ view: then, told: end, ms: ARRIVE_MS, line: last.line, lines }]
  // Where they stand, and whom they will go for: who takes aim last has done so by the next line.
  const aiming = (all[end]?.state ?? after.state).enemies
  const enemies = first.state.enemies.map((enemy, e) => ({ ...enemy, target: aiming[e]?.target ?? enemy.target }))
  const meant = { ...before, state: { ...before.state, enemies } }
  return [
    { view: meant, told, ms: MEANT_MS, line: one('targets'), lines },
    { view: then, told: end, ms: COME_MS, line: one('foeMoved') },
  ]
}
