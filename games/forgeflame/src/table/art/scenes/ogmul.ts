import { body, dim, dot, fill, glow, group, line, put, times } from '@emberhall/ink'
import { kobold } from '../parts/kobold.ts'
import { ore } from '../parts/ores.ts'
import { flask } from '../parts/tools.ts'
import { hearts, home, puff, rings, type Scenes, sparks, track, who } from './stage.ts'

const bottle = (x: number, y: number, c: string, s: number, turn = 0) =>
  glow(x, y, 34 * s, c, 0.6) + put(x, y, flask(c), s, turn)

export const ogmulScenes: Scenes = {
  elixir: () =>
    home('ogmul', { at: [160, 70] }, [
      body('#6b4526', 'M0 124H240V136H0Z', 2),
      bottle(160, 84, '#ff6ac0', 2.1),
      times(6, (i) => dot('#ffc9ea', 150 + ((i * 13) % 28), 30 - ((i * 11) % 26), 2 + (i % 3))),
      who('ogmul', 62, 142, 1.05, 'glad'),
    ]),
  'elixir-2': () =>
    home('ogmul', { at: [90, 70] }, [
      body('#6b4526', 'M0 124H240V136H0Z', 2),
      bottle(70, 84, '#4fc0e8', 1.8),
      bottle(30, 100, '#f2c14e', 1.1, -8),
      bottle(112, 98, '#b98af0', 1.2, 8),
      who('ogmul', 184, 142, -1.05, 'shut'),
      hearts(84, 30, '#ff8ac8'),
    ]),
  'smoking-vial': () =>
    home('ogmul', { at: [170, 80] }, [
      who('ogmul', 56, 142, 1, 'fierce'),
      track('#e0ffb0', 'M92 54C112 26 134 30 150 52'),
      bottle(158, 72, '#a8e04e', 1.2, 50),
      puff(196, 96, '#a8c87a', 1.5),
      puff(160, 112, '#8aa860', 1.2),
      put(206, 136, kobold('sneak', 'shut'), 0.6),
      puff(222, 124, '#b8d88a', 0.9),
    ]),
  'soothing-balm': () =>
    home('ogmul', { at: [120, 70], light: '#8ad0a0' }, [
      who('ogmul', 66, 142, 1, 'glad'),
      who('molly', 170, 140, 0.86, 'shut'),
      body('#f2ead2', 'M146 62L196 76 192 88 144 74Z', 2),
      line('#c23a34', 4, 'M166 68L174 82M164 80L178 72'),
      hearts(120, 42, '#7be0a0'),
      rings(170, 84, '#a8f0c0', 22, 2),
    ]),
  'master-alchemist': () =>
    home('ogmul', { at: [124, 70] }, [
      bottle(90, 92, '#ff6ac0', 1.7, -8),
      bottle(166, 92, '#4fc0e8', 1.7, 8),
      line('#cfe8ee', 5, 'M90 52C90 16 166 16 166 52'),
      put(128, 30, ore('gold'), 1.3),
      line('#ff9ad6', 2.4, 'M128 44V74', 'stroke-dasharray="2 6"'),
      sparks(128, 40, '#ffe08a', 16, 36),
      who('ogmul', 128, 150, 0.62, 'glad'),
    ]),
  metamorphosis: () =>
    home('ogmul', { at: [120, 70], light: '#e08ad0' }, [
      dim(0.5, who('granit', 52, 138, 0.78)),
      dim(0.5, who('silkara', 190, 138, 0.78)),
      who('ogmul', 120, 144, 1, 'wide'),
      group(120, 30, [
        fill(
          '#ff9ad6',
          'M0 4C-8-20-34-22-30-4-28 8-10 8 0 4 10 8 28 8 30-4 34-22 8-20 0 4ZM0 4C-10 8-20 20-12 24-4 26 0 14 0 4 0 14 4 26 12 24 20 20 10 8 0 4Z',
          'stroke="#160c0a" stroke-width="2"',
        ),
      ]),
      rings(120, 80, '#ffb0e0', 26, 3),
    ]),
  transmutation: () =>
    home('ogmul', { at: [120, 84] }, [
      put(52, 96, ore('gold'), 2),
      put(120, 96, ore('darkiron'), 2.1),
      put(190, 96, ore('draconite'), 2.1),
      track('#ffc0ea', 'M64 66C78 44 96 44 108 64M132 64C146 44 166 44 180 64'),
      bottle(120, 26, '#ff6ac0', 0.9, 150),
      sparks(120, 60, '#ffc9ea', 26, 90),
      glow(190, 96, 40, '#ff5a7a', 0.5),
    ]),
}
