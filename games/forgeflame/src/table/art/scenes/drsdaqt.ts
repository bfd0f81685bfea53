import { dim, dot, line, put, times } from '@emberhall/ink'
import { kobold } from '../parts/kobold.ts'
import { ore } from '../parts/ores.ts'
import { boulder, card, coin } from '../parts/tools.ts'
import { beam, home, portal, rings, type Scenes, sparks, track, who } from './stage.ts'

export const drsdaqtScenes: Scenes = {
  'psionic-gift': () =>
    home('drsdaqt', { at: [120, 50] }, [
      who('drsdaqt', 54, 142, 0.95, 'shut'),
      who('molly', 188, 140, 0.8, 'wide'),
      beam('#e0a0ff', 'M70 52C100 10 150 10 178 60'),
      put(104, 32, coin(), 0.8),
      put(142, 30, coin(), 0.8),
    ]),
  tentacle: () =>
    home('drsdaqt', { at: [170, 70] }, [
      line('#160c0a', 25, 'M0 60C50 20 84 120 130 96S190 50 176 84 210 110 214 84'),
      line('#b468a8', 20, 'M0 60C50 20 84 120 130 96S190 50 176 84 210 110 214 84'),
      times(7, (i) => dot('#f0c0e0', 18 + i * 20, [58, 62, 76, 90, 98, 98, 92][i]!, 4)),
      put(196, 108, kobold('taunt', 'wide'), 0.7, 14),
    ]),
  'mind-wave': () =>
    home('drsdaqt', { at: [70, 60] }, [
      rings(74, 54, '#e8b0ff', 26, 5),
      who('drsdaqt', 66, 146, 1.15, 'fierce'),
      put(196, 134, kobold('taunt', 'wide'), 0.75, 10),
      line('#ffd667', 3, 'M178 62C186 52 196 54 196 62 194 72 180 68 184 58'),
      sparks(196, 60, '#ffe9a0', 10, 24),
    ]),
  levitation: () =>
    home('drsdaqt', { at: [120, 110], floor: true }, [
      dot('#000', 120, 134, 40, 7, 'opacity=".5"'),
      rings(120, 112, '#e0a0ff', 17, 3),
      put(120, 112, who('drsdaqt', 0, 0, 0.8, 'shut')),
      put(56, 70, boulder('#6b5a7a'), 0.6, 30),
      put(190, 60, boulder('#6b5a7a'), 0.7, 70),
      put(204, 108, boulder('#6b5a7a'), 0.4),
      track('#f0c8ff', 'M72 120V84M168 120V84'),
    ]),
  telepathy: () =>
    home('drsdaqt', { at: [120, 60] }, [
      who('drsdaqt', 56, 142, 0.95, 'shut'),
      who('ogmul', 186, 142, -0.88, 'shut'),
      rings(74, 40, '#e8b0ff', 11, 3),
      rings(170, 44, '#e8b0ff', 11, 3),
      put(122, 50, card('#7a3a8a'), 1.4),
      line('#f0d0ff', 3, 'M86 40C96 30 102 60 108 48M138 48C144 60 150 32 160 44'),
    ]),
  'planar-traveller': () =>
    home('drsdaqt', { at: [60, 70] }, [
      portal(58, 76, '#e07aff', 1.25),
      portal(182, 76, '#7ad0ff', 1.25),
      put(64, 112, who('nobz', 0, 0, 0.5, 'wide')),
      put(178, 112, who('drsdaqt', 0, 0, 0.55, 'glad')),
      track('#ffe0ff', 'M96 50C110 36 130 36 144 50M144 104C130 118 110 118 96 104'),
    ]),
  'power-of-the-mind': () =>
    home('drsdaqt', { at: [160, 60] }, [
      who('drsdaqt', 60, 146, 1.15, 'fierce'),
      dim(0.6, put(150, 44, ore('gold'), 1.5)),
      put(186, 74, ore('draconite'), 2),
      put(146, 100, ore('darkiron'), 1.5),
      rings(164, 74, '#e8b0ff', 26, 2),
      beam('#e8a0ff', 'M84 56C104 48 116 50 132 54'),
    ]),
}
