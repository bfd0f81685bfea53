/** Every printed thing by its id, in words: cards of the decks, and what else people look at. */
import { byId, type CardWords, type Lang } from '@emberhall/speech'
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
  ...byId(CONTENT.tiles, tileText),
  ...byId(CONTENT.tokens, tokenText),
  ...byId(CONTENT.worlds, worldText),
  ...byId(CONTENT.items, itemText),
  ...byId(CONTENT.bag, bagText),
  ...byId(CONTENT.encounters, encounterText),
  ...byId(CONTENT.threats, threatText),
  ...byId(CONTENT.darkness, darknessText),
  ...byId(CONTENT.dread, dreadText),
  ...byId(CONTENT.depthEvents, depthText),
  ...byId(CONTENT.scavenge, scavengeText),
  ...byId(CONTENT.loot, lootText),
  ...byId(CONTENT.classes, heroText),
  ...byId(CONTENT.startingUpgrades, startingUpgradeText),
  ...paths.flatMap((path) =>
    RANKS.map((rank): readonly [string, Teller] => [`${path.id}-${rank}`, (lang) => rankText(lang, path, rank)]),
  ),
  ...byId(CONTENT.enemies, (lang, enemy) => enemyText(lang, enemy, 'normal')),
  ...byId(CONTENT.elites, eliteText),
  ...byId(injuries, (lang, result) => chartText(lang, 'injury', result)),
  ...byId(madness, (lang, result) => chartText(lang, 'madness', result)),
  ...byId(mutations, (lang, result) => chartText(lang, 'mutation', result)),
  ...byId(CONTENT.forges, forgeText),
  ...byId(CONTENT.missions, missionText),
  ...byId(CONTENT.towns, townText),
  ...byId(CONTENT.hazards, hazardText),
  ...byId(CONTENT.nights, nightText),
  ...byId(CONTENT.locations, locationText),
  ...CONTENT.locations.flatMap((location) =>
    byId(location.events, (lang, event) => townEventText(lang, location, event)),
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
