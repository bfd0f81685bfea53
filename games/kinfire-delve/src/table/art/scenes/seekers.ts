import { dot, fill, flare, group, line, mix, put, spots, times, tone } from '@emberhall/ink'
import { pages } from '../parts/cast.ts'
import { scene } from '../parts/frame.ts'
import { BROWN, handAt, TAN } from '../parts/hands.ts'
import { fire, gilt, lantern, rune, sheet, steel } from '../parts/props.ts'
import { BLUE, both, GOLD, GREEN, RED, WHITE } from '../parts/worlds.ts'
import type { Scenes } from './scenes.ts'

interface Face {
  readonly skin: readonly [light: string, mid: string, dark: string]
  readonly hair: string
  readonly iris: string
  readonly brows: string
  readonly mouth: string
  readonly lids?: string
}
/** A face turned three quarters to the right, towards its light; a hundred and twenty tall. */
const face = ({ skin: [light, mid, dark], hair, iris, brows, mouth, lids = '' }: Face): string => {
  const eye = (x: number, w: number) =>
    fill('#fff8ec', `M${x - w} -8Q${x} ${-18} ${x + w} -9Q${x} 0 ${x - w} -8Z`) +
    dot(iris, x + 2, -9.5, 4.6, 5.2) +
    dot('#120a10', x + 2.5, -9.5, 2.3) +
    dot('#ffffff', x + 4, -11.5, 1.3) +
    line('#1c0e12', 2.6, `M${x - w - 1} -8Q${x} ${-19} ${x + w + 1} -9.5`)
  return (
    fill(dark, 'M-22 30L-26 84H34L26 40Z') +
    fill(dark, 'M-36 -6q-12 -4 -10 10q4 14 14 12z') +
    fill(
      tone(-8, dark, mid, light),
      'M-38 -26C-40 -62 -6 -76 18 -70C38 -66 46 -48 44 -28C44 -20 47 -14 46 -6L44 4C45 14 44 24 42 32C38 48 24 58 12 58C-10 54 -32 34 -36 4Z',
    ) +
    fill(dark, 'M-38 -26C-38 -50 -26 -64 -10 -70C-22 -40 -22 10 4 56C-16 50 -33 32 -36 4Z', 'opacity=".55"') +
    fill(dark, 'M24 -14C28 -2 36 8 35 14C32 20 22 20 19 15C24 14 27 8 22 -10Z', 'opacity=".5"') +
    line(mix(light, '#ffffff', 0.3), 2, 'M27 -10C30 -2 35 6 35.5 11', 'opacity=".8"') +
    eye(6, 10) +
    eye(33, 8) +
    line(hair, 4, brows) +
    mouth +
    lids +
    fill(light, 'M38 14C42 22 40 32 34 38C30 30 32 20 38 14Z', 'opacity=".4"') +
    line(mix(light, '#ffffff', 0.4), 2, 'M44 -44C47 -34 44 -22 46 -8L44 4C45 16 44 26 41 34', 'opacity=".85"')
  )
}
const freckles = times(9, (i) => dot('#a8603a', -4 + ((i * 13) % 40), 6 + ((i * 7) % 9), 1.3, 1.3, 'opacity=".7"'))

const LASHES = line('#1c0e12', 2.2, 'M-5 -9l-6 -4M-3 -13l-5 -5M42 -11l5 -4M40 -14l4 -5')

