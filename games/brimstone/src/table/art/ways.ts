/** What leads on: a doorway of timbers with the dark behind it, and the ring of a gate. */
import { box, dot, fill, glow, group, halo, line, mix, motes, paint, put, times, tone } from '@emberhall/ink'
import type { Picture } from '@emberhall/ui'

/** One set of timbers after the other, each deeper in the dark. */
function doorway(): string {
  const set = (x: number, y: number, w: number, c: string, lit: string, n: number): string =>
    [
      box(c, x, y, w, n * 1.2),
      box(lit, x, y, w, n * 0.4),
      ...[x + n * 0.2, x + w - n * 1.2].map(
        (post) => box(c, post, y + n, n, 104 - y - n) + box(lit, post, y + n, n * 0.4, 104 - y - n),
      ),
    ].join('')
  return [
    fill('#000', 'M8 18H120V106H8Z'),
    fill(tone(90, '#050303', '#1a0d08', '#3a2416'), 'M44 56H84L118 106H10Z'),
    line('#0a0504', 1.6, 'M48 66H80M42 76H86M34 88H94'),
    line('#6d4a2c', 1.4, 'M55 58L34 106M73 58L94 106', 'opacity=".6"'),
    set(42, 40, 44, '#1a0f0a', '#2c1b10', 6),
    set(26, 26, 76, '#2a180f', '#4a2f1c', 9),
    set(4, 6, 120, '#3b2517', '#8a5c34', 13),
    box('#2a1810', 0, 2, 128, 17),
    box('#a97542', 0, 2, 128, 6),
    box('#6b4626', 0, 8, 128, 6),
    line('#2a170c', 1, 'M12 12h38M70 11h44', 'opacity=".8"'),
    ...[9, 119].map((x) => dot('#0d0605', x, 11, 2.4)),
    line('#c9964a', 1.6, 'M64 18V28', 'opacity=".9"'),
    glow(64, 38, 30, '#ffc46b', 0.85),
    fill('#ffd98a', 'M57 31H71L69 46H59Z'),
    box('#4a2c14', 56, 28, 16, 4),
    box('#4a2c14', 57, 46, 14, 4),
  ].join('')
}
const RIM = { x: 44, y: 78 } as const
const at = (angle: number, q: number): string => `${Math.cos(angle) * RIM.x * q} ${Math.sin(angle) * RIM.y * q}`
/** A spiral from the rim into the middle. */
function arm(from: number, turns: number): string {
  const points = Array.from({ length: 41 }, (_, i) => at(from + (i / 40) * turns * Math.PI * 2, 1 - (i / 40) * 0.97))
  return `M${points.join('L')}`
}
/** A ring of stones round something that turns, turned to whoever looks. */
function gate(isSealed: boolean): string {
  const stone = (i: number): string => {
    const a = (i / 17) * Math.PI * 2
    const lit = Math.max(0, -Math.cos(a - 0.5))
    const [x, y] = [Math.cos(a) * (RIM.x + 10), Math.sin(a) * (RIM.y + 10)]
    const turn = (Math.atan2(Math.sin(a) * RIM.x, Math.cos(a) * RIM.y) * 180) / Math.PI + 90
    const c = mix('#2b1c28', '#a88a94', lit * 0.7)
    const inner = isSealed ? '' : line('#e88aff', 2.4, 'M-8 8H8', 'opacity=".9"')
    return put(x, y, fill(c, 'M-9-8L8-10 10 9-9 10Z', 'stroke="#0a0508" stroke-width="1.5"') + inner, 1, turn)
  }
  const heart = isSealed
    ? dot(tone(60, '#5a5060', '#2a2230', '#1a141e'), 0, 0, RIM.x + 2, RIM.y + 2) +
      line('#0d0a10', 2.4, 'M-30-40L-6-10-18 22 8 60M-6-10L26-30M-18 22L-36 34M4 4L34 26', 'opacity=".8"') +
      line('#8a7f92', 1, 'M-28-40L-4-10-16 22', 'opacity=".7"')
    : dot(halo(['#fff0ff', '#f6b4ff', '#a63cd0', '#42105c', '#14041e']), 0, 0, RIM.x + 2, RIM.y + 2) +
      [0, 1.6, 3.1, 4.7]
        .map((from, i) => line(i % 2 ? '#ffd0ff' : '#7a2ab0', i % 2 ? 1.8 : 3.6, arm(from, 1.3), 'opacity=".75"'))
        .join('')
  return group(85, 102, [
    isSealed ? '' : glow(0, 0, 84, '#b04ad0', 0.7, 102),
    dot('#12060f', 0, RIM.y + 12, RIM.x * 1.5, 10, 'opacity=".8"'),
    heart,
    times(17, stone),
    isSealed ? '' : motes(31, -80, -96, 150, 190, 22, '#f6b4ff', 2),
  ])
}

const picture = (name: string, width: number, height: number, draw: () => string): Picture => ({
  name: `brimstone ${name}`,
  width,
  height,
  draw: () => paint(draw),
})
export const DOORWAY = picture('doorway', 128, 108, doorway)
export const GATEWAY = picture('gate', 170, 204, () => gate(false))
export const SEALED_GATE = picture('sealed gate', 170, 204, () => gate(true))
/** What is only written. */
export const BLANK = picture('blank', 1, 1, () => '')
