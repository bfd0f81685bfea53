import { at } from '@emberhall/kernel'
import { curtain, dim, dot, fill, flare, group, line, put, times, tone } from '@emberhall/ink'
import { person, PLUME, seeker, wear } from '../parts/figures.ts'
import { scene, spot } from '../parts/frame.ts'
import { handAt, TAN } from '../parts/hands.ts'
import { feather, gilt, sheet, steel } from '../parts/props.ts'
import { chandelier, mask } from '../parts/theatre.ts'
import { BLUE, body, GOLD, GREEN, RED, WHITE } from '../parts/worlds.ts'
import type { Scenes } from './scenes.ts'

/** A suit of parade armour from helmet to belt, plume and all. */
const armour = (plume: string, gap = '') =>
  fill(plume, 'M-4 -74C-30 -112 -58 -96 -60 -62C-44 -82 -26 -72 -10 -58Z') +
  fill(steel(20), 'M-50 96C-58 40 -54 4 -30 -6H30C54 4 58 40 50 96Z') +
  fill(gilt(30), 'M-58 20C-66 -6 -44 -22 -24 -10L-30 16ZM58 20C66 -6 44 -22 24 -10L30 16Z') +
  fill(steel(10), 'M-26 -10C-34 -50 -20 -78 0 -80C20 -78 34 -50 26 -10Q0 4 -26 -10Z') +
  fill('#0c0a18', 'M-22 -42L-3 -36V-30L-22 -34ZM22 -42L3 -36V-30L22 -34Z') +
  line('#3a3f58', 2, 'M0 -36V-8M-12 -24v10M12 -24v10M-6 -24v12M6 -24v12') +
  line(GOLD, 3, 'M0 8V92M-44 40Q0 56 44 40M-46 66Q0 84 46 66') +
  line('#ffffff', 1.8, 'M-22 -20C-28 -50 -16 -74 -2 -77M-46 80C-52 40 -48 14 -34 4', 'opacity=".9"') +
  gap
const verse = (w: number, last: string) =>
  line(
    '#2a2050',
    2,
    `M${-w} -34Q${-w / 2} -42 0 -34T${w} -36M${-w} -18Q${-w / 2} -26 0 -18T${w * 0.8} -20M${-w} -2Q${-w / 2} -10 0 -2T${w * 0.9} -4M${-w} 14Q${-w / 2} 6 ${w * 0.1} 14`,
  ) + last

