/** What a board says of itself; what lies on it is named by the game. */
import type { Lang } from '@emberhall/speech'

export interface BoardWords {
  readonly board: string
  readonly how: string
  readonly square: (x: number, y: number) => string
  readonly nothing: string
  readonly edge: string
  readonly lights: Readonly<Record<'lit' | 'dim' | 'dark' | 'fog', string>>
  readonly cost: (n: number) => string
}
export const BOARD_WORDS: Readonly<Record<Lang, BoardWords>> = {
  en: {
    board: 'Board',
    how: 'Arrow keys walk from square to square, Enter chooses, Shift and arrows move the view, plus and minus zoom, 0 shows everything.',
    square: (x, y) => `Square ${x}, ${y}`,
    nothing: 'nothing here',
    edge: 'No way on',
    lights: { lit: 'lit', dim: 'dim', dark: 'dark', fog: 'in the fog' },
    cost: (n) => `costs ${n}`,
  },
  fr: {
    board: 'Plateau',
    how: 'Les flèches mènent de case en case, Entrée choisit, Maj et flèches déplacent la vue, plus et moins zooment, 0 montre tout.',
    square: (x, y) => `Case ${x}, ${y}`,
    nothing: 'rien ici',
    edge: 'Pas de passage',
    lights: { lit: 'éclairée', dim: 'dans la pénombre', dark: 'dans le noir', fog: 'dans le brouillard' },
    cost: (n) => `coûte ${n}`,
  },
}
