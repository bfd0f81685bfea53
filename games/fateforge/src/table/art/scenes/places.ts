import { cel, dot, fill, form, glow, group, line, put, ring, times, turnOf } from '@emberhall/ink'
import { burst, motes, puff, rings, wisp } from '@emberhall/ink/effects'
import { banner, barrel, lampPost, stall } from '@emberhall/ink/land'
import { bottle, lantern, satchel, scroll, sword, torch } from '@emberhall/ink/tools'
import { beastAt, dog, rats } from '@emberhall/ink/beasts'
import { folk, hero } from './actors.ts'
import { at, type Scenes, shown } from './stage.ts'

const shelf = (y: number): string =>
  line('#321', 5, `M0 ${y}H240`) +
  times(26, (i) =>
    form(
      turnOf(['#732', '#454', '#863', '#457', '#535'], i * 7),
      `M${i * 9.4} ${y - 2}v${-18 - ((i * 11) % 12)}h8v${18 + ((i * 11) % 12)}Z`,
      0,
    ),
  )
const moth = (x: number, y: number, s: number, turn: number): string =>
  group(x, y, s, turn, [
    form('#edb', 'M0 4C-8-14-26-16-28-4-28 8-12 12 0 4ZM0 4C8-14 26-16 28-4 28 8 12 12 0 4Z'),
    line('#542', 3, 'M0-6V12'),
    dot('#b84', -15, -3, 3),
    dot('#b84', 15, -3, 3),
  ])
const ember = (x: number, y: number): string => glow(x, y, 26, '#fb4', 0.8) + dot('#fe9', x, y, 3)

