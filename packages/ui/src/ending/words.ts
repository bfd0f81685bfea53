import { sayer } from '@emberhall/speech'

const en = {
  turn: 'The moment it turned',
  won: 'What was achieved',
  cost: 'What it cost',
  gain: 'What it brought',
  deeds: 'Who did what',
  happened: 'What happened',
} as const
const fr: Record<keyof typeof en, string> = {
  turn: 'Le moment où tout a basculé',
  won: 'Ce qui a été accompli',
  cost: 'Ce qu’il en a coûté',
  gain: 'Ce qu’on y a gagné',
  deeds: 'Qui a fait quoi',
  happened: 'Ce qui s’est passé',
}
export const tell = sayer<keyof typeof en>({ en, fr })
