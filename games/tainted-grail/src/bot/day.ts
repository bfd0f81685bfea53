/** The day: what to do next, whom to join, what to choose in the journal. */
import { aOf, at, type Option, verbOf } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { cannotDo, cannotWork, EXPLORE_COST, travelCost } from '../day/actions.ts'
import { herePlace, printedOf } from '../map/places.ts'
import { bit } from '../parties.ts'
import { V } from '../questions.ts'
import { characterOf, type CharacterNo, type T } from '../state.ts'
import { exploreWorth, isAtTheEnd, isAtTheStone, menhirWorth, wayWorth, workWorth } from './places.ts'
import { escortOf, questerOf } from './needs.ts'
import { best, type Handler, ownOf, type Seen, withVerb } from './seen.ts'
import { costWorth, effectsWorth, isFit, optionWorth } from './worth.ts'

/** Less than this is not worth getting up for. */
const WORTH_IT = 0.25
/** What one cannot pay for alone is not begun: nobody is asked to. */
const NEVER = -9
export const chooseAction: Handler = (seen) => {
  const { t, ask } = seen
  const c = ownOf(seen)
  const pass = withVerb(seen, V.passDay) ?? at(ask.options, 0)
  let [chosen, most] = [pass, WORTH_IT]
  for (const option of ask.options) {
    const worth = actionWorth(t, c, option)
    if (worth > most) [chosen, most] = [option, worth]
  }
  return chosen
}
function actionWorth(t: T, c: CharacterNo, option: Option): number {
  const { at: cell, energy } = characterOf(t, c)
  const place = herePlace(t, cell)
  const alone = bit(c)
  switch (verbOf(option)) {
    case V.explore:
      return energy >= EXPLORE_COST ? exploreWorth(t, place, alone) : NEVER
    case V.travel:
      if (energy < travelCost(t) || isAtTheEnd(t, place, alone) || isAtTheStone(t, place)) return NEVER
      return wayWorth(t, cell, aOf(option), alone)
    case V.work:
      return cannotWork(t, place, aOf(option), alone) === null ? workWorth(t, place, aOf(option), alone) : NEVER
    case V.deed: {
      const deed = at(bookOf(t).deeds, aOf(option))
      if (cannotDo(t, c, deed, 0) !== null) return NEVER
      return effectsWorth(t, deed.do, { party: alone, cell }) - costWorth(t, deed.cost ?? [], alone)
    }
    case V.inspect:
      return t.s.inspected.includes(place.location) ? menhirWorth(t, place) : Math.max(2, menhirWorth(t, place))
    case V.collect:
      return 3
    default:
      return -1
  }
}
/** D15 Lights what should be lit. */
export const chooseLight: Handler = (seen) => {
  const { t, ask } = seen
  const place = t.s.map.find(({ location }) => location === t.s.about.location)
  const light = withVerb(seen, V.activate)
  const isWanted = place !== undefined && menhirWorth(t, place) > 0
  return light !== undefined && isWanted ? light : at(ask.options, ask.options.length - 1)
}
/** D11 Stones are lit together, and whoever is fit goes hunting with others; everything else is done by those who began it. */
export const chooseJoin: Handler = (seen) => {
  const { t } = seen
  const { n: verb, part, who } = t.s.about
  const c = ownOf(seen)
  const { actions } = printedOf(t, herePlace(t, characterOf(t, who).at))
  const isHunt = verb === V.work && actions[part]?.do.some((effect) => effect.do === 'encounter') === true
  const isEscort = (verb === V.travel || verb === V.explore) && who === questerOf(t) && c === escortOf(t)
  return verbed(seen, verb === V.inspect || ((isHunt || isEscort) && isFit(t, c)) ? V.agree : V.refuse)
}
/** D13 Whoever is well helps those who arrive. */
export const chooseArrival: Handler = (seen) => {
  return verbed(seen, isFit(seen.t, ownOf(seen)) ? V.agree : V.refuse)
}
const verbed = (seen: Seen, verb: number): Option => withVerb(seen, verb) ?? at(seen.ask.options, 0)

/** D18 The best way on, or out. */
export const chooseOption: Handler = ({ t, ask }) => {
  const { verse, party } = t.s.about
  const frame = t.s.todo.findLast(({ kind }) => kind === 'verse')
  const place = { party, cell: frame?.cell ?? -1 }
  return best(ask.options, (option) =>
    verbOf(option) === V.option ? (optionWorth(t, verse, aOf(option), place) ?? -Infinity) : 0,
  )
}
/** Choices inside effects: those of the effect under way. */
export const chooseChoice: Handler = ({ t, ask }) => {
  const frame = t.s.todo.at(-1)
  const list = frame === undefined ? [] : at(bookOf(t).lists, frame.of)
  const effect = [list[(frame?.at ?? 0) - 1], list[frame?.at ?? 0]].find(
    (one) => one?.do === 'choose' || one?.do === 'vote',
  )
  if (frame === undefined || (effect?.do !== 'choose' && effect?.do !== 'vote')) return at(ask.options, 0)
  const { party, cell } = frame
  return best(ask.options, (option) => {
    const choice = effect.of[aOf(option)]
    return choice === undefined
      ? 0
      : effectsWorth(t, choice.do, { party, cell }) - costWorth(t, choice.cost ?? [], party)
  })
}
