/** How every tile is told from the others, by its id: what its floor is, what lies on it and hangs on its walls. */
import type { Prop } from './props.ts'

export interface Look {
  readonly floor?: 'slabs' | 'planks' | 'broken' | 'pale' | 'mirror' | 'deck'
  /** Rails from its entrance to every exit. */
  readonly rails?: true
  readonly marks?: readonly Mark[]
  /** What stands or lies on it: across and down its body, from 0 to 1. */
  readonly props?: readonly (readonly [prop: Prop, u: number, v: number, scale?: number])[]
  /** What hangs on its walls in the north. */
  readonly hung?: readonly Prop[]
}
/** What is drawn into a floor as a whole. */
export type Mark = 'turntable' | 'rings' | 'echoes' | 'scratches' | 'sand' | 'daylight' | 'fall' | 'orbits' | 'soot'

const LOOKS: Readonly<Record<string, Look>> = {
  'm-entrance': {
    floor: 'planks',
    marks: ['daylight'],
    props: [
      ['crate', 0.1, 0.22, 0.9],
      ['barrel', 0.9, 0.2],
      ['sign', 0.88, 0.62],
    ],
    hung: ['lamp', 'horseshoe'],
  },
  'm-crosscut': { rails: true, marks: ['turntable'], props: [['cart', 0.86, 0.24]], hung: ['chalk', 'lamp', 'chalk'] },
  'm-gallery': {
    floor: 'planks',
    props: [
      ['prop', 0.03, 0.5],
      ['prop', 0.97, 0.5],
      ['crate', 0.92, 0.14],
    ],
    hung: ['lamp', 'rope', 'pick'],
  },
  'm-stope': {
    floor: 'broken',
    props: [
      ['rubble', 0.5, 0.12],
      ['rubble', 0.12, 0.86],
      ['beam', 0.62, 0.5],
      ['rubble', 0.86, 0.62, 0.8],
    ],
    hung: ['helmet', 'helmet', 'helmet'],
  },
  'm-sorting': {
    floor: 'planks',
    rails: true,
    props: [
      ['ore', 0.1, 0.2],
      ['waste', 0.9, 0.2],
      ['stones', 0.9, 0.9],
      ['barrel', 0.04, 0.86],
    ],
    hung: ['shovel', 'lamp', 'pick'],
  },
  'm-lake': { props: [['skull', 0.93, 0.92]], hung: ['lamp', 'horseshoe', 'rope'] },
  'm-falls': { marks: ['fall'], props: [['stones', 0.94, 0.1, 0.8]], hung: ['rope', 'lamp'] },
  'm-camp': {
    marks: ['soot'],
    props: [
      ['fire', 0.5, 0.52],
      ['bedroll', 0.2, 0.3],
      ['bedroll', 0.82, 0.72],
      ['barrel', 0.24, 0.78],
      ['pot', 0.6, 0.42],
    ],
    hung: ['lamp', 'pick', 'rope'],
  },
  'm-shrine': {
    floor: 'pale',
    marks: ['rings'],
    props: [
      ['candles', 0.5, 0.08],
      ['candles', 0.94, 0.94],
      ['skull', 0.06, 0.94],
    ],
  },
  'm-drift': { rails: true, hung: ['pick', 'lamp'] },
  'm-longdrift': { rails: true, props: [['rubble', 0.06, 0.5, 0.6]], hung: ['lamp', 'rope', 'shovel', 'pick'] },
  'm-bend': { rails: true, props: [['rubble', 0.9, 0.42, 0.6]], hung: ['lamp', 'pick', 'horseshoe'] },
  'm-fork': { rails: true, props: [['sign', 0.5, 0.16]], hung: ['chalk', 'lamp', 'chalk'] },
  'g-flats': {
    floor: 'mirror',
    props: [
      ['shard', 0.06, 0.1],
      ['rose', 0.95, 0.94, 0.8],
    ],
  },
  'g-shelf': { marks: ['sand'], props: [['shard', 0.94, 0.12]] },
  'g-garden': {
    props: [
      ['rose', 0.06, 0.5],
      ['shard', 0.94, 0.06, 0.8],
      ['rose', 0.5, 0.96, 0.7],
      ['shard', 0.06, 0.94, 0.7],
    ],
  },
  'g-bridge': { floor: 'deck' },
  'g-gully': { marks: ['scratches'], props: [['shard', 0.06, 0.16, 0.7]] },
  'g-dais': {
    marks: ['rings'],
    props: [
      ['shard', 0.3, 0.04, 0.8],
      ['shard', 0.7, 0.04, 0.8],
    ],
  },
  'g-echo': {
    floor: 'mirror',
    marks: ['echoes'],
    props: [
      ['rose', 0.06, 0.5, 0.8],
      ['rose', 0.94, 0.5, 0.8],
    ],
  },
  'g-observatory': { marks: ['orbits'], props: [['telescope', 0.5, 0.2]] },
}
const PLAIN: Look = {}
export const lookOf = (id: string): Look => LOOKS[id] ?? PLAIN
