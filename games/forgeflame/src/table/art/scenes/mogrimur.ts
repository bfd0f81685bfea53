import { body, box, dot, fill, glow, group, line, put, spots, times } from '@emberhall/ink'
import { kobold } from '../parts/kobold.ts'
import { ore } from '../parts/ores.ts'
import { card, skull } from '../parts/tools.ts'
import { beam, burst, hand, home, puff, rings, type Scenes, speed, tombs, who } from './stage.ts'

export const mogrimurScenes: Scenes = {
  'bone-shard': () =>
    home('mogrimur', { at: [80, 60] }, [
      who('mogrimur', 56, 142, 1.1, 'fierce'),
      times(5, (i) =>
        put(128 + i * 22, 56 + ((i * 29) % 50), body('#f2e8cc', 'M-16 0L-2-6 22 0-2 6Z', 1.8), 1, -12 + i * 7),
      ),
      speed(130, 52, '#9dffc0', 30),
      burst(216, 78, 14, '#7dffb0'),
    ]),
  'skeletal-mount': () =>
    home('mogrimur', { at: [150, 70] }, [
      speed(52, 70, '#9dffc0', 44),
      group(130, 128, [
        body('#e9dfc2', 'M-44-30C-20-44 14-42 34-36L52-66 46-78 58-72 78-62 74-54 60-54 48-20 36-14H-36Z', 2.2),
        line('#e9dfc2', 6, 'M-36-18L-46 8M-24-16L-16 8M30-16L26 8M40-18L54 4'),
        times(5, (i) => line('#24382e', 3, `M${-24 + i * 11}-36L${-26 + i * 12}-16`)),
        dot('#7dffb0', 62, -64, 2.6),
        line('#e9dfc2', 4, 'M-44-28C-58-26-62-14-60-4'),
      ]),
      put(126, 96, who('mogrimur', 0, 0, 0.72)),
      glow(190, 62, 18, '#7dffb0', 0.5),
    ]),
  'grave-hand': () =>
    home('mogrimur', { at: [120, 110] }, [
      tombs(),
      put(124, 150, hand('#e9dfc2'), 2.1),
      glow(122, 110, 50, '#7dffb0', 0.5),
      put(124, 66, kobold('taunt', 'wide'), 0.6, 12),
      puff(120, 134, '#4d7a62', 1.6, 0.5),
    ]),
  vigour: () =>
    home('mogrimur', { at: [120, 60] }, [
      glow(120, 60, 70, '#7dffb0', 0.7),
      put(120, 62, skull(), 2),
      glow(108, 56, 13, '#7dffb0'),
      glow(132, 56, 13, '#7dffb0'),
      times(3, (i) => put(64 + i * 56, 116, card('#2f6b52'), 1.15, -14 + i * 14)),
      line('#9dffc0', 3, 'M30 126C22 96 40 80 30 52M210 126C218 96 200 80 210 52', 'opacity=".7"'),
    ]),
  hex: () =>
    home('mogrimur', { at: [126, 76] }, [
      rings(126, 78, '#7dffb0', 19, 3),
      times(6, (i) => put(126, 78, fill('#9dffc0', 'M-5-50L0-60 5-50 0-44Z'), 1, i * 60)),
      put(126, 78, card('#2f6b52'), 1.5, 10),
      who('mogrimur', 44, 142, 0.95, 'fierce'),
      line('#9dffc0', 2.4, 'M82 44C92 50 98 58 104 64'),
    ]),
  slumber: () =>
    home('mogrimur', { at: [150, 60], light: '#6fb098' }, [
      who('nobz', 92, 138, 0.78, 'shut', -4),
      who('granit', 176, 140, 0.8, 'shut', 4),
      spots(
        '118 50 16, 138 32 22, 164 14 30',
        (x, y, s) =>
          `<text x="${x}" y="${y + 14}" font-family="Metamorphous, serif" font-size="${s}" fill="#c8ffe0">z</text>`,
      ),
      puff(40, 60, '#74b98e', 1.2, 0.4),
      puff(214, 56, '#74b98e', 1.1, 0.4),
      dot('#e8ffe8', 40, 34, 15),
      dot('#2f6a52', 47, 30, 13),
    ]),
  'dark-rite': () =>
    home('mogrimur', { at: [120, 112] }, [
      dot('none', 120, 124, 74, 17, 'stroke="#7dffb0" stroke-width="3"'),
      line('#7dffb0', 2, 'M62 116L178 132M62 132L178 116M120 107V141'),
      put(120, 104, ore('draconite'), 2),
      beam('#7dffb0', 'M120 84V22'),
      spots('52 118, 84 108, 156 108, 188 118', (x, y) =>
        group(x, y, [box('#f2e8cc', -4, 0, 8, 18), fill('#9dffc0', 'M0-14C6-6 4-1 0 1-4-1-6-6 0-14Z')]),
      ),
      who('mogrimur', 120, 86, 0.62, 'shut'),
    ]),
}
