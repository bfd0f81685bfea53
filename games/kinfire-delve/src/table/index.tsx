/** How Kinfire Delve is drawn. */
import type { GameTable } from '@emberhall/ui'
import type { O, S } from '../state.ts'
import { face } from './asker.tsx'
import { Card } from './Card.tsx'
import { Table } from './Table.tsx'
import { End } from './end/End.tsx'
import { beats } from './stage/beats.tsx'
import { theme } from './theme.ts'
import './styles/cards.css'
import './styles/cards-kinds.css'
import './styles/cards-small.css'
import './styles/table.css'
import './styles/pieces.css'
import './styles/path.css'
import './styles/people.css'
import './styles/motion.css'
import './styles/desk.css'
import './styles/desk-board.css'
import './styles/desk-light.css'
import './styles/desk-near.css'
import './styles/phone.css'
import './styles/phone-board.css'
import './styles/phone-near.css'
import './styles/phone-wide.css'
import './styles/end.css'

export const table: GameTable<S, O> = {
  theme,
  face,
  Card,
  Table,
  End,
  deeds: async () => (await import('./end/deeds.ts')).deedBook,
  beats,
  sounds: async () => (await import('./sounds.ts')).sounds,
}
