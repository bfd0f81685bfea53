import { ball, body, dot, fill, group, line, put, times, tone } from '@emberhall/ink'
import { kobold } from '../parts/kobold.ts'
import { ore } from '../parts/ores.ts'
import { battery, brass, steel } from '../parts/tools.ts'
import { beam, burst, home, puff, type Scenes, sparks, speed, who } from './stage.ts'

export const flynaScenes: Scenes = {
  'spring-drive': () =>
    home('flyna', {}, [
      line('#160c0a', 9, 'M84 138L150 130 90 118 150 108 92 98 146 88'),
      line('#c9a468', 5, 'M84 138L150 130 90 118 150 108 92 98 146 88'),
      who('flyna', 118, 88, 0.78, 'glad', -6),
      put(196, 104, battery(true), 1.1),
      speed(90, 30, '#ffe2b0', 30),
      burst(116, 132, 10),
    ]),
  'hydraulic-claw': () =>
    home('flyna', { at: [150, 60] }, [
      line('#160c0a', 19, 'M0 28H96L140 58'),
      line('#8f8479', 14, 'M0 28H96L140 58'),
      dot('#d8b271', 98, 30, 9, 9, 'stroke="#160c0a" stroke-width="2.4"'),
      body(steel(), 'M132 50C160 40 176 60 170 84L156 76 152 64 138 72 138 92C120 84 120 60 132 50Z', 2.4),
      put(154, 100, ore('gold'), 1.5),
      put(206, 118, battery(true), 0.9),
      put(50, 140, who('flyna', 0, 0, 0.7, 'glad')),
    ]),
  'steam-jet': () =>
    home('flyna', { at: [180, 70], light: '#e8d0a8' }, [
      who('flyna', 56, 140, 1.05, 'fierce'),
      puff(128, 76, '#fff6ea', 1.2),
      puff(164, 70, '#fff6ea', 1.5),
      puff(198, 60, '#fff6ea', 1.2, 0.7),
      put(210, 120, kobold('taunt', 'wide'), 0.62, 34),
      speed(150, 96, '#fff6ea', 30),
    ]),
  'drill-arm': () =>
    home('flyna', { at: [190, 90] }, [
      group(150, 88, [
        body(steel(), 'M-40-26H-16L56 0-16 26H-40Z', 2.6),
        line('#3a4660', 3, 'M-12-24C-2-10-2 10-12 24M8-16C16-6 16 6 8 16M28-9C33-3 33 3 28 9'),
      ]),
      burst(212, 88, 16),
      sparks(206, 92, '#ffd27a', 16, 30),
      body(brass(), 'M84 74H116V104H84Z', 2.2),
      who('flyna', 52, 142, 0.95, 'fierce'),
    ]),
  'fully-charged': () =>
    home('flyna', { at: [120, 60], light: '#ffd24a' }, [
      times(3, (i) => put(62 + i * 58, 66, battery(true), 1.7, -8 + i * 8)),
      beam('#ffe066', 'M84 40L96 62 88 74 100 96M142 40L154 62 146 74 158 96'),
      sparks(120, 66, '#fff6b0', 24, 80),
      who('flyna', 120, 148, 0.72, 'glad'),
    ]),
  overload: () =>
    home('flyna', { at: [120, 80], light: '#ff8a3a' }, [
      burst(124, 76, 46, '#ff8a2b'),
      times(3, (i) => put(58 + i * 66, 118, battery(false), 1.05, -16 + i * 16)),
      line('#fff', 4, 'M40 20L58 40 46 46 66 66M204 16L188 36 202 42 180 62'),
      who('flyna', 124, 128, 0.95, 'wide'),
      puff(180, 30, '#5b4a40', 1, 0.7),
      puff(70, 26, '#5b4a40', 0.8, 0.7),
    ]),
  turbine: () =>
    home('flyna', { at: [150, 72] }, [
      dot('#2a1a10', 150, 72, 62, 62, 'stroke="#c99a4b" stroke-width="8"'),
      times(8, (i) =>
        group(150, 72, 1, i * 45, [
          fill(
            tone(0, '#8f9aa8', '#eef4ff'),
            'M0-8C18-14 30-34 26-54 8-44-4-26 0-8Z',
            'stroke="#160c0a" stroke-width="1.6"',
          ),
        ]),
      ),
      ball(brass(), 150, 72, 13),
      put(38, 48, battery(true), 0.9, -10),
      put(66, 34, battery(true), 0.9, 10),
      who('flyna', 52, 142, 0.78, 'glad'),
    ]),
}
