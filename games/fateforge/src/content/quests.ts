import type { SideQuest } from './types.ts'

export const quests: readonly SideQuest[] = [
  { id: 'stray-hound', threat: 1, time: 1, expiresAfterRests: 3, story: 'stray-hound' },
  { id: 'ward-gate', threat: 2, time: 2, expiresAfterRests: 2, story: 'ward-gate' },
  { id: 'poison-cellar', threat: 3, time: 2, expiresAfterRests: 2, story: 'poison-cellar' },
]
