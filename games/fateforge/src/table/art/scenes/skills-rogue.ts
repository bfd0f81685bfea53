import { dim, fill, glow, line, put, times } from '@emberhall/ink'
import { burst, motes, puff, rings, slash, speed } from '@emberhall/ink/effects'
import { coin, dagger, GOLD, knife } from '@emberhall/ink/tools'
import { folk, hero } from './actors.ts'
import { at, type Scenes } from './stage.ts'

const blades = { tool: dagger(), angle: 74, off: dagger(), offAngle: 40 }
const backstab = (more: boolean): string =>
  at('street', [
    folk('militia-guard', 'ready', 160, 142, 1.2),
    hero('rogue', 'lunge', 74, 142, 1.15, { tool: dagger(), angle: 82, sway: 14 }),
    slash(132, 66, more ? 1.1 : 0.7, -20, '#fcd'),
    more ? burst(138, 68, 16, '#e64') : '',
    fill('#111', 'M0 0H62C54 60 58 110 40 150H0Z', 'opacity=".55"'),
  ])

export const rogueSkills: Scenes = {
  backstab: () => backstab(false),
  'backstab-2': () => backstab(true),
  sleight: () =>
    at('street', [
      hero('rogue', 'cast', 120, 150, 1.35),
      glow(120, 36, 60, '#fd6', 0.4),
      times(5, (i) => put(72 + i * 24, 46 - Math.sin((i / 4) * Math.PI) * 26, coin(), 0.55)),
      line('#feb', 2, 'M70 52Q120-10 170 52', 'stroke-dasharray="2 7"'),
    ]),
  vanish: () =>
    at('street', [
      puff(70, 120, 2, '#647'),
      puff(168, 122, 2.2, '#545'),
      dim(0.6, hero('rogue', 'crouch', 112, 142, 1.5, { sway: 6 })),
      puff(84, 140, 1.4, '#a8b', 0.7),
      puff(152, 138, 1.5, '#869', 0.7),
      motes(120, 74, '#ede', 18, 60),
    ]),
  'throwing-knives': () =>
    at('street', [
      hero('rogue', 'lunge', 66, 142, 1.2, { sway: 12 }),
      times(3, (i) => speed(150 + i * 14, 44 + i * 20, 24) + put(168 + i * 12, 58 + i * 20, knife(), 1.3, 88)),
      folk('recruit', 'fall', 220, 140, -0.8),
    ]),
  disarm: () =>
    at('street', [
      fill('#221', 'M120 138C140 128 200 128 222 138 200 148 142 148 120 138Z'),
      times(5, (i) => fill('#899', `M${138 + i * 15} 140l5-16 5 16Z`)),
      line('#dc9', 1.6, 'M104 128L150 124'),
      hero('rogue', 'kneel', 84, 146, 1.25, { tool: knife(), angle: 96 }),
      glow(110, 100, 26, '#fd8', 0.6),
    ]),
  'dance-of-blades': () =>
    at('street', [
      dim(0.3, hero('rogue', 'lunge', 56, 138, 1.05, blades)),
      dim(0.5, hero('rogue', 'leap', 108, 142, 1.05, blades)),
      hero('rogue', 'lunge', 160, 142, 1.15, { ...blades, sway: 18 }),
      slash(84, 70, 0.8, -10),
      slash(196, 66, 0.9, 20),
      line('#fcd', 2.4, 'M40 120C90 20 140 140 206 60', 'stroke-dasharray="3 7"'),
    ]),
  pickpocket: () =>
    at('street', [
      folk('lieutenant', 'stand', 166, 144, 1.25),
      hero('rogue', 'crouch', 84, 146, 1.25),
      put(126, 96, fill('#853', 'M-9-8C-4-12 4-12 9-8 14 4 8 12 0 12S-14 4-9-8Z') + line(GOLD, 2, 'M-8-8H8')),
      motes(128, 88, GOLD, 9, 16),
    ]),
  'low-blow': () =>
    at('street', [
      folk('bruiser', 'cower', 164, 144, -1.25),
      hero('rogue', 'crouch', 80, 146, 1.3, { tool: dagger(), angle: 90, off: dagger(), offAngle: 80 }),
      slash(136, 112, 0.7, 10),
      rings(158, 54, '#be8', 8, 2),
    ]),
  slippery: () =>
    at('street', [
      folk('militia-guard', 'guard', 66, 142, 1.05, { tool: '' }),
      folk('militia-guard', 'guard', 196, 142, -1.05),
      hero('rogue', 'leap', 132, 132, 1.15, { sway: 20 }, 18),
      line('#ede', 3, 'M30 132C70 150 90 70 132 60 170 52 190 110 226 128', 'stroke-dasharray="3 8"'),
    ]),
}