export const places: Scenes = {
  inn: () =>
    at('street', [
      glow(120, 70, 90, '#fc6', 0.6),
      form('#642', 'M60 128V52H184V128Z', 0),
      form('#853', 'M50 54L122 14 194 54Z'),
      times(3, (i) => fill('#fd8', `M${74 + i * 38} 68h24v22h-24Z`)),
      fill('#211', 'M108 128V100Q122 88 136 100V128Z'),
      line('#321', 4, 'M184 62H214V70'),
      form('#753', 'M198 70H232V96H198Z'),
      moth(215, 84, 0.42, 0),
      moth(86, 40, 0.3, 30),
      moth(168, 34, 0.34, -24),
      hero('mercenary', 'stride', 36, 144, 0.7),
    ]),
  'training-yard': () =>
    at('keep', [
      banner(36, 12, 0.7, '#732'),
      line('#753', 6, 'M190 142V70M166 86H214'),
      dot(cel('#ca6'), 190, 60, 13),
      form('#b85', 'M176 78H204L200 116H180Z'),
      hero('lord', 'lunge', 96, 144, 1.15, { tool: sword(), angle: 80 }),
      hero('sylvan-guard', 'stand', 36, 142, 0.8),
    ]),
  stalls: () =>
    at('road', [
      stall(72, 134, 1, '#b43'),
      stall(176, 134, 1.05, '#59b'),
      folk('villager', 'stand', 124, 146, 0.85),
      line('#542', 3, 'M214 120V40'),
      form('#edb', 'M214 42L240 60V98L214 104Z'),
    ]),
  temple: () =>
    at('hall', [
      times(
        7,
        (i) =>
          line('#c94', 1.6, `M${24 + i * 32}-2V${30 + (i % 3) * 16}`) +
          put(24 + i * 32, 30 + (i % 3) * 16, lantern(), 0.72),
      ),
      folk('elder', 'kneel', 120, 146, 1.05),
    ]),
  lamplighters: () =>
    at('street', [
      lampPost(168, 140, 1.5, true),
      folk('villager', 'cast', 120, 146, 1.2, { off: line('#542', 3, 'M0 20L4-40') + put(4, -42, torch(), 0.6) }),
      put(54, 132, barrel(0, 0, 0.9), 1),
      ember(206, 60),
    ]),
  library: () =>
    at('table', [
      shelf(34),
      shelf(70),
      shelf(106),
      put(170, 122, scroll(), 1.1, 12),
      hero('shaman', 'kneel', 76, 148, 1.2, { tool: scroll(), angle: -10 }),
      glow(110, 96, 40, '#fe9', 0.6),
    ]),
  'stray-hound': () =>
    at('street', [
      beastAt(dog, 156, 140, -1.15),
      line('#b43', 2.4, 'M124 100C104 116 96 126 74 128'),
      hero('rogue', 'kneel', 56, 146, 1.05),
      lampPost(214, 132, 1, false),
    ]),
  'ward-gate': () =>
    at('crypt', [
      glow(150, 74, 76, '#a8d', 0.7),
      form('#676', 'M94 140V60C94 0 206 0 206 60V140H186V62C186 26 114 26 114 62V140Z', 0),
      dot('#223', 150, 82, 34, 50),
      ring('#caf', 150, 82, 32, 3, 48),
      wisp(150, 80, 0.7, -70, '#caf'),
      wisp(150, 96, 0.6, 110, '#caf'),
      hero('shaman', 'cast', 46, 146, 1),
    ]),
  'poison-cellar': () =>
    at('keep', [
      barrel(180, 140, 1.5),
      barrel(216, 144, 1.2, '#642'),
      fill('#8b4', 'M150 140C166 130 200 132 214 142 196 150 160 150 150 140Z'),
      puff(176, 74, 1.2, '#ac4', 0.6),
      puff(204, 54, 0.9, '#8a5', 0.5),
      put(96, 146, rats(), 0.9),
      hero('sylvan-guard', 'point', 36, 146, 0.95, { tool: torch(), angle: 10 }),
    ]),
  satchel: () => shown(satchel() + put(-2, -14, scroll(), 0.6, -8), 2.4, 0, 88, '#feb', 'forest'),
  'lantern-oil': () =>
    shown(put(-26, 6, bottle('#da3'), 1.15) + put(30, -18, lantern(), 1.5), 1.45, 0, 84, '#fc6', 'marsh'),
  'castellan-seal': () =>
    shown(
      dot(cel('#832'), 0, 0, 34, 30) +
        dot('#b32', -2, -2, 26, 23) +
        fill('#511', 'M-14-4L-17-18-8-12-3-20 0-12 5-20 8-12 16-17 13-4ZM-12 0H12V12H-12Z') +
        fill('#100', 'M-5 2H5V12H-5Z') +
        line('#db6', 5, 'M-30 22L-50 48M28 22L46 50'),
      1.35,
      0,
      78,
      '#f96',
      'keep',
    ),
  sefa: () =>
    at('street', [
      lampPost(196, 138, 1.1, false),
      folk('sefa', 'point', 96, 148, 1.4),
      line('#fea', 2, 'M156 40C172 36 186 40 196 50', 'stroke-dasharray="2 6"'),
    ]),
  orm: () =>
    at('forest', [
      glow(140, 60, 60, '#fea', 0.7),
      folk('orm', 'cast', 112, 148, 1.4, { off: line('#642', 4, 'M0 40V-20') }),
      motes(130, 50, '#fec', 20, 60),
    ]),
  perception: () =>
    at('forest', [
      hero('sylvan-guard', 'kneel', 70, 148, 1.3),
      times(4, (i) =>
        group(136 + i * 24, 138 - i * 7, 1 - i * 0.16, 30, [
          fill(
            '#211',
            'M0 0C-5-3-5-9 0-10 5-9 5-3 0 0ZM-5-11A2 2.6 0 1 0-4.99-11ZM-1-15A2 2.6 0 1 0-.99-15ZM4-13A2 2.6 0 1 0 4.01-13Z',
          ),
        ]),
      ),
    ]),
  finesse: () =>
    at('street', [
      line('#ca6', 2.4, 'M0 84Q120 98 240 70'),
      hero('rogue', 'leap', 118, 124, 1.1, { sway: 16 }),
      dot('#eec', 204, 26, 16),
    ]),
  eloquence: () =>
    at('hall', [
      folk('archer', 'stand', 168, 142, -0.85),
      folk('villager', 'stand', 198, 146, -0.9),
      folk('conscript', 'stand', 222, 142, -0.8),
      hero('lord', 'point', 76, 148, 1.3),
      rings(118, 46, '#fea', 14, 2),
    ]),
  lore: () =>
    at('camp', [
      hero('shaman', 'sit', 84, 142, 1.35, { tool: scroll(), angle: 0 }),
      glow(110, 90, 50, '#9ec', 0.6),
      times(5, (i) =>
        group(150 + (i % 3) * 26, 36 + i * 18, 1.1, [
          line('#cfd', 2.4, turnOf(['M-6-8V8L6 0', 'M-6 8L0-8 6 8M-3 2H3', 'M-6-6H6L-6 6H6'], i)),
        ]),
      ),
    ]),
  vigour: () =>
    at('keep', [
      form('#a97', 'M84 40C100 10 176 14 180 44 182 66 150 74 128 72 104 72 80 62 84 40Z'),
      hero('mercenary', 'cast', 128, 150, 1.15),
      burst(184, 96, 8),
      motes(130, 130, '#dca', 10, 50),
    ]),
  resolve: () =>
    at('storm', [
      hero('mercenary', 'guard', 110, 146, 1.25, { off: torch() }),
      times(4, (i) => wisp(190 - i * 8, 30 + i * 26, 1, 178, '#dee')),
      glow(142, 60, 50, '#fc6', 0.6),
    ]),
  streetwise: () =>
    at('street', [
      folk('conscript', 'stand', 206, 138, 0.8),
      folk('militia-guard', 'stand', 176, 140, 0.85),
      form('#432', 'M0 0H118V150H0Z', 0),
      fill('#111', 'M36 150V50Q72 24 106 50V150Z'),
      hero('rogue', 'crouch', 70, 148, 1.15),
    ]),
}
