import { body, dim, dot, fill, line, put, spots, times, tone } from '@emberhall/ink'
import { kobold } from '../parts/kobold.ts'
import { card, chest, coin } from '../parts/tools.ts'
import { gems, home, puff, rings, type Scenes, speed, track, who } from './stage.ts'

const SLIME = '#a8e04e'
const slime = (d: string): string => body(tone(90, '#d6f57a', '#7fbf34', '#3a7019'), d, 2.2)

export const gobetouScenes: Scenes = {
  'ooze-along': () =>
    home('gobetou', {}, [
      slime('M0 132C40 118 70 128 110 122 150 128 190 120 240 130V150H0Z'),
      speed(56, 62, '#e8ffb0', 40),
      who('gobetou', 140, 132, 1.05, 'glad', -6),
      times(5, (i) => dot(SLIME, 30 + i * 18, 118 - (i % 2) * 8, 4 - (i % 3))),
    ]),
  engulf: () =>
    home('gobetou', { at: [120, 70] }, [
      who('gobetou', 116, 148, 1.45, 'glad'),
      dim(0.75, put(112, 128, kobold('taunt', 'wide'), 0.62)),
      dim(0.4, fill(SLIME, 'M66 46H154V146H66Z')),
      gems(60, 120, 0.7),
      track('#e8ffb0', 'M18 80C30 70 44 74 58 84M222 60C204 52 190 60 178 72'),
    ]),
  'spit-out': () =>
    home('gobetou', { at: [190, 60] }, [
      who('gobetou', 64, 140, 1.15, 'fierce'),
      slime('M96 92C130 70 150 78 172 62 168 82 136 96 100 104Z'),
      put(198, 78, kobold('taunt', 'wide'), 0.7, 50),
      times(6, (i) => dot(SLIME, 140 + i * 15, 40 + ((i * 23) % 40), 4)),
      speed(180, 44, '#e8ffb0', 24),
    ]),
  'slime-trail': () =>
    home('gobetou', {}, [
      slime('M0 150C24 118 84 134 106 110S190 122 240 104V150Z'),
      put(176, 124, kobold('sneak', 'wide'), 0.75),
      slime('M150 128C162 118 196 118 206 128 200 138 160 138 150 128Z'),
      who('gobetou', 52, 122, 0.85, 'glad'),
      times(6, (i) => dot('#e8ffb0', 90 + i * 22, 128 + (i % 3) * 5, 3)),
    ]),
  absorption: () =>
    home('gobetou', { at: [120, 76] }, [
      rings(122, 76, SLIME, 20, 4),
      put(122, 76, card('#7a3a6a'), 1.6, 12),
      dim(0.75, slime('M70 76C66 36 96 24 122 26 152 24 180 40 174 78 176 116 150 126 122 126S70 116 70 76Z')),
      dim(0.85, put(122, 76, card('#7a3a6a'), 1.2, 20)),
      line('#ff5a3a', 9, 'M92 108L152 46'),
      who('gobetou', 36, 142, 0.7, 'fierce'),
    ]),
  digestion: () =>
    home('gobetou', { at: [120, 80] }, [
      who('gobetou', 112, 148, 1.5, 'shut'),
      dim(0.9, put(108, 118, chest(), 1.1)),
      dim(0.35, fill(SLIME, 'M58 44H151V148H58Z')),
      spots('40 50, 196 40, 214 86', (x, y) => put(x, y, coin(), 0.8)),
      times(6, (i) =>
        dot('none', 80 + i * 11, 70 - ((i * 19) % 40), 3 + (i % 3) * 2, undefined, 'stroke="#f4ffd0" stroke-width="2"'),
      ),
    ]),
  'deep-clean': () =>
    home('gobetou', { at: [60, 60] }, [
      line('#8d6a44', 7, 'M60 20L150 112'),
      body('#e8d9b5', 'M140 96L170 122 214 138 150 142 128 118Z', 2.4),
      puff(186, 110, '#eafcd0', 1.3, 0.8),
      put(208, 74, kobold('taunt', 'wide'), 0.55, 40),
      put(160, 54, kobold('taunt', 'wide'), 0.45, -30),
      times(8, (i) =>
        dot(
          'none',
          120 + ((i * 37) % 110),
          30 + ((i * 29) % 90),
          4 + (i % 3) * 2,
          undefined,
          'stroke="#f4ffe0" stroke-width="2"',
        ),
      ),
      who('gobetou', 52, 142, 0.95, 'fierce'),
    ]),
}
