/** What is said to the ferryman, in both languages. */
import type { Lang } from '@emberhall/speech'
import type { RowName, Saying } from '../parley.ts'

export interface ParleyWords {
  readonly names: Readonly<Record<Saying['key'], string>>
  readonly texts: Readonly<Record<Saying['key'], string>>
  readonly rows: Readonly<Record<RowName, string>>
  readonly gives: (n: number) => string
  readonly asks: (what: string, level: number) => string
  readonly has: (what: string, level: number, has: number) => string
  readonly always: string
  readonly forCoin: string
  readonly own: string
  readonly trust: string
  readonly doubt: string
  readonly again: string
  readonly lay: (name: string) => string
  readonly why: Readonly<Record<string, string>>
}
export const PARLEY_WORDS: Readonly<Record<Lang, ParleyWords>> = {
  en: {
    names: {
      ferryman: 'The Ferryman',
      greet: 'Greeting',
      coin: 'A Coin',
      tale: 'Tall Tale',
      truth: 'Plain Truth',
      song: 'Old Song',
    },
    texts: {
      ferryman: 'He waits, and says nothing.',
      greet: 'A word costs nothing.',
      coin: 'It gleams in the hand.',
      tale: 'Nobody was there to see.',
      truth: 'It is heard, not liked.',
      song: 'Only after other words.',
    },
    rows: { wit: 'Wit', heart: 'Heart', nerve: 'Nerve', charm: 'Charm', free: 'Open hand' },
    gives: (n) => (n < 0 ? `${-n} Doubt` : `${n} Trust`),
    asks: (what, level) => (level === 0 ? what : `${what} ${level}`),
    has: (what, level, has) => `${what} ${level}, Ada has ${has}`,
    always: 'always joins',
    forCoin: 'for a coin',
    own: 'it gleams',
    trust: 'Trust',
    doubt: 'Doubt',
    again: 'Begin again',
    lay: (name) => `Say it: ${name}`,
    why: { first: 'A song is never the first word.' },
  },
  fr: {
    names: {
      ferryman: 'Le passeur',
      greet: 'Salut',
      coin: 'Une pièce',
      tale: 'Beau récit',
      truth: 'Vérité nue',
      song: 'Vieux chant',
    },
    texts: {
      ferryman: 'Il attend et ne dit rien.',
      greet: 'Un mot ne coûte rien.',
      coin: 'Elle brille dans la main.',
      tale: 'Personne n’a rien vu.',
      truth: 'Entendue, mais mal aimée.',
      song: 'Après d’autres mots.',
    },
    rows: { wit: 'Esprit', heart: 'Cœur', nerve: 'Cran', charm: 'Charme', free: 'Main ouverte' },
    gives: (n) => (n < 0 ? `${-n} Doute` : `${n} Confiance`),
    asks: (what, level) => (level === 0 ? what : `${what} ${level}`),
    has: (what, level, has) => `${what} ${level}, Ada a ${has}`,
    always: 'se lie toujours',
    forCoin: 'contre une pièce',
    own: 'elle brille',
    trust: 'Confiance',
    doubt: 'Doute',
    again: 'Recommencer',
    lay: (name) => `Le dire : ${name}`,
    why: { first: 'Un chant n’est jamais le premier mot.' },
  },
}
