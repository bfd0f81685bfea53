import { dim, dot, fill, flare, group, line, put, spots, tone } from '@emberhall/ink'
import { lamp, pages } from '../parts/cast.ts'
import { scene } from '../parts/frame.ts'
import { book, gilt, lantern } from '../parts/props.ts'
import { BLUE, both, FLAME, GREEN, RED, WHITE } from '../parts/worlds.ts'
import type { Scenes } from './scenes.ts'

export const lanterns: Scenes = {
  'lantern-of-the-sure-foot': () =>
    scene(WHITE, { light: [160, 84, 160], seed: 5, beams: 24, ground: 176 }, [
      fill(FLAME, 'M146 110L70 214H250L174 110Z', 'opacity=".3"'),
      spots('96 198 1.1, 146 186 0.9, 190 196 1, 236 186 0.9, 160 208 1.2', (x, y, s) =>
        put(x, y, dot('#05030a', 2, 6, 24, 8) + dot('#7a5a3c', 0, 0, 24, 9) + dot('#ffd9a0', -2, -3, 21, 6), s),
      ),
      put(160, 88, lantern(true, 96), 1.3),
      flare(160, 92, 80, '#ffd58a', 0.7),
    ]),
  'lantern-of-the-last-page': () =>
    scene(BLUE, { back: 'library', light: [160, 90, 150], front: 'none', beams: 18 }, [
      fill('#120a1c', 'M-5 190H325V225H-5Z'),
      put(160, 118, pages(), 1.15),
      flare(160, 112, 90, '#ffd58a', 0.65),
      put(72, 184, book('#7a1f34', '#5a4a68'), 0.8, -6),
      group(252, 188, [
        fill('#2a4a98', 'M-40 0H40V14H-40Z'),
        fill('#7a3a20', 'M-34 -14H36V0H-34Z'),
        fill('#58804a', 'M-38 -26H30V-14H-38Z'),
        line('#ffe6a8', 1.4, 'M-34 -22h54M-30 -9h56M-36 5h66'),
      ]),
      put(104, 70, fill('#fff6dc', 'M-14 -18L14 -14L12 18L-16 14Z'), 0.8, -20),
      put(222, 60, fill('#fff6dc', 'M-14 -18L14 -14L12 18L-16 14Z'), 0.8, 26),
    ]),
  'lantern-of-the-long-shadow': () =>
    scene(GREEN, { light: [104, 96, 140], beams: 16, seed: 12, ground: 150, front: 'none', back: 'survey' }, [
      fill(tone(90, '#3f7a5c', '#0b241f'), 'M-5 152C90 140 240 142 325 154V225H-5Z'),
      fill('#04110f', 'M96 176L128 172L325 214V236L200 225Z', 'opacity=".8"'),
      fill('#04110f', 'M118 178L330 196V230L180 220Z', 'opacity=".5"'),
      flare(104, 120, 90, '#ffc46b', 0.6),
      put(104, 124, lantern(), 1.16),
      put(104, 54, dot(gilt(), 0, 0, 13) + fill('#7a1f2a', 'M-3 0L0 -11L3 0L0 11Z')),
      flare(104, 128, 60, '#ffe2ac', 0.6),
      put(250, 150, dim(0.7, fill('#04110f', 'M-8 0C-10 -30 -6 -46 0 -50C6 -46 10 -30 8 0Z'))),
      line('#e4ffd2', 1.4, 'M150 168L300 196', 'stroke-dasharray="4 6"'),
    ]),
  'lantern-of-the-last-street': () =>
    scene(both(RED, WHITE), { back: 'street', light: [160, 80, 150], seed: 15, front: 'none', beams: 20 }, [
      put(58, 200, lamp(), 0.7),
      put(272, 200, lamp(), 0.7),
      put(22, 198, lamp(), 0.5),
      put(304, 198, lamp(), 0.5),
      put(160, 226, lamp(), 1.6),
      flare(160, 66, 90, '#ffd58a', 0.7),
      fill('#241018', 'M150 226L120 206H200L170 226Z'),
    ]),
}
