/** Abilities of cards; powers, figures and exceptions of items, secrets, skills and events. */
import { anyOf, type Lang } from '@emberhall/speech'
import { CONTENT } from '../content/index.ts'
import type { CardAbility, Condition, Flag, Kind, Mod, Power, Rule } from '../content/types.ts'
import { choiceText, together } from './effectText.ts'
import { condition, costText, countedName, priceText, say, type Speech } from './phrases.ts'

export function abilityText(lang: Lang, ability: CardAbility, kind: Kind): string {
  const { on, tokens = 1, if: cond } = ability
  const speech: Speech = { mood: 'do', where: 'encounter', kind, ...(on === 'dropped' && { dropped: true }) }
  const then = together(lang, ability.do, speech)
  const head = cond ? conditional(lang, ability, kind, cond) : abilityHead(lang, ability, kind, tokens)
  return headed(lang, head, ability, then)
}
/** What charges answer is said where they answer something. */
function abilityHead(lang: Lang, { on, do: effects }: CardAbility, kind: Kind, tokens: number): string {
  if (on === 'charge' && effects.some((effect) => effect.do === 'cancelDamage')) return say(lang, 'when.damage')
  if (on === 'charge' && effects.some((effect) => effect.do === 'keepMarkers')) return say(lang, 'when.markersRemoved')
  return say(lang, `on.${on}`, { n: tokens, kind })
}
function conditional(lang: Lang, ability: CardAbility, kind: Kind, cond: Condition): string {
  const said = condition(lang, cond)
  if (ability.on === 'dropped') return say(lang, 'on.dropped.if', { cond: said })
  return say(lang, 'on.if', { head: abilityHead(lang, ability, kind, 1), cond: said })
}
function headed(lang: Lang, head: string, { cost = [], may }: Pick<Power, 'cost' | 'may'>, then: string): string {
  if (cost.length > 0) return say(lang, 'on.may', { head, cost: costText(lang, cost, 'inf'), then })
  return say(lang, may ? 'on.wish' : 'on.plain', { head, then })
}

export const ruleTexts = (lang: Lang, rules: readonly Rule[]): string[] => rules.map((rule) => ruleText(lang, rule))

function ruleText(lang: Lang, rule: Rule): string {
  if ('mod' in rule) return modText(lang, rule)
  return 'flag' in rule ? flagText(lang, rule) : powerText(lang, rule)
}

const IN_ENCOUNTER: readonly Power['on'][] = ['opened', 'step2', 'cardPlayed', 'damage', 'otherDamage', 'healthLost']

function powerText(lang: Lang, power: Power): string {
  const { limit, on } = power
  const where = IN_ENCOUNTER.includes(on) ? 'encounter' : 'own'
  const then = together(lang, power.do, { mood: 'do', where })
  const start = powerHead(lang, power)
  const head = limit ? say(lang, `limit.${limit}`, { head: start }) : start
  return headed(lang, head, power, then)
}
/** When it works; a condition that only says which encounter is part of it. */
function powerHead(lang: Lang, { on, kind: of, if: cond, design, actions }: Power): string {
  const kind = of ?? 'any'
  if (on === 'locationFood' && actions)
    return say(lang, 'when.locationFood.of', { actions: actionNames(lang, actions) })
  if (on === 'cardPlayed' && design !== undefined)
    return say(lang, 'when.cardPlayed.of', { card: cardName(lang, design), kind })
  if (cond?.is === 'encounterColour' && on === 'drawn') return say(lang, 'when.drawn', { colour: cond.colour })
  if (cond?.is === 'encounterColour' && on === 'damage') return say(lang, 'when.damage.of', { colour: cond.colour })
  if (on === 'drawn') return say(lang, 'when.inEncounter')
  const head = say(lang, `when.${on}`, { kind })
  return cond ? say(lang, 'on.if', { head, cond: condition(lang, cond) }) : head
}
const cardName = (lang: Lang, design: string): string =>
  CONTENT.cards.find((card) => card.design === design)?.name[lang] ?? ''
const actionNames = (lang: Lang, ids: readonly string[]): string =>
  anyOf(
    lang,
    CONTENT.locations.flatMap(({ actions }) =>
      actions.filter(({ id }) => ids.includes(id)).map(({ name }) => name[lang]),
    ),
  )

function modText(lang: Lang, { mod, by, kind = 'combat', res, perPlayer, action, partyFrom }: Mod): string {
  const n = Math.abs(by)
  const tile = CONTENT.characters.find((character) => character.action.id === action)?.action.name[lang] ?? ''
  const values = { n, kind, res: res ? countedName(lang, res) : '', action: tile, from: partyFrom ?? 0 }
  if (mod === 'menhirCost' && perPlayer) return say(lang, 'mod.menhirCost.each', values)
  if (mod === 'travelCost' && partyFrom !== undefined) return say(lang, 'mod.travelCost.party', values)
  return say(lang, `mod.${mod}`, values)
}

function flagText(lang: Lang, flag: Flag): string {
  switch (flag.flag) {
    case 'paysWealth':
      return say(lang, 'flag.paysWealth', { n: flag.n })
    case 'flawOff':
      return say(lang, 'flag.flawOff', {
        flaw: CONTENT.characters.find((character) => character.flaw.id === flag.flaw)?.flaw.name[lang] ?? '',
      })
    case 'linkAs':
      return say(lang, 'flag.linkAs', { by: say(lang, `attr.${flag.by}`), key: say(lang, `attr.${flag.key}`) })
    case 'peddler': {
      const offers = flag.offers.map((offer) => choiceText(lang, offer, { mood: 'do', where: 'own' }))
      return say(lang, 'flag.peddler', { offers: offers.reduce((a, b) => say(lang, 'join.or', { a, b })) })
    }
    default:
      return say(lang, `flag.${flag.flag}`)
  }
}
/** What an action is called, costs and does: "Menhir Shard (1 Energy): gain 1 Magic." */
export function deedText(lang: Lang, name: string, { cost = [], do: effects }: Pick<Power, 'cost' | 'do'>): string {
  const then = together(lang, effects, { mood: 'do', where: 'own' })
  if (cost.length === 0) return say(lang, 'deed.free', { name, then })
  return say(lang, 'deed', { name, cost: priceText(lang, cost), then })
}
