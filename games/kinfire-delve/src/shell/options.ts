/** Words that the rules of Kinfire Delve do not bring themselves: options and chapters. */
import type { DieSide, Lang, OptionWords } from '@emberhall/speech'

export const seekerLabel = { en: 'Seeker', fr: 'Éclaireur' }

export const optionWords: Readonly<Record<Lang, Readonly<Record<string, OptionWords>>>> = {
  en: {
    mode: {
      label: 'Difficulty',
      help: 'Hard starts with 8 health instead of 10.',
      values: { normal: 'Normal', hard: 'Hard' },
    },
    quick: {
      label: 'Quick descent',
      help: 'Ten cards fewer to the bottom, paid for with 2 health and a Fatigue card.',
    },
    firstGame: { label: 'First-game board', help: 'Four chosen cards lie around the Master at the start.' },
    firstPlayer: { label: 'Who begins', values: { '-1': 'By lot' } },
  },
  fr: {
    mode: {
      label: 'Difficulté',
      help: 'Le mode difficile commence à 8 points de santé au lieu de 10.',
      values: { normal: 'Normale', hard: 'Difficile' },
    },
    quick: {
      label: 'Descente rapide',
      help: 'Dix cartes de moins jusqu’au fond, contre 2 points de santé et une carte Fatigue.',
    },
    firstGame: { label: 'Plateau de première partie', help: 'Quatre cartes choisies entourent le Maître au début.' },
    firstPlayer: { label: 'Qui commence', values: { '-1': 'Au sort' } },
  },
}

type Side = 'red' | 'green' | 'blue' | 'light' | 'dark'
const side = (label: string, colour: string): DieSide => ({ label, colour })
export const dieSides: Readonly<Record<Lang, Readonly<Record<Side, DieSide>>>> = {
  en: {
    red: side('Red', '#e8573f'),
    green: side('Green', '#58c47c'),
    blue: side('Blue', '#5ba4f2'),
    light: side('Light', '#ffe2a0'),
    dark: side('Dark', '#6b5aa8'),
  },
  fr: {
    red: side('Rouge', '#e8573f'),
    green: side('Vert', '#58c47c'),
    blue: side('Bleu', '#5ba4f2'),
    light: side('Lumière', '#ffe2a0'),
    dark: side('Obscurité', '#6b5aa8'),
  },
}
