import type { Lang } from '@emberhall/speech'
import { cardPages, cardParts, golden } from '@emberhall/testkit'
import { describe, expect, it } from 'vitest'
import { CONTENT } from '../src/content/index.ts'
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
} from '../src/text/cardText.ts'
import {
  chartText,
  forgeText,
  hazardText,
  locationText,
  missionText,
  nightText,
  townEventText,
  townText,
} from '../src/text/frontierText.ts'
import { messages } from '../src/text/phrases.ts'
import {
  bagText,
  eliteText,
  enemyText,
  heroText,
  itemText,
  rankText,
  startingUpgradeText,
} from '../src/text/thingText.ts'

const C = CONTENT
const RANKS = [1, 2, 3] as const
const SIDES = ['normal', 'brutal'] as const

/** Every card of the pack in one language, by its id. */
function textsIn(lang: Lang): ReadonlyMap<string, CardText> {
  const of = <T extends { readonly id: string }>(list: readonly T[], text: (lang: Lang, one: T) => CardText) =>
    list.map((one) => [one.id, text(lang, one)] as const)
  return new Map([
    ...of(C.classes, heroText),
    ...of(C.startingUpgrades, startingUpgradeText),
    ...C.paths.flatMap((path) => RANKS.map((rank) => [`${path.id}-${rank}`, rankText(lang, path, rank)] as const)),
    ...of(C.items, itemText),
    ...of(C.bag, bagText),
    ...C.enemies.flatMap((enemy) =>
      SIDES.map((side) => [`${enemy.id} ${side}`, enemyText(lang, enemy, side)] as const),
    ),
    ...of(C.elites, eliteText),
    ...of(C.threats, threatText),
    ...of(C.worlds, worldText),
    ...of(C.encounters, encounterText),
    ...of(C.darkness, darknessText),
    ...of(C.dread, dreadText),
    ...of(C.depthEvents, depthText),
    ...of(C.scavenge, scavengeText),
    ...of(C.loot, lootText),
    ...C.injuries.map((result) => [result.id, chartText(lang, 'injury', result)] as const),
    ...C.madness.map((result) => [result.id, chartText(lang, 'madness', result)] as const),
    ...C.mutations.map((result) => [result.id, chartText(lang, 'mutation', result)] as const),
    ...of(C.towns, townText),
    ...of(C.hazards, hazardText),
    ...of(C.locations, locationText),
    ...C.locations.flatMap((location) =>
      location.events.map((event) => [event.id, townEventText(lang, location, event)] as const),
    ),
    ...of(C.nights, nightText),
    ...of(C.forges, forgeText),
    ...of(C.missions, missionText),
  ])
}

const LANGS = ['en', 'fr'] as const
const texts = { en: textsIn('en'), fr: textsIn('fr') }
describe.each(LANGS)('card texts in %s', (lang) => {
  it('are those of the golden file (UPDATE_GOLDEN=1 rewrites it)', () => {
    expect(cardPages(texts[lang])).toBe(golden(import.meta.url, `cards.${lang}`, cardPages(texts[lang])))
  })
  it('have no holes', () => {
    const holes = /[{}]|undefined|NaN|\[object| {2}|^\s|\s$|\.\.|[ ][.,]|: \.|,,/
    expect(cardParts(texts[lang]).filter(([, part]) => holes.test(part))).toEqual([])
  })
  it('end every rule and flavour', () => {
    const lines = [...texts[lang].values()].flatMap(({ rules, flavour = '.' }) => [...rules, flavour])
    expect(lines.filter((line) => !/[.?!»”]$/.test(line))).toEqual([])
  })
  it('begin with a capital and say something', () => {
    const heads = [...texts[lang].values()].flatMap(({ name, kind, rules }) => [name, kind, ...rules])
    expect(heads.filter((text) => text.charAt(0) !== text.charAt(0).toUpperCase())).toEqual([])
    const silent = [...texts[lang]].filter(([, { rules, facts }]) => rules.length + facts.length === 0)
    expect(silent.map(([id]) => id)).toEqual([])
  })
})

describe('card texts', () => {
  it('are translated, rule by rule', () => {
    /** Where both languages use the same word: "Initiative +1.", the Saloon. */
    const shared = /^((Initiative|Combat) [+−]\d|Saloon)\.$/
    const same = [...texts.en].flatMap(([id, { rules, flavour }]) => {
      const french = texts.fr.get(id)
      expect(french?.rules).toHaveLength(rules.length)
      const silent = flavour !== undefined && flavour === french?.flavour
      return [
        ...rules.filter((rule, i) => rule === french?.rules[i] && !shared.test(rule)),
        ...(silent ? [flavour] : []),
      ]
    })
    expect(same).toEqual([])
  })
  it('keep the French spaces before : ; ! ? % and inside guillemets from breaking, and use typographic marks', () => {
    const wrong = /[ \p{L}\p{N}][:;!?%»]|«[^\u00a0\u202f]|['"]/u
    const stories = C.missions.flatMap(({ story }) => [
      ...story.briefing,
      ...story.clues,
      story.finale,
      story.won,
      story.lostDown,
      story.lostDark,
      story.fled,
    ])
    const french = cardParts(texts.fr).map(([, part]) => part)
    const all = [...french, ...stories.map(({ fr }) => fr), ...C.classes.map(({ goodAt }) => goodAt.fr)]
    expect(all.filter((text) => wrong.test(text))).toEqual([])
    const english = [...cardParts(texts.en).map(([, part]) => part), ...stories.map(({ en }) => en)]
    expect(english.filter((text) => /['"]/.test(text))).toEqual([])
  })
  it('have the same messages in both languages', () => {
    expect(Object.keys(messages.fr).toSorted()).toEqual(Object.keys(messages.en).toSorted())
  })
})
