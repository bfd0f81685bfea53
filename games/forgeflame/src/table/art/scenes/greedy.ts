import { body, dot, fill, glow, line, put } from '@emberhall/ink'
import { kobold } from '../parts/kobold.ts'
import { ore } from '../parts/ores.ts'
import { bag, brass, flame } from '../parts/tools.ts'
import { gems, hand, hoard, home, puff, rings, type Scenes, sparks, speed, who } from './stage.ts'

export const greedyScenes: Scenes = {
  'burning-breath': () =>
    home('greedy', { at: [180, 80] }, [
      who('greedy', 60, 142, 1.05, 'fierce'),
      fill('#d9480f', 'M84 72C120 44 170 40 232 56 214 66 226 78 236 92 210 96 190 108 168 106 136 102 104 92 84 80Z'),
      fill('#ff9a2b', 'M88 74C124 54 168 54 212 68 196 78 204 86 200 92 160 98 116 90 88 80Z'),
      fill('#fff0b0', 'M92 76C120 66 150 66 176 76 150 88 116 84 92 79Z'),
      put(212, 124, ore('darkiron'), 1),
    ]),
  wingbeat: () =>
    home('greedy', { at: [120, 60], floor: true }, [
      put(120, 112, who('greedy', 0, 0, 1.1, 'glad')),
      body('#c23a24', 'M104 62L14 12C26 40 14 62 34 82 46 72 58 82 64 96 76 86 92 92 104 88Z', 2.4),
      body('#e0502a', 'M136 62L226 12C214 40 226 62 206 82 194 72 182 82 176 96 164 86 148 92 136 88Z', 2.4),
      line('#8c1f18', 2, 'M100 66L34 82M100 72L64 96M140 66L206 82M140 72L176 96'),
      speed(70, 118, '#ffe2b0', 20),
      puff(178, 132, '#d9a080', 0.9, 0.5),
    ]),
  'the-covetous': () =>
    home('greedy', {}, [
      hoard(120, 112, 2.6),
      who('greedy', 120, 134, 1.05, 'shut'),
      gems(52, 116, 1),
      gems(190, 118, 1),
      sparks(120, 80, '#fff0b0', 20, 90),
    ]),
  roar: () =>
    home('greedy', { at: [80, 70] }, [
      rings(96, 74, '#ffb47a', 24, 5),
      who('greedy', 62, 142, 1.1, 'wide'),
      put(182, 96, kobold('taunt', 'wide'), 0.6, 30),
      put(212, 128, kobold('sneak', 'wide'), 0.6, 20),
      speed(226, 50, '#ffe2b0', 28),
    ]),
  'my-precious': () =>
    home('greedy', { at: [120, 80] }, [
      put(130, 96, bag(), 2),
      put(130, 50, ore('mithrul'), 1.5),
      glow(130, 52, 46, '#ffe9a0', 0.8),
      put(66, 120, hand('#d9482a'), 1.1, 30),
      put(196, 120, hand('#d9482a'), -1.1, -30),
      sparks(130, 46, '#fff6d0', 14, 36),
    ]),
  'kobold-lord': () =>
    home('greedy', { at: [120, 60] }, [
      put(46, 140, kobold('sneak', 'glad'), 0.62),
      put(82, 134, kobold('taunt', 'glad'), 0.55),
      put(200, 140, kobold('loot', 'glad'), -0.62),
      put(164, 134, kobold('taunt', 'glad'), -0.55),
      body('#6b4526', 'M96 136V70H146V136Z', 2),
      who('greedy', 121, 122, 0.85, 'calm'),
      put(121, 28, body(brass(), 'M-17 6V-10L-9-2 0-14 9-2 17-10V6Z', 2) + dot('#c0324a', 0, 1, 2.6)),
    ]),
  blaze: () =>
    home('greedy', { at: [120, 100], light: '#ff9a2b' }, [
      put(120, 138, flame(), 3.4),
      put(52, 140, flame(), 1.7),
      put(192, 140, flame(), 1.9),
      put(120, 140, who('greedy', 0, 0, 0.62, 'glad')),
      sparks(120, 50, '#ffe08a', 26, 100),
    ]),
}
