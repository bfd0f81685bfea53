/** Abilities put into words, from the same data that runs (spec 11.2, 11.3). */
import { at } from '@emberhall/kernel'
import { type Lang, sayer } from '@emberhall/speech'
import type { Ability, Amount, Cost, Effect, Named, Target } from '../content/types.ts'
import { en, type Messages } from './effects.en.ts'
import { fr } from './effects.fr.ts'

/** Whose card it is, for the phrases that name its adventurer. */
interface Voice {
  readonly lang: Lang
  readonly self: Named
  /** After a cost or in a list. */
  readonly nested: 'yes' | 'no'
}
type Place = 'on' | 'of' | 'from'

const say = sayer<keyof Messages>({ en, fr })

export function sentence(phrase: string): string {
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`
}

function aimed(lang: Lang, { q, who, range }: Target, place: Place = 'on'): string {
  const text = say(lang, `${place}.${range}`, { text: say(lang, `who.${q}`, { who }) })
  return q === 'each' && who === 'other' ? say(lang, 'who.alliesToo', { text }) : text
}

function amount({ lang, self }: Voice, x: Amount): string {
  return x === 'X' ? say(lang, 'x', { self: self[lang] }) : String(x)
}

function costPhrase(lang: Lang, cost: Cost): string {
  switch (cost.pay) {
    case 'carriedOre':
      return say(lang, 'cost.carriedOre', { to: cost.to, carried: say(lang, 'carried', { ore: cost.ore ?? 'any' }) })
    case 'lyingOre':
      return say(lang, `cost.lyingOre.${cost.range}`)
    case 'battery':
      return cost.min === cost.max
        ? say(lang, 'cost.battery', { n: cost.min })
        : say(lang, 'cost.batteries', { min: cost.min, max: cost.max })
    case 'treasure':
      return say(lang, 'cost.treasure')
  }
}

function peekPhrase(lang: Lang, effect: Extract<Effect, { do: 'peek' }>): string {
  const what = effect.what.length === 1 ? at(effect.what, 0) : 'both'
  const place =
    effect.n === 'site'
      ? say(lang, `of.${effect.range}`, { text: say(lang, 'effect.peekSite', { what }) })
      : say(lang, `on.${effect.range}`, { text: say(lang, 'effect.peek', { what, n: effect.n }) })
  return say(lang, 'effect.look', { place })
}

function placePhrase({ lang, self }: Voice, { target, to }: Extract<Effect, { do: 'place' }>): string {
  return target === 'self'
    ? say(lang, 'effect.place', { target: self[lang], q: 'one', to })
    : say(lang, 'effect.place', { target: aimed(lang, target, 'from'), q: target.q, to })
}

function webPhrase(lang: Lang, effect: Extract<Effect, { do: 'web' }>): string {
  if (effect.on === 'artifact') return say(lang, 'web.artifact')
  if (effect.on === 'adventurer') return say(lang, 'web.adventurer', { target: aimed(lang, effect.target) })
  return say(lang, 'web.ore', { place: say(lang, `on.${effect.range}`, { text: say(lang, 'web.ore.what') }) })
}

function choosePhrase(voice: Voice, effect: Extract<Effect, { do: 'choose' }>): string {
  const { lang } = voice
  const options = effect.options
    .map((option) => effectPhrase({ ...voice, nested: 'yes' }, option))
    .reduce((a, b, i, all) => say(lang, i === all.length - 1 ? 'join.or' : 'join.option', { a, b }))
  return say(lang, `choose.${effect.times}`, { options, distinct: effect.distinct ? 'yes' : 'no' })
}

function effectPhrase(voice: Voice, effect: Effect): string {
  const { lang, nested } = voice
  const self = voice.self[lang]
  switch (effect.do) {
    case 'gain':
      return effect.n === 'value'
        ? say(lang, 'effect.gainValue')
        : say(lang, 'effect.gain', { n: effect.n, symbol: effect.symbol })
    case 'grant':
      return say(lang, `grant.${effect.what}`, { self })
    case 'attract':
      return say(lang, 'effect.attract', {
        nested,
        x: amount(voice, effect.x),
        target: say(lang, `who.${effect.target.q}`, { who: effect.target.who }),
      })
    case 'push':
      return say(lang, 'effect.push', { nested, x: amount(voice, effect.x), target: aimed(lang, effect.target) })
    case 'place':
      return placePhrase(voice, effect)
    case 'status':
      return say(lang, `effect.${effect.mark}`, { target: aimed(lang, effect.target) })
    case 'shock':
    case 'heal':
      return say(lang, `effect.${effect.do}`, { nested, target: aimed(lang, effect.target) })
    case 'swapPlaces':
    case 'takeCarried':
    case 'convertCarried':
    case 'transfer':
    case 'discardFrom':
      return say(lang, `effect.${effect.do}`, { target: aimed(lang, effect.target) })
    case 'trade':
      return say(lang, 'effect.trade', { min: effect.min, max: effect.max, target: aimed(lang, effect.target) })
    case 'caveIn':
      return effect.n === 'upToX' ? say(lang, 'effect.caveInX', { self }) : say(lang, 'effect.caveIn', { n: effect.n })
    case 'clearCaveIn':
    case 'convertOwn':
    case 'flame':
    case 'battery':
    case 'potion':
      return say(lang, `effect.${effect.do}`, { n: effect.n })
    case 'dig':
      return say(lang, 'effect.dig', {
        place: say(lang, `of.${effect.range}`, { text: say(lang, 'effect.dig.what') }),
      })
    case 'takeLying':
      return say(lang, 'effect.takeLying', {
        place: say(lang, `on.${effect.range}`, { text: say(lang, 'effect.takeLying.what') }),
      })
    case 'takeFromBag':
      return effect.n === 'perKobold'
        ? say(lang, 'effect.takeFromBag.perKobold')
        : say(lang, `effect.takeFromBag.${effect.how}`, { n: effect.n })
    case 'peek':
      return peekPhrase(lang, effect)
    case 'draw':
      return say(lang, 'effect.draw', { n: effect.n, keep: effect.keep })
    case 'chain':
      return say(lang, `chain.${effect.from}`, { self })
    case 'delegate':
      return say(lang, `delegate.${effect.how}`, { target: aimed(lang, effect.target) })
    case 'web':
      return webPhrase(lang, effect)
    case 'choose':
      return choosePhrase(voice, effect)
    case 'convertLying':
    case 'removeKobolds':
    case 'replaceRow':
    case 'extraTurn':
    case 'cancel':
    case 'copy':
    case 'remoteTotem':
      return say(lang, `effect.${effect.do}`)
  }
}

export function abilitySentence(ability: Ability, self: Named, lang: Lang): string {
  const voice: Voice = { lang, self, nested: ability.cost ? 'yes' : 'no' }
  const effects = ability.steps
    .map((step) => effectPhrase(voice, step))
    .reduce((a, b) => say(lang, 'join.then', { a, b }))
  if (!ability.cost) return sentence(effects)
  const join = ability.steps[0]?.do === 'choose' ? 'join.and' : 'join.cost'
  return sentence(say(lang, join, { cost: costPhrase(lang, ability.cost), effects }))
}
