import { body, dot, fill, glow, group, line, put, times } from '@emberhall/ink'
import { ore } from '../parts/ores.ts'
import { boulder, rubble, totemPole } from '../parts/tools.ts'
import { beam, hand, home, puff, rings, type Scenes, sparks, track, who } from './stage.ts'

export const mollyScenes: Scenes = {
  'claw-swipe': () =>
    home('molly', { at: [170, 70] }, [
      put(186, 100, rubble(), 1.1),
      line('#fff3dc', 6, 'M128 26C150 50 158 84 154 118M152 18C174 44 182 80 178 112M176 16C196 40 204 70 202 104'),
      line('#c9783a', 2, 'M128 26C150 50 158 84 154 118M152 18C174 44 182 80 178 112'),
      who('molly', 70, 138, 1.1, 'fierce', -6),
    ]),
  'sixth-sense': () =>
    home('molly', { at: [120, 70], light: '#b58ad0' }, [
      rings(120, 64, '#ffb4e0', 20, 4),
      who('molly', 120, 146, 1.2, 'shut'),
      group(40, 60, 1.1, -12, [
        body('#5a4326', 'M-17-10L0-20 17-10V10L0 20-17 10Z', 2.4, '#e0b05a'),
        `<text y="7" font-family="Metamorphous, serif" font-size="20" text-anchor="middle" fill="#e0b05a">?</text>`,
      ]),
      group(200, 56, 1.1, 10, [
        body('#5a2226', 'M-15-15H15V15H-15Z', 2.4, '#ff7f8c'),
        `<text y="7" font-family="Metamorphous, serif" font-size="20" text-anchor="middle" fill="#ff7f8c">?</text>`,
      ]),
    ]),
  burrow: () =>
    home('molly', { at: [170, 80] }, [
      fill('#1a0f0a', 'M70 150C70 96 108 66 150 66S232 96 236 150Z'),
      fill('#3a2418', 'M88 150C90 108 116 84 150 84S214 108 220 150Z'),
      who('molly', 150, 146, 0.95, 'glad'),
      puff(74, 128, '#8d6a52', 1.2, 0.8),
      put(56, 104, boulder('#6b4a34'), 0.6, 30),
      put(36, 74, boulder('#6b4a34'), 0.4),
      put(66, 60, boulder('#7d5a40'), 0.34, 60),
      track('#ffd0a0', 'M96 96C82 84 70 80 52 82'),
    ]),
  'lucky-find': () =>
    home('molly', { at: [150, 60] }, [
      beam('#ffe9a8', 'M150 0V44'),
      put(150, 66, ore('draconite'), 2.4),
      sparks(150, 66, '#fff0b0', 20, 46),
      who('molly', 70, 140, 1, 'glad'),
      put(150, 140, hand('#e2a58c'), 1.1),
      fill('#fff6d0', 'M184 36L187 44 195 47 187 50 184 58 181 50 173 47 181 44Z'),
    ]),
  'for-the-clan': () =>
    home('molly', { at: [120, 60] }, [
      body('#b5432e', 'M106 20H172L160 38 172 56H106Z', 2.4),
      group(130, 38, [
        fill(
          '#ffe9c0',
          'M-8 10C-12 6-12 0-7-1-3-4 4-4 7-1 12 3 9 11 3 9 0 8-4 11-8 10ZM-12-2L-10-10-7-4ZM-4-6L0-13 1-6ZM7-4L11-10 11-2Z',
        ),
      ]),
      line('#8d6a44', 5, 'M106 14V96'),
      who('ogmul', 52, 140, 0.72, 'glad'),
      who('nobz', 188, 138, 0.74, 'glad'),
      who('molly', 118, 142, 0.95, 'fierce'),
    ]),
  'ancestral-lore': () =>
    home('molly', { at: [168, 60], light: '#4fc0b0' }, [
      put(174, 132, totemPole(true, 'M-8 0Q0-8 8 0 0 8-8 0ZM0-1V1'), 1.5),
      line('#8df3e0', 2.6, 'M84 70C104 40 124 40 144 62', 'stroke-dasharray="4 6"'),
      who('molly', 62, 138, 1, 'shut'),
      rings(62, 66, '#8df3e0', 17, 2),
      line('#bff8ee', 2.2, 'M98 34V18L106 26V34M116 32V14L124 20 116 24M134 34V16M128 22L140 28'),
    ]),
  'great-tunnel': () =>
    home('molly', { at: [120, 76] }, [
      dot('#0b0604', 120, 80, 92, 62),
      dot('#2a1812', 120, 84, 70, 48),
      dot('#6b3f22', 120, 88, 48, 33),
      dot('#ffb45a', 120, 92, 24, 18),
      glow(120, 92, 46, '#ffcf8a'),
      times(4, (i) =>
        line(
          '#8d6238',
          6 - i,
          `M${34 + i * 16} ${138 - i * 8}V${66 + i * 5}L120 ${16 + i * 16}L${206 - i * 16} ${66 + i * 5}V${138 - i * 8}`,
        ),
      ),
      who('molly', 120, 130, 0.6, 'glad'),
    ]),
}
