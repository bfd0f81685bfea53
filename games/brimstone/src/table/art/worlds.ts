/** What each world is made of, in the light and without it. */
import { mix } from '@emberhall/ink'

export interface Ground {
  readonly slabs: readonly string[]
  readonly gap: string
  readonly wall: string
  readonly lamp: string
  readonly water: readonly [string, string]
  readonly rock: readonly [string, string]
}
const MINES: Ground = {
  slabs: ['#8a6a4a', '#7a5a3e', '#957554', '#6d5038'],
  gap: '#2a1a10',
  wall: '#6b4a34',
  lamp: '#ffb85c',
  water: ['#0b1a22', '#2f6a6a'],
  rock: ['#1a0e0a', '#3a2318'],
}
const BARRENS: Ground = {
  slabs: ['#7fa9b4', '#8fbcc4', '#6c96a6', '#9bb6c6'],
  gap: '#16283a',
  wall: '#4f8ea4',
  lamp: '#ffd9a0',
  water: ['#0a0e24', '#5a4a9a'],
  rock: ['#0f1424', '#3b3a66'],
}

const COLD = '#221638'
/** The same ground where no lantern shines: violet, and not quite black. */
const cold = ({ slabs, gap, wall, water, rock }: Ground): Ground => {
  const chill = (c: string): string => mix(c, COLD, 0.78)
  return {
    slabs: slabs.map(chill),
    gap: mix(gap, '#0a0612', 0.7),
    wall: chill(wall),
    lamp: COLD,
    water: [mix(water[0], COLD, 0.6), mix(water[1], COLD, 0.7)],
    rock: [mix(rock[0], '#0c0716', 0.7), mix(rock[1], COLD, 0.7)],
  }
}
const LIT = [MINES, BARRENS] as const
const UNLIT = [cold(MINES), cold(BARRENS)] as const
/** By the number of the world. */
export const groundOf = (world: number, isLit: boolean): Ground => (isLit ? LIT : UNLIT)[world === 0 ? 0 : 1]
