import { dim, dot, fill, glow, group, line, put, silhouette, times } from '@emberhall/ink'
import { chains, motes, rings, speed, wisp } from '@emberhall/ink/effects'
import { person } from '@emberhall/ink/person'
import { shield, sword } from '@emberhall/ink/tools'
import { FOLK } from '../parts/cast.ts'
import { folk, hero } from './actors.ts'
import { at, type Scenes } from './stage.ts'

/** What is feared, tall in the dark. */
const dread = (x: number, s: number, c = '#111'): string =>
  glow(x, 60, 90, '#7ba', 0.35) +
  group(x, 152, s, [silhouette(c, () => person(FOLK['barrow-knight'], 'cast'))]) +
  glow(x - 4, 150 - 84 * s, 10, '#fd6', 0.9) +
  dot('#fe9', x - 2, 150 - 84 * s, 2.4) +
  dot('#fe9', x + 6, 150 - 84 * s, 2.4)

export const fears: Scenes = {
  frozen: () =>
    at('crypt', [
      dread(178, 1.5),
      hero('rogue', 'stand', 84, 146, 1.2),
      times(5, (i) =>
        fill('#dee', `M${60 + i * 11} 148l6-${22 + ((i * 13) % 18)} 6 ${22 + ((i * 13) % 18)}Z`, 'opacity=".85"'),
      ),
      motes(84, 60, '#eff', 14, 40),
    ]),
  'shaking-hands': () =>
    at('crypt', [
      dread(196, 1.3),
      hero('sylvan-guard', 'cower', 96, 146, 1.25),
      put(150, 112, `<rect x="-12" y="-12" width="24" height="24" rx="5" fill="#47a"/>`, 1, 28),
      put(168, 126, `<rect x="-10" y="-10" width="20" height="20" rx="4" fill="#574"/>`, 1, -14),
      line('#efe', 2, 'M66 40Q60 50 66 60M58 36Q50 50 58 64M124 40Q130 50 124 60'),
    ]),
  panic: () => at('crypt', [dread(48, 1.4), speed(130, 62, 44, '#ded'), hero('mercenary', 'stride', 168, 146, 1.25)]),
  scream: () =>
    at('crypt', [
      folk('elite-ghost', 'cast', 120, 146, 1.5),
      rings(124, 22, '#cfd', 20, 5),
      hero('lord', 'cower', 40, 148, 0.85),
    ]),
  'tunnel-vision': () =>
    at('crypt', [
      folk('barrow-knight', 'ready', 122, 138, -0.85),
      fill(
        '#000',
        'M0 0H240V150H0ZM120 34C76 34 64 76 70 100 76 128 164 130 172 98 178 70 164 34 120 34Z',
        'fill-rule="evenodd" opacity=".9"',
      ),
      line('#455', 3, 'M120 34C76 34 64 76 70 100 76 128 164 130 172 98 178 70 164 34 120 34Z', 'opacity=".8"'),
    ]),
  'heavy-limbs': () =>
    at('crypt', [
      dread(196, 1.2),
      hero('mercenary', 'kneel', 92, 146, 1.3),
      chains('M72 146C40 140 30 120 18 148M112 146C140 140 150 124 170 148M100 98C130 110 150 100 166 146'),
      dot('#232', 170, 142, 14),
      dot('#232', 20, 144, 12),
    ]),
  'dropped-guard': () =>
    at('crypt', [
      dread(190, 1.35),
      hero('lord', 'fall', 92, 146, 1.15),
      put(144, 130, shield(), 0.95, 70),
      put(44, 140, sword(), 0.9, 100),
      line('#efe', 2, 'M120 104L130 112M134 96L138 108'),
    ]),
  'cold-resolve': () =>
    at('crypt', [
      dim(0.6, dread(190, 1.5)),
      glow(92, 80, 70, '#fe9', 0.6),
      hero('lord', 'guard', 88, 146, 1.3, { tool: sword(), angle: -14, off: shield() }),
      wisp(150, 60, 0.8, 160, '#cfd'),
    ]),
}
