/** Why an answer outside fights: choices of the story, tests, the camp and the rest. */
import { at, aOf, bOf, type Option, verbOf, type Why } from '@emberhall/kernel'
import type { Effect } from '@emberhall/story'
import { bookOf, cardOfNo } from '../book.ts'
import type { FateforgeTerms } from '../content/story-terms.ts'
import { TRAITS } from '../content/types.ts'
import { hasTrait } from '../heroes.ts'
import { IN_BAG, SLOTS } from '../parts.ts'
import { V } from '../questions.ts'
import type { T } from '../state.ts'
import { nodeNow } from '../steps/story.ts'
import { because, ofHero, when } from './because.ts'
import type { Asked } from './picks.ts'
import { campDeed, wantedIn, wounds } from './supply.ts'
import { effectWorth } from './tale.ts'
import { whyEnergy, whyHurt } from './why-fight.ts'

type Change = Effect<FateforgeTerms>

// ---------------------------------------------------------------- stories

/** What a choice changes at once, weighed against the others. */
export function whyChoice(seen: Asked, chosen: Option): readonly Why[] {
  const { t, ask } = seen
  const node = nodeNow(t)
  if (verbOf(chosen) !== V.choice || node.kind !== 'choice') return whyCamp(seen, chosen)
  const changes = (option: Option): readonly Change[] => {
    const choice = node.choices.find(({ id }) => bookOf(t).names.choices[aOf(option)] === `${node.id}.${id}`)
    return [...(choice?.cost ?? []), ...(choice?.effects ?? [])]
  }
  const sum = (option: Option) => changes(option).reduce((all, change) => all + effectWorth(change), 0)
  const others = ask.options.filter((option) => verbOf(option) === V.choice).map(sum)
  if (others.some((other) => other > sum(chosen))) return []
  const gain = changes(chosen).find((change) => effectWorth(change) > 0)
  if (gain !== undefined) return because('brings', { kind: at(Object.keys(gain), 0) })
  return when(sum(chosen) === 0 && others.some((other) => other < 0), 'free')
}
export function whyTester({ t }: Asked, chosen: Option): readonly Why[] {
  if (verbOf(chosen) !== V.tester) return []
  const trait = at(TRAITS, t.s.test.trait)
  const h = aOf(chosen)
  return hasTrait(t, h, t.s.test.trait) ? because('trait', { ...ofHero(t, h), trait }) : whyEnergy(t, h)
}

// ---------------------------------------------------------------- the camp and the rest

/** Pages and panels: on, once the camp is in order. */
export function whyCamp({ t, ask }: Asked, chosen: Option): readonly Why[] {
  const deed = campDeed(t)
  const verb = verbOf(chosen)
  if (deed !== undefined) return verb === V.camp || deed === chosen ? whyCampDeed(t, deed) : []
  return when(verb === V.leave || ask.options.some((option) => verbOf(option) === V.camp), 'tidy')
}
function whyCampDeed(t: T, deed: Option): readonly Why[] {
  const [a, b] = [aOf(deed), bOf(deed)]
  switch (verbOf(deed)) {
    case V.put:
      return because('room', { ...ofHero(t, Math.floor(b / SLOTS.length)), card: at(t.s.bag, a - IN_BAG).item })
    case V.activate: {
      const owner = t.s.heroes.findIndex(({ skills }) => skills.includes(a))
      return because('room', { ...ofHero(t, owner), card: a })
    }
    default:
      return whyHurt(t, verbOf(deed) === V.eat ? a : b)
  }
}
export function whyRest(seen: Asked, chosen: Option): readonly Why[] {
  const { t } = seen
  const { locations } = bookOf(t).content
  const [a, b] = [aOf(chosen), bOf(chosen)]
  switch (verbOf(chosen)) {
    case V.camp:
      return whyCamp(seen, chosen)
    case V.visit: {
      const { does } = at(at(locations, a).services, 0)
      if (does === 'heal') return because('wounded', { n: wounds(t) })
      return does === 'train' || does === 'shop' ? whyBuy(t, wantedIn(t, at(locations, a)).no) : []
    }
    case V.heal:
      return [...new Set([a, b])].flatMap((h) => whyHurt(t, h))
    case V.train:
    case V.buy:
      return whyBuy(t, a)
    case V.buyFood:
      return because('wounded', { n: wounds(t) })
    default:
      return when(verbOf(chosen) === V.leave, 'enough')
  }
}
function whyBuy(t: T, card: number): readonly Why[] {
  const { skill, item } = cardOfNo(t, card)
  return because('wanted', { card, n: (skill ?? item)!.cost! })
}
