/** The rules come in a file of their own. */
import type { RuleBook } from '@emberhall/speech'
import { useEffect, useState } from 'react'

const NO_BOOK: RuleBook = []

/** Empty until it is there, and where none is wanted. */
export function useBook(fetchBook: (() => Promise<RuleBook>) | null): RuleBook {
  const [book, setBook] = useState(NO_BOOK)
  useEffect(() => {
    let isWanted = fetchBook !== null
    async function read(): Promise<void> {
      const pages = (await fetchBook?.()) ?? NO_BOOK
      if (isWanted) setBook(pages)
    }
    void read()
    return () => {
      isWanted = false
    }
  }, [fetchBook])
  return book
}
