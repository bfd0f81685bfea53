/** How Forgeflame is drawn. */
import type { GameTable } from '@emberhall/ui'
import type { O, S } from '../state.ts'
import { face } from './asker.tsx'
import { Card } from './Card.tsx'
import { End } from './end/End.tsx'
import { beats } from './stage/beats.tsx'
import { Table } from './Table.tsx'
import { sign } from './sign.tsx'
import { theme } from './theme.ts'
import './styles/table.css'
import './styles/mine.css'
import './styles/pieces.css'
import './styles/people.css'
import './styles/side.css'
import './styles/desk.css'
import './styles/phone.css'
import './styles/prompt.css'
import './styles/motion.css'
import './styles/layers.css'
import './styles/end.css'

export const table: GameTable<S, O> = {
  theme,
  face,
  sign,
  Card,
  Table,
  End,
  beats,
  sounds: async () => (await import('./sounds.ts')).sounds,
  deeds: async () => (await import('./end/deeds.ts')).deedBook,
}
