/** While a dream is told the table around it is a dream's. */
import { type RefObject, useLayoutEffect } from 'react'

// Said to the table and not asked by its style sheet: with every change below it all of it would be styled anew.
export function useDreaming(page: RefObject<HTMLElement | null>, isDream: boolean): void {
  useLayoutEffect(() => {
    const table = page.current?.closest<HTMLElement>('.tg')
    if (!isDream || !table) return undefined
    table.dataset['dreaming'] = ''
    return () => void delete table.dataset['dreaming']
  }, [page, isDream])
}
