import { bright, dot, fill, form, glow, group, line, put, times } from '@emberhall/ink'
import { motes } from '@emberhall/ink/effects'
import * as land from '@emberhall/ink/land'
import { bottle, lantern, pike, staff, sword } from '@emberhall/ink/tools'
import { beastAt, wolf } from '@emberhall/ink/beasts'
import { foe, folk, hero } from './actors.ts'
import type { Scenes } from './stage.ts'
import { birds, clouds, heroes, sky, trunk, view } from './wide.ts'

const [W, H] = [640, 400]
const print = (x: number, y: number, s: number, turn: number): string =>
  group(x, y, s, turn, [
    fill(
      '#111',
      'M0 4C-7 2-7-6 0-7 7-6 7 2 0 4ZM-8-9A3 4 0 1 0-7.99-9ZM-3-14A3 4 0 1 0-2.99-14ZM4-14A3 4 0 1 0 4.01-14ZM9-9A3 4 0 1 0 9.01-9Z',
    ),
  ])

export const wildScenes: Scenes = {
  'leaving-forest': () =>
    view(
      sky(['#ffd', '#fd9', '#da5', '#787'], 400, 150),
      clouds('#feb'),
      birds(430, 70),
      land.greatDome(420, 168, 0.42, '#eb6'),
      land.skyline(W, 216, 74, '#ec7', 14, [470, 540]),
      land.hills(W, 226, 22, '#ca5', 3, H),
      land.hills(W, 262, 26, '#994', 7, H),
      fill(
        '#ec8',
        'M270 400C300 330 372 300 392 262 408 236 400 226 410 218L418 218C416 236 430 250 424 270 414 306 396 340 400 400Z',
      ),
      land.hills(W, 330, 20, '#663', 5, H),
      times(9, (i) => land.pine(330 + i * 38, 300 + ((i * 37) % 40), 0.7 + (i % 3) * 0.2, '#563')),
      land.trunks(W * 0.62, H, 7, '#332', '#fd8', 21, 1.2),
      heroes(250, 384, 1.25),
      trunk(70, 120),
      trunk(-20, 130),
      land.shafts(W, H, '#fe9', 0.1),
      land.canopy(W, 130, 120),
      land.drift(W, H, 16),
    ),
  refugees: () =>
    view(
      sky(['#fec', '#eb6', '#a85', '#445'], 120, 130),
      clouds('#ec8'),
      land.hills(W, 216, 40, '#874', 9, H),
      glow(540, 130, 90, '#433', 0.8, 60) + glow(590, 70, 110, '#433', 0.6, 50),
      land.hills(W, 256, 24, '#654', 4, H),
      fill('#ca6', 'M-4 330C160 290 400 270 644 286V330C420 320 240 350-4 400Z'),
      [0, 1, 2].map((i) => land.cart(500 - i * 190, 306 + i * 16, 0.9 + i * 0.2, ['#ca6', '#a85', '#da8'][i])).join(''),
      folk('villager', 'stride', 410, 326, 0.9),
      folk('elder', 'stride', 446, 330, 0.85, { off: line('#642', 3, 'M0 40V-20') }),
      folk('villager', 'stride', 372, 330, 0.55),
      folk('elder', 'stand', 240, 346, 1.05),
      folk('villager', 'stand', 274, 350, 0.62),
      hero('lord', 'kneel', 196, 366, 1.3),
      hero('shaman', 'stand', 120, 372, 1.35, { off: staff() }),
      trunk(-10, 90),
      land.canopy(W * 0.6, 90, 60, 8),
      motes(330, 300, '#fea', 26, 220),
    ),
  'wolf-tracks': () =>
    view(
      sky(['#fec', '#ec6', '#784', '#232'], 90, 90),
      land.trunks(W, 300, 14, '#884', '#fea', 3, 0.5),
      land.hills(W, 250, 16, '#773', 4, H),
      land.trunks(W, 330, 8, '#452', '#fd9', 9, 0.9),
      beastAt(wolf, 500, 250, 0.62),
      fill(
        '#543',
        'M120 400C180 340 300 320 380 290 440 268 480 256 540 250L560 256C500 276 460 300 420 330 380 360 360 380 350 400Z',
      ),
      times(8, (i) => print(220 + i * 38, 378 - i * 15, 1.5 - i * 0.13, 58 + (i % 2) * 8)),
      hero('sylvan-guard', 'kneel', 150, 376, 1.7),
      hero('mercenary', 'stand', 70, 360, 1.25),
      trunk(590, 120),
      land.shafts(W, H, '#fea', 0.12),
      land.canopy(W, 110, 90, 6),
    ),
  ford: () =>
    view(
      sky(['#fec', '#fd8', '#a97', '#455'], 150, 110),
      clouds('#fea'),
      land.hills(W, 200, 30, '#895', 12, H),
      times(12, (i) => land.pine(20 + i * 56, 226 + ((i * 23) % 16), 1, '#563')),
      land.water(W, 232, 150, '#678', '#feb'),
      times(9, (i) => land.rock(250 + i * 22 - (i % 2) * 30, 244 + i * 16, 0.7 + i * 0.12)),
      times(4, (i) => land.reeds(40 + i * 26, 270 + i * 12, 1.6) + land.reeds(560 + i * 20, 262 + i * 14, 1.5)),
      folk('recruit', 'ready', 470, 262, 0.8),
      foe(() => beastAt(wolf, 540, 266, -0.6)),
      hero('rogue', 'leap', 330, 330, 1.1, { sway: 14 }),
      hero('lord', 'ready', 190, 376, 1.4, { tool: sword(), angle: 40 }),
      fill('#342', 'M-4 400V352C80 340 160 372 230 400Z'),
      trunk(-30, 110),
      land.canopy(W * 0.8, 100, 80, 11),
    ),
  campfire: () =>
    view(
      sky(['#344', '#233', '#223', '#112'], 320, 280),
      times(60, (i) =>
        dot('#fed', (i * 137) % W, (i * 71) % 190, 0.8 + (i % 3) * 0.5, undefined, `opacity="${0.3 + (i % 5) * 0.15}"`),
      ),
      dot('#eec', 236, 60, 26) + dot('#344', 248, 52, 23),
      glow(120, 200, 90, '#eb4', 0.25) + land.skyline(220, 214, 34, '#443', 5, [80, 150]),
      land.trunks(W, 320, 12, '#112', '#544', 8, 0.8),
      fill('#221', 'M-4 300C200 280 440 280 644 304V400H-4Z'),
      glow(320, 310, 260, '#f93', 0.7, 130),
      land.trunks(W, 340, 5, '#111', '#d94', 14, 1.1),
      hero('mercenary', 'sit', 220, 350, 1.35),
      hero('shaman', 'sit', 446, 350, -1.35),
      land.campfire(326, 346, 1.5),
      hero('sylvan-guard', 'stand', 132, 330, 1.15, { off: pike() }),
      hero('rogue', 'sit', 380, 384, -1.3),
      motes(330, 210, '#fb5', 30, 110),
    ),
  marsh: () =>
    view(
      sky(['#eeb', '#cb8', '#676', '#233'], 420, 110),
      land.trunks(W, 260, 16, '#787', '#eeb', 5, 0.4),
      land.water(W, 220, 190, '#466', '#eeb'),
      times(6, (i) => glow(70 + i * 104, 206 + (i % 2) * 26, 30, '#fd8', 0.5)),
      times(3, (i) => land.lampPost(110 + i * 180, 250 + i * 26, 0.9 + i * 0.2, i === 0)),
      times(10, (i) => dot('#784', (i * 71) % W, 260 + ((i * 37) % 120), 20, 5)),
      hero('shaman', 'stride', 410, 338, 1.15, { off: staff() }),
      hero('lord', 'stride', 330, 352, 1.25),
      hero('mercenary', 'stride', 242, 370, 1.35),
      times(3, (i) => line('#eec', 2, `M${210 + i * 86} ${374 - i * 14}h70`, 'opacity=".6"')),
      times(6, (i) => land.reeds(10 + i * 26, 400, 3, '#222') + land.reeds(500 + i * 28, 404, 3.2, '#222')),
      glow(160, 226, 220, '#eec', 0.45, 36) + glow(480, 240, 240, '#eec', 0.45, 40),
      trunk(-30, 90),
    ),
  'lantern-oil': () =>
    view(
      sky(['#fea', '#c94', '#454', '#122'], 330, 210),
      land.trunks(W, 280, 12, '#344', '#ec7', 6, 0.6),
      land.water(W, 262, 60, '#344', '#fd9'),
      form('#642', 'M60 316H580V344H60Z', 90) + fill('#221', 'M90 344H116V400H90ZM524 344H550V400H524Z'),
      glow(330, 230, 190, '#fc6', 0.8),
      put(336, 180, lantern(), 4.6),
      put(210, 262, bottle('#da3'), 2.2),
      put(454, 276, bottle('#c92'), 1.7, 8),
      folk('villager', 'stand', 560, 390, -1.8, {}),
      hero('rogue', 'stand', 80, 396, 1.8),
      motes(330, 170, '#feb', 30, 160),
    ),
  orm: () =>
    view(
      sky(['#ffd', '#ec6', '#895', '#232'], 420, 110),
      land.trunks(W, 300, 12, '#895', '#fec', 13, 0.5),
      land.hills(W, 290, 16, '#784', 6, H),
      form('#764', 'M380 318C376 210 430 150 500 150S620 206 628 318Z') +
        fill('#211', 'M470 318V254C470 220 530 220 530 254V318Z') +
        line(bright('#8a5', 0.2), 9, 'M392 250C420 180 470 166 520 160'),
      glow(500, 290, 60, '#fc6', 0.6),
      folk('orm', 'stand', 330, 380, 1.9, { off: line('#642', 4, 'M0 44V-40') }),
      hero('shaman', 'kneel', 180, 384, 1.6),
      times(5, (i) => line('#eec', 3, `M${80 + i * 26} ${120 + i * 24}q8-8 14 0 6-8 14 0`)),
      land.shafts(W, H, '#fea', 0.14),
      trunk(-20, 110),
      land.canopy(W, 110, 90, 4),
    ),
}
