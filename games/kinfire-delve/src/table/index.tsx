/** How Kinfire Delve is drawn. */
import type { GameTable } from '@emberhall/ui'
import type { O, S } from '../state.ts'
import { Card } from './Card.tsx'
import './cards.css'
import { theme } from './theme.ts'

export const kinfireTable: GameTable<S, O> = {
  theme,
  Card,
  Table: () => null,
  End: () => null,
}
