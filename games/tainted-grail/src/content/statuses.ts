import type { Status, Task } from './types.ts'

/** Shared by everybody (TG-15.1). */
export const statuses: readonly Status[] = [
  { id: 'pathfinder', name: { en: 'Pathfinder', fr: 'Éclaireur' }, parts: 8 },
  { id: 'lost-and-fallen', name: { en: 'Lost and Fallen', fr: 'Égarés et Déchus' }, parts: 7, later: [6, 7] },
  { id: 'riddle-of-oldsteel', name: { en: 'Riddle of Oldsteel', fr: 'Énigme du Vieillacier' }, parts: 0 },
  { id: 'saved-by-the-goddess', name: { en: 'Saved by the Goddess', fr: 'Sauvés par la Déesse' }, parts: 0 },
  { id: 'ash-on-the-wind', name: { en: 'Ash on the Wind', fr: 'Cendres au Vent' }, parts: 3 },
  { id: 'friends-of-the-fair', name: { en: 'Friends of the Fair', fr: 'Amis de la Foire' }, parts: 0 },
  { id: 'barn-burned', name: { en: 'Barn Burned', fr: 'Grange en Cendres' }, parts: 0 },
  { id: 'bells-answered', name: { en: 'Bells Answered', fr: 'Cloches Entendues' }, parts: 0 },
  { id: 'hermits-avenged', name: { en: 'Hermits Avenged', fr: 'Ermites Vengés' }, parts: 0 },
  { id: 'oath-to-the-ford', name: { en: 'Oath to the Ford', fr: 'Serment du Gué' }, parts: 2 },
  { id: 'red-door', name: { en: 'Red Door', fr: 'Porte Rouge' }, parts: 0 },
  { id: 'the-mule-remembers', name: { en: 'The Mule Remembers', fr: 'La Mule se Souvient' }, parts: 0 },
]

/** Notes the journal gives; what they say is prose (TG-13.3). */
export const tasks: readonly Task[] = [
  { id: 'stones', name: { en: 'Find the stones that still answer', fr: 'Trouver les pierres qui répondent encore' } },
  { id: 'blade', name: { en: 'The blade under the weir', fr: 'La lame sous le barrage' } },
  {
    id: 'hermits',
    name: { en: 'Find out what became of the hermits', fr: 'Apprendre ce que sont devenus les ermites' },
  },
  {
    id: 'water',
    name: { en: 'Look where stone stands in water', fr: 'Chercher là où la pierre se dresse dans l’eau' },
  },
]
