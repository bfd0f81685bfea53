import { glow, line, put, times, turnOf } from '@emberhall/ink'
import { aegis, burst, motes, rings, slash, speed } from '@emberhall/ink/effects'
import { shield, sword } from '@emberhall/ink/tools'
import { folk, hero } from './actors.ts'
import { at, type Scenes } from './stage.ts'

const armed = { tool: sword(), angle: -20, off: shield() }
const riposte = (more: boolean): string =>
  at('road', [
    folk('conscript', 'fall', 180, 140, -1.1),
    hero('lord', 'lunge', 82, 142, 1.2, { tool: sword(), angle: 84, off: shield(), sway: 10 }),
    burst(146, 62, more ? 22 : 13),
    line('#adf', 3, 'M150 30L122 58 158 76'),
    more ? slash(152, 70, 1.1, -30) : '',
  ])

export const lordSkills: Scenes = {
  'high-guard': () =>
    at('road', [
      hero('lord', 'guard', 112, 146, 1.4, { tool: sword(), angle: 60, off: shield() }),
      aegis(166, 60, 0.8),
      aegis(196, 84, 0.55),
    ]),
  riposte: () => riposte(false),
  'riposte-2': () => riposte(true),
  taunt: () =>
    at('road', [
      folk('recruit', 'stride', 204, 144, -0.8),
      folk('knife-thrower', 'stride', 168, 138, -0.7),
      hero('lord', 'cast', 84, 146, 1.35, { tool: sword(), angle: -24, off: shield() }),
      rings(98, 50, '#f96', 18, 3),
    ]),
  'shield-wall': () =>
    at('road', [
      hero('sylvan-guard', 'stand', 52, 138, 0.95),
      hero('shaman', 'stand', 92, 136, 0.95),
      hero('lord', 'guard', 138, 146, 1.25, armed),
      aegis(186, 72, 0.9),
      aegis(206, 96, 0.7),
      aegis(178, 116, 0.55),
    ]),
  cleave: () =>
    at('road', [
      times(3, (i) => folk(turnOf(['conscript', 'recruit', 'archer'], i), 'fall', 150 + i * 34, 144 - i * 6, -0.85)),
      hero('lord', 'lunge', 72, 144, 1.2, { tool: sword(), angle: 60, sway: 16 }),
      slash(160, 76, 1.6, 0),
    ]),
  command: () =>
    at('road', [
      hero('mercenary', 'stride', 194, 142, 0.95),
      hero('lord', 'point', 82, 146, 1.35, { tool: sword(), angle: 76 }),
      glow(190, 60, 40, '#fd8', 0.7),
      line('#fea', 3, 'M146 40C160 34 172 36 180 44', 'stroke-dasharray="2 7"'),
    ]),
  'weapon-drill': () =>
    at('keep', [
      line('#753', 6, 'M184 142V66M160 84H208'),
      put(184, 96, shield('#753'), 0.9),
      put(184, 58, '<circle r="12" fill="#ca6"/>'),
      hero('lord', 'swing', 92, 144, 1.2, { tool: sword(), angle: 30 }),
      slash(142, 60, 1, 30),
      rings(92, 40, '#fea', 22, 2),
    ]),
  'noble-resolve': () =>
    at('hall', [
      glow(118, 70, 90, '#fd8', 0.8),
      hero('lord', 'kneel', 116, 146, 1.4, { tool: sword(), angle: 180 }),
      motes(118, 60, '#fec', 26, 70),
    ]),
  'shield-bash': () =>
    at('road', [
      folk('bruiser', 'fall', 182, 140, -1.1),
      speed(70, 60, 44),
      hero('lord', 'lunge', 84, 144, 1.25, { tool: put(6, 0, shield(), 1.25), angle: 6, sway: 14 }),
      burst(156, 66, 18),
    ]),
}
