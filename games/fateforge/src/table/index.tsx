/** How Fateforge is drawn. */
import type { GameTable } from '@emberhall/ui'
import type { O, S } from '../state.ts'
import { face } from './asker.tsx'
import { Card } from './Card.tsx'
import { beats, End, Table, warm } from './Table.tsx'
import { sign } from './sign.tsx'
import { theme } from './theme.ts'
import './styles/base.css'
import './styles/fight.css'
import './styles/fight-dice.css'
import './styles/fight-side.css'
import './styles/fight-track.css'
import './styles/fight-cards.css'
import './styles/fight-options.css'
import './styles/fight-desk.css'
import './styles/fight-phone.css'
import './styles/fight-low.css'

export const table: GameTable<S, O> = {
  theme,
  face,
  sign,
  Table,
  Card,
  End,
  beats,
  warm,
  sounds: async () => (await import('./sounds.ts')).sounds,
  deeds: async () => (await import('./pages/end/deeds.ts')).deedBook,
}
