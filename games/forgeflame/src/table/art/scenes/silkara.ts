import { ball, body, dim, dot, fill, glow, group, line, put, times, tone } from '@emberhall/ink'
import { kobold } from '../parts/kobold.ts'
import { ore } from '../parts/ores.ts'
import { brass, card, web } from '../parts/tools.ts'
import { gems, home, type Scenes, speed, track, who } from './stage.ts'

export const silkaraScenes: Scenes = {
  'sticky-web': () =>
    home('silkara', { at: [160, 70] }, [
      put(168, 80, web(72)),
      put(168, 116, kobold('taunt', 'wide'), 0.95, 10),
      dim(0.8, put(168, 84, web(46))),
      who('silkara', 62, 140, 0.95, 'glad'),
      line('#f4f0ff', 2, 'M92 76L130 66'),
    ]),
  'gluey-web': () =>
    home('silkara', { at: [120, 96] }, [
      gems(120, 108, 1.7),
      put(120, 98, web(56)),
      group(120, 30, [
        line('#f4f0ff', 2, 'M0-40V0'),
        ball('#43265c', 0, 10, 11),
        ball('#5d2f86', 0, 24, 8),
        line('#43265c', 3, 'M-8 6L-26-6-30 10M-8 12L-24 16-26 30M8 6L26-6 30 10M8 12L24 16 26 30'),
        dot('#ff5a7a', -3, 26, 1.8),
        dot('#ff5a7a', 3, 26, 1.8),
      ]),
    ]),
  'silk-line': () =>
    home('silkara', { at: [60, 60] }, [
      who('silkara', 52, 138, 0.95, 'fierce'),
      line('#160c0a', 5, 'M82 76C120 50 150 60 178 84'),
      line('#ffffff', 2.6, 'M82 76C120 50 150 60 178 84'),
      put(196, 128, kobold('taunt', 'wide'), 0.8, -14),
      line('#fff', 2.4, 'M176 84C196 76 214 88 214 100 206 112 184 110 176 100 178 92 196 90 214 96'),
      speed(232, 60, '#e8dcff', 26),
    ]),
  'wall-crawler': () =>
    home('silkara', { at: [160, 60], floor: false }, [
      fill('#1c1226', 'M0 0H96C84 40 100 70 88 110L96 150H0Z'),
      line('#5d3a80', 3, 'M96 0C84 40 100 70 88 110L96 150'),
      put(96, 78, who('silkara', 0, 0, 1, 'glad'), 1, 90),
      line('#f4f0ff', 1.8, 'M150 150V110M176 0V40', 'opacity=".5"'),
      track('#d8c0ff', 'M150 138C140 110 142 50 158 18'),
    ]),
  'insulating-web': () =>
    home('silkara', { at: [140, 66] }, [
      body('#6b4f39', 'M92 118H188L180 136H100Z', 2),
      glow(140, 76, 50, '#ffd27a', 0.7),
      body(brass(), 'M122 110L126 66C120 40 160 40 154 66L158 110Z', 2.4),
      put(140, 54, ore('draconite'), 1),
      put(140, 74, web(62)),
      who('silkara', 48, 142, 0.75, 'glad'),
    ]),
  'spider-sense': () =>
    home('silkara', { at: [120, 80], light: '#c078f0' }, [
      times(9, (i) => put(120, 78, line('#ffe0ff', 4, 'M0-62L5-72-5-82 2-96'), 1, -88 + i * 22)),
      who('silkara', 120, 146, 1.15, 'wide'),
      put(32, 116, card('#5d2f86'), 1, -14),
      put(208, 116, card('#5d2f86'), 1, 14),
    ]),
  cocoon: () =>
    home('silkara', { at: [166, 70] }, [
      line('#f4f0ff', 4, 'M168 0V24'),
      body(tone(0, '#b8accc', '#ffffff', '#c8bcdc'), 'M168 20C204 36 206 112 168 138 130 112 132 36 168 20Z', 2.6),
      line('#9a8cb4', 2, 'M140 52C160 62 180 60 198 50M136 76C160 88 184 84 201 74M140 100C160 110 180 108 197 98'),
      dot('#160c0a', 158, 72, 3.4),
      dot('#160c0a', 176, 71, 3.4),
      who('silkara', 60, 140, 0.95, 'glad'),
      line('#f4f0ff', 1.8, 'M84 70C104 50 120 50 140 60'),
    ]),
}
