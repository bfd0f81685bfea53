import { at, found } from '@emberhall/kernel'
import { body, cut, dot, group, line, put, seeded, times, tone } from '@emberhall/ink'
import { brass } from '../parts/tools.ts'
import { SCENES } from '../scenes/index.ts'

/** Cards are 252 × 352. */
export const chamfer = (cut: number, inset: number): string => {
  const [a, b, w, h] = [inset, inset + cut, 252 - inset, 352 - inset]
  return `M${b} ${a}H${w - cut}L${w} ${b}V${h - cut}L${w - cut} ${h}H${b}L${a} ${h - cut}V${b}Z`
}

/** Where the hammer struck the brass. */
const dents = (seed: number): string => {
  const chance = seeded(seed)
  return times(64, (i) => {
    const t = chance()
    const side = i % 4
    const [x, y] = side === 0 ? [t * 252, 6] : side === 1 ? [246, t * 352] : side === 2 ? [t * 252, 346] : [6, t * 352]
    const r = 2 + chance() * 2.4
    return (
      dot('#fff3cf', x, y, r, r * 0.8, 'opacity=".22"') + dot('#3a2008', x + 0.8, y + 0.9, r, r * 0.8, 'opacity=".28"')
    )
  })
}
const rivets = (...at: readonly (readonly [number, number])[]): string =>
  at
    .map(
      ([x, y]) => dot('#2a1608', x + 0.6, y + 1, 4.2) + dot(brass(), x, y, 3.8) + dot('#fff6d8', x - 1, y - 1.2, 1.2),
    )
    .join('')

export const stone = () => tone(65, '#4a3a32', '#2b201b', '#1a1310')
/** A frame of metal around dark stone. */
export function shell(metal: readonly string[], seed: number, edge = chamfer(16, 1), inner = chamfer(13, 10)): string {
  return (
    body(tone(60, ...metal), edge, 2, '#0a0605') +
    cut(edge, dents(seed)) +
    body(stone(), inner, 2, '#0a0605') +
    line(at(metal, 0), 1, inner, 'opacity=".5"') +
    rivets([20, 20], [232, 20], [20, 332], [232, 332])
  )
}
export const BRASS = ['#f6dfa2', '#c99a4b', '#7a5020', '#d8ab5c']
export const IRONED = ['#8a8078', '#4d443e', '#2c2522', '#6b6058']

const WINDOW = 'M20 22H232V152H20Z'
export function picture(id: string, window = WINDOW, x = 17, y = 18, scale = 0.91): string {
  const scene = found(SCENES[id], `a picture of ${id}`)
  return (
    cut(window, put(x, y, scene(), scale)) +
    `<path d="${window}" fill="none" stroke="#0a0605" stroke-width="3"/><path d="${window}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="1" transform="translate(0 2)"/>`
  )
}
/** The plate that carries the name. */
export const plate = (c: readonly string[] = ['#f0d398', '#c99a4b', '#94682c'], y = 148): string =>
  group(0, y, [
    body(tone(90, ...c), 'M6 0H246L239 22 246 44H6L13 22Z', 1.8, '#2a1608'),
    line('#fff6d8', 1.4, 'M12 3H240', 'opacity=".7"'),
    rivets([20, 22], [232, 22]),
  ])
