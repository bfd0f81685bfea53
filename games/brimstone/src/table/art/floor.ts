/** A tile of the mine from above: its floor and what lies on it, the walls around it, planks over what is closed. */
import { paint, put } from '@emberhall/ink'
import { fallOf, marksOf } from './mine/marks.ts'
import { type Floor, type Plan, planOf, SQUARE } from './mine/plan.ts'
import { drawProp } from './mine/props.ts'
import { railsOf } from './mine/rails.ts'
import { floorOf, footing } from './mine/slabs.ts'
import { capOf, wallsOf } from './mine/walls.ts'
import { waterOf } from './mine/water.ts'

const { width: cw, height: ch } = SQUARE
const propsOf = ({ look, spot, places, isPillar, ground }: Plan): string => {
  const standing = (look.props ?? []).map(([prop, u, v, scale = 1]) => ({ prop, at: spot(u, v), scale }))
  const [pillar, size] = ground.timber ? (['pillar', 1] as const) : (['rose', 1.5] as const)
  const pillars = places
    .filter(([x, y]) => isPillar(x, y))
    .map(([x, y]) => ({ prop: pillar, at: [(x + 0.5) * cw, (y + 0.8) * ch] as const, scale: size }))
  return [...standing, ...pillars]
    .toSorted((a, b) => a.at[1] - b.at[1])
    .map(({ prop, at: [x, y], scale }) => put(x, y, drawProp(prop), scale))
    .join('')
}
/** How much of red, green and blue is left where no lantern shines: colours are violet there, and dark, but there. */
const UNLIT = [
  [0.16, 0.3, 0.06, 9],
  [0.11, 0.25, 0.05, 5],
  [0.2, 0.4, 0.12, 18],
] as const
function unlit(colour: string): string {
  const digits = colour.slice(1)
  const size = digits.length > 4 ? 2 : 1
  const parts = digits.match(size === 2 ? /../g : /./g) ?? []
  const [r = 0, g = 0, b = 0] = parts.map((part) => Number.parseInt(size === 1 ? part + part : part, 16))
  const mixed = UNLIT.map(([x, y, z, more]) => Math.round(r * x + g * y + b * z + more))
  const alpha = parts[3] === undefined ? '' : parts[3].repeat(3 - size)
  return `#${mixed.map((n) => Math.min(255, n).toString(16).padStart(2, '0')).join('')}${alpha}`
}
export function drawFloor(floor: Floor): string {
  const drawn = paint(() => {
    const plan = planOf(floor)
    return [
      footing(plan),
      floorOf(plan),
      marksOf(plan),
      railsOf(plan),
      waterOf(plan),
      wallsOf(plan),
      fallOf(plan),
      propsOf(plan),
      ...floor.ways.filter(({ isCapped }) => isCapped).map((way) => capOf(way, plan.ground.timber)),
    ].join('')
  })
  return floor.isLit ? drawn : drawn.replaceAll(/#[0-9a-f]{3,8}\b/gi, unlit)
}
