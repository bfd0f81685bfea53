/** What a printed thing belongs to: the colour of its deck and its letter, by the id it is known by. */
import type { Lang } from '@emberhall/speech'
import { CONTENT } from '../../content/index.ts'

export type Deck =
  | 'map'
  | 'token'
  | 'world'
  | 'encounter'
  | 'darkness'
  | 'dread'
  | 'threat'
  | 'loot'
  | 'scavenge'
  | 'gear'
  | 'artifact'
  | 'bag'
  | 'hero'
  | 'enemy'
  | 'upgrade'
  | 'injury'
  | 'madness'
  | 'mutation'
  | 'forge'
  | 'mission'
  | 'event'

interface Look {
  readonly colour: string
  readonly letter: Readonly<Record<Lang, string>>
}
const look = (colour: string, en: string, fr = en): Look => ({ colour, letter: { en, fr } })
export const LOOKS: Readonly<Record<Deck, Look>> = {
  map: look('#3f6f86', 'M', 'P'),
  token: look('#b98a45', '?'),
  world: look('#3f8ea0', 'O'),
  encounter: look('#8f6424', 'E', 'R'),
  darkness: look('#9e2b25', 'D', 'T'),
  dread: look('#7a3a9c', 'G', 'E'),
  threat: look('#a8551a', 'T', 'M'),
  loot: look('#8a6a10', 'L'),
  scavenge: look('#7a5f38', 'S', 'F'),
  gear: look('#6b4f28', 'R', 'É'),
  artifact: look('#1f7a64', 'A'),
  bag: look('#6b4f28', 'B', 'S'),
  hero: look('#8a4a2a', 'H'),
  enemy: look('#7a1d1a', 'X'),
  upgrade: look('#5a6a2a', 'U', 'C'),
  injury: look('#9e2b25', 'I', 'B'),
  madness: look('#6a3fa0', 'N', 'D'),
  mutation: look('#a0408c', 'V'),
  forge: look('#8a4a1c', 'F', 'G'),
  mission: look('#4a3a7a', 'Q', 'M'),
  event: look('#5a2a5c', 'P', 'I'),
}
type Listed = readonly { readonly id: string }[]
const of = (deck: Deck, list: Listed): (readonly [string, Deck])[] => list.map(({ id }) => [id, deck])
const DECKS: ReadonlyMap<string, Deck> = new Map([
  ...of('map', CONTENT.tiles),
  ...of('token', CONTENT.tokens),
  ...of('world', CONTENT.worlds),
  ...of('encounter', CONTENT.encounters),
  ...of('darkness', CONTENT.darkness),
  ...of('dread', CONTENT.dread),
  ...of('threat', CONTENT.threats),
  ...of('loot', CONTENT.loot),
  ...of('scavenge', CONTENT.scavenge),
  ...CONTENT.items.map(({ id, deck }): readonly [string, Deck] => [
    id,
    deck.endsWith('Artifact') ? 'artifact' : 'gear',
  ]),
  ...of('bag', CONTENT.bag),
  ...of('hero', CONTENT.classes),
  ...of('enemy', [...CONTENT.enemies, ...CONTENT.elites]),
  ...of('injury', CONTENT.injuries),
  ...of('madness', CONTENT.madness),
  ...of('mutation', CONTENT.mutations),
  ...of('forge', CONTENT.forges),
  ...of('mission', CONTENT.missions),
  ...of('event', CONTENT.depthEvents),
])
/** Ranks of paths and starting upgrades are what is left. */
export const deckOf = (id: string): Deck => DECKS.get(id) ?? 'upgrade'
