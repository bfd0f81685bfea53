/** SB-24 Dynamite. */
import { at as nth, aOf, type Rule } from '@emberhall/kernel'
import { partNo } from '../book.ts'
import { abilitiesOf, markUsed, renew } from '../queries/abilities.ts'
import { blastCells } from '../queries/blast.ts'
import { boardOf, squaresOf } from '../queries/ground.ts'
import { classOf, heroFigure, skillOf } from '../queries/stats.ts'
import { isInRange } from '../queries/targets.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { Q, V } from '../questions.ts'
import { heroOf, type Cell, type HeroNo, type T } from '../state.ts'
import { d3, d8, heroDice, plainDice } from './dice.ts'
import { suffer } from './harm.ts'
import { spendToken } from './items.ts'
import { hurtEnemy } from './slay.ts'
import { DYNAMITE } from './tokens.ts'

const THROW = 3
/** SB-24.1 */
const throwRange = (t: T, h: HeroNo): number => skillOf(t, h, 'strength') + THROW + heroFigure(t, h, 'dynamiteRange')
/** SB-24.1, SB-24.8 Any square in range and sight. */
export function throwCells(t: T, h: HeroNo): Cell[] {
  const board = boardOf(t)
  const { at } = heroOf(t, h)
  const range = throwRange(t, h)
  const out: Cell[] = []
  for (let cell = 0; cell < board.x.length; cell++)
    if (cell !== at && !nth(board.isGap, cell) && isInRange(t, at, cell, range)) out.push(cell)
  return out
}
/** SB-24.1, SB-24.2, SB-24.3, SB-24.4 */
export function* throwDynamite(t: T, h: HeroNo): Rule {
  const hero = heroOf(t, h)
  renew(t, ['throw'], h)
  for (const cell of [hero.at, ...throwCells(t, h)]) t.offer(V.square, cell)
  t.s.about.hero = h
  let cell = aOf(yield* t.choose(hero.seat, Q.throwAt))
  spendToken(t, h, DYNAMITE)
  t.note(L.throws, theHero(t, h), cell)
  const need = classOf(t, hero).toHitRanged
  const [face = 1] = yield* heroDice(t, { h, key: 'toHitRanged', n: 1, need, type: 'toHitRanged' })
  if (face !== 6 && (face === 1 || face < need)) {
    const [bounces = 1] = yield* plainDice(t, 'bounces', 1, hero.seat)
    for (let i = d3(bounces); i > 0; i--) cell = yield* bounce(t, h, cell)
  }
  yield* explode(t, cell, h)
}
/** SB-24.3 By the rose, north-west first: column and row. */
const ROSE = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const
function* bounce(t: T, h: HeroNo, from: Cell): Rule<Cell> {
  const { seat } = heroOf(t, h)
  let face = yield* d8(t, 'bounce', seat)
  for (const hand of abilitiesOf(t, h, 'rolled')) {
    if (hand.ability.roll !== 'bounce') continue
    t.s.about.dice = [face]
    t.offer(V.use, partNo(t, hand.ability), h)
    if ((yield* t.maybe(seat, Q.bounceAgain)) === 0) continue
    markUsed(t, hand)
    face = yield* d8(t, 'bounce', seat)
  }
  const to = bounceTo(t, from, face)
  t.note(L.bounces, face, to)
  return to
}
/** SB-24.3, SB-24.8 One square on; a wall cancels it. */
function bounceTo(t: T, from: Cell, face: number): Cell {
  const board = boardOf(t)
  const [dx, dy] = nth(ROSE, face - 1)
  const [x, y] = [nth(board.x, from) + dx, nth(board.y, from) + dy]
  return nth(board.open, from).find((cell) => board.x[cell] === x && board.y[cell] === y) ?? from
}
/** SB-24.4, SB-24.5, SB-24.6, SB-24.7, SB-27.7 One die a figure, one roll of the thrower. */
function* explode(t: T, cell: Cell, h: HeroNo): Rule {
  const { s } = t
  t.note(L.explodes, cell)
  const cells = new Set(blastCells(t, cell))
  const foes = s.enemies.filter((_, e) => squaresOf(t, e).some((square) => cells.has(square)))
  const heroes = s.heroes.flatMap(({ at, down }, no) => (down === 0 && cells.has(at) ? [no] : []))
  const faces = yield* heroDice(t, { h, key: 'explosion', n: foes.length + heroes.length, need: 0 })
  const more = heroFigure(t, h, 'dynamiteDamage')
  for (let i = 0; i < foes.length; i++)
    if (s.enemies.includes(nth(foes, i))) yield* hurtEnemy(t, nth(foes, i), nth(faces, i) + more, h)
  for (let i = 0; i < heroes.length; i++)
    yield* suffer(t, nth(heroes, i), { wounds: nth(faces, foes.length + i) + more }) // SB-24.6
}
