/** Moments with a name: set, looked at again, and played on from as copies that bear it. */
import type { Bookmark } from '@emberhall/server/protocol'
import { asksOf } from '../play/bookmarks.ts'
import type { Snapshot, TableSource } from '../play/source.ts'
import type { History } from './useHistory.ts'

export interface BookmarkDesk {
  readonly all: readonly Bookmark[]
  /** Of the moment shown. */
  readonly here: Bookmark | null
  /** Names the moment shown; null for those who only look on. */
  readonly mark: ((name: string) => void) | null
  readonly unmark: (bookmark: Bookmark) => void
  readonly show: (bookmark: Bookmark) => void
  /** Null where a copy would tell too much. */
  readonly copy: ((bookmark: Bookmark) => void) | null
}

export function useBookmarks(
  source: TableSource,
  { bookmarks, view, mine }: Snapshot,
  history: History,
  branch: ((at: number, title: string) => void) | null,
): BookmarkDesk {
  const at = asksOf((history.moment?.view ?? view).question)
  const mayMark = mine.length > 0 || source.online?.current().table.host === true
  return {
    all: bookmarks,
    here: bookmarks.find((bookmark) => bookmark.at === at) ?? null,
    mark: mayMark ? (name) => void source.mark(name, at) : null,
    unmark: ({ n }) => void source.unmark(n),
    show: history.goToLine,
    copy:
      branch === null
        ? null
        : (bookmark) => void source.momentOf(bookmark).then((moment) => branch(moment, bookmark.name)),
  }
}
