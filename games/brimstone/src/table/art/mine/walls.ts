/** Walls wherever a floor ends: those in the north stand up, timbered or grown over with glass; the others are a lip. */
import { box, cluster, dot, fill, group, line, mix, put, times, tone } from '@emberhall/ink'
import { type Place, type Plan, SQUARE, WALL, type Way } from './plan.ts'
import { drawProp } from './props.ts'

const { width: cw, height: ch } = SQUARE
/** The squares before which a wall stands up, from west to east. */
const walled = ({ places, has, isOpen }: Plan): readonly Place[] =>
  places.filter(([x, y]) => has(x, y) && !isOpen(x, y - 1))
function face({ ground, chance }: Plan, x: number, y: number): string {
  const [top, foot] = ground.wall
  const rough = (n: number): number => -WALL - 3 + chance() * n
  const courses = times(3, (row) => {
    const at = -WALL + 9 + row * 9.5
    let d = ''
    let shine = ''
    for (let bx = chance() * 8; bx < cw - 6; ) {
      const w = Math.min(12 + chance() * 16, cw - bx - 2)
      d += `M${bx} ${at}h${w}`
      shine += `M${bx} ${at + 1.3}h${w}`
      bx += w + 3
    }
    return line('#000', 1.1, d, 'opacity=".34"') + line(ground.shine, 1, shine, 'opacity=".26"')
  })
  return group(x * cw, y * ch, [
    fill(
      tone(90, foot, [0.25, top], mix(foot, '#000', 0.35)),
      `M-.5 1V${rough(5)}L${cw * 0.3} ${rough(6)}L${cw * 0.62} ${rough(6)}L${cw + 0.5} ${rough(5)}V1Z`,
    ),
    courses,
    line('#000', 2.5, `M0 0h${cw}`, 'opacity=".55"'),
    fill(tone(90, '#0008', '#0000'), `M0 0h${cw}v9h${-cw}Z`),
  ])
}
const [POST, BEAM] = [
  ['#5a3a20', '#a97542'],
  ['#6b4626', '#b98048'],
] as const
function timber(x: number, y: number, chance: () => number): string {
  const at = -WALL - 8 + chance() * 2
  return group(x * cw, y * ch, [
    (x + y * 3) % 2 === 0 ? box(POST[0], -5, -WALL - 2, 11, WALL + 4) + box(POST[1], -5, -WALL - 2, 4.5, WALL + 4) : '',
    box(BEAM[0], -6, at, cw + 12, 9),
    box(BEAM[1], -6, at, cw + 12, 3.4),
    line('#2a170c', 0.9, `M${4 + chance() * 12} ${at + 6}h${18 + chance() * 24}`, 'opacity=".7"'),
    dot('#160c06', 2, at + 5, 1.5),
    dot('#160c06', cw - 2, at + 5, 1.5),
  ])
}
const GLASS = ['#8fdcec', '#2f6a94', '#ffffff'] as const
const growth = (x: number, y: number): string =>
  (x + y) % 2 === 0 ? cluster(x * 31 + y * 7 + 5, (x + 0.5) * cw, y * ch - WALL + 8, 3, 0.6, GLASS) : ''

export function wallsOf(plan: Plan): string {
  const { ground, look, squares, isOpen, chance } = plan
  const north = walled(plan)
  const lip = (d: string, isNear: boolean): string =>
    d === '' ? '' : line('#0d0706', 5.5, d) + line(mix(ground.edge, ground.shine, isNear ? 0.62 : 0.4), 2, d)
  const sides = (is: (x: number, y: number) => string): string => squares(is)
  const every = Math.max(1, Math.floor(north.length / Math.max(1, look.hung?.length ?? 1)))
  const hung = (look.hung ?? []).flatMap((prop, i) => {
    const at = north[i * every + (every > 1 ? 1 : 0)]
    return at === undefined ? [] : [put((at[0] + 0.5) * cw, at[1] * ch - 8, drawProp(prop, plan.seed + i))]
  })
  return [
    lip(
      sides((x, y) => (isOpen(x - 1, y) ? '' : `M${x * cw} ${y * ch}v${ch}`)),
      false,
    ),
    lip(
      sides((x, y) => (isOpen(x + 1, y) ? '' : `M${(x + 1) * cw} ${y * ch}v${ch}`)),
      false,
    ),
    lip(
      sides((x, y) => (isOpen(x, y + 1) ? '' : `M${x * cw} ${(y + 1) * ch}h${cw}`)),
      true,
    ),
    ...north.map(([x, y]) => face(plan, x, y)),
    ...north.map(([x, y]) => (ground.timber ? timber(x, y, chance) : growth(x, y))),
    ...hung,
  ].join('')
}
type Board = readonly [lit: string, dark: string]
const PLANK: Board = ['#a0703e', '#4a2f1c']
const SPLINTER: Board = ['#bfeaf4', '#3a6f94']
const board = ([lit, dark]: Board, length: number, turn: number, x: number, y: number): string =>
  put(
    x,
    y,
    fill(dark, `M${-length / 2 - 4}-7H${length / 2 + 4}L${length / 2} 7H${-length / 2}Z`) +
      fill(lit, `M${-length / 2 - 4}-7H${length / 2 + 4}V-2H${-length / 2 - 2}Z`) +
      dot('#120a06', -length / 2 + 8, 1, 1.8) +
      dot('#120a06', length / 2 - 8, 1, 1.8),
    1,
    turn,
  )
/** Three boards nailed over a passage that leads nowhere, and what fell down behind them. */
export function capOf({ cells, side }: Way, isTimber: boolean): string {
  const kind = isTimber ? PLANK : SPLINTER
  const [left, top] = [Math.min(...cells.map(([x]) => x)) * cw, Math.min(...cells.map(([, y]) => y)) * ch]
  if (side % 2 === 0) {
    const y = side === 0 ? top - 14 : top + ch * 0.62
    const fallen = `M${left - 4} ${y}l14 5 26-9 30 8 28-9 34 7 4-3V${y + ch * 0.5}H${left - 4}Z`
    return (
      (side === 2 ? fill('#1c110c', fallen) : '') +
      board(kind, 2 * cw, 7, left + cw - 6, y + 4) +
      board(kind, 2 * cw, -5, left + cw + 4, y - 5) +
      board(kind, 2 * cw, 3, left + cw - 2, y + 14)
    )
  }
  const [x, y] = [left + cw * (side === 3 ? 0.28 : 0.66), top + ch]
  return board(kind, 2 * ch, 96, x - 6, y) + board(kind, 2 * ch, 85, x + 7, y) + board(kind, 1.3 * ch, 62, x, y + 4)
}
