import { body, fill, glow, group, line, put, tone } from '@emberhall/ink'
import { kobold } from '../parts/kobold.ts'
import { boulder, rubble } from '../parts/tools.ts'
import { burst, cracks, gems, hand, home, puff, type Scenes, sparks, speed, track, who } from './stage.ts'

const STONE = () => tone(20, '#5a5049', '#8d8074', '#c9b49c')

export const granitScenes: Scenes = {
  'heavy-tread': () =>
    home('granit', {}, [
      cracks(120, 126, '#ff8a2b', 1.3),
      group(120, 122, [
        body(STONE(), 'M-34-96H20L22-40 44-20 48 0H-40L-36-30Z', 3),
        line('#ff8a2b', 3, 'M-18-86L-8-66-16-54M6-40L14-24'),
        fill('#e9d4b8', 'M20-96L22-40 44-20 26-30 8-44Z', 'opacity=".45"'),
      ]),
      put(36, 116, boulder(), 0.9, 20),
      put(206, 112, boulder('#8d7d70'), 1, 70),
      puff(60, 122, '#c9b49c', 1, 0.5),
      puff(190, 126, '#c9b49c', 0.9, 0.5),
    ]),
  'stone-grip': () =>
    home('granit', { at: [150, 60] }, [
      put(118, 146, hand(STONE()), 2.1),
      put(124, 140, kobold('taunt', 'wide'), 0.62, -6),
      track('#ffd27a', 'M214 30C190 24 166 30 144 44'),
      sparks(120, 50),
    ]),
  hurl: () =>
    home('granit', {}, [
      who('granit', 64, 140, 1.15, 'fierce', -8),
      put(176, 60, kobold('taunt', 'wide'), 0.7, 40),
      track('#ffd27a', 'M96 50C124 22 150 20 166 38'),
      speed(160, 40, '#ffe9c0', 24),
    ]),
  rumble: () =>
    home('granit', { at: [60, 110] }, [
      put(150, 60, rubble(), 1.3),
      put(194, 108, rubble(), 0.9, 20),
      put(134, 116, rubble(), 0.8),
      who('granit', 60, 140, 1, 'glad'),
      puff(180, 126, '#b5a08a', 1.4, 0.5),
      line('#ffe2b0', 2.4, 'M128 14V30M160 8V26M192 16V34'),
    ]),
  'titans-hurl': () =>
    home('granit', { at: [200, 40] }, [
      who('granit', 60, 146, 1.25, 'fierce', 6),
      put(188, 92, boulder('#8d7d70'), 1.8, 20),
      put(186, 66, who('nobz', 0, 0, 0.5, 'wide', -14)),
      track('#ffd27a', 'M104 60C124 28 140 30 154 56'),
      gems(116, 126, 0.8),
      burst(102, 62, 14),
      speed(154, 96, '#ffe9c0', 24),
    ]),
  'mountains-call': () =>
    home('granit', { at: [120, 40] }, [
      fill('#6b5d54', 'M36 130L84 24 100 40 122 10 146 44 158 34 206 130Z'),
      fill('#c9b49c', 'M84 24L100 40 122 10 112 60 92 70Z', 'opacity=".5"'),
      glow(102, 70, 12, '#ff8a2b'),
      glow(142, 70, 12, '#ff8a2b'),
      fill('#ffb24d', 'M92 68L112 74 94 78ZM152 68L132 74 150 78Z'),
      fill('#1d1512', 'M92 104Q122 84 152 104 122 118 92 104Z'),
      track('#ffe2b0', 'M14 108C40 104 60 108 84 106M228 100C204 100 184 108 160 106'),
      put(24, 104, kobold('sneak', 'wide'), 0.42),
      put(218, 98, kobold('sneak', 'wide'), -0.42),
    ]),
  earthquake: () =>
    home('granit', { at: [120, 120] }, [
      cracks(120, 84, '#ff8a2b', 2),
      cracks(60, 112, '#ff6a1a', 1.1),
      cracks(190, 114, '#ff6a1a', 1.1),
      put(38, 40, rubble(), 0.8, 10),
      put(204, 44, rubble(), 0.9, -14),
      put(120, 26, rubble(), 0.7),
      who('granit', 120, 118, 0.78, 'fierce'),
      puff(60, 128, '#b5a08a', 1.1, 0.45),
      puff(184, 130, '#b5a08a', 1.2, 0.45),
    ]),
}
