/** What a map says of itself; places, people and reasons are named by the game. */
import type { Lang } from '@emberhall/speech'
import type { Fog, LinkKind, Side } from './types.ts'

interface MapWords {
  readonly map: string
  readonly how: string
  readonly place: (number: string) => string
  readonly somewhere: string
  readonly unseen: string
  readonly people: (n: number) => string
  readonly nobody: string
  readonly fogs: Readonly<Record<Fog, string>>
  readonly sides: Readonly<Record<Side, string>>
  /** A road, by what is known of it; `to` is null where nobody knows. */
  readonly road: (kind: LinkKind, side: string, to: string | null) => string
  /** The other end of a road that can only be gone towards here. */
  readonly comes: (side: string, from: string) => string
  readonly noRoad: (side: string) => string
  readonly cost: (cost: string) => string
  readonly dial: (value: number, of: number) => string
}
export const MAP_WORDS: Readonly<Record<Lang, MapWords>> = {
  en: {
    map: 'Map',
    how: 'Arrow keys go along the roads from place to place, Page Up and Page Down through all places, Enter chooses, Shift and arrows move the view, plus and minus zoom, 0 shows everything.',
    place: (number) => `Location ${number}`,
    somewhere: 'A location',
    unseen: 'unexplored',
    people: (n) => (n === 1 ? '1 person here' : `${n} people here`),
    nobody: 'nobody here',
    fogs: { none: '', thin: 'in thin fog', thick: 'in thick fog' },
    sides: { north: 'north', east: 'east', south: 'south', west: 'west' },
    road: (kind, side, to) => {
      const goal = to === null ? '' : ` to ${to}`
      if (kind === 'closed') return `closed road ${side}${goal}`
      if (kind === 'one-way') return `one-way road ${side}${goal}`
      if (kind === 'unknown')
        return to === null ? `road ${side} to nobody knows where` : `perhaps a road ${side}${goal}`
      return `road ${side}${goal}`
    },
    comes: (side, from) => `one-way road ${side}, only from ${from} to here`,
    noRoad: (side) => `No road ${side}`,
    cost: (cost) => `costs ${cost}`,
    dial: (value, of) => `${value} of ${of}`,
  },
  fr: {
    map: 'Carte',
    how: 'Les flèches suivent les routes de lieu en lieu, Page précédente et Page suivante parcourent tous les lieux, Entrée choisit, Maj et flèches déplacent la vue, plus et moins zooment, 0 montre tout.',
    place: (number) => `Lieu ${number}`,
    somewhere: 'Un lieu',
    unseen: 'inexploré',
    people: (n) => (n === 1 ? '1 personne ici' : `${n} personnes ici`),
    nobody: 'personne ici',
    fogs: { none: '', thin: 'dans une brume légère', thick: 'dans un brouillard épais' },
    sides: { north: 'au nord', east: 'à l’est', south: 'au sud', west: 'à l’ouest' },
    road: (kind, side, to) => {
      const goal = to === null ? '' : ` vers ${to}`
      if (kind === 'closed') return `route coupée ${side}${goal}`
      if (kind === 'one-way') return `route à sens unique ${side}${goal}`
      if (kind === 'unknown')
        return to === null ? `route ${side}, nul ne sait vers où` : `peut-être une route ${side}${goal}`
      return `route ${side}${goal}`
    },
    comes: (side, from) => `route à sens unique ${side}, seulement de ${from} vers ici`,
    noRoad: (side) => `Pas de route ${side}`,
    cost: (cost) => `coûte ${cost}`,
    dial: (value, of) => `${value} sur ${of}`,
  },
}
