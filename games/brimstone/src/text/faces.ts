/** Every printed thing by its id, in words: cards of the decks, and what else people look at. */
import type { CardWords, Lang } from '@emberhall/speech'
import { CONTENT } from '../content/index.ts'
import type { ExplorationToken, Tile } from '../content/types.ts'
import {
  type CardText,
  darknessText,
  depthText,
  dreadText,
  encounterText,
  lootText,
  scavengeText,
  threatText,
  worldText,
} from './cardText.ts'
import {
  chartText,
  forgeText,
  hazardText,
  locationText,
  missionText,
  nightText,
  townEventText,
  townText,
} from './frontierText.ts'
import { say, sentence } from './phrases.ts'
import { bagText, eliteText, enemyText, heroText, itemText, rankText, startingUpgradeText } from './thingText.ts'

type Teller = (lang: Lang) => CardText
const of = <X extends { readonly id: string }>(
  list: readonly X[],
  text: (lang: Lang, one: X) => CardText,
): (readonly [string, Teller])[] => list.map((one) => [one.id, (lang) => text(lang, one)])

const tileText = (lang: Lang, tile: Tile): CardText => ({
  name: tile.name[lang],
  kind: say(lang, `tile.${tile.kind}`),
  facts: [],
  rules: [],
  flavour: tile.flavour[lang],
})
function tokenText(lang: Lang, { doors, gate, meets, clue, dread }: ExplorationToken): CardText {
  const facts = [
    gate ? say(lang, 'shows.gate') : say(lang, 'shows.doors', { n: doors }),
    say(lang, `shows.${meets}`),
    ...(clue ? [say(lang, 'shows.clue')] : []),
    ...(dread ? [say(lang, 'shows.dread')] : []),
  ]
  return { name: facts.join(', '), kind: say(lang, 'kind.token'), facts: [], rules: [] }
}

const { paths, injuries, madness, mutations } = CONTENT
const RANKS = [1, 2, 3] as const
const PRINTED: ReadonlyMap<string, Teller> = new Map([
  ...of(CONTENT.tiles, tileText),
  ...of(CONTENT.tokens, tokenText),
  ...of(CONTENT.worlds, worldText),
  ...of(CONTENT.items, itemText),
  ...of(CONTENT.bag, bagText),
  ...of(CONTENT.encounters, encounterText),
  ...of(CONTENT.threats, threatText),
  ...of(CONTENT.darkness, darknessText),
  ...of(CONTENT.dread, dreadText),
  ...of(CONTENT.depthEvents, depthText),
  ...of(CONTENT.scavenge, scavengeText),
  ...of(CONTENT.loot, lootText),
  ...of(CONTENT.classes, heroText),
  ...of(CONTENT.startingUpgrades, startingUpgradeText),
  ...paths.flatMap((path) =>
    RANKS.map((rank): readonly [string, Teller] => [`${path.id}-${rank}`, (lang) => rankText(lang, path, rank)]),
  ),
  ...of(CONTENT.enemies, (lang, enemy) => enemyText(lang, enemy, 'normal')),
  ...of(CONTENT.elites, eliteText),
  ...of(injuries, (lang, result) => chartText(lang, 'injury', result)),
  ...of(madness, (lang, result) => chartText(lang, 'madness', result)),
  ...of(mutations, (lang, result) => chartText(lang, 'mutation', result)),
  ...of(CONTENT.forges, forgeText),
  ...of(CONTENT.missions, missionText),
  ...of(CONTENT.towns, townText),
  ...of(CONTENT.hazards, hazardText),
  ...of(CONTENT.nights, nightText),
  ...of(CONTENT.locations, locationText),
  ...CONTENT.locations.flatMap((location) =>
    of(location.events, (lang, event) => townEventText(lang, location, event)),
  ),
])

export const printedIds: readonly string[] = [...PRINTED.keys()]
export const nameOf = (lang: Lang, id: string): string => PRINTED.get(id)?.(lang).name ?? id
export const rulesOf = (lang: Lang, id: string): string => PRINTED.get(id)?.(lang).rules.join(' ') ?? ''

export function faceWords(lang: Lang, id: string): CardWords {
  const text = PRINTED.get(id)?.(lang)
  if (text === undefined) return { name: say(lang, 'shows.unknown'), lines: [] }
  const { name, kind, facts, rules, flavour } = text
  return { name, lines: [sentence([kind, ...facts].join(', ')), ...rules, ...(flavour === undefined ? [] : [flavour])] }
}
