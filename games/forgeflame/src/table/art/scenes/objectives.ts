import { ball, body, dot, fill, glow, group, line, put, times, tone } from '@emberhall/ink'
import { kobold } from '../parts/kobold.ts'
import { ore } from '../parts/ores.ts'
import { anvil, brass, chest, flame, wagon, wood } from '../parts/tools.ts'
import { gems, mine, type Scenes, who } from './stage.ts'

const FIRE = ['#b5501e', '#200c07'] as const
const DEEP = ['#7a2a24', '#180807'] as const
const COLD = ['#4a5a6b', '#12161c'] as const

export const objectiveScenes: Scenes = {
  collector: () =>
    mine(
      '#a5762a',
      '#1c120a',
      { at: [120, 70], light: '#ffe08a' },
      body(wood(), 'M30 104H210V116H30Z', 2),
      body(brass(), 'M46 100L42 64 56 78 66 56 76 78 90 64 86 100Z', 2.2),
      put(120, 76, ore('gold'), 2),
      group(176, 78, [
        body(
          tone(50, '#fff3b8', '#f2c14e', '#a5701a'),
          'M-18-24H18C18-4 10 4 4 6V16H12V22H-12V16H-4V6C-10 4-18-4-18-24Z',
          2.2,
        ),
      ]),
    ),
  'heart-of-the-forge': () =>
    mine(
      ...FIRE,
      { at: [120, 80], light: '#ffc04a' },
      glow(120, 76, 70, '#ff8a2b'),
      body(
        tone(40, '#ffe08a', '#ff7a1f', '#a5300a'),
        'M120 128C56 88 60 34 94 30 110 28 119 40 120 50 121 40 130 28 146 30 180 34 184 88 120 128Z',
        3,
      ),
      put(120, 108, flame(), 1.4),
      put(34, 132, anvil(), 0.7),
      put(206, 132, anvil(), -0.7),
    ),
  'kobold-hunt': () =>
    mine(
      ...DEEP,
      { at: [120, 70] },
      body('#5a4030', 'M72 20H168L160 120 120 142 80 120Z', 3),
      put(120, 104, kobold('taunt', 'wide'), 0.85),
      line('#160c0a', 8, 'M36 20L84 124M204 20L156 124'),
      line('#c8ccd6', 4, 'M36 20L84 124M204 20L156 124'),
    ),
  cartographer: () =>
    mine(
      '#8a6a3a',
      '#1a120b',
      { at: [120, 70], light: '#ffe0a0' },
      body(tone(60, '#f2e4c2', '#c8a870'), 'M34 30L92 20 150 34 206 22V120L150 132 92 118 34 128Z', 2.6),
      line('#8a6a3a', 1.6, 'M92 20V118M150 34V132'),
      line('#a5401a', 3, 'M52 106C70 90 66 60 96 66S130 100 150 84 176 50 188 54', 'stroke-dasharray="5 5"'),
      line('#a5401a', 4, 'M182 46L196 60M196 46L182 60'),
      put(66, 52, fill('#7a5020', 'M0-16L4-4 16 0 4 4 0 16-4 4-16 0-4-4Z')),
    ),
  strongroom: () =>
    mine(
      ...COLD,
      { at: [120, 80], light: '#ffd27a' },
      dot(tone(40, '#aab4c4', '#4a566e'), 120, 76, 60, 60, 'stroke="#160c0a" stroke-width="3"'),
      dot('none', 120, 76, 50, 50, 'stroke="#2a3650" stroke-width="3"'),
      times(8, (i) => put(120, 76, dot('#e8c787', 0, -55, 3.4), 1, i * 45)),
      times(3, (i) => put(120, 76, line('#c99a4b', 7, 'M-32 0H32'), 1, i * 60)),
      ball(brass(), 120, 76, 14),
      put(34, 124, chest(), 0.9),
      put(206, 124, chest(), 0.9),
    ),
  convoy: () =>
    mine(
      '#a5703a',
      '#1c110a',
      { at: [200, 60], light: '#ffe0a0' },
      fill('#ffe9b8', 'M168 120V66C168 30 232 30 232 66V120Z'),
      line('#2a1a10', 5, 'M0 134H240'),
      times(3, (i) =>
        put(46 + i * 54, 112, who(['molly', 'nobz', 'ogmul'][i]!, 0, 0, 0.45, 'glad') + put(0, 6, wagon(), 0.75)),
      ),
      gems(28, 100, 0.5),
      line('#7d5430', 8, 'M160 128V56M238 128V56M152 52H240'),
    ),
}
