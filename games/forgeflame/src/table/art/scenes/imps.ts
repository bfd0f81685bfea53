import { ball, body, dot, fill, group, line, put, spots, times } from '@emberhall/ink'
import { imp, kobold } from '../parts/kobold.ts'
import { ore } from '../parts/ores.ts'
import { brass, card, flame, wood } from '../parts/tools.ts'
import { burst, mine, puff, rings, type Scenes, sparks, speed, track, who } from './stage.ts'

const pranks = (...parts: string[]) => mine('#7a3f78', '#1a0c1c', { at: [120, 80], light: '#f0a04a' }, ...parts)
const little = (x: number, y: number, s: number, mood: 'glad' | 'fierce' | 'wide' = 'glad', turn = 0) =>
  put(x, y, imp(mood), s, turn)

export const impScenes: Scenes = {
  'trip-up': () =>
    pranks(
      line('#160c0a', 6, 'M30 122L214 118'),
      line('#e8c787', 3, 'M30 122L214 118'),
      who('nobz', 150, 112, 0.8, 'wide', 34),
      little(44, 140, 0.95),
      speed(110, 56, '#ffe2b0', 30),
    ),
  'ladle-knock': () =>
    pranks(
      who('granit', 92, 142, 0.9, 'shut'),
      group(150, 44, [
        line('#160c0a', 9, 'M0 0L52-20'),
        line('#b9a07a', 5, 'M0 0L52-20'),
        body('#8f8479', 'M-24-4C-22 18 8 18 8-4Z', 2.2),
      ]),
      burst(118, 50, 14),
      little(200, 100, 0.9),
      line('#ffd667', 3, 'M70 24C78 14 90 16 90 24 88 34 74 30 78 20'),
    ),
  'pocket-hole': () =>
    pranks(
      body('#6b4a34', 'M70 0H170V72C150 96 90 96 70 72Z', 3),
      fill('#0b0706', 'M104 70L120 62 140 70 130 88 110 86Z'),
      line('#e8c787', 2.4, 'M70 16H170', 'stroke-dasharray="6 5"'),
      put(118, 104, ore('gold'), 1),
      put(136, 122, ore('darkiron'), 1),
      put(104, 130, ore('draconite'), 0.9),
      little(192, 142, 0.9),
      little(46, 142, -0.8),
    ),
  pickpocket: () =>
    pranks(
      who('korgain', 90, 142, 0.95),
      little(176, 138, 0.95),
      put(140, 92, ore('draconite'), 1.4),
      track('#ffe2b0', 'M112 96C120 88 126 86 132 88'),
      sparks(140, 90, '#ffd0e0', 10, 20),
    ),
  'damp-squib': () =>
    pranks(
      put(112, 130, flame(false), 2.2),
      puff(112, 50, '#9aa0a8', 1.4, 0.7),
      put(178, 60, body(wood(0), 'M-20-14H20L15 16H-15Z', 2.2) + line('#8a8a92', 3, 'M-19-8H19'), 1, -60),
      fill('#6fb4ea', 'M160 66C140 70 126 82 118 104 134 98 150 92 164 82Z', 'stroke="#160c0a" stroke-width="1.8"'),
      little(204, 130, -0.85),
    ),
  'short-fuse': () =>
    pranks(
      ball('#2a2a30', 116, 92, 34),
      dot('#7a7a86', 104, 78, 8, 6),
      body('#4a4a52', 'M106 52H128V62H106Z', 2),
      line('#160c0a', 6, 'M117 52C118 30 140 34 146 18'),
      line('#d8c0a0', 3.4, 'M117 52C118 30 140 34 146 18'),
      burst(148, 16, 11),
      little(50, 140, 0.85),
      little(196, 140, -0.85),
      fill(
        '#f0e0c0',
        'M104 88A5 5 0 1 0 115 88 5 5 0 1 0 104 88ZM119 88A5 5 0 1 0 130 88 5 5 0 1 0 119 88ZM110 102H124V108H110Z',
      ),
    ),
  'false-alarm': () =>
    pranks(
      group(120, 56, [
        body(brass(), 'M-34 32C-26 22-26-28 0-30 26-28 26 22 34 32Z'),
        ball('#7a5020', 0, 36, 7),
        line('#160c0a', 4, 'M-8-34C-8-42 8-42 8-34'),
      ]),
      line(
        '#ffe2b0',
        4,
        'M66 40C58 54 58 66 64 80M174 40C182 54 182 66 176 80M52 34C42 54 42 70 50 90M188 34C198 54 198 70 190 90',
      ),
      little(52, 144, 0.8),
      put(186, 144, kobold('taunt', 'fierce'), 0.8),
    ),
  ruckus: () =>
    pranks(
      little(52, 100, 0.8, 'glad', -20),
      little(190, 96, 0.8, 'glad', 20),
      put(84, 144, kobold('taunt', 'glad'), 0.75),
      put(160, 144, kobold('loot', 'glad'), 0.75),
      burst(120, 60, 24),
      spots('70 30, 168 26, 214 50, 24 46', (x, y) =>
        put(x, y, `<g fill="#ffe2b0"><path d="M0 8V-10L10-14V2"/><ellipse cx="-4" cy="8" rx="5" ry="4"/></g>`),
      ),
    ),
  'soaped-slope': () =>
    pranks(
      fill('#4a2a4a', 'M0 60L240 132V150H0Z'),
      line('#f0f8ff', 7, 'M0 62L240 134', 'opacity=".8"'),
      times(12, (i) =>
        dot(
          '#ffffff',
          20 + i * 19,
          50 + i * 6 - (i % 3) * 8,
          4 + (i % 3) * 2,
          undefined,
          'opacity=".6" stroke="#c8e0ff" stroke-width="1.5"',
        ),
      ),
      put(142, 92, who('ogmul', 0, 0, 0.75, 'wide', 40)),
      little(44, 62, 0.7),
      speed(108, 30, '#ffe2b0', 30),
    ),
  bait: () =>
    pranks(
      line('#8d6a44', 5, 'M196 16L116 30'),
      line('#e8e4dc', 1.8, 'M116 30V62'),
      put(116, 78, ore('gold'), 1.3),
      put(64, 140, kobold('sneak', 'glad'), 0.95),
      little(206, 62, 0.8),
      track('#ffe2b0', 'M78 70C86 66 94 66 102 70'),
      who('molly', 166, 142, 0.6, 'wide'),
    ),
  'grand-jumble': () =>
    pranks(
      times(9, (i) =>
        group(30 + ((i * 53) % 190), 24 + ((i * 37) % 96), 1, i * 41, [
          card(['#7a4a3a', '#2f6b52', '#5d2f86', '#3f6a8a'][i % 4]),
        ]),
      ),
      little(120, 140, 1.15),
      rings(120, 86, '#ffe2b0', 30, 2),
    ),
}
