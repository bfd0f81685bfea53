/** The printed cards, counted. */
import { packs } from '../src/content/index.ts'
import type { Ability, ChallengeCard, Colour, Condition, Effect, SeekerCard, SkillCard } from '../src/content/index.ts'

export const { grotto, guests } = packs
export const colours: readonly Colour[] = ['red', 'green', 'blue']
export const well = grotto.well ?? []
export const challengeTitles = well.filter((card) => card.kind === 'challenge')
export function printed<T extends { readonly copies: number }>(titles: readonly T[]): T[] {
  return titles.flatMap((title) => Array.from({ length: title.copies }, () => title))
}
export function tally<K extends string | number>(keys: readonly K[]): Record<K, number> {
  const result = {} as Record<K, number>
  for (const key of keys) result[key] = (result[key] ?? 0) + 1
  return result
}
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}
export function title(id: string): ChallengeCard {
  const card = challengeTitles.find((challenge) => challenge.id === id)
  if (!card) throw new Error(`no challenge ${id}`)
  return card
}
export const harmful = new Set<Effect['do']>(['damage', 'climb', 'fatigue', 'discardHand', 'discharge'])
/** Every effect of a text, those inside choices and conditions included. */
export function deep(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => {
    if (effect.do === 'choose') return [effect, ...effect.options.flatMap((option) => deep(option))]
    if (effect.do === 'may') return [effect, ...deep(effect.cost ?? []), ...deep(effect.effects)]
    if (effect.do === 'if') return [effect, ...deep(effect.then), ...deep(effect.else ?? [])]
    if (effect.do === 'forEach' || effect.do === 'eachSeeker') return [effect, ...deep(effect.effects)]
    return [effect]
  })
}
export function abilities(card: SkillCard | SeekerCard): readonly Ability[] {
  return card.abilities ?? []
}
export function conditions(card: SkillCard): Condition[] {
  const written = abilities(card).flatMap((ability) => (ability.if ? [ability.if] : []))
  return card.boost.bonus ? [...written, card.boost.bonus.when] : written
}
