/** Moments of a table of this browser that somebody has given a name. */
import type { SaveFile } from '@emberhall/saves'
import { type Bookmark, LIMITS } from '@emberhall/server/protocol'
import { inOrder, nextNumber, reached } from '@emberhall/sitting'

export type Named = Pick<Bookmark, 'name' | 'at'>

export class Bookmarks {
  private list: readonly Bookmark[] = []
  constructor(named: readonly Named[] = []) {
    for (const { name, at } of named) this.add(name, at)
  }
  add(name: string, at: number): void {
    const plain = name.replace(/\s+/g, ' ').trim().slice(0, LIMITS.bookmark)
    if (plain === '' || this.list.length >= LIMITS.bookmarks) return
    this.list = inOrder([...this.list, { n: nextNumber(this.list), name: plain, at, mine: true }])
  }
  remove(n: number): void {
    this.list = this.list.filter((bookmark) => bookmark.n !== n)
  }
  /** What came after this moment was taken back, and something else has been answered. */
  forgetAfter(asks: number): void {
    this.list = reached(this.list, asks)
  }
  until(asks: number): readonly Bookmark[] {
    return reached(this.list, asks)
  }
  get named(): Named[] {
    return this.list.map(({ name, at }) => ({ name, at }))
  }
}

/** How many questions had been put, by the name of the one under way. */
export const asksOf = (question: string): number => Number(question.split('.')[1] ?? 0)

/** What a saved file says of bookmarks, as far as it makes sense. */
export function bookmarksIn(text: string): Named[] {
  if (!text.includes('"bookmarks"')) return []
  const { bookmarks } = JSON.parse(text) as { readonly bookmarks?: unknown }
  const isNamed = (entry: unknown): entry is Named => {
    const { name, at } = (entry ?? {}) as Partial<Record<keyof Named, unknown>>
    return typeof name === 'string' && typeof at === 'number' && Number.isInteger(at) && at >= 0
  }
  return Array.isArray(bookmarks) ? bookmarks.filter(isNamed) : []
}
/** A save with its bookmarks: read wherever a save or a report is. */
export function withBookmarks(save: SaveFile, bookmarks: readonly Named[]): object {
  if (bookmarks.length === 0) return save
  return { capsule: 1, save, bookmarks: bookmarks.map(({ name, at }) => ({ name, at })) }
}
