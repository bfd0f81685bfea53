/** Stories: a temper that helps where it can, and a little whim. */
import { at, type Answer, aOf, PASS, verbOf } from '@emberhall/kernel'
import type { Position } from '@emberhall/speech'
import type { Effect } from '@emberhall/story'
import { bookOf, STANDS } from '../book.ts'
import type { FateforgeTerms } from '../content/story-terms.ts'
import { hasTrait, standing } from '../heroes.ts'
import { DIRECTIONS } from '../parts.ts'
import { V } from '../questions.ts'
import { heroAt, type O, type S } from '../state.ts'
import { beyond } from '../steps/explore.ts'
import { nodeNow } from '../steps/story.ts'
import { best, type Seen } from './picks.ts'
import { campDeed } from './supply.ts'
import { DEEDS } from './tastes.ts'

const WHIM = 2
/** One choice in this many is made without weighing it. */
const IMPULSE = 8
export function effectWorth(effect: Effect<FateforgeTerms>): number {
  if ('reputation' in effect) return effect.n * 0.5
  if ('gold' in effect) return effect.gold * 0.3
  if ('food' in effect) return effect.food * 0.5
  if ('energyLoss' in effect) return -effect.energyLoss
  if ('healthLoss' in effect) return -effect.healthLoss * 1.5
  if ('corruption' in effect) return -3
  if ('storyCard' in effect) return effect.gone ? -1.2 : 1.2
  if ('item' in effect || 'ally' in effect) return 1.5
  if ('unlockLocation' in effect || 'unlockQuest' in effect || 'nextRestTime' in effect) return 0.8
  return 0
}
const deedWorth = (effect: Effect<FateforgeTerms>): number => ('set' in effect ? (DEEDS[effect.set] ?? 0) : 0)
/** FG-51.4 A bot leaves the pen to people, if there are any. */
export function chooseTale(seen: Seen): Answer {
  const { t, ask, random } = seen
  const handOn = ask.options.find((option) => verbOf(option) === V.handOn)
  if (handOn !== undefined) return handOn
  const camp = ask.options.find((option) => verbOf(option) === V.camp)
  if (camp !== undefined && campDeed(t) !== undefined) return camp
  const node = nodeNow(t)
  const { names } = bookOf(t)
  const isImpulse = random(IMPULSE) === 0
  return best(ask.options, (option) => {
    if (verbOf(option) !== V.choice || node.kind !== 'choice') return -99
    if (isImpulse) return random(101)
    const choice = node.choices.find(({ id }) => names.choices[aOf(option)] === `${node.id}.${id}`)!
    const sum = [...(choice.cost ?? []), ...(choice.effects ?? [])].reduce(
      (all, effect) => all + effectWorth(effect) + deedWorth(effect),
      0,
    )
    return sum + (random(101) / 100) * WHIM
  })
}
/** FG-44.5, FG-44.6 Whoever has the trait, and energy for a second try. */
export function chooseTester({ t, ask }: Seen): Answer {
  return best(ask.options, (option) => {
    if (verbOf(option) !== V.tester) return -99
    const h = aOf(option)
    const skilled = hasTrait(t, h, t.s.test.trait) ? 10 : 0
    return skilled - standing(t, h, STANDS.testDie) * 4 + Math.min(2, heroAt(t, h).energy)
  })
}
/** A second roll is worth its energy. */
export function chooseTestReroll({ ask }: Seen): Answer {
  return best(ask.options, (option) => (option === PASS ? 0 : verbOf(option) === V.rerollAll ? 2 : 1))
}
/** FG-46 The landmark tells where the group stands; from there the shortest way. */
export function chooseDirection(position: Position<S, O>, seen: Seen): Answer {
  const { s } = position.world().table
  const exploration = at(bookOf(seen.t).content.explorations, s.exploring)
  const goal = exploration.places.findIndex(({ id }) => id === exploration.goal)
  const far = new Map([[goal, 0]])
  for (const [place, n] of far)
    DIRECTIONS.forEach((_, direction) => {
      const next = beyond(exploration, place, direction)
      if (next >= 0 && !far.has(next)) far.set(next, n + 1)
    })
  return best(seen.ask.options, (option) => {
    const to = beyond(exploration, s.place, aOf(option))
    return to < 0 ? -99 : -far.get(to)!
  })
}
