import { dim, dot, glow, line, put, times, turnOf } from '@emberhall/ink'
import { aegis, bolt, burst, hearts, motes, puff, rings, roots, wisp } from '@emberhall/ink/effects'
import { drum, staff } from '@emberhall/ink/tools'
import { folk, hero } from './actors.ts'
import { at, type Scenes } from './stage.ts'

const SPIRIT = '#9ec'
const spiritBolt = (more: boolean): string =>
  at('marsh', [
    hero('shaman', 'point', 64, 146, 1.25, { tool: staff(), angle: 76 }),
    glow(160, 56, 56, SPIRIT, 0.8),
    wisp(150, 58, 0.9, -4),
    burst(202, 56, 14, SPIRIT),
    more ? aegis(96, 92, 0.7, SPIRIT) : '',
  ])

export const shamanSkills: Scenes = {
  'spirit-bolt': () => spiritBolt(false),
  'spirit-bolt-2': () => spiritBolt(true),
  'mending-chant': () =>
    at('forest', [
      hero('mercenary', 'sit', 164, 142, 1.15),
      hero('shaman', 'kneel', 84, 146, 1.2),
      glow(140, 86, 60, '#de9', 0.7),
      hearts(150, 52),
      wisp(116, 72, 0.7, -20, '#de9'),
    ]),
  roots: () =>
    at('forest', [
      folk('sicario', 'cower', 164, 140, -1.1),
      roots(164, 146, 1.3),
      hero('shaman', 'kneel', 62, 146, 1.2, { tool: staff(), angle: 10 }),
      line(SPIRIT, 3, 'M86 144C104 140 116 146 132 142', 'opacity=".8"'),
    ]),
  'ancestral-wind': () =>
    at('storm', [
      folk('recruit', 'fall', 194, 118, -1, {}, -14),
      hero('shaman', 'cast', 62, 146, 1.25, { tool: staff(), angle: 20 }),
      times(4, (i) => wisp(136 + (i % 2) * 18, 46 + i * 24, 1, i * 4 - 6, '#dee')),
    ]),
  'spirit-hook': () =>
    at('marsh', [
      folk('bone-archer', 'stride', 190, 138, -1.1),
      line('#efe', 3, 'M90 62C130 30 170 50 182 76'),
      line(SPIRIT, 8, 'M90 62C130 30 170 50 182 76', 'opacity=".3"'),
      line('#efe', 5, 'M182 76C196 80 196 96 184 96 176 96 174 90 178 86'),
      hero('shaman', 'point', 60, 146, 1.25),
    ]),
  trance: () =>
    at('camp', [
      glow(120, 70, 80, SPIRIT, 0.6),
      hero('shaman', 'sit', 120, 140, 1.5),
      put(158, 128, drum(), 0.9),
      rings(120, 62, SPIRIT, 20, 4),
      dim(0.35, hero('shaman', 'stride', 176, 108, 1)),
    ]),
  ward: () =>
    at('forest', [
      hero('lord', 'guard', 100, 142, 1.05),
      hero('rogue', 'ready', 176, 142, 1.05),
      aegis(112, 84, 1, SPIRIT),
      aegis(188, 84, 1, SPIRIT),
      hero('shaman', 'cast', 40, 148, 1),
    ]),
  'storm-of-kaan': () =>
    at('storm', [
      times(3, (i) => folk(turnOf(['risen', 'conscript', 'risen'], i), 'cower', 134 + i * 38, 142, -0.75)),
      bolt(140, 134, 1.25),
      bolt(184, 138, 1.4),
      bolt(216, 134, 1.1),
      hero('shaman', 'cast', 54, 148, 1.3, { off: staff(), offAngle: 10 }),
    ]),
  'thick-smoke': () =>
    at('forest', [
      dim(0.55, hero('rogue', 'stand', 104, 138, 0.9), hero('lord', 'stand', 146, 138, 0.95)),
      times(6, (i) => puff(72 + i * 28, 138 - (i % 2) * 20, 1.3, i % 2 ? '#cca' : '#aa9', 0.66)),
      hero('shaman', 'cast', 48, 150, 1.05),
      dot('#e62', 200, 138, 10, 4),
      motes(150, 70, '#feb', 10, 60),
    ]),
}
