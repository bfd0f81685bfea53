import { dim, dot, fill, form, glow, group, line, mix, put, seeded, silhouette, times, turned } from '@emberhall/ink'
import { drops, motes, puff, rings, wisp } from '@emberhall/ink/effects'
import { person } from '@emberhall/ink/person'
import { coin, scroll } from '@emberhall/ink/tools'
import { HEROES } from '../parts/cast-heroes.ts'
import { rat } from '@emberhall/ink/beasts'
import { folk, hero } from './actors.ts'
import { at, type Scenes } from './stage.ts'

const VIOLET = '#b9e'
/** An open hand that rises from the lower edge. */
const hand = (skin: string): string =>
  form(
    skin,
    'M-16 44L-14 8C-22 2-28-8-26-14-22-16-16-8-12-6L-16-34C-15-40-8-40-7-34L-3-14-2-42C0-48 6-48 7-42L7-14 13-36C15-41 21-39 20-33L16-8 24-18C28-20 31-16 29-12L18 8 16 44Z',
  )
const shade = (x: number, y: number, s: number, c = '#112'): string =>
  group(x, y, s, [silhouette(c, () => person(HEROES.rogue, 'cast'))])
const branches = (c: string): string => {
  const d = 'M0 40C2 20-6 8 0-8M0 10L-9-8-6-24M0 4L8-6 6-26M-4 22L-12 12M3 26L12 14 14-4'
  return line('#000', 5, d) + line(c, 2.2, d)
}
const eyes = (n: number, seed: number, c: string): string => {
  const chance = seeded(seed)
  return times(n, () =>
    put(
      chance() * 220 + 10,
      chance() * 90 + 10,
      glow(0, 0, 12, c, 0.7) + fill(c, 'M-7 0Q0-6 7 0 0 5-7 0Z') + dot('#101', 0, 0, 1.8),
      0.6 + chance() * 0.7,
    ),
  )
}
const bed = (): string =>
  form('#542', 'M60 122H204V142H60Z') +
  form('#899', 'M66 106C100 98 170 98 200 108V130H66Z') +
  form('#ddc', 'M62 100H98V118H62Z')

export const corruption: Scenes = {
  'sinister-whispers': () =>
    at('mind', [
      shade(44, 150, 1.3),
      group(200, 150, [turned(() => shade(0, 0, 1.3, '#212'))]),
      hero('shaman', 'cower', 122, 146, 1.15),
      wisp(84, 54, 0.8, 10, VIOLET),
      wisp(160, 54, 0.8, 170, VIOLET),
    ]),
  'cold-hands': () =>
    at('mind', [
      glow(120, 80, 70, '#adf', 0.7),
      put(92, 104, hand('#acd'), 1.25, -8),
      put(152, 104, hand('#acd'), -1.25, 8),
      times(9, (i) =>
        group(30 + i * 23, 30 + ((i * 37) % 60), 0.6 + (i % 3) * 0.3, [
          line('#eef', 1.6, 'M0-7V7M-6-3.5L6 3.5M-6 3.5L6-3.5'),
        ]),
      ),
    ]),
  'black-veins': () =>
    at('mind', [put(120, 96, hand('#c97'), 1.8), put(118, 110, branches('#324'), 1.7), glow(120, 90, 50, '#638', 0.5)]),
  doubt: () =>
    at('mind', [
      hero('lord', 'stand', 88, 146, 1.25),
      dim(0.55, hero('lord', 'fall', 168, 146, -1.2)),
      line('#dcd', 2, 'M128 10V146', 'stroke-dasharray="6 5"'),
    ]),
  tremor: () =>
    at('mind', [
      [-5, 5, 0].map((dx) => put(dx, 0, dim(dx ? 0.35 : 1, put(104, 104, hand('#da7'), 1.4, -6)))).join(''),
      put(168, 92, form('#c93', 'M-20-20H20V20H-20Z') + dot('#fed', -9, -9, 4) + dot('#fed', 9, 9, 4), 1, 24),
      line('#eef', 2.4, 'M60 60Q54 70 60 80M50 54Q42 70 50 86M150 60Q156 70 150 80'),
    ]),
  'hollow-hunger': () =>
    at('mind', [
      form('#864', 'M70 112H180C180 136 150 144 125 144S70 136 70 112Z'),
      dot('#111', 125, 112, 55, 12),
      glow(125, 112, 36, '#735', 0.7),
      put(196, 140, rat(), 0.7),
      eyes(2, 21, '#f9c'),
      wisp(124, 70, 0.7, -80, VIOLET),
    ]),
  'night-sweat': () =>
    at('mind', [
      bed(),
      group(104, 104, 0.8, 84, [silhouette('#324', () => person(HEROES.mercenary, 'stand'))]),
      drops(90, 76, '#adf', 6),
      dot('#eef', 196, 36, 16),
      dot('#425', 203, 32, 14),
    ]),
  'sudden-chill': () =>
    at('storm', [
      hero('rogue', 'cower', 120, 146, 1.3),
      times(4, (i) => wisp(90 + i * 24, 34 + i * 26, 1, i * 6, '#eef')),
      times(8, (i) => fill('#dee', `M${i * 32}-2l6 0-3 ${18 + ((i * 13) % 22)}Z`)),
    ]),
  'blood-price': () =>
    at('mind', [
      line('#874', 4, 'M120 14V110M72 30H168M72 30L52 74M72 30L92 74M168 30L148 66M168 30L188 66'),
      form('#da4', 'M50 74H94C92 88 52 88 50 74ZM146 66H190C188 80 148 80 146 66Z'),
      form('#da4', 'M92 112H148V124H92Z'),
      drops(72, 66, '#b33', 5),
      put(168, 56, coin(), 0.6),
      put(158, 60, coin(), 0.5),
    ]),
  'lost-time': () =>
    at('mind', [
      form('#b84', 'M84 20H156V32H84ZM84 124H156V136H84Z'),
      fill(
        '#dee',
        'M92 32H148C148 62 126 70 126 78S148 94 148 124H92C92 94 114 86 114 78S92 62 92 32Z',
        'opacity=".5"',
      ),
      fill('#db6', 'M120 80C132 92 144 104 144 122H96C96 104 108 92 120 80Z'),
      line('#db6', 2.4, 'M120 60V118'),
      motes(176, 110, '#db6', 16, 36),
      line('#eff', 2, 'M138 90L156 108 150 118'),
    ]),
  'ill-omen': () =>
    at('mind', [
      dot('#b32', 170, 46, 27),
      glow(170, 46, 60, '#e43', 0.6),
      line('#101', 7, 'M0 132C50 118 70 96 100 104M52 118L60 88M30 124L22 100'),
      group(98, 84, 1.25, [
        fill('#101', 'M-30 20C-26-6-4-22 16-18L34-10 18-4C20 10 6 22-8 22L-26 40Z'),
        dot('#e64', 14, -11, 2.4),
      ]),
      times(4, (i) => line('#101', 2.4, `M${150 + i * 18} ${24 + (i % 2) * 16}q6-6 10 0 4-6 10 0`)),
    ]),
  debt: () =>
    at('mind', [
      folk('guildmistress', 'point', 76, 148, 1.2),
      put(162, 74, scroll('#db8'), 1.7, 6),
      times(3, (i) => put(140 + i * 22, 132 - (i % 2) * 6, coin(), 0.7)),
      rings(162, 74, mix(VIOLET, '#000', 0.2), 34, 1),
      puff(60, 140, 0.8, '#324'),
    ]),
}
