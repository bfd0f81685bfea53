import { cluster, dim, dot, fill, flare, group, line, put, times, tone } from '@emberhall/ink'
import { asha } from '../parts/cast.ts'
import { held } from '../parts/figures.ts'
import { scene } from '../parts/frame.ts'
import { facets, rubble } from '../parts/grotto.ts'
import { BROWN, handAt } from '../parts/hands.ts'
import { flame, heart, lantern, spark, steel } from '../parts/props.ts'
import { BLUE, both, GOLD, GREEN, RED, WHITE } from '../parts/worlds.ts'
import type { Scenes } from './scenes.ts'

/** Skills of two colours or more. */
export const ashaMixed: Scenes = {
  'defeat-trap': () =>
    scene(both(RED, GREEN), { light: [130, 50, 150], ground: 184, seed: 5 }, [
      dot('#05040a', 160, 188, 100, 12, 'opacity=".8"'),
      ...[0, 1].map((i) =>
        group(160, 178, [
          `<path d="M-88 0C-84 ${i ? 30 : -66} 84 ${i ? 30 : -66} 88 0" fill="none" stroke="#1a1418" stroke-width="13"/><path d="M-88 0C-84 ${i ? 30 : -66} 84 ${i ? 30 : -66} 88 0" fill="none" stroke="${steel(90)}" stroke-width="9"/>`,
          times(9, (k) =>
            fill(
              steel(0),
              i
                ? `M${-66 + k * 16} ${14 + 6 * Math.sin((k + 1) * 0.31)}l6 -24l6 24z`
                : `M${-66 + k * 16} ${-24 - 24 * Math.sin((k + 1) * 0.31)}l6 26l6 -26z`,
            ),
          ),
        ]),
      ),
      group(168, 130, 1, -24, [
        fill(tone(0, '#f4cf8c', '#9c6a34', '#3a2410'), 'M-6 70V-120H6V70Z'),
        fill(steel(0), 'M-8 -60h16v8h-16zM-8 20h16v8h-16z'),
      ]),
      spark(152, 128, 34, 10),
      asha(both(RED, GREEN), 62, 190, 76, 'kneel'),
    ]),
  'wedge-and-lever': () =>
    scene(both(RED, GREEN), { light: [90, 60, 140], ground: 190, seed: 15, beams: 12 }, [
      group(224, 136, 1, -7, [
        fill('#3a2c28', 'M-58 40L-52 -50L44 -58L60 36Z'),
        fill('#8a7a5c', 'M-52 -50L44 -58L54 -44L-40 -34Z'),
        line('#fff0c4', 1.6, 'M-58 40L-52 -50L44 -58'),
        line('#1a1210', 2, 'M-20 -30l10 20l-14 16l8 24M20 -44l-6 22'),
      ]),
      fill(tone(90, '#c99a5c', '#5a3a1c'), 'M150 194L186 168L196 194Z'),
      line('#14100c', 11, 'M44 112L196 176'),
      line(steel(30), 7, 'M44 112L196 176'),
      line('#ffffff', 1.4, 'M46 110L194 172'),
      asha(both(RED, GREEN), 76, 196, 124, 'reach'),
      rubble(3, 180, 172, 10, 40, 2.6, 5, '#3a2c28', '#ffe0a0'),
    ]),
  'running-leap': () =>
    scene(both(RED, GREEN), { light: [186, 64, 150], ground: 250, seed: 18, beams: 18 }, [
      fill(
        GREEN.ink,
        'M-5 158C30 150 70 150 98 158L90 190L104 225H-5ZM228 146C260 138 290 140 325 148V225H236L244 196Z',
      ),
      line(GREEN.light, 2.2, 'M-5 158C30 150 70 150 98 158M228 146C260 138 290 140 325 148'),
      asha(both(RED, GREEN), 164, 166, 136, 'leap'),
      line('#fff0c4', 1.8, 'M40 120C70 90 96 80 118 84M52 134C76 110 96 100 112 102', 'opacity=".6"'),
      cluster(4, 300, 150, 5, 0.9, facets(GREEN)),
    ]),
  'strike-a-spark': () =>
    scene(both(RED, BLUE), { light: [160, 96, 130], back: 'cave', seed: 7, front: 'none', beams: 18, ground: 220 }, [
      put(96, 140, fill('#3a3f58', 'M10 -60L46 -44L52 -18L26 -10L6 -30Z') + fill('#8a94b8', 'M10 -60L46 -44L30 -34Z')),
      handAt(80, 168, 'grip', BROWN, 1.1, 42, '#7a2f22'),
      put(206, 112, fill(steel(60), 'M-50 -10C-54 -30 -20 -36 0 -26L-4 -14C-16 -20 -34 -18 -38 -6Z'), 1.1, -14),
      handAt(236, 160, 'grip', BROWN, 1.1, -46, '#7a2f22', -1),
      spark(156, 94, 62, 16),
      flare(156, 94, 50, '#ffffff', 0.9),
    ]),
  'feel-for-the-draught': () =>
    scene(both(GREEN, BLUE), { light: [208, 90, 120], seed: 21, beams: 0 }, [
      line(
        '#d8fff4',
        3,
        'M-5 70C40 56 70 84 116 66S190 62 230 50M-5 104C50 90 80 120 130 100S210 104 260 84M-5 40C40 30 80 50 120 36',
        'opacity=".6"',
      ),
      fill(tone(0, '#fff4dc', '#d8bd8c', '#6a4c30'), 'M198 200V124q8 -4 16 0V200Z'),
      flare(226, 96, 60, '#ffc46b', 0.8),
      put(208, 122, flame(44), 1, 62),
      flare(222, 112, 26, '#fff0c4', 0.8),
      handAt(112, 178, 'open', BROWN, 1.2, -10, '#1f4a44'),
    ]),
  'guild-drill': () =>
    scene(WHITE, { back: 'hall', front: 'none', light: [160, 60, 140], ground: 196, beams: 12 }, [
      fill(tone(90, '#a8303a', '#5a1420'), 'M132 -5H188V70L160 90L132 70Z'),
      put(160, 38, lantern(), 0.42),
      line(GOLD, 2, 'M132 -5V70L160 90L188 70V-5'),
      ...[70, 250].map((x) =>
        dim(
          0.85,
          asha(WHITE, x, 188, 98, 'guard', held('guard', fill('currentColor', 'M-1.5 6L-1 -44L1 -44L1.5 6Z'), 40)),
        ),
      ),
      asha(WHITE, 160, 204, 124, 'guard', held('guard', fill('currentColor', 'M-1.5 6L-1 -44L1 -44L1.5 6Z'), 40)),
    ]),
  'warm-heart': () =>
    scene(WHITE, { light: [160, 84, 160], seed: 4, beams: 26, ground: 240, front: 'none' }, [
      handAt(98, 176, 'cup', BROWN, 1.25, 12, '#7a2f22'),
      handAt(222, 176, 'cup', BROWN, 1.25, -12, '#7a2f22', -1),
      flare(160, 84, 90, '#ff9a4a', 0.8),
      group(160, 88, 1.05, [
        heart(tone(70, '#ffe6a8', '#ff8a4a', '#c0324a')),
        put(0, 26, flame(62, '#ffc46b', '#fffbe6')),
        line('#fff6dc', 2.4, 'M-38 -24C-36 -38 -24 -42 -16 -38'),
      ]),
    ]),
}
