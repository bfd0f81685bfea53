/** What a street says of itself; places and people are named by the game. */
import type { Lang } from '@emberhall/speech'

interface StreetWords {
  readonly street: string
  readonly overview: string
  readonly outside: string
  readonly closed: (why: string) => string
  readonly shut: string
  readonly here: (names: string) => string
  readonly nobody: string
  readonly visits: (made: number, of: number) => string
  readonly offers: (n: number) => string
  readonly nothing: string
}
export const STREET_WORDS: Readonly<Record<Lang, StreetWords>> = {
  en: {
    street: 'Street. Arrow keys go from place to place.',
    overview: 'All places',
    outside: 'On the street',
    closed: (why) => `closed: ${why}`,
    shut: 'closed',
    here: (names) => `here: ${names}`,
    nobody: 'nobody here',
    visits: (made, of) => `visited ${made} of ${of} times`,
    offers: (n) => (n === 1 ? '1 thing on offer' : `${n} things on offer`),
    nothing: 'Nothing is offered here now.',
  },
  fr: {
    street: 'Rue. Les flèches mènent de lieu en lieu.',
    overview: 'Tous les lieux',
    outside: 'Dans la rue',
    closed: (why) => `fermé : ${why}`,
    shut: 'fermé',
    here: (names) => `ici : ${names}`,
    nobody: 'personne ici',
    visits: (made, of) => `visité ${made} fois sur ${of}`,
    offers: (n) => (n === 1 ? '1 chose proposée' : `${n} choses proposées`),
    nothing: 'Rien n’est proposé ici pour l’instant.',
  },
}
