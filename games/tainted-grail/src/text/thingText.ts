/** Locations, items, secrets, skills, statuses, events and characters in words. */
import { at } from '@emberhall/kernel'
import { type Lang, listed, lower } from '@emberhall/speech'
import { CONTENT } from '../content/index.ts'
import {
  ATTRS,
  type Character,
  type Dial,
  type Item,
  type Location,
  type LocationAction,
  type Menhir,
  type RandomEvent,
  RESOURCES,
  type Secret,
  type SecretNo,
  type Skill,
  type Status,
  type StoryEvent,
  type Task,
} from '../content/types.ts'
import type { CardText } from './cardText.ts'
import { effectTexts, together } from './effectText.ts'
import {
  condition,
  costText,
  countedName,
  locationName,
  partName,
  priceText,
  requirement,
  say,
  type Speech,
} from './phrases.ts'
import { ruleTexts } from './ruleText.ts'

const TOLD: Speech = { mood: 'do', where: 'journal' }
const SIDES = ['north', 'east', 'south', 'west'] as const

export function locationText(lang: Lang, location: Location): CardText {
  const { name, number, root, keys, symbols, actions, immediate, menhir } = location
  const rules = [
    ...actions.map((action) => actionText(lang, action)),
    ...(immediate.length === 0
      ? []
      : [say(lang, 'place.immediate', { then: lower(effectTexts(lang, immediate, TOLD).join(' ')) })]),
  ]
  return {
    name: name[lang],
    kind: say(lang, 'is.location'),
    facts: [
      say(lang, 'fact.number', { n: number }),
      ...(root === undefined ? [] : [say(lang, 'fact.root', { place: locationName(lang, root) })]),
      ...symbols.map((symbol) => say(lang, `symbol.${symbol}`)),
      ...keys.flatMap((key, side) =>
        key === 0
          ? []
          : [say(lang, 'fact.key', { side: say(lang, `side.${at(SIDES, side)}`), place: locationName(lang, key) })],
      ),
    ],
    rules: [...rules, ...(menhir ? menhirTexts(lang, menhir) : rules.length === 0 ? [say(lang, 'place.still')] : [])],
  }
}
export function actionText(lang: Lang, { name, cost, if: cond, oncePerDay, do: effects }: LocationAction): string {
  const values = {
    name: name[lang],
    cost: priceText(lang, cost),
    then: together(lang, effects, TOLD),
    once: oncePerDay ? 'yes' : 'no',
  }
  return cond
    ? say(lang, 'place.actionIf', { ...values, cond: condition(lang, cond) })
    : say(lang, 'place.action', values)
}
const menhirNeeds = (lang: Lang, { requires, payerHas }: Menhir): string =>
  listed(lang, [
    ...requires.map((cond) => requirement(lang, cond)),
    ...(payerHas ? [say(lang, 'place.payerHas', { n: payerHas.atLeast, res: countedName(lang, payerHas.res) })] : []),
  ])
/** TG-7.12 What is read on its back, for so many players. */
export function menhirValues(lang: Lang, menhir: Menhir, players: number): Readonly<Record<string, string | number>> {
  const i = Math.min(players, menhir.cost.length) - 1
  return { needs: menhirNeeds(lang, menhir), cost: costText(lang, at(menhir.cost, i), 'do'), dial: at(menhir.dial, i) }
}
function menhirTexts(lang: Lang, menhir: Menhir): string[] {
  const { cost, dial } = menhir
  return [
    say(lang, 'place.menhir', { needs: menhirNeeds(lang, menhir) }),
    ...cost.map((payments, i) =>
      say(lang, 'place.menhirCost', { n: i + 1, cost: costText(lang, payments, 'do'), dial: at(dial, i) }),
    ),
  ]
}

export const itemText = (lang: Lang, { name, number, keyword, craft, rules }: Item): CardText => ({
  name: name[lang],
  kind: say(lang, 'is.item'),
  facts: [
    say(lang, 'fact.number', { n: number }),
    ...(keyword ? [say(lang, `keyword.${keyword}`)] : []),
    ...(craft ? [say(lang, 'fact.craft')] : []),
  ],
  rules: ruleTexts(lang, rules),
})

