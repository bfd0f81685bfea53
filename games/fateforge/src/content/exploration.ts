import type { Exploration } from './types.ts'

const easafir: Exploration = {
  id: 'e1',
  places: [
    { id: 'fig-gate', column: 0, row: 0 },
    { id: 'tannery', column: 1, row: 0 },
    { id: 'bell-court', column: 2, row: 0 },
    { id: 'salt-stairs', column: 3, row: 0 },
    { id: 'lamp-market', column: 0, row: 1, sellsFood: true },
    { id: 'blue-shrine', column: 1, row: 1 },
    { id: 'fish-quay', column: 2, row: 1 },
    { id: 'broken-arch', column: 3, row: 1 },
    { id: 'dyers-row', column: 0, row: 2 },
    { id: 'old-cistern', column: 1, row: 2 },
    { id: 'provosts-house', column: 2, row: 2, reputation: { circle: 'militia', n: -1 } },
    { id: 'sefas-street', column: 3, row: 2 },
  ],
  blocked: [
    ['bell-court', 'fish-quay'],
    ['old-cistern', 'provosts-house'],
  ],
  starts: ['fig-gate', 'tannery'],
  goal: 'sefas-street',
  steps: 8,
}

export const explorations: readonly Exploration[] = [easafir]
