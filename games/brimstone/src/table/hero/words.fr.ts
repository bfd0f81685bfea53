/** Ce que disent seuls les papiers d’un héros. */
import type { Messages } from './words.en.ts'

export const fr: Messages = {
  'leaf.became': 'Le héros',
  'leaf.pack': 'Sac à dos',
  'leaf.paths': 'Voies',
  'leaf.charts': 'Tables',
  marks: 'Ce qui a laissé sa marque',
  noMarks: 'Rien encore qui ne se referme.',
  weight: 'Porte {n} sur {of}',
  growth: 'Comment la classe progresse, selon le dé',
  'chart.injury': 'Blessures durables',
  'chart.madness': 'Folie',
  'chart.mutation': 'Mutations',
}
