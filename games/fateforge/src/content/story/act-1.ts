import type { FateforgeStory } from '../story-terms.ts'
import { aftermath } from './aftermath.ts'
import { chapter1 } from './chapter-1.ts'
import { chapter2 } from './chapter-2.ts'
import { chapter2Gate } from './chapter-2-gate.ts'
import { chapter3 } from './chapter-3.ts'
import { chapter4 } from './chapter-4.ts'
import { chapter4Market } from './chapter-4-market.ts'
import { chapter4Streets } from './chapter-4-streets.ts'
import { chapter5 } from './chapter-5.ts'
import { chapter5Seal } from './chapter-5-seal.ts'
import { chapter6 } from './chapter-6.ts'
import { chapter6Library } from './chapter-6-library.ts'
import { endings } from './endings.ts'

export const act1: FateforgeStory = {
  id: 'act-1',
  act: 1,
  title: { en: 'The Lamps of Easafir', fr: 'Les lampes d’Easafir' },
  entry: 'n1',
  marks: [
    { node: 'n1', mark: 'chapter' },
    { node: 'gate-road', mark: 'chapter' },
    { node: 'r1', mark: 'rest' },
    { node: 'marsh-edge', mark: 'chapter' },
    { node: 'city-gate', mark: 'chapter' },
    { node: 'r2', mark: 'rest' },
    { node: 'two-letters', mark: 'chapter' },
    { node: 'last-dusk', mark: 'chapter' },
  ],
  nodes: [
    ...chapter1,
    ...chapter2,
    ...chapter2Gate,
    ...chapter3,
    ...chapter4,
    ...chapter4Streets,
    ...chapter4Market,
    ...chapter5,
    ...chapter5Seal,
    ...chapter6,
    ...chapter6Library,
    ...aftermath,
    ...endings,
  ],
}