export const gauntlet: Scenes = {
  'the-honour-guard': () =>
    scene(RED, { back: 'hall', front: 'none', light: [160, 70, 130], beams: 10, ground: 200 }, [
      dim(0.7, put(66, 138, armour('#8a1f30'), 0.8), put(254, 138, armour('#8a1f30'), -0.8, 0, 0.8)),
      put(160, 128, armour('#e8573f'), 1.04),
      times(2, (i) => put(i ? 262 : 58, 40, fill(steel(0), 'M-4 150V-6L0 -22L4 -6V150Z'), 1, i ? -14 : 14)),
      group(160, 150, 1, 0, [
        fill(steel(0), 'M-6 0V-96L0 -112L6 -96V0Z'),
        fill(gilt(0), 'M-26 -2h52v8h-52z'),
        fill('#3a1420', 'M-4 6h8v40h-8z'),
      ]),
    ]),
  'the-honour-guard-back': () =>
    scene(GREEN, { light: [200, 120, 130], back: 'open', front: 'none', beams: 12 }, [
      group(152, 112, 1.3, [
        armour(
          '#2f8f5a',
          fill('#04110f', 'M10 22C24 14 46 20 50 34C42 54 20 58 8 44Z') +
            fill('#d8ffb8', 'M13 25C24 19 42 23 46 34C39 49 22 52 12 42Z') +
            flare(30, 34, 40, '#8affa8', 0.95),
        ),
      ]),
      line('#f4ffe6', 2.2, 'M176 126l-12 -10M212 116l8 -14M228 150l16 -2M226 168l14 8'),
      put(292, 92, fill(steel(90), 'M0 -5L-70 -4L-92 0L-70 5L0 6Z'), 1, -24),
    ]),
  'the-silken-hall': () =>
    scene(GREEN, { back: 'open', front: 'none', light: [160, 110, 110], beams: 0 }, [
      ...[0, 1, 2, 3]
        .map((i) => {
          const k = 120 - i * 30
          const c = at(['#0f4a40', '#17705c', '#2a9a78', '#58c49a'], 3 - i)
          return (
            curtain(-20, 160 - k * 0.42, -6, 226, 5, c, { gather: 20, seed: i + 2 }).replaceAll(
              'opacity=".8"',
              'opacity=".4"',
            ) + put(320, 0, curtain(-20, 160 - k * 0.42, -6, 226, 5, c, { gather: 20, seed: i + 5 }), -1)
          )
        })
        .toReversed(),
      flare(160, 120, 46, '#e4ffd2', 0.7, 90),
      group(160, 92, [
        fill('#04110f', 'M-24 -46Q0 -54 24 -46C30 0 26 60 0 84C-26 60 -30 0 -24 -46Z', 'opacity=".85"'),
        dot('#d8ff8a', -9, -14, 5, 3),
        dot('#d8ff8a', 9, -14, 5, 3),
        fill('#f4ffe6', 'M-14 18l5 12l5 -10l5 12l5 -12l5 10l4 -12q-14 6 -29 0z'),
      ]),
      seeker(150, 218, 50, body(GREEN)),
    ]),
  'the-silken-hall-back': () =>
    scene(BLUE, { back: 'open', front: 'none', light: [160, 100, 150], beams: 22 }, [
      put(160, 96, mask('weep', '#eaf4ff', '#5a7ac8', '#2a4aa8'), 1.2),
      flare(160, 90, 90, '#dff0ff', 0.35),
      curtain(-24, 104, -6, 226, 6, '#2a4a98', { gather: 46, seed: 3 }),
      curtain(216, 344, -6, 226, 6, '#2a4a98', { gather: -46, seed: 7 }),
      handAt(60, 150, 'grip', TAN, 0.6, 60),
      line(GOLD, 4, 'M92 118Q70 134 60 170'),
    ]),
  'the-unfinished-verse': () =>
    scene(BLUE, { back: 'library', front: 'none', light: [160, 80, 140], beams: 14 }, [
      group(152, 112, 1, -5, [
        sheet(176, 128, 4, verse(66, line('#8a9ad8', 2, 'M-66 34h10m8 0h10m8 0h10m8 0h10m8 0h10', 'opacity=".8"'))),
      ]),
      put(226, 118, feather(tone(60, '#eaf4ff', '#4a7ad0'), '#1a2c70'), 1.1, 32),
      dot('#0a0f30', 196, 178, 4),
      flare(196, 176, 24, '#bfe0ff', 0.8),
      put(268, 186, fill('#0a0f30', 'M-20 8L-14 -18H14L20 8Z') + dot('#2a3a90', 0, -18, 14, 4)),
    ]),
  'the-unfinished-verse-back': () =>
    scene(RED, { back: 'library', front: 'none', light: [160, 90, 150], beams: 20 }, [
      put(104, 108, sheet(110, 130, 4, verse(38, '')), 1, -16),
      group(222, 112, 1, 15, [
        sheet(
          110,
          130,
          7,
          line('#2a1020', 2, 'M-40 -30Q-20 -38 0 -30T36 -32M-40 -12Q-20 -20 0 -12T30 -14'),
          line('#c0203a', 5, 'M-34 10L30 30M30 6L-30 36'),
        ),
      ]),
      fill(
        '#12050c',
        'M158 30l-10 34l12 16l-14 30l14 20l-10 50h22l-8 -50l12 -20l-14 -30l12 -16l-8 -34z',
        'opacity=".75"',
      ),
      flare(162, 104, 60, '#ff8a5a', 0.8),
      put(162, 110, mask('weep', '#ffe6d8', '#a8483a', '#7a1b22'), 0.66, 8),
      line('#fff0d8', 2.4, 'M150 84l8 16l-6 12l9 18'),
    ]),
  'the-tilted-ballroom': () =>
    scene(GREEN, { back: 'open', front: 'none', light: [150, 60, 150], beams: 8 }, [
      group(160, 120, 1, 15, [
        fill(tone(90, '#12463a', '#0b302c'), 'M-260 -200H260V60H-260Z'),
        times(5, (i) =>
          group(-170 + i * 86, 60, [
            fill('#06181a', 'M-28 0V-110A28 28 0 0 1 28 -110V0Z'),
            fill(tone(90, '#9adcb0', '#2a7a5c'), 'M-22 0V-108A22 22 0 0 1 22 -108V0Z'),
            line('#06181a', 2, 'M0 0V-130M-22 -60H22'),
          ]),
        ),
        fill(tone(90, '#d8e8a0', '#3f6a48', '#0b302c'), 'M-260 60H260V240H-260Z'),
        times(13, (i) => line('#14402f', 1.4, `M${(i - 6) * 30} 60L${(i - 6) * 84} 200`)),
        line('#14402f', 1.4, 'M-260 76H260M-260 100H260M-260 136H260'),
      ]),
      put(206, 44, chandelier(0.7, -12)),
      person(108, 158, 82, 'dance', body(GREEN), 'coat'),
      person(146, 168, 80, 'dance', body(GREEN), 'gown', '', -1),
      person(236, 206, 78, 'slip', body(GREEN), 'coat'),
      put(60, 134, fill(gilt(0), 'M-12 0L-10 -30H10L12 0H8L6 -12H-6L-8 0ZM-10 -30L-12 -56H-6L-5 -30Z'), 1, 26),
    ]),
  'the-tilted-ballroom-back': () =>
    scene(WHITE, { back: 'hall', front: 'none', light: [160, 90, 140], beams: 22, ground: 200 }, [
      spot(160, 196, WHITE, 110),
      ...[70, 250].map((x, i) =>
        dim(0.75, person(x, 194, 96, 'dance', body(WHITE), i ? 'gown' : 'coat', '', i ? -1 : 1)),
      ),
      person(126, 204, 128, 'hold', body(WHITE), 'coat', wear('hold', PLUME)),
      person(202, 204, 124, 'hold', body(WHITE, -1.4, 0.6), 'gown', '', -1),
      flare(164, 112, 30, '#fff0c4', 0.9),
      line('#fff6dc', 1.6, 'M164 96v-10M152 100l-7 -7M176 100l7 -7'),
    ]),
}
