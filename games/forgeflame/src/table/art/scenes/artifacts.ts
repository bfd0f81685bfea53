import { at } from '@emberhall/kernel'
import { ball, body, box, cut, dot, fill, glow, group, halo, line, mix, put, spots, times, tone } from '@emberhall/ink'
import { ore, ORE_COLOURS } from '../parts/ores.ts'
import { anvil, brass, lantern } from '../parts/tools.ts'
import { type Scenes, sparks } from './stage.ts'

const GOLD = ORE_COLOURS.gold[0]
const IRON = ORE_COLOURS.darkiron[0]
const RED = ORE_COLOURS.draconite[0]
const PLAIN = '#c8a888'

/** A treasure on its plinth in the light of the metal it is made of; the thing itself is drawn around 0 0. */
function shown(c: string, thing: string, size = 1): string {
  return (
    box(
      halo(
        [
          mix(c, '#ffe0b0', 0.45),
          mix(c, c === IRON ? '#24406e' : '#7a3a1c', 0.5),
          mix(c, c === IRON ? '#0b1020' : '#1a0f0b', 0.8),
          '#140c0a',
        ],
        50,
        46,
        72,
      ),
      0,
      0,
      240,
      150,
    ) +
    times(12, (i) => put(120, 68, fill(mix(c, '#fff0c8', 0.5), 'M-5 0L0-130 5 0Z', 'opacity=".09"'), 1, i * 30 + 8)) +
    fill('#0b0706', 'M0 0H240V14L222 30 200 10 170 22 140 6 106 18 74 6 46 24 20 8 0 26Z', 'opacity=".55"') +
    fill('#0b0706', 'M0 150V126L30 112 64 124 120 114 176 124 212 110 240 126V150Z') +
    body(tone(90, '#8d6c4e', '#4d392b'), 'M70 122H170L158 136H82Z', 2) +
    line('#f0cf9a', 2, 'M73 124H167') +
    dot('#000', 122, 122, 34, 5, 'opacity=".5"') +
    put(120, 72, thing, size) +
    sparks(120, 64, mix(c, '#fff6d8', 0.6), 16, 70)
  )
}
const gilt = (angle = 50) => tone(angle, '#fff3b8', '#f2c14e', '#a5701a')
const dark = (angle = 40) => tone(angle, '#c6d6f0', '#6f84a8', '#2a3650')
const red = (angle = 40) => tone(angle, '#ffb4bc', '#d63a56', '#6a1024')
const wing = (): string =>
  body(red(90), 'M6 30C10-4 30-34 72-44 66-30 70-22 60-14 66-12 62-2 52 0 56 4 50 12 42 12 44 18 30 28 6 34Z', 2.2) +
  line('#ffd27a', 1.8, 'M14 24C24-4 40-24 60-34M20 26C30 8 42-4 54-8M24 28C32 18 38 10 46 6')

