import { dot, fill, flare, group, layered, line, mix, put, type Skin, times, tone } from '@emberhall/ink'

const mirrored = (half: string): string => half + put(0, 0, half, -1)

/** A stag's head seen from the front, lowered; the antlers rise to about -110. */
export const stag = (skin: Skin, horn: string, eye: string): string =>
  mirrored(
    line(
      '#1a070e',
      9,
      'M8 -26C22 -44 56 -46 66 -86M30 -40C34 -56 30 -70 36 -84M50 -52C64 -56 76 -60 84 -74M16 -34C14 -48 16 -56 12 -66',
    ) +
      line(
        horn,
        5,
        'M8 -26C22 -44 56 -46 66 -86M30 -40C34 -56 30 -70 36 -84M50 -52C64 -56 76 -60 84 -74M16 -34C14 -48 16 -56 12 -66',
      ),
  ) +
  layered(
    fill(
      'currentColor',
      'M0 -32C18 -32 28 -22 28 -6C28 14 18 34 11 50C8 60 -8 60 -11 50C-18 34 -28 14 -28 -6C-28 -22 -18 -32 0 -32ZM24 -14C36 -26 50 -28 60 -22C54 -8 40 -2 26 -2ZM-24 -14C-36 -26 -50 -28 -60 -22C-54 -8 -40 -2 -26 -2Z',
    ),
    skin,
  ) +
  mirrored(
    fill('#14050b', 'M8 0C14 -6 22 -4 24 4C18 8 10 8 8 0Z') +
      dot(eye, 16, 1.5, 3.2) +
      flare(16, 1, 12, eye, 0.8) +
      line(skin.rim, 1.2, 'M4 -26C8 -10 10 10 6 34', 'opacity=".4"'),
  ) +
  fill('#0a0307', 'M-9 46Q0 40 9 46Q6 56 0 56Q-6 56 -9 46Z')

/** A hound at full stretch, running right. */
export const hound = (coat: string, dark: string, rim: string): string =>
  fill(dark, 'M26 -16L54 -8L70 -12L70 -7L52 -1L16 -10ZM-34 -22L-50 -6L-72 -2L-72 3L-44 2L-20 -14Z') +
  fill(
    coat,
    'M-60 -32C-50 -45 -30 -46 -10 -44C6 -43 18 -47 28 -55L31 -68L40 -58C50 -56 62 -50 69 -44L66 -38C58 -36 50 -33 44 -29C40 -21 34 -17 28 -13L44 -2L60 -1L58 5L38 4L18 -12C8 -10 -10 -13 -20 -18C-26 -10 -30 -4 -44 3L-58 9L-62 4L-48 -4C-44 -12 -46 -20 -50 -25C-58 -23 -72 -28 -86 -42C-76 -36 -68 -34 -60 -32Z',
  ) +
  line(
    rim,
    1.6,
    'M-84 -41C-74 -35 -66 -34 -59 -33C-50 -45 -30 -46 -10 -44C6 -43 18 -47 28 -55L31 -67L40 -58C50 -56 62 -50 68 -45',
  ) +
  fill('#fff6e0', 'M66 -38L60 -36L62 -32L56 -35L56 -31L50 -33L52 -30L64 -33Z') +
  fill(dark, 'M52 -50l6 1l-3 3z') +
  line(dark, 3, 'M26 -52Q34 -42 34 -30') +
  dot('#d8344a', 33, -38, 2.6)

/** A toy horse with its rider, on a wheeled board, the key in its back. */
export const cavalry = (tin: string, coat: string, dark: string, rim: string): string =>
  fill(dark, 'M-62 0H52V7H-62Z') +
  times(4, (i) => dot(tone(60, rim, dark), -50 + i * 30, 9, 7) + dot(dark, -50 + i * 30, 9, 2.5)) +
  fill(
    tin,
    'M-50 -42C-40 -54 -10 -51 8 -51C16 -63 22 -77 34 -85L36 -94L43 -87C53 -85 61 -75 67 -64L60 -56C54 -59 48 -59 42 -58C38 -48 36 -38 33 -32L42 -16L36 0H27L30 -14L20 -27C4 -23 -20 -23 -30 -27L-40 -14L-38 0H-47L-52 -16L-44 -30C-54 -24 -58 -12 -60 -2C-68 -16 -62 -36 -50 -42Z',
  ) +
  line(rim, 1.6, 'M-52 -41C-40 -54 -10 -51 8 -51C16 -63 22 -77 34 -85L36 -93L43 -87C53 -85 61 -75 66 -65') +
  line(dark, 2, 'M22 -56L40 -66M44 -60L52 -76M40 -84Q26 -66 20 -46') +
  dot(dark, 48, -76, 2) +
  fill(coat, 'M-16 -84C-8 -90 8 -90 12 -84L10 -54L14 -34L4 -32L-4 -52H-18Z') +
  fill(mix(rim, '#d8a07a', 0.5), 'M-8 -100a8 8 0 1 1 12 8v6h-10v-6z') +
  fill(dark, 'M-11 -100L-9 -122H8L9 -100Z') +
  fill(rim, 'M-10 -104H9V-100H-10ZM-3 -122C-6 -132 4 -134 4 -122Z') +
  line(coat, 7, 'M10 -80L26 -88') +
  line('#f6fbff', 3, 'M26 -88L44 -124') +
  line(rim, 1.5, 'M-12 -78L8 -70M-12 -70L8 -62M-16 -58H10') +
  group(-40, -58, 1, -24, [
    line('#f0c878', 4, 'M0 6V-14'),
    `<g fill="none" stroke="#f0c878" stroke-width="4"><circle cx="-8" cy="-20" r="7"/><circle cx="8" cy="-20" r="7"/></g>`,
  ])

