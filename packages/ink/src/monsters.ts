/** What one would rather not meet. Feet at 0 0, lit from the left; a grown person is a hundred units tall. */
import { mix } from './colours.ts'
import { seeded } from './chance.ts'
import { glow, halo } from './light.ts'
import { dot, fill, line, type Point, put, shape, times } from './shapes.ts'

/** A hide in three tones. */
export interface Hide {
  readonly base: string
  readonly lit: string
  readonly shade: string
}
export const hideOf = (base: string): Hide => ({
  base,
  lit: mix(base, '#ffe6d8', 0.45),
  shade: mix(base, '#0a050c', 0.6),
})
const mirrored = (half: string): string => half + put(0, 0, half, -1)

/** Eight joints, far too many eyes, and something glowing in its belly. */
export function spider({ base, lit, shade }: Hide, light = '#f29bff', eyes = '#ff5a6a'): string {
  const legs = ['M-9-16L-26-30-36 0', 'M-8-13L-30-18-44 4', 'M-6-20L-16-38-27-12', 'M-10-9L-22-12-26 6']
  const leg = (d: string): string => line(shade, 4, d) + put(-0.8, -1, line(lit, 1.1, d))
  return (
    mirrored(legs.map(leg).join('')) +
    dot(halo([lit, base, shade]), 0, -28, 18, 17) +
    fill(mix(lit, '#fff', 0.2), 'M-17-33C-14-44-4-46 2-45-6-41-10-34-11-24Z', 'opacity=".6"') +
    glow(0, -34, 16, light, 0.6) +
    fill(light, 'M0-44L4-36 0-31-4-36ZM-9-35L-5-30-9-26-12-30ZM9-35L12-30 9-26 5-30Z') +
    dot(shade, 0, -13, 12, 10) +
    fill(base, 'M-12-14C-11-21-5-23 0-23-5-19-7-14-7-8Z') +
    mirrored(
      dot(eyes, -4.5, -14, 2.3) + dot(eyes, -8, -17, 1.4) + dot(eyes, -1.6, -18.5, 1.2) + dot('#fff', -5, -14.6, 0.8),
    ) +
    mirrored(fill('#e8d9b5', 'M-5-7L-7 3-2-5Z'))
  )
}
/** Arms that break out of the ground. */
export function tentacles({ base, lit, shade }: Hide, ground = '#241612'): string {
  const rubble = mix(ground, '#c79a66', 0.35)
  const suckers: readonly Point[] = [
    [-6, -12],
    [-7, -24],
    [-4, -36],
    [3, -47],
    [9, -58],
    [12, -69],
    [10, -79],
  ]
  return (
    fill(ground, 'M-34 4L-28-8-18-5-12-12 0-8 12-13 19-5 29-9 35 4 20 9-20 9Z') +
    fill(rubble, 'M-34 4L-28-8-22 2ZM-12-12L0-8-6 2ZM19-5L29-9 24 4Z') +
    fill(shade, 'M18 2C24-14 30-24 26-36 24-42 30-46 33-40 38-26 32-8 28 4Z') +
    fill(base, 'M-26 3C-34-10-36-26-28-34-22-38-20-31-24-28-29-20-22-8-17 3Z') +
    fill(lit, 'M-26 3C-34-10-36-26-28-34-31-22-28-8-22 3Z') +
    fill(
      base,
      'M-15 4C-20-18-18-36-6-50 6-62 10-72 2-82-4-88-12-84-11-77-10-73-4-73-3-77-9-76-9-90 2-92 18-92 24-76 18-60 12-44 8-34 12-18 14-8 16 0 17 4Z',
    ) +
    fill(lit, 'M-15 4C-20-18-18-36-6-50 6-62 10-72 2-82 6-88 16-76 4-60-10-44-10-20-6 4Z') +
    fill(shade, 'M17 4C16 0 14-8 12-18 8-34 12-44 18-60 22-72 20-84 12-90 18-76 12-62 6-50 0-36 4-14 8 4Z') +
    suckers
      .map(([x, y], i) => dot('#f2cfc0', x, y, 4.5 - i * 0.35, 3.4 - i * 0.22, `stroke="${shade}" stroke-width=".8"`))
      .join('') +
    fill(mix(ground, '#000', 0.3), 'M-20 8L-12-3-4 5 4-4 14 6 20 0 24 9Z') +
    fill(rubble, 'M-20 8L-12-3-9 7ZM4-4L14 6 7 7Z')
  )
}
/** Horned and winged, hunched, its claws on the ground. */
export function fiend({ base, lit, shade }: Hide, eyes = '#ff5548'): string {
  const [bone, old] = ['#e8d9b5', '#8d7a5c']
  return (
    fill(base, 'M-20-46C-26-28-26-14-30-2L-12 2C-10-14-8-26-2-36Z') +
    fill(shade, 'M20-46C26-28 24-14 28-1L12 3C10-12 8-24 4-36Z') +
    fill(
      mix(shade, '#000', 0.4),
      'M-34-2L-30-6-12-2-8 4-14 2-18 6-22 2-28 6-29 1ZM8 4L12-2 28-5 34 0 28 1 26 6 20 2 15 7Z',
    ) +
    mirrored(
      fill(shade, 'M-30-90C-58-104-70-120-72-134-60-124-52-122-44-122-48-112-36-108-34-112-34-104-28-100-24-98Z'),
    ) +
    line(lit, 1.6, 'M-72-134C-66-116-48-104-28-92') +
    fill(base, 'M-34-96C-44-78-34-52-22-42-8-34 10-34 22-42 36-54 44-80 32-98 18-110-20-110-34-96Z') +
    fill(lit, 'M-34-96C-44-78-34-52-22-42-18-40-14-38-10-37-24-58-26-80-14-104-22-103-29-101-34-96Z') +
    fill(shade, 'M32-98C44-80 36-54 22-42 18-39 13-37 9-36 22-56 26-80 16-105 22-104 28-102 32-98Z') +
    line(shade, 1.8, 'M-20-60C-10-54 10-54 20-60M-17-51C-8-46 8-46 17-51M0-58V-40') +
    fill(base, 'M-33-94C-50-86-58-64-54-44-54-36-56-28-60-22L-50-18C-42-28-42-40-42-48-42-60-36-70-28-76Z') +
    fill(lit, 'M-33-94C-50-86-58-64-54-44-54-36-56-28-60-22L-56-20C-48-32-50-44-49-52-48-66-40-80-30-86Z') +
    fill(shade, 'M32-95C50-86 58-62 54-42 54-34 56-26 60-20L50-16C42-26 42-38 42-46 42-58 36-68 28-74Z') +
    fill(bone, 'M-60-24L-68-6-61-14-60 2-54-13-50 3-48-15-42-4-46-24Z') +
    fill(old, 'M60-22L68-4 61-12 60 4 54-11 50 5 48-13 42-2 46-22Z') +
    fill(base, 'M-16-98C-22-112-16-124 0-126 17-124 22-112 16-98 12-84 8-78 0-76-8-78-12-84-16-98Z') +
    fill(lit, 'M-16-98C-22-112-16-124 0-126-8-118-11-106-9-92-8-84-4-78 0-76-8-78-12-84-16-98Z') +
    fill(bone, 'M-14-118C-24-124-28-136-22-146-20-136-12-130-6-125Z') +
    fill(old, 'M14-118C24-124 28-136 22-146 20-136 12-130 6-125Z') +
    glow(0, -105, 22, eyes, 0.5) +
    mirrored(fill(eyes, 'M-12-109L-3-105-4-101Q-10-102-12-109Z') + fill('#ffd2a0', 'M-9-107L-5-104.5-6-103Z')) +
    fill('#52101c', 'M-10-97Q0-92 10-97 9-80 0-78-9-80-10-97Z') +
    fill('#f4e7c6', 'M-9-96L-6-88-4-95-2-87 0-94 2-87 4-95 6-88 9-96Q0-92-9-96ZM-6-82L-4-88-1-80 2-88 5-82Q0-77-6-82Z')
  )
}
/** On four legs, looking left; `spines` stand along its back. */
export function hound({ base, lit, shade }: Hide, eye = '#ff6ad0', spines?: string): string {
  const spine = ([x, y, h, turn]: readonly [number, number, number, number]): string =>
    put(
      x,
      y,
      shape(spines ?? base, [-4.5, 2], [-1, -h], [0.5, 2]) +
        shape(mix(spines ?? base, '#0a2030', 0.55), [0.5, 2], [-1, -h], [4.5, 2]),
      1,
      turn,
    )
  return (
    fill(
      shade,
      'M14-30L18-14 14 2H22L27-16 24-34ZM-24-30L-30-14-28 2H-20L-20-16-14-30ZM-42-60L-40-72-34-58ZM-50-61V-72L-44-60Z',
    ) +
    fill(base, 'M30-44C40-44 46-54 50-64 52-52 46-36 32-34Z') +
    fill(base, 'M-40-48C-34-56-20-54-10-52 6-56 22-52 30-42 34-34 28-26 18-26 4-22-16-22-26-28-34-32-38-38-40-48Z') +
    fill(lit, 'M-40-48C-34-56-20-54-10-52 0-55 12-54 20-50 6-48-14-46-30-36-36-40-38-44-40-48Z') +
    fill(base, 'M-20-28L-26-12-22 2H-14L-15-12-10-26ZM20-30L28-14 24 2H32L36-16 30-36Z') +
    fill(mix(shade, '#000', 0.4), 'M-28 2L-31 5H-18V2ZM14 2H23V5H12ZM-22 2H-13V5H-24ZM24 2H33V5H22Z') +
    (spines === undefined
      ? ''
      : (
          [
            [-28, -52, 20, -22],
            [-17, -52, 28, -10],
            [-5, -52, 32, 4],
            [7, -53, 26, 14],
            [18, -50, 18, 26],
          ] as const
        )
          .map(spine)
          .join('')) +
    fill(base, 'M-34-52C-40-62-52-62-58-54L-70-44-66-40-56-40-48-34-38-36Z') +
    fill(lit, 'M-34-52C-40-62-52-62-58-54L-70-44-58-47-46-50Z') +
    fill('#2a0c1c', 'M-68-41L-56-42-54-37-62-36Z') +
    fill('#f2fbff', 'M-67-41.5L-65-37.5-63-41.5-61-37.5-59-41.5Z') +
    glow(-54, -51, 8, eye, 0.7) +
    dot(eye, -54, -51, 2.6) +
    dot('#fff', -54.6, -51.6, 1)
  )
}
/** Antlers that fork and bear thorns; one side, rising to the left of 0 0. */
function antler(c: string, seed: number): string {
  const chance = seeded(seed)
  const branch = (from: Point, angle: number, length: number, width: number, forks: number): string => {
    let [at, a, drawn] = [from, angle, '']
    for (let i = 0; i < 3; i++) {
      a += (chance() - 0.45) * 0.22 + (forks === 2 ? -0.06 : 0.04)
      const to: Point = [at[0] + (Math.cos(a) * length) / 3, at[1] + (Math.sin(a) * length) / 3]
      const thorn = a + (chance() < 0.5 ? 1 : -1) * (0.9 + chance() * 0.4)
      drawn +=
        line(c, width * (1 - i * 0.16), `M${at[0]} ${at[1]}L${to[0]} ${to[1]}`) +
        line(
          c,
          Math.max(0.6, width * 0.35),
          `M${to[0]} ${to[1]}l${Math.cos(thorn) * width * 2} ${Math.sin(thorn) * width * 2}`,
        )
      if (forks > 0)
        drawn += branch(
          to,
          a - 0.75 + chance() * 0.3 * (i % 2 ? 1 : -1),
          length * (0.5 + chance() * 0.12),
          width * 0.62,
          forks - 1,
        )
      at = to
    }
    return drawn
  }
  return branch([-4, -77], -2.05, 36, 3.4, 2)
}
/** A stag seen from the front, thorns on its back, light in its eyes. */
export function thornStag({ base, lit, shade }: Hide, eyes = '#a48cf2', seed = 8): string {
  const thorns = times(11, (i) => {
    const a = -Math.PI * (0.08 + 0.084 * i)
    const [x, y] = [Math.cos(a) * 21, -42 + Math.sin(a) * 20]
    return shape(i % 2 ? shade : base, [x - 2, y + 3], [x + Math.cos(a) * 13, y + Math.sin(a) * 15], [x + 2.5, y + 3])
  })
  const flank = (rim: string, o: number): string =>
    fill(shade, 'M0-58C-9-60-17-52-20-40-26-34-27-16-22-6L-20 0H-14L-13-14-10-22-8 0H-3L-2-20H0Z') +
    fill(rim, 'M-18-44C-26-34-27-16-22-6L-20 0H-17L-18-14C-22-26-20-36-15-44Z', `opacity="${o}"`)
  return (
    thorns +
    flank(lit, 0.75) +
    put(0, 0, flank(base, 0.5), -1) +
    fill(
      base,
      'M-15-54L-13-44-17-42-11-36-14-31-8-28-9-21-3-23 0-15 3-23 9-21 8-28 14-31 11-36 17-42 13-44 15-54Q0-40-15-54Z',
    ) +
    fill(lit, 'M-15-54L-13-44-17-42-11-36-14-31-8-28-9-21-5-30-6-46Z', 'opacity=".35"') +
    mirrored(antler(mix(lit, '#a99f86', 0.6), seed)) +
    fill(base, 'M0-78C-5-79-8-76-8-71L-6-62-5-50Q0-45 5-50L6-62 8-71C8-76 5-79 0-78Z') +
    fill(lit, 'M0-78C-5-79-8-76-8-71L-6-62-5-50Q-3-47-1-47V-78Z', 'opacity=".4"') +
    mirrored(
      fill(base, 'M-7-72C-12-80-22-81-27-75-22-69-13-67-7-68Z') +
        glow(-4.6, -67, 8, eyes, 0.9) +
        dot('#efe9ff', -4.6, -67, 1.7, 1.2),
    )
  )
}
