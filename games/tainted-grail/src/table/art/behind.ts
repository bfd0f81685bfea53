/** Those one plays, seen from behind while they read what lies before them. */
import { fill, line, mix, paint, put, tone } from '@emberhall/ink'
import type { Picture } from '@emberhall/ui'
import type { CharacterId } from '../../content/types.ts'
import { LIGHT } from './parts.ts'

const WARM = '#f2c48c'
/** A cloak with the light on its right, around 0 0 and a hundred and fifty high. */
const cloak = (c: string): string =>
  fill('#000', 'M-58 4L40 20 96 14 40-6Z', 'opacity=".35"') +
  fill(
    tone(0, mix(c, '#0b1011', 0.35), [0.5, mix(c, '#070b0c', 0.72)], '#070b0c'),
    'M0-150C-30-146-40-110-46-70-50-40-54-16-58 4H54C50-20 46-50 42-76 38-112 28-146 0-150Z',
  ) +
  fill(WARM, 'M30-134C38-112 44-60 54 4H46C40-50 34-100 24-128Z', 'opacity=".85"') +
  line('#05090a', 1.6, 'M-12-120C-18-80-20-40-24 0M10-124C14-80 14-40 16 0', 'opacity=".6"')
const head = (c: string, lit: string): string =>
  fill(c, 'M-16-152C-20-180-8-194 4-194 16-194 24-182 20-152 10-144-8-144-16-152Z') +
  fill(lit, 'M4-194C16-194 24-182 20-152L12-148C16-170 14-186 4-194Z')
const hood = (c: string, lit: string): string =>
  fill(c, 'M0-206C-24-204-34-178-30-152-26-136-14-128 2-128 20-128 32-138 34-154 38-182 24-206 0-206Z') +
  fill(lit, 'M6-206C28-200 38-178 34-154 32-142 26-134 18-130 30-150 28-186 6-206Z', 'opacity=".9"') +
  line('#05090a', 1.8, 'M0-204C-8-180-8-154 2-130', 'opacity=".55"')

const BEHIND: Readonly<Record<CharacterId, () => string>> = {
  ailei: () =>
    cloak('#4d7a4c') +
    hood('#2f5236', '#b7d6a2') +
    line('#2b2015', 8, 'M-52 4L-48-196') +
    line('#3a2a1a', 5, 'M-48-196C-50-216-74-214-74-196') +
    fill('#ffe2a8', 'M-80-194H-68L-66-170H-82Z') +
    fill('#6a4a2c', 'M24-62H58L54-26Q40-18 26-26Z') +
    fill('#a5804e', 'M24-62H58L57-54Q40-48 24-54Z'),
  arev: () =>
    cloak('#6b7472') +
    fill('#4a443a', 'M-34-138L-26-158-10-150 2-162 16-150 30-158 38-134 24-120 8-128-8-118-22-126Z') +
    fill('#c9a878', 'M30-158L38-134 24-120 22-140Z') +
    head('#b3b8ae', '#f6ecd2') +
    fill('#9aa097', 'M-2-158L2-122 8-158Z') +
    line('#1a1512', 9, 'M-40-96L-74 10') +
    line('#8a7440', 7, 'M-52-96L-26-86'),
  maggot: () =>
    cloak('#8a6744') +
    hood('#4a3524', '#e0bf96') +
    fill('#5c4630', 'M-40-122C-70-116-78-80-66-50-50-40-26-48-22-66-18-92-22-120-40-122Z') +
    fill('#a88658', 'M-40-122C-26-116-18-92-22-66L-30-70C-26-92-30-112-40-122Z') +
    line('#2b1e12', 4, 'M-54-112Q-40-104-28-112M-30-134L18-150'),
  beor: () =>
    cloak('#41658a') +
    fill('#20354a', 'M-54-128C-60-100-58-60-46-40L-30-60C-34-90-32-110-24-130Z') +
    fill('#35577a', 'M44-128C58-110 62-76 54-46L40-50C42-80 38-104 28-128Z') +
    line('#f6c890', 4, 'M48-124C60-106 64-76 56-46') +
    fill('#4a4034', 'M-24-146C-10-156 18-156 30-144L24-130C8-138-6-138-18-130Z') +
    head('#a87a58', '#ffd9a8') +
    line('#2a1d12', 10, 'M-30-30L-62-176') +
    fill('#39403f', 'M-92-196L-40-210-32-178-84-164Z') +
    fill('#8d9894', 'M-92-196L-40-210-38-200-90-186Z'),
}
export const behindPicture = (id: CharacterId): Picture => ({
  name: `grail behind ${id}`,
  width: 200,
  height: 240,
  draw: () => paint(() => put(100, 222, BEHIND[id]()), LIGHT),
})