/** Three heads for the chimera, each around 0 0. */
export const lionHead = (coat: string, mane: string, dark: string, rim: string): string =>
  times(18, (i) =>
    fill(i % 2 ? mane : mix(mane, rim, 0.3), 'M-10 -30L0 -66L10 -30Z', `transform="rotate(${i * 20})"`),
  ) +
  dot(mane, 0, 0, 42, 44) +
  fill(coat, 'M0 -40C22 -40 32 -26 30 -4C28 20 16 36 0 40C-16 36 -28 20 -30 -4C-32 -26 -22 -40 0 -40Z') +
  mirrored(
    fill(dark, 'M7 -12C14 -20 24 -18 27 -10C20 -6 12 -6 7 -12Z') +
      dot('#ffe08a', 17, -12, 3.5) +
      line(rim, 2, 'M6 -20Q18 -28 28 -20'),
  ) +
  fill(mix(coat, rim, 0.45), 'M-7 -14H7L12 12Q0 20 -12 12Z') +
  fill(dark, 'M-10 8Q0 2 10 8L3 16H-3Z') +
  line(dark, 2.4, 'M0 16V22M-16 22Q-6 32 0 22Q6 32 16 22') +
  fill('#fff6e0', 'M-10 26l3 9l4 -7zM10 26l-3 9l-4 -7z')
export const goatHead = (coat: string, dark: string, rim: string): string =>
  mirrored(
    line(dark, 11, 'M8 -28C18 -58 44 -62 50 -36') +
      line(mix(rim, dark, 0.25), 7, 'M8 -28C18 -58 44 -62 50 -36', 'stroke-dasharray="5 2"') +
      fill(coat, 'M16 -14L44 -10Q34 2 18 -2Z'),
  ) +
  fill(coat, 'M0 -34C16 -34 20 -20 18 -4C16 14 10 30 8 40Q0 48 -8 40C-10 30 -16 14 -18 -4C-20 -20 -16 -34 0 -34Z') +
  mirrored(fill('#ffe08a', 'M6 -8C10 -13 16 -12 17 -7C14 -3 9 -4 6 -8Z') + line(dark, 2.4, 'M8.5 -8h6')) +
  fill(dark, 'M-6 36Q0 32 6 36Q0 42 -6 36Z') +
  line(rim, 1.4, 'M-12 -24C-15 -8 -12 10 -7 30', 'opacity=".7"') +
  fill(dark, 'M-7 44L0 70L7 44Z')
export const serpent = (scale: string, dark: string, rim: string): string =>
  line(dark, 26, 'M-10 96C30 76 20 34 0 10') +
  line(scale, 20, 'M-10 96C30 76 20 34 0 10') +
  line(rim, 1.6, 'M2 92C34 72 28 34 10 12', 'opacity=".8"') +
  line(dark, 1.6, 'M6 78l16 -4M10 62l16 -2M8 46l16 -4M2 32l14 -6') +
  fill(scale, 'M-34 -8C-24 -28 8 -30 20 -14C28 -2 22 14 8 18C-8 18 -24 10 -36 6Z') +
  fill('#fff6e0', 'M-30 6l2 11l5 -9zM-20 9l2 9l5 -8z') +
  line('#ff7a8a', 1.8, 'M-34 4q-12 4 -18 0m6 2q-4 4 -10 5') +
  fill(dark, 'M-10 -10q8 -7 14 0q-7 6 -14 0z') +
  dot('#ffe08a', -3, -10, 2.8) +
  line(rim, 1.6, 'M-32 -9C-22 -26 8 -28 18 -14')

/** A small bird, looking right. */
export const bird = (c: string, rim: string): string =>
  fill(c, 'M-30 8C-22 0 -16 -12 -2 -14C2 -22 14 -22 17 -13L26 -10L17 -7C17 4 8 14 -6 13C-14 12 -22 10 -30 8Z') +
  fill('#1a0c06', 'M-24 6C-14 -2 -4 -6 4 -4C2 4 -8 9 -24 6Z', 'opacity=".4"') +
  line(rim, 1.4, 'M-16 -6C-12 -12 -8 -14 -2 -14C2 -21 14 -21 17 -13') +
  dot('#fff6e0', 10, -13.5, 1.8) +
  line(rim, 1.6, 'M-4 13v7M2 12v8')