export const artifactScenes: Scenes = {
  'goldsmiths-cloak': () =>
    shown(
      GOLD,
      body(gilt(), 'M-18-48H18C34-20 44 20 48 50 30 42 14 50 0 44-14 50-30 42-48 50-44 20-34-20-18-48Z') +
        fill(
          '#a5701a',
          'M-8-40C-10-6-16 24-22 44L-10 48C-6 20-2-10-2-38ZM8-40C10-6 16 24 22 44L10 48C6 20 2-10 2-38Z',
          'opacity=".5"',
        ) +
        body('#7a2418', 'M-18-48C-12-34 12-34 18-48 14-58-14-58-18-48Z', 2) +
        put(0, -38, ore('draconite'), 0.7),
    ),
  'crown-of-the-deeps': () =>
    shown(
      GOLD,
      body(gilt(), 'M-48 34L-54-26-28 0-14-42 0-6 14-42 28 0 54-26 48 34C20 44-20 44-48 34Z') +
        body('#a5701a', 'M-48 34C-20 44 20 44 48 34L47 20C20 30-20 30-47 20Z', 1.8) +
        put(0, 20, ore('draconite'), 0.9) +
        spots('-54 -28, -14 -44, 14 -44, 54 -28', (x, y) => ball('#8fe0ff', x, y, 4.5)) +
        dot('#fff', -30, 26, 3) +
        dot('#fff', 30, 26, 3),
    ),
  'miner-kings-chalice': () =>
    shown(
      GOLD,
      body(gilt(), 'M-34-46H34C36-12 20 6 6 10L8 32C22 34 28 40 28 48H-28C-28 40-22 34-8 32L-6 10C-20 6-36-12-34-46Z') +
        dot('#7a1828', 0, -44, 31, 6, 'stroke="#160c0a" stroke-width="2"') +
        line('#fff6d0', 3, 'M-24-34C-24-16-16-4-8 2') +
        put(0, -18, ore('darkiron'), 0.8) +
        line('#160c0a', 7, 'M-34-34C-54-34-50-6-28-8M34-34C54-34 50-6 28-8') +
        line('#f2c14e', 4, 'M-34-34C-54-34-50-6-28-8M34-34C54-34 50-6 28-8'),
    ),
  'pathfinders-lantern': () =>
    shown(
      GOLD,
      put(0, 2, lantern('#ffe08a'), 2.6) + line('#fff6d0', 2, 'M-56-10H-40M56-10H40M-46-40L-34-30M46-40L34-30'),
    ),
  'treasurers-ring': () =>
    shown(
      GOLD,
      dot('none', 0, 14, 34, 32, 'stroke="#160c0a" stroke-width="15"') +
        dot('none', 0, 14, 34, 32, `stroke="${gilt()}" stroke-width="11"`) +
        body(brass(), 'M-16-26H16L10-12H-10Z', 2) +
        put(0, -36, ore('draconite'), 1.5),
    ),
  'black-hammer': () =>
    shown(
      IRON,
      group(0, 0, 1, 12, [
        line('#160c0a', 13, 'M0-10V54'),
        line('#5b4030', 9, 'M0-10V54'),
        body(dark(), 'M-44-44H44L50-34V-10L44 0H-44L-50-10V-34Z'),
        line('#dfe9fb', 2.4, 'M-42-40H42'),
        line('#ff8a2b', 3, 'M-20-32L-8-12M8-32L20-12M-20-12L-8-32M8-12L20-32'),
        body(brass(), 'M-9-2H9V6H-9Z', 1.8),
      ]),
    ),
  'shadow-hauberk': () =>
    shown(
      IRON,
      body(dark(), 'M-22-50L-50-38-56-8-38-4-36 46H36L38-4 56-8 50-38 22-50C14-40-14-40-22-50Z') +
        times(6, (i) => line('#24304a', 1.8, `M-36 ${-24 + i * 13}q6 7 12 0t12 0 12 0 12 0 12 0 12 0`)) +
        line('#dfe9fb', 2, 'M-22-49C-14-38 14-38 22-49') +
        body('#3a2a4a', 'M-37 24H37V34H-37Z', 1.8),
    ),
  'pocket-anvil': () =>
    shown(
      IRON,
      put(0, 10, anvil(), 1.5) +
        line('#160c0a', 7, 'M-6-16C-6-44 22-44 22-18') +
        line('#c99a4b', 4, 'M-6-16C-6-44 22-44 22-18') +
        dot('none', 8, -40, 8, 8, 'stroke="#c99a4b" stroke-width="4"'),
    ),
  'wardens-axe': () =>
    shown(
      IRON,
      group(0, 4, 0.95, 14, [
        line('#160c0a', 12, 'M0-48V54'),
        line('#7a5434', 8, 'M0-48V54'),
        body(dark(0), 'M4-40C28-52 48-46 54-52 62-30 60-2 50 12 44 2 26-2 4-4Z'),
        body(dark(180), 'M-4-40C-20-46-30-42-36-44-38-30-36-16-32-6-24-8-14-8-4-8Z'),
        line('#fff', 2, 'M54-50C60-30 58-6 50 10'),
        body(brass(), 'M-7-44H7V-2H-7Z', 1.8),
      ]),
    ),
  'oath-chain': () =>
    shown(
      IRON,
      spots('-18 60, 6 30, 14 0, 6 -30, -18 -60', (x, y, _, i) =>
        group(-44 + i * 22, x, 1, y, [
          dot('none', 0, 0, 15, 9, 'stroke="#160c0a" stroke-width="10"'),
          dot('none', 0, 0, 15, 9, `stroke="${dark()}" stroke-width="6"`),
        ]),
      ) +
        put(0, 40, ore('draconite'), 1.4) +
        line('#c6d6f0', 3, 'M0 20V28'),
    ),
  'scarlet-blade': () =>
    shown(
      RED,
      group(0, 0, 0.95, 24, [
        body(red(0), 'M-9 24V-50L0-68 9-50V24Z'),
        fill('#ffd0d6', 'M-9 24V-50L0-68V24Z', 'opacity=".5"'),
        body(brass(), 'M-28 20L28 20 22 30H-22Z', 2),
        body('#3a1a14', 'M-5 30H5V50H-5Z', 2),
        ball(brass(), 0, 54, 6),
      ]),
    ),
  'wyrm-heart': () =>
    shown(
      RED,
      glow(0, 0, 70, '#ff3a5a', 0.6) +
        body(red(), 'M0 50C-56 14-52-34-24-38-10-40 0-28 2-18 4-32 16-42 30-38 56-30 52 16 0 50Z') +
        line('#ffb03a', 3, 'M-30-6L-14 4-20 18-4 28M28-14L16-2 24 10M0-14L-4 4') +
        body('#8c1830', 'M-8-34C-14-50-6-58 2-56L4-34ZM12-36C16-54 28-56 32-48L26-36Z', 2) +
        fill('#fff', 'M-34-18C-32-28-24-32-18-30-26-26-30-22-34-18Z', 'opacity=".7"'),
    ),
  'scale-shield': () =>
    shown(
      RED,
      body(red(90), 'M-42-46C-20-40 20-40 42-46 50 0 34 38 0 54-34 38-50 0-42-46Z') +
        cut(
          'M-42-46C-20-40 20-40 42-46 50 0 34 38 0 54-34 38-50 0-42-46Z',
          times(5, (j) =>
            times(7, (i) => line('#7a1428', 2, `M${-60 + i * 18 + (j % 2) * 9} ${-34 + j * 18}q9 14 18 0`)),
          ),
        ) +
        line('#f2c14e', 4, 'M-42-46C-20-40 20-40 42-46 50 0 34 38 0 54-34 38-50 0-42-46Z') +
        ball(brass(), 0, -2, 11) +
        dot('#7a1428', 0, -2, 5),
    ),
  'ember-wings': () =>
    shown(RED, wing() + put(0, 0, wing(), -1) + put(0, 14, ore('draconite'), 1) + glow(0, 10, 40, '#ff8a2b', 0.5)),
  'volcano-sceptre': () =>
    shown(
      RED,
      group(0, 2, 1, 14, [
        line('#160c0a', 11, 'M0-10V56'),
        line('#3a2a2a', 7, 'M0-10V56'),
        line('#f2c14e', 3, 'M-5 10H5M-5 24H5M-5 38H5'),
        body('#3b2322', 'M-26-6L-10-40H10L26-6C10 4-10 4-26-6Z'),
        fill('#ff8a2b', 'M-10-40H10L6-26 10-14 2-20-4-10-6-26Z'),
        fill('#ff7a1f', 'M-10-42C-16-58-4-58-4-70 4-62 6-58 8-64 14-56 14-48 10-42Z'),
        fill('#ffe08a', 'M-4-42C-6-52 0-52 0-58 6-52 6-46 4-42Z'),
      ]),
    ),
  'mask-of-many-facets': () =>
    shown(
      PLAIN,
      body('#8fd8d0', 'M-40-44L0-50V56L-26 30-44-6Z') +
        body('#e8b85c', 'M40-44L0-50V56L26 30 44-6Z') +
        fill('#d4eee8', 'M-40-44L0-50-16-12Z') +
        fill('#c76a9a', 'M0 10L-20 22 0 56Z') +
        fill('#fff0c0', 'M40-44L0-50 18-12Z') +
        fill('#6a86d0', 'M0 10L20 22 0 56Z') +
        fill('#160c0a', 'M-32-10L-10-14-14 0-28 2ZM32-10L10-14 14 0 28 2ZM-12 28L0 24 12 28 0 34Z') +
        line('#160c0a', 1.4, 'M0-50L-16-12 0 10 18-12Z'),
    ),
  'forge-mages-prism': () =>
    shown(
      PLAIN,
      line('#fff', 4, 'M-76-16L-18 0') +
        times(5, (i) =>
          line(at(['#ff5a5a', '#ffb03a', '#fff07a', '#7ae08a', '#7ab0ff'], i), 5, `M18-4L78 ${-18 + i * 13}`),
        ) +
        body(tone(60, '#ffffff', '#bfe4f0', '#5f86b8'), 'M0-52L44 36H-44Z', 2.6) +
        fill('#fff', 'M0-52L-44 36-8 16Z', 'opacity=".6"') +
        fill('#3f5f92', 'M0-52L44 36-8 16Z', 'opacity=".35"'),
    ),
  'boots-of-the-winds': () =>
    shown(
      PLAIN,
      spots('-24 0, 18 6', (x, y) =>
        group(x, y, [
          body(tone(20, '#8d6a44', '#5b4029'), 'M-18-44H12V4C16 16 34 16 36 30V38H-18Z'),
          body('#3a2616', 'M-20 34H38V42H-20Z', 1.8),
          line('#f2c14e', 3, 'M-18-34H12'),
          fill(
            '#e8f4ff',
            'M-16-20C-34-24-44-36-46-46-34-40-26-40-16-38ZM-16-8C-30-10-38-18-40-26-30-22-24-24-16-24Z',
            'stroke="#160c0a" stroke-width="1.8"',
          ),
        ]),
      ),
    ),
  'key-of-the-forge': () =>
    shown(
      PLAIN,
      group(0, 0, 1, 18, [
        line('#160c0a', 13, 'M0-14V54'),
        line('#c99a4b', 8, 'M0-14V54'),
        body(brass(), 'M2 32H22V40H16V46H22V54H2Z', 2),
        dot('none', 0, -32, 19, 19, 'stroke="#160c0a" stroke-width="13"'),
        dot('none', 0, -32, 19, 19, `stroke="${brass()}" stroke-width="9"`),
        fill('#ff8a2b', 'M-8-22C-14-32-4-34-4-46 4-38 10-34 8-22Z'),
        fill('#ffe08a', 'M-3-22C-5-28 0-30 0-36 4-30 5-26 3-22Z'),
      ]),
    ),
  'bottomless-satchel': () =>
    shown(
      PLAIN,
      line('#160c0a', 8, 'M-34-16C-30-62 30-62 34-16') +
        line('#7a5434', 4.5, 'M-34-16C-30-62 30-62 34-16') +
        body(tone(40, '#a5784a', '#6b4526', '#3a2416'), 'M-44-16H44L38 46C14 54-14 54-38 46Z') +
        dot('#0a0410', 0, -14, 40, 9, 'stroke="#160c0a" stroke-width="2"') +
        times(9, (i) => dot('#fff6d0', -28 + i * 7, -14 + ((i * 5) % 7) - 3, 1.1)) +
        body('#8d6238', 'M-44-10C-20 18 20 18 44-10L42 6C20 32-20 32-42 6Z', 2) +
        body(brass(), 'M-7 12H7V26H-7Z', 1.8),
    ),
  'amulet-of-renewal': () =>
    shown(
      PLAIN,
      line('#160c0a', 6, 'M-46-52C-40-6-14 4 0 6 14 4 40-6 46-52') +
        line('#e8c787', 3, 'M-46-52C-40-6-14 4 0 6 14 4 40-6 46-52', 'stroke-dasharray="4 3"') +
        glow(0, 26, 50, '#7be0a0', 0.7) +
        ball(brass(), 0, 26, 26) +
        ball(halo(['#e8ffe8', '#5fd08a', '#14603a'], 40, 36, 60), 0, 26, 19) +
        fill('#eafff0', 'M0 42C-10 34-10 20 0 10 10 20 10 34 0 42Z', 'opacity=".85"') +
        line('#14603a', 1.8, 'M0 40V18M0 32L-5 26M0 28L5 22'),
    ),
  deepglass: () =>
    shown(
      PLAIN,
      group(0, 0, 1, -22, [
        body(brass(90), 'M-62-10H-20V10H-62Z'),
        body('#5b4029', 'M-22-14H22V14H-22Z'),
        body(brass(90), 'M20-19H58V19H20Z'),
        ball(halo(['#ffffff', '#9fdcff', '#2f6a9a']), 60, 0, 7, 18),
        line('#fff3cf', 2, 'M-60-6H-22M22-14H56'),
        line('#160c0a', 2, 'M-16-14V14M-8-14V14'),
      ]) + put(0, 0, fill('#9fdcff', 'M62-26L110-60 116-14Z', 'opacity=".25"')),
    ),
}