export const seekers: Scenes = {
  asha: () =>
    scene(RED, { light: [256, 116, 170], beams: 14, seed: 7, front: 'none', ground: 260 }, [
      group(146, 96, 1.08, -7, [
        fill(
          '#1c0a0e',
          'M-50 30C-74 0 -66 -70 -20 -86C20 -100 56 -80 50 -44C40 -60 20 -64 4 -58C-10 -44 -30 -40 -34 -20C-36 0 -36 20 -30 40Z',
        ),
        fill('#3a1a14', 'M-56 20C-70 36 -64 60 -74 78C-56 78 -44 60 -40 40Z'),
        face({
          skin: ['#ffc48a', '#b8754a', '#5a2f24'],
          hair: '#1c0a0e',
          iris: '#8a5a24',
          brows: 'M-8 -25Q6 -33 16 -24M25 -26Q34 -32 43 -25',
          mouth:
            fill('#a8403a', 'M2 33Q14 29 22 32Q30 27 39 29Q34 46 20 46Q8 44 2 33Z') +
            fill('#fff6ea', 'M6 34Q22 39 36 31Q32 40 20 40Q11 39 6 34Z'),
          lids: line('#ffd8b0', 2, 'M36 -36l5 14') + LASHES,
        }),
        fill(
          '#2a1012',
          'M-40 -20C-44 -70 0 -90 34 -74C46 -68 48 -52 46 -44C36 -58 22 -60 12 -58C16 -50 10 -46 4 -46C-4 -56 -26 -50 -30 -20C-34 -10 -38 -12 -40 -20Z',
        ),
        line('#a8563a', 2, 'M-34 -40C-24 -70 10 -82 36 -68M-26 -34C-14 -56 4 -62 10 -58', 'opacity=".8"'),
        dot(GOLD, -40, 16, 4),
      ]),
      fill(
        tone(-10, '#3a0d14', '#a8382c', '#e8694a'),
        'M-5 225C8 176 50 160 96 152C90 176 130 196 178 184C196 176 190 160 192 152C226 166 250 190 262 225Z',
      ),
      fill(
        '#5a1a1c',
        'M96 152C70 150 60 130 72 112C76 140 110 172 150 176C176 176 192 162 196 140C206 156 200 176 178 188C130 204 90 180 96 152Z',
      ),
      line('#ffb088', 2, 'M192 152C226 166 250 190 262 225M196 140C206 156 200 176 178 188', 'opacity=".8"'),
      line('#c99a5c', 7, 'M40 225C70 190 110 196 150 225'),
      line('#6a4420', 3, 'M40 225C70 190 110 196 150 225', 'stroke-dasharray="2 7"'),
      handAt(262, 216, 'grip', BROWN, 0.8, 8, '#8a2f22'),
      put(258, 128, lantern(), 0.84),
      flare(258, 130, 70, '#ffd58a', 0.7),
    ]),
  orrin: () =>
    scene(BLUE, { back: 'library', light: [250, 96, 160], beams: 10, front: 'none', ground: 260 }, [
      fill(
        tone(-10, '#080d28', '#1f3a78', '#4a78d0'),
        'M16 225C24 176 80 166 104 158L150 172L196 156C240 166 270 190 274 225Z',
      ),
      fill('#dfe8f8', 'M118 160L150 214L184 158L160 150H134Z'),
      fill('#2a4a98', 'M96 166L104 128L132 164L140 225H90ZM204 162L192 128L168 164L164 225H220Z'),
      line('#a8d0ff', 1.8, 'M192 128L204 162L240 172M104 128L132 164', 'opacity=".8"'),
      group(144, 96, 1.08, 3, [
        fill(
          '#b8bcd0',
          'M-44 20C-60 -10 -60 -66 -14 -82C24 -92 52 -70 46 -38C30 -58 0 -58 -20 -40C-34 -30 -34 0 -32 20Z',
        ),
        fill('#9aa0b8', 'M-42 16C-60 30 -62 60 -56 88C-46 70 -40 50 -34 36Z'),
        face({
          skin: ['#ffd8b0', '#c08a68', '#5a3a3c'],
          hair: '#d8dcec',
          iris: '#3a5a98',
          brows: 'M-8 -22Q6 -27 16 -24M24 -30Q34 -38 44 -31',
          mouth:
            line('#6a2a2c', 2.4, 'M8 34Q22 36 34 31') +
            fill('#d8dcec', 'M2 30Q20 22 38 27Q30 33 20 31Q10 34 2 30ZM12 42Q22 38 32 42Q28 70 20 76Q12 66 12 42Z'),
        }),
        fill(
          '#e4e8f6',
          'M-38 -24C-40 -66 0 -86 32 -72C44 -66 47 -54 45 -42C34 -58 14 -62 -4 -54C-20 -48 -28 -34 -30 -16Z',
        ),
        line('#ffffff', 1.6, 'M-30 -44C-18 -68 12 -78 36 -64', 'opacity=".9"'),
        `<g fill="#cfe8ff" fill-opacity=".2" stroke="#e8c27a" stroke-width="2.2"><ellipse cx="8" cy="-1" rx="14" ry="11"/><ellipse cx="35" cy="-2" rx="10" ry="10"/><path d="M21 -3q3 -3 5 0M-6 -3L-34 -8" fill="none"/></g>`,
      ]),
      put(258, 130, pages(), 0.72),
      flare(258, 124, 70, '#ffe0a0', 0.75),
      group(64, 176, 1, -14, [
        fill(steel(0), 'M-3 60V-130H3V60Z'),
        line(gilt(0), 5, 'M-22 -6C-10 -22 10 -22 22 -6C10 6 -10 6 -22 -6'),
        fill('#1a0f14', 'M-4 -4h8v34h-8z'),
      ]),
      handAt(74, 214, 'grip', TAN, 0.62, -12, '#1f3a78'),
      spots('34 56, 96 30, 214 34, 292 50', (x, y, _, i) => put(x, y, rune(i, '#a8d8ff', 2), 1)),
    ]),
  sabela: () =>
    scene(GREEN, { back: 'survey', light: [60, 110, 160], beams: 12, seed: 9, front: 'none', ground: 260 }, [
      fill(
        tone(190, '#06201c', '#1f6a50', '#6ac890'),
        'M60 225C66 180 110 164 132 156L176 172L216 154C262 166 300 190 310 225Z',
      ),
      fill('#efe0c0', 'M140 158L172 190L200 156L184 148H156Z'),
      line('#c8ffd8', 1.8, 'M132 156C110 164 70 180 62 220', 'opacity=".8"'),
      line('#5a3414', 8, 'M238 160L150 225'),
      line('#c99a5c', 4, 'M238 160L150 225'),
      group(176, 96, [
        put(
          0,
          0,
          fill(
            '#6a2a18',
            'M-48 24C-62 -10 -56 -70 -10 -82C30 -92 54 -64 46 -36C30 -56 0 -58 -18 -40C-30 -26 -32 6 -30 26Z',
          ) +
            dot('#7a3420', -42, -70, 24, 21) +
            line('#c8683c', 2, 'M-58 -76q12 -16 30 -8M-60 -66q16 -14 34 -4M-54 -54q12 -8 24 -4') +
            line('#e2b25f', 4, 'M-72 -92L-16 -52') +
            fill('#3a2010', 'M-76 -96l6 1l-3 5z') +
            face({
              skin: ['#ffe0c0', '#dca07c', '#7a4a40'],
              hair: '#7a3420',
              iris: '#3a8a5c',
              brows: 'M-8 -26Q6 -34 16 -27M25 -27Q34 -32 43 -24',
              mouth: line('#8a3a34', 2.6, 'M8 36Q24 40 36 29') + fill('#c8685c', 'M10 36Q24 39 35 30Q28 44 10 36Z'),
              lids: freckles + LASHES + line('#ffffff', 5, 'M-14 22l16 8', 'opacity=".75"'),
            }) +
            fill(
              '#8a3c22',
              'M-38 -18C-42 -66 0 -88 34 -72C46 -64 48 -52 45 -40C36 -54 26 -58 14 -54C0 -60 -24 -46 -28 -10Z',
            ) +
            line('#e08a50', 2, 'M-30 -40C-18 -68 12 -78 36 -62M-20 -34C-8 -54 8 -58 14 -54', 'opacity=".8"') +
            line('#8a3c22', 3, 'M40 -46C50 -30 46 -10 52 4'),
          -1.08,
          5,
          1.08,
        ),
      ]),
      group(70, 168, 1, -12, [
        sheet(
          120,
          96,
          4,
          line('#7a5a34', 1.6, 'M-44 10C-20 -20 0 20 20 -6S40 -10 50 -20M-36 -26q6 -10 12 0q6 -10 12 0'),
          line('#b0304a', 2.2, 'M-40 26C-10 20 0 0 36 -24', 'stroke-dasharray="5 5"'),
        ),
      ]),
      put(40, 92, lantern(), 0.62),
      flare(40, 94, 60, '#ffd58a', 0.8),
      handAt(128, 214, 'pinch', TAN, 0.68, -30, '#1f6a50'),
    ]),
  nereo: () =>
    scene(both(RED, WHITE), { back: 'street', light: [258, 84, 160], beams: 10, seed: 4, front: 'none' }, [
      fill(
        tone(-10, '#140c10', '#4a3424', '#a8763c'),
        'M-5 225C6 170 60 156 100 150L150 176L200 148C250 160 284 184 292 225Z',
      ),
      fill('#8a2f22', 'M100 150Q150 190 200 148L206 168Q150 212 96 170Z'),
      line('#ffb088', 1.8, 'M200 148L206 168Q180 196 150 198', 'opacity=".8"'),
      line('#ffcf8a', 1.8, 'M206 152C250 160 280 184 288 220', 'opacity=".7"'),
      group(146, 102, 1.02, -4, [
        fill('#c8c0b8', 'M-42 20C-56 0 -52 -40 -36 -50L44 -44C48 -30 44 -20 46 -6Z'),
        face({
          skin: ['#ffd0a0', '#c07a54', '#5a3430'],
          hair: '#f0ebe2',
          iris: '#5a4a38',
          brows: 'M-10 -24Q4 -34 17 -24M24 -25Q34 -34 45 -24',
          mouth: '',
          lids:
            line('#7a4434', 1.6, 'M-12 -2q8 6 16 5M24 3q8 1 16 -4M-16 -12l-7 -3M-16 -8l-8 1') +
            fill('#c06a50', 'M26 4q12 2 10 12q-8 6 -16 0z', 'opacity=".5"'),
        }),
        fill(
          tone(0, '#8a8484', '#f6f2ea', '#ffffff'),
          'M-34 6C-30 20 -14 22 0 24Q20 12 42 22C48 30 46 50 36 66C24 88 -4 84 -18 66C-30 52 -36 30 -34 6Z',
        ),
        fill('#ffffff', 'M0 26Q12 14 22 24Q34 14 44 24Q36 36 22 31Q8 38 0 26Z'),
        line('#c8c0b8', 1.6, 'M-20 30Q-12 56 0 70M0 40Q4 60 12 74M24 42Q24 60 20 74M36 40Q36 54 30 64'),
        fill(
          tone(-10, '#1a1014', '#5a3c28', '#b8824a'),
          'M-78 -38C-50 -50 -46 -50 -38 -54C-36 -90 -14 -100 6 -100C28 -100 46 -88 46 -54C56 -50 70 -48 84 -36C40 -26 -30 -24 -78 -38Z',
        ),
        fill('#8a2f22', 'M-38 -54C-10 -46 20 -46 46 -54L46 -64C20 -56 -10 -56 -38 -64Z'),
        line('#ffe0a8', 2, 'M46 -60C46 -88 28 -99 8 -99M46 -53C58 -50 70 -46 82 -37', 'opacity=".9"'),
      ]),
      line('#1a0f0a', 9, 'M238 225L262 60'),
      line('#c99a5c', 5, 'M238 225L262 60'),
      fire(264, 66, 40),
      handAt(254, 196, 'grip', TAN, 0.78, 8, '#4a3424'),
      flare(264, 54, 60, '#ffc46b', 0.6),
    ]),
}
