/** What each world is made of. */
export interface Ground {
  readonly slabs: readonly string[]
  readonly gap: string
  readonly wall: string
  readonly lamp: string
  readonly water: readonly [string, string]
  readonly rock: readonly [string, string]
}
export const MINES: Ground = {
  slabs: ['#8a6a4a', '#7a5a3e', '#957554', '#6d5038'],
  gap: '#2a1a10',
  wall: '#6b4a34',
  lamp: '#ffb85c',
  water: ['#0b1a22', '#2f6a6a'],
  rock: ['#1a0e0a', '#3a2318'],
}
export const BARRENS: Ground = {
  slabs: ['#7fa9b4', '#8fbcc4', '#6c96a6', '#9bb6c6'],
  gap: '#16283a',
  wall: '#4f8ea4',
  lamp: '#ffd9a0',
  water: ['#0a0e24', '#5a4a9a'],
  rock: ['#0f1424', '#3b3a66'],
}
