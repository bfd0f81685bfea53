import { body, dim, fill, glow, line, put, tone } from '@emberhall/ink'
import { kobold } from '../parts/kobold.ts'
import { ore } from '../parts/ores.ts'
import { flame, rubble } from '../parts/tools.ts'
import { burst, cracks, hand, home, portal, puff, type Scenes, sparks, speed, track, who } from './stage.ts'

export const devorfuScenes: Scenes = {
  'born-in-flames': () =>
    home('devorfu', { at: [120, 100], light: '#ffb03a' }, [
      put(120, 146, flame(), 3.6),
      who('devorfu', 120, 142, 0.95, 'shut'),
      put(44, 142, flame(), 1.2),
      put(198, 142, flame(), 1.3),
      sparks(120, 50, '#ffe08a', 20, 90),
    ]),
  'horn-charge': () =>
    home('devorfu', { at: [60, 90] }, [
      speed(52, 70, '#ffd0a0', 44),
      put(106, 118, who('devorfu', 0, 0, 1.05, 'fierce', 28)),
      burst(182, 76, 20),
      put(208, 66, kobold('taunt', 'wide'), 0.62, 50),
      put(196, 138, kobold('taunt', 'wide'), 0.5, 80),
      put(176, 122, ore('gold'), 0.8),
    ]),
  'lava-flow': () =>
    home('devorfu', { at: [120, 130] }, [
      fill(
        '#d9480f',
        'M92 0H152C144 40 176 60 164 92 210 104 236 118 240 150H0C10 118 52 112 84 94 76 60 100 40 92 0Z',
      ),
      fill(
        '#ff9a2b',
        'M106 0H140C132 40 160 66 148 98 186 110 204 128 206 150H40C50 124 78 118 100 98 92 66 112 40 106 0Z',
      ),
      fill(
        '#ffe08a',
        'M118 0H130C126 44 140 72 132 104 146 118 154 134 150 150H96C94 134 104 118 114 104 108 72 120 44 118 0Z',
      ),
      put(196, 60, rubble(), 0.7),
      who('devorfu', 42, 138, 0.7, 'glad'),
    ]),
  pyrolysis: () =>
    home('devorfu', { at: [140, 90] }, [
      put(140, 130, flame(), 2.4),
      dim(0.5, put(112, 50, ore('gold'), 1.4)),
      put(152, 62, ore('draconite'), 2),
      track('#ffe08a', 'M118 30C132 16 148 24 154 36'),
      put(58, 148, hand('#8d4a34'), 1.5, 24),
      line('#ff9a2b', 2.4, 'M50 128L58 108 52 96M68 120L74 104'),
    ]),
  'infernal-portal': () =>
    home('devorfu', { at: [120, 74], light: '#ff5a2a' }, [
      portal(120, 74, '#ff6a2a', 1.7),
      put(120, 118, flame(), 1.2),
      put(62, 138, who('vaelindra', 0, 0, 0.55, 'wide')),
      put(186, 138, who('molly', 0, 0, 0.52, 'wide')),
      who('devorfu', 120, 132, 0.6, 'glad'),
    ]),
  'hot-behind-you': () =>
    home('devorfu', { at: [60, 100] }, [
      who('devorfu', 54, 142, 0.95, 'glad'),
      put(132, 100, flame(), 0.8, 70),
      put(150, 128, who('nobz', 0, 0, 0.62, 'wide', 10)),
      put(200, 110, flame(), 0.7, 70),
      put(212, 134, kobold('taunt', 'wide'), 0.55, 16),
      puff(124, 128, '#c9a08a', 0.7, 0.6),
      puff(182, 132, '#c9a08a', 0.7, 0.6),
      speed(140, 50, '#ffd0a0', 28),
    ]),
  'draconite-feast': () =>
    home('devorfu', { at: [120, 80] }, [
      body(tone(10, '#1a0f10', '#3b2322', '#6b3428'), 'M20 150C20 60 60 16 120 16S220 60 220 150Z', 3),
      glow(84, 52, 16, '#ffb03a'),
      glow(156, 52, 16, '#ffb03a'),
      fill('#ffd23a', 'M70 46L98 56 74 62ZM170 46L142 56 166 62Z'),
      fill(
        '#ff8a2b',
        'M54 96L72 80 88 96 104 80 120 96 136 80 152 96 168 80 186 96C180 132 60 132 54 96Z',
        'stroke="#160c0a" stroke-width="3"',
      ),
      fill('#ffe08a', 'M78 106H164C152 122 92 122 78 106Z'),
      put(120, 98, ore('draconite'), 1.7, 10),
      cracks(34, 110, '#ff8a2b', 0.5),
      cracks(206, 110, '#ff8a2b', 0.5),
    ]),
}
