/** The five doors of the hall. */
export interface Door {
  readonly id: 'kinfire-delve' | 'forgeflame' | 'fateforge' | 'brimstone' | 'tainted-grail'
  readonly isOpen: boolean
  /** Whether a first game can be dealt that teaches. */
  readonly hasLesson: boolean
  readonly title: string
  readonly players: readonly [number, number]
  /** In minutes. */
  readonly length: number
  readonly mode: 'coop' | 'rivals' | 'campaign'
  /** The light that falls through it. */
  readonly light: string
}
export const DOORS: readonly Door[] = [
  {
    id: 'kinfire-delve',
    isOpen: true,
    hasLesson: true,
    title: 'Kinfire Delve',
    players: [1, 4],
    length: 60,
    mode: 'coop',
    light: '#ffb652',
  },
  {
    id: 'forgeflame',
    isOpen: true,
    hasLesson: true,
    title: 'Forgeflame',
    players: [1, 4],
    length: 90,
    mode: 'rivals',
    light: '#ff8a2b',
  },
  {
    id: 'fateforge',
    isOpen: true,
    hasLesson: false,
    title: 'Fateforge',
    players: [1, 4],
    length: 120,
    mode: 'campaign',
    light: '#e9b949',
  },
  {
    id: 'brimstone',
    isOpen: false,
    hasLesson: false,
    title: 'Brimstone',
    players: [1, 6],
    length: 150,
    mode: 'campaign',
    light: '#e0306a',
  },
  {
    id: 'tainted-grail',
    isOpen: false,
    hasLesson: false,
    title: 'Tainted Grail',
    players: [1, 4],
    length: 180,
    mode: 'campaign',
    light: '#b9c4ba',
  },
]
export const doorOf = (game: string): Door | undefined => DOORS.find((door) => door.id === game)

/** Colours for seats; each has a mark as well, so that nobody needs the colour. */
export const COLOURS = ['#e8793a', '#4fb8d6', '#8fce6a', '#c98af0'] as const
export const MARKS = ['●', '▲', '■', '◆'] as const
