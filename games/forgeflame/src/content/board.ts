/** The mine: 17 sites, 33 passages. No two passages cross at these places. */
import type { Board, Passage, Site } from './types.ts'

const sites: readonly Site[] = [
  { id: 'E', name: { en: 'Mine Entrance', fr: 'Entrée de la Mine' }, level: 'entrance', capacity: null, x: 50, y: 6 },
  { id: 'S1', name: { en: 'Lamp Gallery', fr: 'Galerie des Lampes' }, level: 'I', capacity: 3, x: 18, y: 20 },
  { id: 'S2', name: { en: 'Old Guardpost', fr: 'Vieux Poste de Garde' }, level: 'I', capacity: 3, x: 38, y: 22 },
  { id: 'S3', name: { en: 'Miners’ Mess', fr: 'Réfectoire' }, level: 'I', capacity: 3, x: 62, y: 22 },
  {
    id: 'S4',
    name: { en: 'Timber Store', fr: 'Dépôt de Poutres' },
    level: 'I',
    capacity: 3,
    x: 82,
    y: 20,
    burrow: 'fang',
  },
  { id: 'S5', name: { en: 'Central Shaft', fr: 'Puits Central' }, level: 'I', capacity: 3, x: 50, y: 38 },
  { id: 'S6', name: { en: 'Blue Rift', fr: 'Faille Bleue' }, level: 'II', capacity: 3, x: 10, y: 44 },
  { id: 'S7', name: { en: 'Switchyard', fr: 'Aiguillage' }, level: 'II', capacity: 3, x: 28, y: 50 },
  { id: 'S8', name: { en: 'Bucket Wheel', fr: 'Roue à Godets' }, level: 'II', capacity: 3, x: 72, y: 50 },
  { id: 'S9', name: { en: 'Hot Spring', fr: 'Source Chaude' }, level: 'II', capacity: 3, x: 90, y: 44 },
  { id: 'S10', name: { en: 'Bellows Hall', fr: 'Salle des Soufflets' }, level: 'II', capacity: 3, x: 30, y: 74 },
  {
    id: 'S11',
    name: { en: 'Foremen’s Crypt', fr: 'Crypte des Contremaîtres' },
    level: 'II',
    capacity: 3,
    x: 70,
    y: 74,
  },
  {
    id: 'S12',
    name: { en: 'Scale Nest', fr: 'Nid d’Écailles' },
    level: 'III',
    capacity: 3,
    x: 10,
    y: 72,
    burrow: 'claw',
  },
  { id: 'S13', name: { en: 'Burning Chasm', fr: 'Gouffre Ardent' }, level: 'III', capacity: 3, x: 40, y: 90 },
  { id: 'S14', name: { en: 'Red Vein', fr: 'Veine Rouge' }, level: 'III', capacity: 3, x: 62, y: 92 },
  { id: 'S15', name: { en: 'Fallen Temple', fr: 'Temple Effondré' }, level: 'III', capacity: 3, x: 90, y: 72 },
  {
    id: 'F',
    name: { en: 'Almost-Eternal Forge', fr: 'Forge Quasi-Éternelle' },
    level: 'forge',
    capacity: 5,
    x: 50,
    y: 60,
  },
]

const ORDINARY =
  'E-S2 E-S3 S1-S2 S1-S6 S1-S7 S2-S5 S3-S4 S3-S5 S4-S8 S4-S9 S5-S7 S5-S8 S6-S12 S7-S10 S7-F S8-S11 S8-F S9-S15 S10-S12 S10-S13 S10-F S11-S14 S11-S15 S11-F S13-S14'
const DIFFICULT = 'E-S5 S2-S7 S5-F S6-S7 S8-S9 S12-S13 S13-F S14-S15'

const passages = (ends: string, difficult: boolean): Passage[] =>
  ends.split(' ').map((pair) => {
    const [from, to] = pair.split('-') as [string, string]
    return { from, to, difficult }
  })

export const BOARD: Board = { sites, passages: [...passages(ORDINARY, false), ...passages(DIFFICULT, true)] }
