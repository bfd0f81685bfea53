import { body, dot, fill, glow, group, line, put, times } from '@emberhall/ink'
import { kobold } from '../parts/kobold.ts'
import { ore } from '../parts/ores.ts'
import { anvil, boulder, chest, coin, flame, hammer, pick, rubble, torch, wagon } from '../parts/tools.ts'
import { beam, burst, cracks, hoard, mine, puff, type Scenes, sparks, speed, who } from './stage.ts'

const FIRE = ['#b5501e', '#200c07'] as const
const STONE = ['#6b5446', '#1a120f'] as const
const DEEP = ['#7a2a24', '#180807'] as const
const COLD = ['#4a5a6b', '#12161c'] as const

export const eventScenes: Scenes = {
  'eternal-forge': () =>
    mine(
      ...FIRE,
      { at: [120, 90], light: '#ffb03a' },
      body('#3a2820', 'M58 150V60C58 8 182 8 182 60V150Z', 3),
      put(120, 142, flame(), 3.2),
      dot('none', 120, 76, 66, 66, 'stroke="#ffe08a" stroke-width="3" stroke-dasharray="3 9"'),
      put(26, 130, anvil(), 0.7),
      put(214, 130, anvil(), 0.7),
      sparks(120, 50, '#ffe9a0', 24, 100),
    ),
  sanctuary: () =>
    mine(
      '#6a8a7a',
      '#101a16',
      { at: [120, 60], light: '#e8f0c0' },
      beam('#fff6d0', 'M120 0V130'),
      body('#8f9a8a', 'M60 132V50H74V132ZM166 132V50H180V132ZM50 50L120 12 190 50Z', 2),
      who('granit', 92, 136, 0.55, 'shut'),
      who('vaelindra', 148, 136, 0.55, 'shut'),
      put(120, 96, fill('#fff6d0', 'M-9-8C-14-8-16 0-9 4L0 12 9 4C16 0 14-8 9-8 4-8 0-4 0-2 0-4-4-8-9-8Z')),
    ),
  'great-tremor': () =>
    mine(
      ...STONE,
      { at: [120, 120] },
      cracks(120, 118, '#ff8a2b', 1.9),
      cracks(100, 96, '#ff6a1a', 1),
      put(44, 52, rubble(), 0.9, 20),
      put(196, 60, rubble(), 1, -10),
      put(120, 34, rubble(), 0.7),
      puff(120, 130, '#a58d74', 1.5, 0.5),
    ),
  'bared-vein': () =>
    mine(
      ...STONE,
      { at: [130, 70], light: '#ffd24a' },
      line('#4a2c08', 36, 'M0 120C60 96 70 52 130 62S210 40 240 14'),
      line('#f2c14e', 24, 'M0 120C60 96 70 52 130 62S210 40 240 14'),
      line('#fff3b8', 6, 'M4 112C60 90 74 46 130 56S208 34 238 10'),
      sparks(130, 66, '#fff6d0', 26, 100),
      put(176, 110, pick(), 1.2),
      put(60, 128, ore('gold'), 1),
      put(92, 134, ore('gold'), 0.8),
    ),
  firedamp: () =>
    mine(
      ...FIRE,
      { at: [120, 80], light: '#fff0a0' },
      burst(120, 78, 62, '#ff7a1f'),
      puff(42, 96, '#5b3a2a', 1.4),
      puff(200, 100, '#5b3a2a', 1.5),
      puff(60, 34, '#5b3a2a', 1.1, 0.7),
      puff(184, 30, '#5b3a2a', 1.1, 0.7),
      put(120, 84, torch(), 1.1),
      put(70, 116, ore('gold'), 0.9, 20),
      put(172, 120, ore('darkiron'), 0.9),
    ),
  'scaly-tide': () =>
    mine(
      ...DEEP,
      { at: [120, 50] },
      times(7, (i) =>
        put(22 + i * 33, 92 + (i % 2) * 10, kobold(['sneak', 'taunt', 'loot'][i % 3] as 'sneak', 'fierce'), 0.6),
      ),
      times(5, (i) => put(30 + i * 45, 146, kobold(['taunt', 'sneak'][i % 2] as 'sneak', 'glad'), 0.82)),
      glow(120, 30, 60, '#ff6a2a', 0.4),
    ),
  plunder: () =>
    mine(
      ...DEEP,
      { at: [120, 100], light: '#ffc04a' },
      put(120, 108, chest(), 1.8),
      hoard(120, 126, 1.6),
      put(58, 142, kobold('loot', 'glad'), 0.95),
      put(186, 142, kobold('loot', 'glad'), -0.95),
      put(120, 74, kobold('taunt', 'glad'), 0.6),
      sparks(120, 84, '#fff0b0', 14, 50),
    ),
  'forgotten-loot': () =>
    mine(
      ...STONE,
      { at: [120, 90], light: '#ffe08a' },
      beam('#fff0c0', 'M120 0V80'),
      put(120, 100, chest(), 2),
      line('#e8e4dc', 1.4, 'M60 60L96 84M60 60L100 70M60 60L60 30M60 60L30 70', 'opacity=".6"'),
      put(60, 132, coin(), 0.9),
      put(184, 130, coin(), 0.8),
      put(40, 134, ore('draconite'), 0.8),
      sparks(120, 70, '#fff6d0', 16, 40),
    ),
  'foul-air': () =>
    mine(
      '#6b7a2e',
      '#14180a',
      { at: [120, 60], light: '#c8d06a' },
      puff(60, 70, '#9aa84a', 2),
      puff(170, 56, '#9aa84a', 2.1),
      puff(120, 106, '#7a8a3a', 2.3),
      group(120, 70, [
        fill(
          '#1d210c',
          'M-22-4C-22-30 22-30 22-4 22 6 14 6 14 18H-14C-14 6-22 6-22-4ZM-15-4A6 6 0 1 0-3-4 6 6 0 1 0-15-4ZM3-4A6 6 0 1 0 15-4 6 6 0 1 0 3-4Z',
          'fill-rule="evenodd" opacity=".75"',
        ),
      ]),
      who('molly', 190, 142, 0.6, 'shut'),
      who('nobz', 48, 140, 0.6, 'shut'),
    ),
  'scorching-draught': () =>
    mine(
      ...FIRE,
      { at: [40, 80], light: '#ffb03a' },
      line('#ff8a2b', 13, 'M0 60C70 30 110 90 160 62S220 40 240 56', 'opacity=".8"'),
      line('#ffe08a', 6, 'M0 92C60 66 120 120 170 90S226 76 240 86'),
      line('#ff6a1a', 9, 'M0 118C60 100 130 140 240 112', 'opacity=".7"'),
      put(176, 46, boulder(), 0.7, 30),
      put(206, 78, boulder('#8d7d70'), 0.8, 80),
      put(150, 100, boulder(), 0.5, 50),
      put(216, 120, boulder(), 0.4),
      speed(120, 30, '#ffe9c0', 50),
    ),
  inspiration: () =>
    mine(
      '#a57a2e',
      '#1c120a',
      { at: [120, 60], light: '#ffe9a0' },
      times(12, (i) => put(120, 54, line('#fff6d0', 4, 'M0-46V-58'), 1, i * 30)),
      glow(120, 54, 64, '#fff0a0', 0.9),
      put(120, 56, body('#fff3c8', 'M-26 20L-30-16-14-2 0-26 14-2 30-16 26 20Z', 2.6, '#c8801e')),
      put(120, 56, dot('#c0324a', 0, 10, 5) + dot('#5a8ad0', -14, 12, 3.6) + dot('#5a8ad0', 14, 12, 3.6)),
      put(120, 122, anvil(), 1.3),
      put(190, 104, hammer(), 1.1, 20),
      sparks(120, 60, '#fff6d0', 22, 80),
    ),
  'old-galleries': () =>
    mine(
      ...COLD,
      { at: [120, 80], light: '#c8b078' },
      times(4, (i) =>
        line(
          ['#6b4a2c', '#7d5834', '#8d683f', '#a57c4c'][i]!,
          11 - i * 2,
          `M${22 + i * 22} ${142 - i * 10}V${24 + i * 13}H${218 - i * 22}V${142 - i * 10}`,
        ),
      ),
      glow(120, 84, 40, '#ffd28a'),
      line('#c9a06a', 3, 'M72 148L112 92M168 148L128 92'),
      times(4, (i) => line('#7d5430', 5 - i, `M${80 + i * 9} ${140 - i * 13}H${160 - i * 9}`)),
      put(120, 102, wagon(), 0.5),
    ),
}
