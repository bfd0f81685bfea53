import { at } from '@emberhall/kernel'
import { ball, body, fill, group, halo, line, put, times, tone } from '@emberhall/ink'
import type { Side } from '../../../content/types.ts'
import { imp } from '../parts/kobold.ts'
import { star } from '../parts/marks.ts'
import { ore } from '../parts/ores.ts'
import { anvil, flame, gear, hammer } from '../parts/tools.ts'
import { METALS, sideMark } from './frames.ts'
import { BRASS, IRONED, shell } from './metal.ts'

/** The other sides: what pile a card belongs to. */
export type Back = 'action' | 'advanced' | 'artifact' | 'event' | 'objective' | Side
export function cardBack(back: Back): string {
  const ground = (metal: readonly string[], deep: string, light: string, thing: string) =>
    shell(metal, 21) +
    fill(halo([light, deep, '#120a08'], 50, 50, 60), 'M24 24H228V328H24Z') +
    line(at(metal, 1), 2, 'M24 24H228V328H24Z') +
    times(4, (i) =>
      group(i % 2 ? 228 : 24, i > 1 ? 328 : 24, i % 2 ? -1 : 1, i > 1 ? (i % 2 ? 90 : -90) : 0, [
        line(at(metal, 1), 2, 'M0 40L40 0M0 60L60 0'),
      ]),
    ) +
    line(
      '#ff8a2b',
      1.6,
      'M126 60L112 84 132 100 120 122M126 292L140 268 120 252 132 230M40 176L64 164 76 184 92 172M212 176L188 188 176 168 160 180',
      'opacity=".8"',
    ) +
    put(126, 176, thing)
  if (back === 'action' || back === 'advanced')
    return ground(
      back === 'advanced' ? BRASS : IRONED,
      '#3a1f14',
      '#7a3a1c',
      put(0, 26, anvil(), 1.9) + put(0, 4, flame(), 1.6) + (back === 'advanced' ? put(0, -82, star('#ffb24d'), 2) : ''),
    )
  if (back === 'artifact')
    return ground(
      METALS.gold,
      '#4a3010',
      '#a5762a',
      put(0, 0, gear('#8a5a12'), 2.6) +
        ball('#2a1a0a', 0, 0, 38) +
        put(0, -14, ore('draconite'), 1.5) +
        put(-16, 12, ore('gold'), 1.5) +
        put(16, 12, ore('darkiron'), 1.5),
    )
  if (back === 'event')
    return ground(
      ['#e8a05a', '#9a4a1e', '#4a1c0c', '#c8702e'],
      '#4a1408',
      '#c8501e',
      put(0, 42, flame(), 3.2) + put(-62, 60, hammer(), 0.9, -20),
    )
  if (back === 'objective')
    return ground(
      ['#e8d8b0', '#b59a68', '#6b5434', '#cfb482'],
      '#3a2a18',
      '#8d6c3a',
      body(tone(60, '#f2e4c2', '#c8a870'), 'M-44-52H44V52H-44Z', 2) +
        line('#a5401a', 3, 'M-28 30C-10 10-20-20 6-10S24 10 30-30', 'stroke-dasharray="5 5"') +
        put(28, -32, star('#a5401a'), 1),
    )
  return ground(
    ['#d89ad8', '#7a3f78', '#331436', '#a05a9c'],
    '#2a1030',
    '#8a3f86',
    put(0, 50, imp('glad'), 1.5) + put(0, 116, sideMark(back), 1.3),
  )
}
