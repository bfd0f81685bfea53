/** What a game declares about its balance, in `src/study` of its folder. */
import { loadFace } from '@emberhall/roster'
import type { Study } from './study/index.ts'

export async function loadStudy(game: string): Promise<Study | null> {
  return ((await loadFace(game, 'study')) as { study: Study } | null)?.study ?? null
}
