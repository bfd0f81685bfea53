import { body, dim, dot, fill, glow, line, put, times } from '@emberhall/ink'
import { kobold } from '../parts/kobold.ts'
import { ore } from '../parts/ores.ts'
import { anvil, card, hammer, pick, rubble } from '../parts/tools.ts'
import { burst, home, picked, puff, rings, type Scenes, sparks, speed, track, who } from './stage.ts'

export const korgainScenes: Scenes = {
  'pick-swing': () =>
    home('korgain', { at: [180, 100] }, [
      put(190, 108, rubble(), 1),
      picked(134, 62, 1.9, 30),
      burst(166, 88, 16, '#8fe0ff'),
      who('korgain', 62, 140, 1.05, 'fierce'),
      puff(200, 126, '#9ab8c4', 0.8, 0.5),
    ]),
  'wall-walker': () =>
    home('korgain', { at: [90, 80] }, [
      body('#4a4f58', 'M134 0H240V150H134Z', 0),
      line(
        '#2a2e36',
        2.4,
        'M134 26H240M134 54H240M134 82H240M134 110H240M166 0V26M204 26V54M160 54V82M200 82V110M168 110V150',
      ),
      who('korgain', 128, 138, 1.1, 'glad'),
      dim(0.5, fill('#4a4f58', 'M140 20H240V150H140Z')),
      rings(140, 84, '#8fe0ff', 20, 3),
      speed(62, 70, '#bfeaff', 34),
    ]),
  'chilling-beard': () =>
    home('korgain', { at: [90, 60] }, [
      who('korgain', 70, 152, 1.35, 'fierce'),
      puff(150, 60, '#cfefff', 1.4, 0.8),
      puff(186, 80, '#cfefff', 1.1, 0.7),
      put(198, 138, dim(0.9, kobold('taunt', 'wide')), 0.7),
      dim(0.5, body('#bfeaff', 'M160 138L166 70 198 50 230 74 236 138Z', 2, '#eafaff')),
      times(6, (i) => put(120 + i * 19, 30 + ((i * 31) % 70), line('#eafaff', 1.8, 'M-6 0H6M0-6V6M-4-4L4 4M4-4L-4 4'))),
    ]),
  'foremans-eye': () =>
    home('korgain', { at: [120, 70] }, [
      glow(120, 74, 80, '#8fe0ff', 0.6),
      body('#eafaff', 'M36 76C72 24 168 24 204 76 168 126 72 126 36 76Z', 3),
      dot('#3f86a8', 120, 76, 32, 32, 'stroke="#160c0a" stroke-width="3"'),
      dot('#10202c', 120, 76, 16),
      put(120, 76, ore('gold'), 0.9),
      dot('#fff', 133, 62, 6),
      body('#8d6a34', 'M20 62C60 10 180 10 220 62 180 30 60 30 20 62Z', 2.4),
      line('#d8f4ff', 5, 'M48 38L38 22M84 22L80 8M158 22L164 8M194 40L204 26'),
    ]),
  reforging: () =>
    home('korgain', { at: [126, 80] }, [
      put(126, 118, anvil(), 1.4),
      glow(120, 92, 40, '#ff8a2b'),
      put(112, 94, body('#ffb24d', 'M-22-6H22V6H-22Z', 2)),
      put(150, 66, hammer(), 1.5, 30),
      sparks(120, 84, '#ffe08a', 22, 46),
      who('korgain', 48, 140, 0.9, 'fierce'),
      times(3, (i) => put(198, 46 + i * 30, card('#5a4433'), 0.8, -10 + i * 10)),
    ]),
  'twin-seam': () =>
    home('korgain', { at: [150, 80] }, [
      line('#7a4c0c', 17, 'M84 130C110 96 96 66 140 44S214 30 240 6'),
      line('#f2c14e', 9, 'M84 130C110 96 96 66 140 44S214 30 240 6'),
      line('#222c42', 17, 'M120 150C150 116 140 92 184 76S226 62 240 50'),
      line('#8ea4c8', 9, 'M120 150C150 116 140 92 184 76S226 62 240 50'),
      sparks(160, 70, '#fff6d0', 18, 60),
      picked(110, 76, 1.2, 14),
      who('korgain', 48, 140, 0.95, 'glad'),
    ]),
  'phantom-pick': () =>
    home('korgain', { at: [160, 70] }, [
      glow(158, 66, 70, '#8fe0ff', 0.7),
      dim(0.9, put(158, 70, pick(), 2.4, -12)),
      dim(0.35, put(126, 58, pick(), 2.2, -44)),
      dim(0.2, put(104, 56, pick(), 2, -70)),
      put(206, 122, rubble(), 0.8),
      put(206, 108, ore('gold'), 1),
      who('korgain', 40, 142, 0.85, 'shut'),
      track('#bfeaff', 'M66 90C90 60 110 50 130 56'),
    ]),
}
