/** How Brimstone is drawn. */
import type { GameTable } from '@emberhall/ui'
import type { O, S } from '../state.ts'
import { face } from './asker.tsx'
import { beats, Card, End, warm } from './later.tsx'
import { Table } from './Table.tsx'
import { sign } from './sign.tsx'
import { theme } from './theme.ts'
import './styles/table.css'
import './materials/materials.css'
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
  face,
  sign,
  deeds: async () => (await import('./end/deeds.ts')).deedBook,
  Card,
  Table,
  End,
  warm,
  beats,
  sounds: async () => (await import('./sounds.ts')).sounds,
}
