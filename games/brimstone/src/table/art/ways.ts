/** What leads on: a doorway of timbers with the dark behind it, and the ring of a gate. */
import { box, cluster, crystal, dot, fill, glow, group, line, mix, paint, put, ring, times, tone } from '@emberhall/ink'
import type { Picture } from '@emberhall/ui'

/** Two posts and a beam; the darkness between them is deeper than the rock. */
function doorway(): string {
  const post = (x: number): string => box('#3b2517', x, 14, 13, 92) + box('#7a5230', x, 14, 5, 92)
  return [
    fill(tone(90, '#000', '#0d0605', '#241008'), 'M14 18H114V106H14Z'),
    dot('#000', 64, 70, 34, 40, 'opacity=".8"'),
    post(6),
    post(109),
    box('#2a1810', 0, 4, 128, 18),
    box('#9a6a3c', 0, 4, 128, 6),
    box('#5a3a22', 0, 10, 128, 6),
    ...[10, 118].map((x) => dot('#0d0605', x, 13, 2.4)),
    line('#c9964a', 2, 'M64 20V34', 'opacity=".9"'),
    glow(64, 42, 22, '#ffc46b', 0.8),
    fill('#ffd98a', 'M57 36H71L69 50H59Z'),
    box('#4a2c14', 56, 33, 16, 4),
    box('#4a2c14', 57, 50, 14, 4),
  ].join('')
}
/** A ring of stones round something that turns. */
function gate(isSealed: boolean): string {
  const stone = (i: number): string => {
    const a = (i / 15) * Math.PI * 2
    return put(
      Math.cos(a) * 40,
      Math.sin(a) * 46,
      crystal(16, 12, ['#8a7a94', '#3a3044', '#c9bcd2']),
      1,
      (i / 15) * 360 + 90,
    )
  }
  const turn = 'M0-34C24-34 30-8 14 6 2 16-14 8-12-4-10-14 2-14 4-6M-26-18C-38 8-22 34 4 34 22 34 34 22 34 8'
  return group(60, 64, [
    dot('#2a1034', 0, 0, 38, 44),
    isSealed ? dot(mix('#2a1034', '#777', 0.3), 0, 0, 30, 36) : dot('#b04ad0', 0, 0, 30, 36, 'opacity=".75"'),
    isSealed ? '' : line('#f6b4ff', 3, turn, 'opacity=".85"') + dot('#fff0ff', 0, 0, 7, 9, 'opacity=".8"'),
    ring('#1a0a20', 0, 0, 39, 6, 45),
    times(15, stone),
  ])
}

const picture = (name: string, width: number, height: number, draw: () => string): Picture => ({
  name: `brimstone ${name}`,
  width,
  height,
  draw: () => paint(draw),
})
export const DOORWAY = picture('doorway', 128, 108, doorway)
export const GATEWAY = picture('gate', 120, 128, () => gate(false))
export const SEALED_GATE = picture('sealed gate', 120, 128, () => gate(true))
/** What is only written. */
export const BLANK = picture('blank', 1, 1, () => '')
const STONE = ['#bff5e2', '#16443d', '#3f9f88'] as const
const GLASS = ['#ffffff', '#3f7a9c', '#a8e8f0'] as const
const ROSE = ['#fff0fb', '#7a3f8c', '#e0a0d8'] as const
export const crystals = (isMine: boolean, seed: number): Picture =>
  picture(`crystals ${isMine} ${seed}`, 90, 90, () => {
    const facets = isMine ? STONE : seed % 3 === 0 ? ROSE : GLASS
    return glow(45, 70, 44, facets[2], 0.45) + cluster(seed + 2, 45, 84, isMine ? 3 : 6, isMine ? 0.7 : 1.1, facets)
  })
