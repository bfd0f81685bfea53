import { cel, dot, fill, form, glow, group, line, put, ring, times } from '@emberhall/ink'
import { burst, motes, puff, rings, wisp } from '@emberhall/ink/effects'
import * as t from '@emberhall/ink/tools'
import { hero } from './actors.ts'
import { at, type Scenes, shown } from './stage.ts'

const boot = (): string =>
  form('#eec', 'M-14-30C-36-54-52-50-60-38-50-38-44-34-42-28-52-30-56-22-55-14-40-20-28-16-16-14Z') +
  form('#742', 'M-17-52H11L12-12C24-8 37-4 39 10V16H-19C-17-6-19-34-17-52Z') +
  form('#da4', 'M-20-56H14V-44H-20Z') +
  line('#ed9', 1.8, 'M-6-30L10-26M-6-20L11-16') +
  fill('#221', 'M-20 15H40V22H-20Z')
const coat = (c: string): string =>
  form(c, 'M-22-46Q0-36 22-46L52-22 40 0 28-8 32 50H-32L-28-8-40 0-52-22Z') + line('#221', 1.6, 'M0-38V50')
const cloak = (c: string): string =>
  form(c, 'M-18-46Q0-54 18-46L24-30C34 0 46 30 50 52 20 60-20 60-50 52-46 30-34 0-24-30Z') +
  fill('#111', 'M-12-42Q0-48 12-42 14-26 0-22-14-26-12-42Z')

