/** How Kinfire Delve is drawn. */
import type { GameTable } from '@emberhall/ui'
import type { O, S } from '../state.ts'
import { Card } from './Card.tsx'
import './cards.css'
import './table.css'
import './desk.css'
import './phone.css'
import { Table } from './Table.tsx'
import { End } from './end/End.tsx'
import './end.css'
import { theme } from './theme.ts'

export const kinfireTable: GameTable<S, O> = {
  theme,
  Card,
  Table,
  End,
}
