import { body, dot, fill, group, line, put, times } from '@emberhall/ink'
import { ore } from '../parts/ores.ts'
import { bag, card, steel } from '../parts/tools.ts'
import { burst, hand, home, puff, type Scenes, sparks, speed, track, who } from './stage.ts'

export const vaelindraScenes: Scenes = {
  'soft-step': () =>
    home('vaelindra', { at: [196, 40] }, [
      times(5, (i) =>
        group(30 + i * 26, 138 - (i % 2) * 8 - i * 2, [
          fill('#aebfe8', 'M-8 0C-8-5 2-5 4-2 8-4 12-2 11 1 8 4-6 5-8 0Z', 'opacity=".7"'),
        ]),
      ),
      who('vaelindra', 168, 136, 1.05),
      puff(120, 128, '#50649a', 1, 0.4),
    ]),
  'curved-blade': () =>
    home('vaelindra', { at: [150, 60] }, [
      body(steel(), 'M60 128C130 120 186 70 184 8 216 74 160 146 70 142Z', 2.6),
      line('#fff', 2, 'M84 128C140 116 178 78 186 30'),
      line('#160c0a', 16, 'M36 116L78 150'),
      line('#c99a4b', 11, 'M36 116L78 150'),
      burst(188, 26, 13, '#bcd0ff'),
      put(206, 108, ore('gold'), 1, 20),
      put(184, 128, ore('darkiron'), 0.9),
      track('#ffe2b0', 'M196 60C214 74 214 86 208 96'),
    ]),
  roguery: () =>
    home('vaelindra', { at: [120, 70] }, [
      times(4, (i) => put(112 + i * 24, 92 + Math.abs(i - 1.5) * 6, card('#7a4a3a'), 1.3, -22 + i * 15)),
      put(176, 148, hand('#8d78b0'), -1.4, -24),
      who('vaelindra', 54, 142, 0.95, 'glad'),
      track('#bcd0ff', 'M172 56C186 34 206 32 220 48'),
    ]),
  pathfinder: () =>
    home('vaelindra', { at: [150, 70] }, [
      dot('#2e1e12', 156, 76, 52, 52, 'stroke="#e8c787" stroke-width="6"'),
      dot('none', 156, 76, 42, 42, 'stroke="#e8c787" stroke-width="1.6"'),
      group(156, 76, 1, 18, [
        fill('#f6e2b4', 'M0-44L9-9 0 0-9-9ZM0 44L-9 9 0 0 9 9Z'),
        fill('#c99a4b', 'M-44 0L-9-9 0 0-9 9ZM44 0L9 9 0 0 9-9Z'),
      ]),
      who('vaelindra', 56, 142, 0.95),
    ]),
  'rising-shadow': () =>
    home('vaelindra', { at: [70, 110] }, [
      fill('#0a0c18', 'M104 132C90 96 84 44 120 12 116 34 132 30 150 16 152 36 176 44 184 30 192 70 172 110 168 132Z'),
      dot('#d9e4ff', 128, 58, 6, 3.4),
      dot('#d9e4ff', 154, 58, 6, 3.4),
      fill('#d9e4ff', 'M126 78Q142 90 158 78 142 84 126 78Z'),
      who('vaelindra', 56, 138, 0.75),
      fill('#0a0c18', 'M40 136C80 126 120 130 170 132 120 144 70 144 40 136Z'),
    ]),
  'nimble-fingers': () =>
    home('vaelindra', { at: [120, 70] }, [
      put(168, 118, bag(), 1.7),
      put(96, 148, hand('#8d78b0'), 1.6, 28),
      put(128, 72, ore('draconite'), 1.7),
      sparks(128, 70, '#ffd0e0', 12, 26),
      who('vaelindra', 40, 142, 0.7, 'glad'),
    ]),
  puppeteer: () =>
    home('vaelindra', { at: [120, 30] }, [
      put(120, -8, put(0, 0, hand('#8d78b0'), 1.4, 180)),
      line('#e8ecff', 1.6, 'M96 36L92 88M112 44L116 70M128 44L132 70M146 36L158 84'),
      who('nobz', 124, 140, 0.78, 'wide', 6),
      line('#c99a4b', 5, 'M84 40H156'),
      speed(66, 84, '#bcd0ff', 30),
    ]),
}