export const items: Scenes = {
  'iron-sword': () => shown(put(0, 24, t.sword()), 2.5, 44),
  'hooked-spear': () => shown(put(0, 14, t.spear()), 1.75, 58, 84, '#feb', 'road'),
  'hunting-bow': () => shown(t.bow() + put(22, 26, t.arrow(48), 1, 8), 1.8, 18, 74, '#feb', 'forest'),
  'repeating-crossbow': () => shown(t.crossbow(), 1.5, 38, 78, '#feb', 'keep'),
  'great-axe': () => shown(put(0, 14, t.axe()), 1.9, 34, 80, '#feb', 'keep'),
  'spirit-staff': () => shown(put(0, 10, t.staff()), 1.15, 24, 78, '#9da', 'marsh'),
  'parrying-dagger': () =>
    shown(put(0, 6, t.dagger()) + line('#aaa', 2, 'M-5-4C-14-6-14-16-11-22M5-4C14-6 14-16 11-22'), 3.4, 38, 92),
  buckler: () => shown(t.buckler(), 3, 0, 80, '#feb', 'road'),
  'kite-shield': () =>
    shown(t.shield('#732', 'M0-14L4-4 14-2 6 5 8 15 0 10-8 15-6 5-14-2-4-4Z'), 2.2, -6, 74, '#feb', 'hall'),
  hatchet: () => shown(put(0, 8, t.hatchet()), 3.1, 24, 84, '#feb', 'forest'),
  'boots-of-celerity': () => shown(put(-26, -2, boot(), 0.86) + put(20, 8, boot()), 1.05, 0, 92, '#fd8', 'road'),
  'padded-coat': () =>
    shown(
      coat('#864') + times(4, (i) => line('#542', 1.4, `M-28 ${-18 + i * 18}L0 ${-10 + i * 18} 28 ${-18 + i * 18}`)),
      1.05,
      0,
      74,
      '#feb',
      'table',
    ),
  'cloak-of-reeds': () =>
    shown(
      cloak('#784') +
        times(9, (i) =>
          line(
            i % 2 ? '#aa5' : '#452',
            2.4,
            `M${-20 + i * 5}-30C${-26 + i * 6} 0 ${-38 + i * 9.5} 30 ${-42 + i * 10.5} 54`,
          ),
        ),
      1,
      0,
      72,
      '#ed9',
      'marsh',
    ),
  'scholars-robe': () =>
    shown(
      cloak('#457') +
        line('#ec6', 3, 'M-4-22L-6 54M4-22L6 54') +
        times(4, (i) =>
          group(-22 + (i % 2) * 44, 4 + i * 12, [
            '<path d="M0-5L1.5-1.5 5 0 1.5 1.5 0 5-1.5 1.5-5 0-1.5-1.5Z" fill="#ec6"/>',
          ]),
        ),
      1,
      0,
      72,
      '#feb',
      'hall',
    ),
  'healing-potion': () => shown(t.bottle('#b33'), 2.1, 0, 82, '#f98'),
  'ember-flask': () =>
    shown(
      t.bottle('#e83') + put(0, -30, fill('#fb4', 'M-6 4C-11-6-2-10-3-20 6-14 10-4 6 4Z')),
      1.9,
      -8,
      88,
      '#fb4',
      'camp',
    ),
  antidote: () =>
    shown(
      t.bottle('#7a5') + line('#eeb', 2.4, 'M-9 6C-3 0 3 12 9 6M-7 13C-2 8 3 17 8 12'),
      2.1,
      6,
      82,
      '#be8',
      'marsh',
    ),
  'lucky-coin': () =>
    shown(
      t.coin() + put(-34, 16, t.coin(), 0.5, 0) + line('#fed', 1.6, 'M18-16L24-22M20-2H28M16 12L22 18'),
      2.6,
      -10,
      76,
      '#fd8',
      'street',
    ),
  'signet-of-easafir': () =>
    shown(
      ring('#861', 2, 12, 22, 7) +
        ring('#da4', 0, 10, 22, 7) +
        form('#da4', 'M-16-28H16L22-10 14 2H-14L-22-10Z') +
        fill('#622', 'M0-25L4-17 13-16 7-9 8-1 0-5-8-1-7-9-13-16-4-17Z') +
        dot('#b32', -52, 40, 16, 6),
      1.5,
      0,
      80,
      '#feb',
      'hall',
    ),
  'rope-and-hook': () =>
    shown(
      times(4, (i) => ring(i % 2 ? '#b84' : '#ca6', -14, 22 - i * 5, 34, 6, 11)) +
        line('#ca6', 5, 'M18 8C36-4 22-24 34-36') +
        line('#899', 5, 'M34-36V-48M34-46C22-48 20-60 26-66M34-46C46-48 50-58 46-66M34-46V-70'),
      1.2,
      0,
      92,
      '#feb',
      'keep',
    ),
  'war-horn': () =>
    shown(t.horn() + line('#fec', 1.6, 'M22-30Q30-28 31-19M26-36Q37-33 38-18'), 2.6, 0, 90, '#feb', 'storm'),
  'smoke-pellet': () =>
    shown(
      dot(cel('#444'), 0, 10, 18) +
        line('#db6', 3, 'M-17 8Q0 16 17 6') +
        puff(-14, -22, 1, '#cca') +
        puff(18, -34, 1.2, '#aa9') +
        burst(6, -10, 6),
      1.3,
      0,
      92,
      '#feb',
      'street',
    ),
  'pilgrims-charm': () =>
    shown(
      line('#864', 2.4, 'M-30-50C-34-10-12 0 0 2 12 0 34-10 30-50') +
        form('#cca', 'M0 0C16 4 20 26 0 40-20 26-16 4 0 0Z') +
        line('#453', 2.4, 'M0 6V36M0 16L-8 10M0 24L8 17M0 31L-6 27'),
      1.35,
      0,
      74,
      '#eea',
      'forest',
    ),
  'lamp-of-the-dead': () =>
    shown(t.lantern(true, '#9ec') + wisp(26, -14, 0.6, -30) + wisp(-22, -4, 0.5, 160), 2.2, 0, 58, '#9ec', 'crypt'),
  'shamanic-drum': () =>
    at('camp', [
      glow(150, 90, 70, '#fb4', 0.6),
      put(154, 102, t.drum(), 1.9),
      hero('shaman', 'kneel', 62, 146, 1.2, {
        tool: line('#863', 4, 'M0 0L22-14') + dot('#edb', 24, -16, 5),
        angle: 20,
      }),
      rings(154, 84, '#fd8', 22, 3),
      motes(154, 50, '#fd8', 12, 40),
    ]),
}