export function secretText(lang: Lang, secret: Secret): CardText {
  const owner = CONTENT.characters.find(({ id }) => id === secret.of)
  const { name, number, keyword, personal, global, quest, dial, rules } = secret
  return {
    name: name[lang],
    kind: say(lang, 'is.secret'),
    facts: [
      say(lang, 'fact.number', { n: number }),
      ...(keyword ? [say(lang, `keyword.${keyword}`)] : []),
      ...(personal
        ? [owner ? say(lang, 'fact.personalOf', { name: owner.name[lang] }) : say(lang, 'fact.personal')]
        : []),
      ...(global ? [say(lang, 'fact.global')] : []),
      ...(quest ? [say(lang, 'fact.quest')] : []),
    ],
    rules: [
      ...menhirsAsking(lang, number),
      ...ruleTexts(lang, rules),
      ...(quest
        ? [say(lang, 'quest.told'), say(lang, 'quest.success.is', { then: together(lang, quest.success, TOLD) })]
        : []),
      ...(dial ? [dialText(lang, dial)] : []),
    ],
  }
}
/** TG-12.10 The menhirs that ask for a secret. */
function menhirsAsking(lang: Lang, secret: SecretNo): string[] {
  const places = CONTENT.locations.filter(({ menhir }) =>
    menhir?.requires.some((cond) => cond.is === 'secret' && cond.secret === secret),
  )
  return places.length === 0
    ? []
    : [
        say(lang, 'secret.menhirs', {
          places: listed(
            lang,
            places.map(({ name }) => name[lang]),
          ),
        }),
      ]
}
const dialText = (lang: Lang, { token, value, then }: Dial): string =>
  say(lang, 'quest.dial', { token, n: value, then: together(lang, then, TOLD) })

export const skillText = (lang: Lang, { name, attr, card, rules }: Skill): CardText => ({
  name: name[lang],
  kind: say(lang, 'is.skill', { attr: say(lang, `attr.${attr}`) }),
  facts: [say(lang, 'fact.number', { n: card })],
  rules: ruleTexts(lang, rules),
})

export const statusText = (lang: Lang, { name, parts }: Status): CardText => ({
  name: name[lang],
  kind: say(lang, 'is.status'),
  facts: [say(lang, 'fact.parts', { n: parts })],
  rules: [],
})
export const taskText = (lang: Lang, { name }: Task): CardText => ({
  name: name[lang],
  kind: say(lang, 'is.task'),
  facts: [],
  rules: [],
})

export function storyText(lang: Lang, event: StoryEvent): CardText {
  const { id, name, setup, quest, dial, tokens, randomAdded } = event
  if (setup)
    return {
      name: name[lang],
      kind: say(lang, 'is.setup'),
      facts: [],
      rules: [say(lang, 'setup.decks', { part: partName(lang, 'part-1.1') })],
    }
  return {
    name: name[lang],
    kind: say(lang, 'is.story', { part: id.slice('part-'.length) }),
    facts: [say(lang, 'fact.randomAdded', { n: randomAdded })],
    rules: [
      ...effectTexts(lang, event.do, TOLD),
      ...(quest
        ? [quest.when ? say(lang, 'quest.when', { cond: condition(lang, quest.when) }) : say(lang, 'quest.told')]
        : []),
      ...(tokens
        ? [
            say(lang, 'quest.tokens', {
              places: listed(
                lang,
                tokens.map((place) => locationName(lang, place)),
              ),
            }),
          ]
        : []),
      ...(dial ? [dialText(lang, dial)] : []),
      ...(quest ? [say(lang, 'quest.success.is', { then: together(lang, quest.success, TOLD) })] : []),
      ...(quest?.failure ? [say(lang, 'quest.failure.is', { then: together(lang, quest.failure, TOLD) })] : []),
    ],
  }
}
export function randomText(lang: Lang, { name, do: effects, rules }: RandomEvent): CardText {
  const texts = [...effectTexts(lang, effects, TOLD), ...ruleTexts(lang, rules)]
  return {
    name: name[lang],
    kind: say(lang, 'is.random'),
    facts: texts.length === 0 ? [say(lang, 'fact.noRules')] : [],
    rules: texts,
  }
}

export function characterText(lang: Lang, character: Character): CardText {
  const { name, number, energy, health, terror, attrs, resources, action, flaw } = character
  return {
    name: name[lang],
    kind: say(lang, 'is.character'),
    facts: [
      say(lang, 'fact.number', { n: number }),
      say(lang, 'fact.energy', energy),
      say(lang, 'fact.health', { n: health }),
      say(lang, 'fact.terror', terror),
      ...ATTRS.map((attr, i) => say(lang, 'fact.attr', { attr: say(lang, `attr.${attr}`), n: at(attrs, i) })),
      ...RESOURCES.flatMap((res, i) => {
        const n = at(resources, i)
        return n === 0 ? [] : [say(lang, 'fact.resource', { n, res: countedName(lang, res) })]
      }),
    ],
    rules: [
      say(lang, 'place.action', {
        name: action.name[lang],
        cost: priceText(lang, action.cost),
        then: together(lang, action.do, { mood: 'do', where: 'own' }),
        once: action.oncePerDay ? 'yes' : 'no',
      }),
      say(lang, 'tile.flaw', { name: flaw.name[lang], text: lower(say(lang, `flaw.${flaw.id}`)) }),
    ],
  }
}
