/** What each world is made of, where a lantern shines. */
export interface Ground {
  readonly slabs: readonly string[]
  /** Between the slabs, and the edge of the floor. */
  readonly gap: string
  readonly edge: string
  /** A wall from its top to its foot, and the light on its courses. */
  readonly wall: readonly [top: string, foot: string]
  readonly shine: string
  readonly water: readonly [deep: string, shallow: string]
  readonly glints: readonly [string, string, string]
  /** Rock that is turned away from every light, and rock that is not. */
  readonly rock: readonly [string, string]
  readonly timber: boolean
}
const MINES: Ground = {
  slabs: ['#8a6a4a', '#7a5a3e', '#957554', '#6d5038'],
  gap: '#3a2617',
  edge: '#2a1a10',
  wall: ['#7c573c', '#3a2418'],
  shine: '#c79a66',
  water: ['#06121a', '#0d2a30'],
  glints: ['#ffcf8a', '#8fe6d0', '#6fb8c8'],
  rock: ['#120907', '#3a2318'],
  timber: true,
}
const BARRENS: Ground = {
  slabs: ['#7fa9b4', '#8fbcc4', '#6c96a6', '#9bb6c6'],
  gap: '#2f4a5e',
  edge: '#16283a',
  wall: ['#5f9fb4', '#1d3a56'],
  shine: '#dff8ff',
  water: ['#07051a', '#241048'],
  glints: ['#fff0fb', '#a8e8f0', '#e0a0d8'],
  rock: ['#0f1424', '#3b3a66'],
  timber: false,
}
/** By the number of the world. */
export const groundOf = (world: number): Ground => (world === 0 ? MINES : BARRENS)
