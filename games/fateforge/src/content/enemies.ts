import type { Enemy, EnemyAction, Section } from './types.ts'

const at = (distance: number, ...actions: readonly EnemyAction[]): Section => ({ distance, actions })
const from = (distance: number, ...actions: readonly EnemyAction[]): Section => ({ distance, orMore: true, actions })
const MOVE: EnemyAction = { do: 'move' }
const STRIKE: EnemyAction = { do: 'strike' }
const SHOOT: EnemyAction = { do: 'shoot' }
/** At the first hero in the order. */
const STRIKE_FIRST: EnemyAction = { do: 'strike', at: 'first' }
const HARD_STRIKE: EnemyAction = { do: 'strike', at: 'first', extra: 1 }
const FLEE: EnemyAction = { do: 'move', toExit: 'A' }

const beasts: readonly Enemy[] = [
  {
    id: 'guard-dog',
    colour: 'white',
    faction: 'none',
    armor: 0,
    resistance: 1,
    initiatives: [1, 2, 3, 4, 5, 6],
    band: [at(0, STRIKE), at(1, MOVE, STRIKE_FIRST), at(2, MOVE)],
    traits: [],
  },
  {
    id: 'marsh-wolf',
    colour: 'white',
    faction: 'none',
    armor: 0,
    resistance: 2,
    initiatives: [1, 2, 3, 4],
    band: [at(0, STRIKE_FIRST), at(1, MOVE, STRIKE_FIRST), from(2, MOVE)],
    traits: [],
  },
  {
    id: 'rat-swarm',
    colour: 'white',
    faction: 'none',
    armor: 0,
    resistance: 1,
    initiatives: [1, 2, 3, 4],
    band: [at(0, { do: 'strike', toxic: true }), at(1, MOVE)],
    traits: [],
  },
  {
    id: 'fleeing-courier',
    colour: 'white',
    faction: 'none',
    armor: 0,
    resistance: 2,
    initiatives: [1],
    band: [at(0, FLEE), at(1, FLEE), from(2, FLEE)],
    traits: [],
  },
]

const militia: readonly Enemy[] = [
  {
    id: 'archer',
    colour: 'blue',
    faction: 'militia',
    armor: 0,
    resistance: 1,
    initiatives: [1, 2, 3, 4],
    band: [at(1, SHOOT)],
    traits: [],
  },
  {
    id: 'conscript',
    colour: 'red',
    faction: 'militia',
    armor: 0,
    resistance: 2,
    initiatives: [1, 2, 3, 4, 5, 6],
    band: [at(0, STRIKE)],
    traits: [],
  },
  {
    id: 'militia-guard',
    colour: 'green',
    faction: 'militia',
    armor: 0,
    resistance: 3,
    initiatives: [1, 2, 3, 4],
    band: [at(0, STRIKE), at(1, MOVE)],
    traits: ['block'],
  },
  {
    id: 'sicario',
    colour: 'brown',
    faction: 'militia',
    armor: 1,
    resistance: 3,
    initiatives: [1, 2, 3],
    band: [at(0, HARD_STRIKE), at(1, MOVE), at(2, { do: 'move', at: 'first' })],
    traits: [],
  },
  {
    id: 'lieutenant',
    colour: 'purple',
    faction: 'militia',
    armor: 2,
    resistance: 4,
    initiatives: [1],
    band: [at(0, HARD_STRIKE)],
    traits: [],
    activation: { does: 'call', colour: 'red', radius: 2 },
  },
]

const guild: readonly Enemy[] = [
  {
    id: 'knife-thrower',
    colour: 'blue',
    faction: 'guild',
    armor: 0,
    resistance: 1,
    initiatives: [1, 2, 3, 4],
    band: [at(1, { do: 'shoot', at: 'last' }), at(2, MOVE)],
    traits: [],
  },
  {
    id: 'recruit',
    colour: 'red',
    faction: 'guild',
    armor: 0,
    resistance: 2,
    initiatives: [1, 2, 3, 4, 5],
    band: [at(0, STRIKE), at(1, MOVE)],
    traits: [],
  },
  {
    id: 'bruiser',
    colour: 'green',
    faction: 'guild',
    armor: 1,
    resistance: 2,
    initiatives: [1, 2, 3],
    band: [at(0, STRIKE, { do: 'push' }), at(1, MOVE)],
    traits: ['frontLine'],
  },
  {
    id: 'assassin',
    colour: 'brown',
    faction: 'guild',
    armor: 0,
    resistance: 3,
    initiatives: [1, 2, 3, 4],
    band: [at(0, HARD_STRIKE), at(1, MOVE, STRIKE_FIRST), at(2, MOVE)],
    traits: ['stealth'],
  },
  {
    id: 'guildmistress',
    colour: 'purple',
    faction: 'guild',
    armor: 2,
    resistance: 4,
    initiatives: [1],
    band: [
      at(0, { do: 'strike', at: 'first', toxic: true }),
      at(1, { do: 'shoot', at: 'first', toxic: true }),
      at(2, MOVE),
    ],
    traits: [],
    activation: { does: 'parry', minion: ['brown', 'green'] },
  },
]

const undead: readonly Enemy[] = [
  {
    id: 'bone-archer',
    colour: 'blue',
    faction: 'undead',
    armor: 0,
    resistance: 1,
    initiatives: [1, 2, 3, 4],
    band: [at(1, SHOOT), at(2, { do: 'shoot', far: true })],
    traits: [],
  },
  {
    id: 'risen',
    colour: 'red',
    faction: 'undead',
    armor: 0,
    resistance: 2,
    initiatives: [1, 2, 3, 4, 5],
    band: [at(0, STRIKE), at(1, MOVE)],
    traits: [],
    rebuilds: 1,
  },
  {
    id: 'elite-ghost',
    colour: 'green',
    faction: 'undead',
    armor: 1,
    resistance: 2,
    initiatives: [1, 2],
    band: [at(0, STRIKE_FIRST), at(1, MOVE), at(2, MOVE)],
    traits: ['block', 'lifeDrain'],
  },
  {
    id: 'barrow-knight',
    colour: 'brown',
    faction: 'undead',
    armor: 1,
    resistance: 4,
    initiatives: [1, 2, 3],
    band: [
      at(0, STRIKE_FIRST, { do: 'stun', at: 'first' }),
      at(1, { do: 'pull', at: 'first' }, STRIKE_FIRST),
      at(2, MOVE),
    ],
    traits: ['frightening'],
  },
  {
    id: 'bone-singer',
    colour: 'purple',
    faction: 'undead',
    armor: 2,
    resistance: 4,
    initiatives: [1],
    band: [at(0, STRIKE_FIRST), at(1, { do: 'shoot', at: 'last', extra: 1 }), at(2, { do: 'parry', minion: ['red'] })],
    traits: [],
    activation: { does: 'call', colour: 'red' },
  },
]

export const enemies: readonly Enemy[] = [...beasts, ...militia, ...guild, ...undead]
