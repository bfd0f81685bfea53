import { dim, glow, line, put, times } from '@emberhall/ink'
import { aegis, burst, drops, hearts, rings, slash, speed } from '@emberhall/ink/effects'
import { axe, shield } from '@emberhall/ink/tools'
import { folk, hero } from './actors.ts'
import { at, type Scenes } from './stage.ts'

const charge = (more: boolean): string =>
  at('road', [
    speed(70, 52, 60),
    hero('mercenary', 'stride', 104, 142, 1.3, { tool: axe(), angle: -50 }),
    folk('conscript', 'fall', 194, 140, -1),
    more ? burst(168, 64, 22) + slash(160, 70, 1.1, -14) : burst(166, 74, 12),
  ])

export const mercenarySkills: Scenes = {
  charge: () => charge(false),
  'charge-2': () => charge(true),
  'brutal-swing': () =>
    at('keep', [
      folk('sicario', 'fall', 188, 138, -1.05),
      hero('mercenary', 'swing', 92, 144, 1.25, { tool: axe(), angle: 40 }),
      slash(146, 62, 1.5, 18),
    ]),
  grit: () =>
    at('keep', [
      glow(120, 80, 70, '#f96', 0.6),
      hero('mercenary', 'kneel', 116, 146, 1.45, { tool: axe(), angle: 176 }),
      line('#eda', 3, 'M128 50L160 34M112 74L146 62', 'stroke-dasharray="14 4"'),
      drops(150, 112, '#b43', 4),
      aegis(152, 70, 0.6, '#fa8'),
    ]),
  hamstring: () =>
    at('road', [
      folk('militia-guard', 'cower', 172, 144, -1.2),
      hero('mercenary', 'crouch', 84, 146, 1.35, { tool: axe(), angle: 84 }),
      slash(150, 124, 0.9, 4),
      rings(164, 54, '#be8', 8, 2),
    ]),
  'battle-cry': () =>
    at('road', [
      hero('lord', 'guard', 40, 138, 0.8),
      hero('sylvan-guard', 'ready', 206, 138, -0.8),
      hero('mercenary', 'cast', 122, 150, 1.45, { tool: axe(), angle: -20 }),
      rings(130, 44, '#fb5', 20, 4),
    ]),
  reckless: () =>
    at('keep', [
      hero('mercenary', 'lunge', 92, 144, 1.35, { tool: axe(), angle: 70 }),
      drops(70, 60, '#b33', 6),
      hearts(52, 58, '#832'),
      slash(176, 70, 1.1, -20),
      speed(60, 96, 36),
    ]),
  grapple: () =>
    at('keep', [
      folk('knife-thrower', 'fall', 150, 142, 1.2),
      hero('mercenary', 'lunge', 92, 144, 1.3),
      line('#fea', 2.6, 'M214 60H180M222 80H186M210 100H178'),
    ]),
  sunder: () =>
    at('keep', [
      folk('barrow-knight', 'guard', 178, 144, -1.2),
      times(5, (i) => put(140 + ((i * 31) % 70), 34 + ((i * 23) % 60), shield('#665'), 0.24, i * 60)),
      hero('mercenary', 'swing', 88, 144, 1.2, { tool: axe(), angle: 60 }),
      burst(146, 58, 20),
    ]),
  momentum: () =>
    at('road', [
      folk('recruit', 'fall', 44, 146, 0.8),
      dim(0.35, hero('mercenary', 'swing', 92, 142, 1.1, { tool: axe(), angle: 30 })),
      hero('mercenary', 'stride', 162, 142, 1.25, { tool: axe(), angle: -40 }),
      speed(130, 60, 46),
      line('#feb', 3, 'M196 132h26l-8-7m8 7l-8 7'),
    ]),
}
