import { dot, fill, flare, layered, line, mix, put, seeded, shape, times, tone } from '@emberhall/ink'

/** The beast that asks: a mane of shadow, two eyes, a patient mouth. */
export function beast(): string {
  const r = seeded(21)
  const mane = [
    [104, 64, '#0d1230', 40],
    [84, 56, '#141c4a', 36],
    [66, 46, '#1d2b66', 32],
    [50, 36, '#294083', 26],
  ] as const
  const half =
    fill(tone(90, '#3f62b0', '#1c2c63', '#0f1838'), 'M0 -62C20 -60 38 -48 46 -30C56 -8 50 22 38 42C30 58 16 66 0 68Z') +
    fill(
      tone(120, '#9fb6e8', '#46609f', '#17224c'),
      'M8 -58C22 -78 44 -90 70 -88C60 -80 54 -66 56 -52C58 -40 52 -32 42 -32C30 -40 18 -48 8 -58Z',
    ) +
    fill('#060a1c', 'M6 -20C18 -30 36 -32 48 -24C44 -14 38 -6 26 -4C16 -4 8 -10 6 -20Z') +
    fill('#7ff2ff', 'M10 -17C20 -25 34 -26 43 -21C38 -12 32 -8 24 -8C17 -8 12 -11 10 -17Z') +
    fill('#04101e', 'M27 -24C31 -18 30 -11 26 -8C23 -12 23 -19 27 -24Z') +
    fill('#6a8cd0', 'M4 -26C18 -40 40 -42 54 -30C40 -34 22 -32 6 -18Z') +
    fill('#345098', 'M0 -14C8 -12 13 4 16 16C18 24 10 30 0 30Z') +
    fill('#0a1028', 'M0 16C8 14 15 17 17 22C15 28 8 31 0 31Z') +
    line('#060a1c', 3, 'M0 31V42C12 46 26 40 34 30') +
    fill('#dbe8ff', 'M14 42l4 15l6 -17zM3 44l3 9l4 -9z') +
    flare(26, -16, 30, '#59e8ff', 0.7)
  return (
    mane
      .map(([q, len, c, n]) =>
        times(n, (i) => {
          const a = Math.PI * (-1.28 + (i / n) * 2.56) - Math.PI / 2 + Math.PI / 2
          const at = (t: number, k: number) => [160 + Math.cos(t) * k * 1.12, 92 + Math.sin(t) * k] as const
          const w = 0.11 + r() * 0.05
          return shape(
            mix(c, '#4a78c9', Math.max(0, Math.sin(a)) * 0.2),
            at(a - w, q * 0.72),
            at(a, q + len * (0.7 + r() * 0.5) * 0.62),
            at(a + w, q * 0.72),
          )
        }),
      )
      .join('') + put(160, 88, half + put(0, 0, half, -1), 1.16)
  )
}

export const siren = () =>
  layered(
    line(
      'currentColor',
      8,
      'M-4 -46C-30 -62 -40 -30 -64 -46M-6 -40C-30 -44 -34 -14 -58 -22M-6 -32C-24 -26 -22 0 -44 2',
    ) +
      fill(
        'currentColor',
        'M-8 -18C-28 -4 -30 28 -14 54C-28 60 -42 74 -40 92H42C44 72 22 66 22 44C24 24 22 -6 10 -18Z',
      ) +
      line('currentColor', 7, 'M10 -10C26 -8 34 -22 42 -42M-8 -8C-20 10 -6 30 6 28') +
      dot('currentColor', 2, -34, 11, 14, 'transform="rotate(14 2 -34)"') +
      line('currentColor', 6, 'M2 -24V-14'),
    { rim: '#d8f0ff', mid: '#5a8ae8', dark: '#2446a8', dx: -1.4, dy: 0.8 },
  ) +
  fill('#e8f6ff', 'M2 -44C10 -44 14 -38 13 -32C12 -26 8 -22 4 -22C0 -28 -1 -38 2 -44Z') +
  dot('#0a1030', 10, -28, 2, 3) +
  line('#0a1030', 1.6, 'M6 -36q3 2 5 0') +
  line('#8ac0ff', 1.8, 'M-14 54Q4 64 22 46M-22 66Q4 76 30 62', 'opacity=".6"')
