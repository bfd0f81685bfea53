import { body, dim, line, put, times } from '@emberhall/ink'
import { kobold } from '../parts/kobold.ts'
import { ore } from '../parts/ores.ts'
import { wagon } from '../parts/tools.ts'
import { burst, hand, home, puff, type Scenes, sparks, speed, track, who } from './stage.ts'

export const nobzScenes: Scenes = {
  'full-throttle': () =>
    home('nobz', { at: [200, 80] }, [
      speed(64, 64, '#ffe2b0', 60),
      who('nobz', 128, 132, 1.15, 'glad', -6),
      sparks(90, 130, '#ffd27a', 16, 36),
      puff(40, 118, '#d9c3a2', 1, 0.6),
      burst(206, 84, 15),
    ]),
  'all-aboard': () =>
    home('nobz', {}, [
      put(78, 118, who('molly', 0, 0, 0.62, 'glad')),
      put(158, 118, who('korgain', 0, 0, 0.62, 'glad')),
      who('nobz', 118, 130, 1.1, 'glad'),
      put(78, 122, wagon(), 1),
      put(162, 122, wagon(), 1),
      line('#2a1a10', 5, 'M20 128H224'),
    ]),
  'tip-cart': () =>
    home('nobz', { at: [160, 110] }, [
      put(100, 84, wagon(), 1.5, 44),
      [
        [150, 92, 'gold'],
        [168, 110, 'darkiron'],
        [142, 116, 'gold'],
        [188, 120, 'draconite'],
        [164, 126, 'gold'],
      ]
        .map(([x, y, k]) => put(x as number, y as number, ore(k as 'gold'), 1.1))
        .join(''),
      who('nobz', 42, 136, 0.72, 'glad'),
      track('#ffd27a', 'M128 70C148 66 160 78 164 96'),
    ]),
  'buffer-bash': () =>
    home('nobz', { at: [170, 80] }, [
      who('nobz', 86, 134, 1.1, 'fierce'),
      body('#8f8479', 'M126 104H146V112H126Z', 2),
      body('#5b5a60', 'M146 92H156V124H146Z', 2),
      burst(172, 98, 20),
      put(206, 130, kobold('taunt', 'wide'), 0.72, 18),
      speed(34, 70, '#ffe2b0', 26),
    ]),
  'mad-dash': () =>
    home('nobz', { at: [214, 60] }, [
      speed(56, 44, '#ffe2b0', 70),
      dim(0.3, who('nobz', 62, 128, 0.9, 'glad', -10)),
      dim(0.55, who('nobz', 104, 120, 0.96, 'glad', -10)),
      who('nobz', 160, 112, 1.05, 'glad', -12),
      sparks(130, 126, '#ffd27a', 18, 50),
      line('#c9a468', 4, 'M20 140L226 96'),
    ]),
  'sleight-of-hand': () =>
    home('nobz', { at: [120, 50] }, [
      put(70, 138, hand('#86ad4c'), 1.3, 12),
      put(172, 138, hand('#c69c7a'), -1.3, -12),
      put(96, 52, ore('draconite'), 1.7),
      put(146, 52, ore('gold'), 1.7),
      track('#ffe2b0', 'M92 30C104 12 136 12 148 30M148 76C136 92 104 92 94 78'),
      sparks(120, 50, '#fff0b0', 12, 30),
    ]),
  'runaway-wagon': () =>
    home('nobz', { at: [60, 60] }, [
      put(120, 92, wagon(), 2.1, 14),
      times(4, (i) => put(88 + i * 22, 62 + i * 5, ore('gold'), 1.1)),
      put(206, 96, kobold('taunt', 'wide'), 0.6, 30),
      put(36, 112, kobold('taunt', 'wide'), 0.55, -30),
      speed(56, 36, '#ffe2b0', 40),
      sparks(140, 132, '#ffd27a', 18, 40),
    ]),
}
