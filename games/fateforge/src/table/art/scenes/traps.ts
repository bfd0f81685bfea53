import { dot, fill, form, group, line, put, times } from '@emberhall/ink'
import { drops, puff, rings, speed } from '@emberhall/ink/effects'
import { arrow } from '@emberhall/ink/tools'
import { folk, hero } from './actors.ts'
import { at, type Scenes } from './stage.ts'

const spikes = (x: number, y: number, n: number, h: number): string =>
  times(n, (i) => form('#99a', `M${x + i * 14} ${y}l7-${h + (i % 2) * 6} 7 ${h + (i % 2) * 6}Z`, 0))

export const traps: Scenes = {
  snare: () =>
    at('forest', [
      line('#ca6', 3, 'M150-4V40C150 60 140 70 146 84'),
      line('#ca6', 4, 'M146 84C128 88 128 100 146 100S164 88 146 84'),
      hero('mercenary', 'fall', 148, 40, 1.05, {}, 176),
      hero('lord', 'point', 50, 148, 0.9),
    ]),
  spikes: () =>
    at('keep', [
      fill('#100', 'M84 132C110 124 190 124 220 132V150H84Z'),
      hero('lord', 'leap', 142, 118, 1.1),
      spikes(92, 148, 9, 34),
      hero('rogue', 'stand', 44, 146, 1),
    ]),
  'dart-wall': () =>
    at('keep', [
      form('#544', 'M0 0H62V150H0Z', 0),
      times(6, (i) => dot('#100', 24 + (i % 2) * 20, 26 + i * 18, 6)),
      times(4, (i) => put(106 + i * 12, 40 + i * 20, arrow(22, '#ad7'), 0.8, 90) + speed(92 + i * 12, 38 + i * 20, 18)),
      hero('rogue', 'cower', 190, 146, -1.15),
      drops(170, 60, '#8b4', 3),
    ]),
  net: () =>
    at('forest', [
      hero('sylvan-guard', 'cower', 122, 146, 1.25),
      times(7, (i) => line('#db8', 2, `M${62 + i * 20} 24Q${70 + i * 17} 90 ${50 + i * 24} 150`)),
      times(5, (i) => line('#db8', 2, `M58 ${40 + i * 24}Q122 ${26 + i * 26} 190 ${40 + i * 24}`)),
      line('#864', 4, 'M58 26Q122 6 188 26'),
    ]),
  bell: () =>
    at('street', [
      line('#542', 6, 'M96 10H180M138 10V34'),
      group(138, 70, 0.95, 14, [
        form('#da3', 'M-8-38C-22-30-22-2-34 16H34C22-2 22-30 8-38Z'),
        form('#861', 'M-38 15H38V23H-38Z'),
        dot('#542', 6, 28, 8),
      ]),
      line('#ed9', 1.6, 'M138 90C120 120 90 132 66 138'),
      rings(138, 66, '#fea', 30, 3),
      hero('rogue', 'ready', 52, 148, 0.95),
      folk('conscript', 'stride', 222, 144, -0.65),
    ]),
  pitfall: () =>
    at('keep', [
      fill('#000', 'M74 118C110 108 186 108 214 118L196 150H94Z'),
      line('#864', 3, 'M74 118L88 128 104 120 118 130M214 118L202 128 188 122'),
      hero('mercenary', 'fall', 146, 142, 1.1, {}, 10),
      times(5, (i) => form('#654', `M${90 + i * 24} ${96 - ((i * 17) % 30)}l10-6 8 8-6 8-10-2Z`)),
      hero('shaman', 'point', 42, 146, 0.85),
    ]),
  gas: () =>
    at('crypt', [
      hero('lord', 'cower', 96, 144, 1.05),
      hero('rogue', 'cower', 164, 146, -1.05),
      times(7, (i) => puff(36 + i * 30, 134 - ((i * 29) % 60), 1.25, i % 2 ? '#ac4' : '#784', 0.55)),
    ]),
  rusted: () =>
    at('crypt', [
      group(124, 122, [
        form('#852', 'M-58 10C-50-30 50-30 58 10L46 14C40-14-40-14-46 14Z'),
        times(8, (i) => form('#a73', `M${-46 + i * 12} ${-6 - Math.sin((i / 7) * Math.PI) * 14}l5-14 5 14Z`)),
        line('#431', 5, 'M-62 14H62'),
        line('#321', 3, 'M0-18L8-2 2 6'),
      ]),
      line('#8a5', 3, 'M60 140C80 124 96 136 108 120M170 138C180 126 190 130 198 118'),
      hero('rogue', 'stand', 214, 146, -0.9),
    ]),
}
