import type { GameTable } from '@emberhall/ui'
import { useInsertionEffect } from 'react'

/**
 * Sheets hang outside the frame, so the game's light is put on the whole page; before the table measures itself, or
 * everything would be laid out twice.
 */
export function useTheme(drawn: GameTable | null): void {
  useInsertionEffect(() => {
    const { style } = document.documentElement
    const theme = Object.entries(drawn?.theme ?? {})
    for (const [property, value] of theme) style.setProperty(property, value)
    return () => {
      for (const [property] of theme) style.removeProperty(property)
    }
  }, [drawn])
}
