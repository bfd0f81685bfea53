import { dim, dot, fill, glow, line, put, ring, times, turnOf } from '@emberhall/ink'
import { burst, rings, slash, speed, volley } from '@emberhall/ink/effects'
import { arrow, bow, drawnBow } from '@emberhall/ink/tools'
import { beastAt, wolf } from '@emberhall/ink/beasts'
import { folk, hero } from './actors.ts'
import { at, type Scenes } from './stage.ts'

const quiver = (): string =>
  times(3, (i) => line('#eda', 2.4, `M${-6 + i * 3}-62L${-13 + i * 4}-84`)) + fill('#642', 'M-10-64L1-66 6-42-2-40Z')
const archer = (x: number, y: number, s: number, turn = 0): string =>
  hero('sylvan-guard', 'draw', x, y, s, { off: drawnBow(), over: quiver() }, turn)
const sight = (x: number, y: number, r: number): string =>
  glow(x, y, r * 1.6, '#fd6', 0.5) +
  ring('#fec', x, y, r, 2.4) +
  ring('#fd6', x, y, r * 0.55, 1.6) +
  line(
    '#fec',
    2.4,
    `M${x - r * 1.4} ${y}h${r * 0.7}M${x + r * 0.7} ${y}h${r * 0.7}M${x} ${y - r * 1.4}v${r * 0.7}M${x} ${y + r * 0.7}v${r * 0.7}`,
  )

const quickDraw = (more: boolean): string =>
  at('forest', [
    speed(84, 62, 52),
    hero('sylvan-guard', 'stride', 122, 140, 1.25, { off: drawnBow(), offAngle: -8, sway: 16, over: quiver() }),
    volley(more ? 3 : 1, 190, 44, 6, 17, 84, 0.8),
    more ? rings(122, 58, '#be8', 13, 2) : '',
  ])
const twin = (more: boolean): string =>
  at('forest', [
    archer(70, 140, 1.2),
    volley(2, 150, 44, 2, 22, 80),
    speed(142, 40, 26),
    more
      ? hero('sylvan-guard', 'stride', 208, 146, 0.62, { sway: 10 }) +
        line('#feb', 2.4, 'M100 146H176', 'stroke-dasharray="2 7"')
      : burst(222, 56, 9),
  ])

export const guardSkills: Scenes = {
  'quick-draw': () => quickDraw(false),
  'quick-draw-2': () => quickDraw(true),
  'hunters-mark': () =>
    at('forest', [
      beastAt(wolf, 172, 132, -0.95),
      sight(150, 96, 24),
      hero('sylvan-guard', 'point', 54, 146, 1.2, { off: bow(), offAngle: 10, over: quiver() }),
    ]),
  'twin-arrows': () => twin(false),
  'twin-arrows-2': () => twin(true),
  'long-shot': () =>
    at('road', [
      folk('archer', 'stand', 214, 112, 0.28),
      sight(214, 98, 13),
      line('#fed', 1.6, 'M96 62Q160 28 206 92', 'stroke-dasharray="3 5"'),
      put(150, 47, arrow(26), 0.7, 96),
      archer(58, 150, 1.3, -6),
    ]),
  'pinning-arrow': () =>
    at('forest', [
      folk('conscript', 'cower', 168, 138, -1.05),
      put(152, 146, arrow(34), 1, 210),
      put(182, 148, arrow(30), 1, 196),
      line('#eda', 3, 'M158 122L178 126'),
      rings(166, 50, '#be8', 8, 2),
      archer(48, 146, 0.95),
    ]),
  'evasive-roll': () =>
    at('forest', [
      dim(0.35, hero('sylvan-guard', 'stand', 60, 140, 1)),
      line('#feb', 3, 'M66 60C96 30 150 40 160 84', 'stroke-dasharray="4 7"'),
      hero('sylvan-guard', 'crouch', 138, 100, 1.15, { off: bow(), offAngle: 40, sway: 8 }, 62),
      slash(66, 70, 0.8, 30),
      dot('#db8', 150, 136, 34, 5, 'opacity=".5"'),
    ]),
  'point-blank': () =>
    at('forest', [folk('bruiser', 'fall', 178, 138, -1.15), burst(140, 62, 17), archer(74, 142, 1.3)]),
  'rain-of-arrows': () =>
    at('forest', [
      times(3, (i) =>
        folk(
          turnOf(['recruit', 'conscript', 'archer'], i),
          'cower',
          118 + i * 44,
          142 - (i % 2) * 6,
          i % 2 ? -0.8 : 0.8,
        ),
      ),
      volley(6, 100, 44, 24, 6, 170, 0.85),
      volley(5, 112, 4, 26, 8, 172, 0.6),
      hero('sylvan-guard', 'cast', 42, 146, 1.1, { off: bow(), offAngle: -60 }),
    ]),
}
