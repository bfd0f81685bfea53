/** Dusk, and small questions of every hour. */
import { aOf, at, NUMBER, pack, PASS, verbOf } from '@emberhall/kernel'
import { RESOURCES } from '../content/types.ts'
import { isLit } from '../map/places.ts'
import { members } from '../parties.ts'
import { V } from '../questions.ts'
import { type CharacterNo, characterOf, type T } from '../state.ts'
import { boardOf } from '../survival/tracks.ts'
import { best, type Handler, leftOut, ownOf, withVerb } from './seen.ts'
import { isDreamt } from './worth.ts'

const DESPAIR = 40
/** D34 Eats when it helps, and when there is plenty. */
export const chooseMeal: Handler = (seen) => {
  const { t } = seen
  const c = ownOf(seen)
  const { food, health, terror } = characterOf(t, c)
  // Without a stone that burns nobody lives for ever.
  if (!t.s.map.some(isLit) && t.s.day > DESPAIR) return withVerb(seen, V.refuse) ?? at(seen.ask.options, 0)
  const helps = health < boardOf(t, c).health || terror >= 2 || food >= 4
  return withVerb(seen, helps ? V.eat : V.refuse) ?? at(seen.ask.options, 0)
}
/** Costs and gains are spread evenly over those who are still to be asked about. */
export const chooseShare: Handler = ({ t, ask }) => {
  const { who, n, party } = t.s.about
  const left = members(party).filter((c) => c >= who).length
  return pack(NUMBER, Math.min(ask.max, Math.max(ask.min, Math.ceil(n / Math.max(1, left)))))
}
/** Whoever needs it most: hurt and frightened. */
export const chooseNeediest: Handler = ({ t, ask }) => best(ask.options, (option) => needOf(t, aOf(option)))
/** Whoever can bear it. */
export const chooseStrongest: Handler = ({ t, ask }) => best(ask.options, (option) => -needOf(t, aOf(option)))
const needOf = (t: T, c: CharacterNo): number => {
  const one = t.s.characters[c]
  return one === undefined ? -9 : one.terror - one.health
}
/** D16 Whoever has most to eat shares with those who would go hungry, the dying first. */
export const chooseGift: Handler = (seen) => {
  const { t, ask } = seen
  const { food } = characterOf(t, ownOf(seen))
  const hungry = ask.options.filter((option) => verbOf(option) === V.trade && mealsFor(t, aOf(option), food) > 0)
  return hungry.length === 0
    ? (leftOut(seen) ?? at(ask.options, 0))
    : best(hungry, (option) => needOf(t, aOf(option)) - characterOf(t, aOf(option)).food)
}
/** How many meals whoever has this many should give to somebody: one stays here. */
function mealsFor(t: T, to: CharacterNo, own: number): number {
  const { food, dying } = characterOf(t, to)
  const wanted = (dying > 0 ? DYING : MEAL) - food
  return Math.max(0, Math.min(wanted, dying > 0 ? own : Math.floor((own - food) / 2)))
}
const MEAL = 1
const DYING = 2
export const chooseGiven: Handler = (seen) =>
  seen.ask.options.find((option) => verbOf(option) === V.give && RESOURCES[aOf(option)] === 'food') ??
  leftOut(seen) ??
  at(seen.ask.options, 0)
export const chooseMuch: Handler = (seen) => {
  const { t, ask } = seen
  const wanted = mealsFor(t, t.s.about.who, characterOf(t, ownOf(seen)).food)
  return pack(NUMBER, Math.max(ask.min, Math.min(ask.max, wanted)))
}
/** 113.3 */
export const chooseDial: Handler = ({ t, ask }) => pack(NUMBER, isDreamt(t) ? DREAMT : ask.min)
const DREAMT = 5
export const taken: Handler = ({ ask }) => ask.options.find((option) => option !== PASS) ?? PASS
