/** How Tainted Grail is drawn. */
import type { GameTable } from '@emberhall/ui'
import type { O, S } from '../state.ts'
import { face } from './asker.tsx'
import { beats, Card, End, warm } from './later.tsx'
import { Table } from './Table.tsx'
import { sign } from './sign.tsx'
import { theme } from './theme.ts'
import './styles/faces.css'
import './styles/table.css'
import './styles/land.css'
import './styles/hero.css'
import './styles/side.css'
import './styles/page.css'
import './styles/cards.css'
import './styles/fight.css'
import './styles/pool.css'
import './styles/ledger.css'
import './styles/desk.css'
import './styles/phone.css'
import './styles/fight-phone.css'
import './styles/motion.css'

export const table: GameTable<S, O> = {
  theme,
  face,
  sign,
  deeds: async () => (await import('./end/deeds.ts')).deedBook,
  Table,
  Card,
  End,
  warm,
  beats,
  sounds: async () => (await import('./sounds.ts')).sounds,
}
