/** What people have just done themselves; empty while enemies are shown acting. */
import type { LogLine } from '@emberhall/kernel'
import { useDesk } from '../model/desk.ts'
import { isFateful } from './replay.ts'

const NONE: readonly LogLine[] = []
export function useReplayed(): readonly LogLine[] {
  const { news } = useDesk()
  return isFateful(news) ? NONE : news
}
