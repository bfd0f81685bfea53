import type { DepthTrack, Difficulty } from '../types.ts'

/** SB-5.13 */
export const track: DepthTrack = {
  spaces: 17,
  stages: [
    { from: 0, holdBack: 7 },
    { from: 5, holdBack: 8 },
    { from: 10, holdBack: 9 },
  ],
  blood: [14, 12, 9, 7, 4, 2],
  dread: [10, 6, 3],
}

/** SB-4.9, SB-35.2, SB-38.2, SB-38.6 For one hero to six. */
export const difficulty: readonly Difficulty[] = [
  { threat: 'low', share: [1, 4], revive: { book: 2, even: 2, gentle: 3 }, holdBackGentle: 1 },
  { threat: 'low', share: [2, 3], revive: { book: 1, even: 1, gentle: 2 }, holdBackGentle: 1 },
  { threat: 'med', share: [2, 3], revive: { book: 1, even: 1, gentle: 2 }, holdBackGentle: 1 },
  { threat: 'med', share: [1, 1], revive: { book: 0, even: 0, gentle: 1 }, holdBackGentle: 1 },
  { threat: 'high', share: [1, 1], revive: { book: 1, even: 1, gentle: 2 }, holdBackGentle: 1 },
  { threat: 'high', share: [1, 1], revive: { book: 0, even: 0, gentle: 1 }, holdBackGentle: 1 },
]
