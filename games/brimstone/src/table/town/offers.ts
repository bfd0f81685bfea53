/** What is to be had where a hero is, with its price, and the list price where that is another. */
import { aOf, at, bOf, type Option, verbOf } from '@emberhall/kernel'
import { CONTENT } from '../../content/index.ts'
import { type Service, TOKENS } from '../../content/types.ts'
import { printed } from '../../printed.ts'
import { heroFigure } from '../../queries/stats.ts'
import { V } from '../../questions.ts'
import type { HeroNo, T } from '../../state.ts'
import { rulesOf } from '../../text/faces.ts'
import { priceOf } from '../../town/shop.ts'
import { SERVICES } from '../model/keys.ts'
import type { Tableau } from '../model/tableau.ts'

interface Price {
  readonly now: number
  readonly list: number
}
const KINDS: Readonly<Record<number, Service['service']>> = {
  [V.cleanse]: 'uncorrupt',
  [V.calm]: 'calm',
  [V.treat]: 'treat',
  [V.cutOut]: 'cutOut',
  [V.raise]: 'raise',
  [V.rumour]: 'rumour',
  [V.buyStone]: 'buyStone',
}
function servicesAt(t: T, h: HeroNo): readonly Service[] {
  return CONTENT.locations[t.s.errands[h]?.location ?? -1]?.services ?? []
}
export function priceOfOffer(t: T, h: HeroNo, option: Option): Price | null {
  const [a, b] = [aOf(option), bOf(option)]
  const priced = (gold: number, percent = 0): Price => ({ now: priceOf(t, h, gold, percent), list: gold })
  const errand = t.s.errands[h]
  switch (verbOf(option)) {
    case V.buy:
      return priced(printed(t, a, 'item').card.gold)
    case V.forge:
      return priced(at(CONTENT.forges, b).gold, errand?.forgePrice ?? 0)
    case V.buyToken: {
      const sold = servicesAt(t, h).find((one) => one.service === 'token' && TOKENS.indexOf(one.token) === a)
      const gold = sold !== undefined && 'gold' in sold ? sold.gold : 0
      if (errand?.offer === a) return { now: errand.offerGold, list: gold === 0 ? errand.offerGold : gold }
      return priced(gold)
    }
    default: {
      const service = servicesAt(t, h).find((one) => one.service === KINDS[verbOf(option)])
      return service !== undefined && 'gold' in service ? priced(service.gold) : null
    }
  }
}
/** Everything that is offered or refused over the counter now. */
export function offersOf({ view }: Tableau): readonly Option[] {
  const { ask } = view
  if (ask === null || ask.answer !== null) return []
  return [...ask.options, ...ask.blocked.map(({ option }) => option)].filter((option) => SERVICES.has(verbOf(option)))
}
/** What a thing is good for, in the words printed on it. */
export function useOf({ t, sp, lang }: Tableau, h: HeroNo, option: Option): string {
  const [a, b] = [aOf(option), bOf(option)]
  switch (verbOf(option)) {
    case V.buy:
      return rulesOf(lang, sp.game.faceKeys[t.face(a)] ?? '')
    case V.buyToken:
      return rulesOf(lang, at(CONTENT.bag, a).id)
    case V.forge:
      return rulesOf(lang, at(CONTENT.forges, b).id)
    case V.treat:
      return lasting(t, h, 'injuries', a, lang)
    case V.calm:
      return lasting(t, h, 'madness', a, lang)
    case V.cutOut:
      return lasting(t, h, 'mutations', a, lang)
    default:
      return ''
  }
}
function lasting(
  t: T,
  h: HeroNo,
  chart: 'injuries' | 'madness' | 'mutations',
  i: number,
  lang: Tableau['lang'],
): string {
  const no = t.s.heroes[h]?.[chart][i]
  return no === undefined ? '' : rulesOf(lang, at(CONTENT[chart], no).id)
}
/** AC-7.1, AC-12.1 What prices are made of for a hero, in percent. */
export function priceParts(
  t: T,
  h: HeroNo,
): { readonly mission: number; readonly own: number; readonly today: number } {
  const { missionPrice } = CONTENT.campaign
  return {
    mission: t.s.last === 'won' ? -missionPrice : t.s.last === 'lost' ? missionPrice : 0,
    own: t.s.heroes[h] === undefined ? 0 : heroFigure(t, h, 'price'),
    today: t.s.errands[h]?.price ?? 0,
  }
}
