/** How Brimstone is drawn. */
import type { GameTable } from '@emberhall/ui'
import type { O, S } from '../state.ts'
import { Card } from './cards/Card.tsx'
import { beats, End, warm } from './later.tsx'
import { Table } from './Table.tsx'
import { theme } from './theme.ts'
import './styles/table.css'
import './styles/board.css'
import './styles/track.css'
import './styles/side.css'
import './styles/tray.css'
import './styles/hero.css'
import './styles/desk.css'
import './styles/phone.css'
import './styles/prompt.css'
import './styles/cards.css'
import './styles/motion.css'

export const table: GameTable<S, O> = {
  theme,
  deeds: async () => (await import('./end/deeds.ts')).deedBook,
  Card,
  Table,
  End,
  warm,
  beats,
  sounds: async () => (await import('./sounds.ts')).sounds,
}
