/** TG-6, TG-14 The day: rounds, who acts, who joins, what is paid. */
import { at as nth, aOf, type Option, type Rule, verbOf } from '@emberhall/kernel'
import { bookOf, type Deed, deedNo } from '../book.ts'
import { rollDie } from '../effects/choices.ts'
import { isDue, payDue, payEach, payTogether } from '../effects/paying.ts'
import { perform } from '../effects/perform.ts'
import { itemWith, powersOn } from '../items/powers.ts'
import { mayTrade, offerTrades, trade } from '../items/trade.ts'
import { L } from '../log.ts'
import { herePlace, printedOf } from '../map/places.ts'
import { bit, everybody, members, sizeOf, speakerOf, welcome } from '../parties.ts'
import { Q, V } from '../questions.ts'
import { lowerDyingDial } from '../survival/death.ts'
import { settle } from '../survival/settle.ts'
import { changeTrack, isDying } from '../survival/tracks.ts'
import { characterOf, type CharacterNo, type Party, seatOf, type T } from '../state.ts'
import {
  cannotDo,
  cannotWork,
  companions,
  deedCost,
  EXPLORE_COST,
  offerActions,
  travelCost,
  travelDiscount,
} from './actions.ts'
import { adjourn } from './sitting.ts'

/** TG-1.12, TG-4.13, TG-6.1 One action after the other. */
export function* day(t: T): Rule {
  const { s } = t
  s.period = 'day'
  s.discounted = []
  for (const one of s.characters) Object.assign(one, { passed: false, acted: false, usedToday: [] })
  s.action = { ...s.action, actor: -1, isRefused: false }
  t.note(L.day, s.day)
  t.next('turn')
}
/** TG-6.1, TG-6.2, TG-6.7 Who acts next; when everybody has passed the day is over. */
export function* turn(t: T): Rule {
  const { s } = t
  yield* settle(t)
  if (s.todo.length > 0) {
    // A quest has been met meanwhile: what it says comes first.
    t.drop('effects')
    t.next('turn')
    return t.next('effects')
  }
  if (s.isChapterOver) return t.next('chapterEnd')
  for (const c of members(everybody(t))) passIdle(t, c)
  const awake = members(everybody(t)).filter((c) => !characterOf(t, c).passed)
  if (awake.length === 0) return t.next('dusk', 1)
  if (awake.every((c) => characterOf(t, c).acted)) {
    for (const c of awake) characterOf(t, c).acted = false
    s.action.isRefused = false
    t.note(L.round)
  }
  t.next('act', yield* whoActs(t, awake))
}
/** TG-6.7 Out of Energy with nothing left to do. */
function passIdle(t: T, c: CharacterNo): void {
  const one = characterOf(t, c)
  if (one.passed || one.energy > 0) return
  const canAct = offerActions(t, c)
  t.withdraw()
  if (canAct || powersOn(t, c, 'outside').length > 0) return
  one.passed = true
  t.note(L.passes, c)
}
/** TG-1.5 As they agree, else the lowest number. */
function* whoActs(t: T, awake: readonly CharacterNo[]): Rule<CharacterNo> {
  const due = awake.filter((c) => !characterOf(t, c).acted)
  const [first = 0] = due
  if (due.length === 1) return first
  const asks = (t.options.consensus === 'all' ? awake : [speakerAmong(t, awake)]).map((c) => {
    for (const d of due) t.offer(V.character, d)
    return t.hold(seatOf(t, c), Q.next)
  })
  const answers = (yield* t.together(asks)) as Option[]
  const [choice = 0] = answers
  return answers.every((answer) => answer === choice) ? aOf(choice) : first
}
const speakerAmong = (t: T, awake: readonly CharacterNo[]): CharacterNo => {
  const speaker = speakerOf(
    t,
    awake.reduce((mask, c) => mask | bit(c), 0),
  )
  return awake.find((c) => characterOf(t, c).seat === speaker) ?? nth(awake, 0)
}
/** TG-6.4 Whoever acted last, while others have still to act. */
function lastActor(t: T, c: CharacterNo): CharacterNo {
  const { actor, isRefused } = t.s.action
  const last = t.s.characters[actor]
  return isRefused || actor === c || last?.status !== 'active' || last.passed || !last.acted ? -1 : actor
}
/** TG-6.4 Everybody has to agree; the one whose turn it is has proposed it. */
function* actTwice(t: T, c: CharacterNo, actor: CharacterNo): Rule {
  t.s.about.who = actor
  const asks = members(everybody(t) & ~bit(c)).map((d) => {
    t.offer(V.agree)
    t.offer(V.refuse)
    return t.hold(seatOf(t, d), Q.twice)
  })
  const answers = (yield* t.together(asks)) as Option[]
  if (answers.every((answer) => verbOf(answer) === V.agree)) return t.next('act', actor)
  t.s.action.isRefused = true
  t.next('act', c)
}

/** D10 One action, joined or alone; trading and cards used outside actions come before it. */
export function* act(t: T, c: CharacterNo): Rule {
  t.s.about.who = c
  offerActions(t, c)
  for (const power of powersOn(t, c, 'outside')) t.offer(V.deed, deedNo(t, power))
  if (mayTrade(t, c)) offerTrades(t, c)
  const last = lastActor(t, c)
  if (last >= 0) t.offer(V.again, last)
  if (t.options.isCampaign) t.offer(V.adjourn)
  t.offer(V.passDay)
  const option = yield* t.choose(seatOf(t, c), Q.act)
  const verb = verbOf(option)
  if (verb === V.trade) {
    t.next('act', c)
    return yield* trade(t, c, aOf(option))
  }
  const outside = powersOn(t, c, 'outside').find((power) => verb === V.deed && deedNo(t, power) === aOf(option))
  if (outside !== undefined) {
    t.next('turn')
    yield* payTogether(t, bit(c), outside.cost ?? [], c, itemWith(t, outside))
    return perform(t, outside.do, { you: c, party: bit(c), cell: characterOf(t, c).at })
  }
  if (verb === V.passDay) return pass(t, c)
  if (verb === V.again) return yield* actTwice(t, c, last)
  if (verb === V.adjourn) return yield* adjourn(t, c)
  const party = yield* gather(t, c, option)
  if (party === 0) return t.next('turn')
  yield* begin(t, c, party, option)
}
/** TG-7.13 */
function pass(t: T, c: CharacterNo): void {
  characterOf(t, c).passed = true
  characterOf(t, c).acted = true
  t.note(L.passes, c)
  t.next('turn')
}
/** TG-14.2, TG-14.3, TG-14.4 Others here ask to join, the actor says whom it takes along; those who cannot be paid for stay. */
function* gather(t: T, c: CharacterNo, option: Option): Rule<Party> {
  const verb = verbOf(option)
  const others = members(companions(t, c))
  let party = bit(c)
  if (others.length > 0) {
    Object.assign(t.s.about, { who: c, n: verb, part: aOf(option) })
    const asks = others.map((d) => {
      t.offer(V.agree)
      t.offer(V.refuse)
      return t.hold(seatOf(t, d), Q.join)
    })
    const answers = (yield* t.together(asks)) as Option[]
    const willing = others.filter((_, i) => verbOf(answers[i] ?? 0) === V.agree)
    party |= yield* welcome(t, seatOf(t, c), willing, Q.accept)
  }
  const each = verb === V.explore ? EXPLORE_COST : verb === V.travel ? travelCost(t) : 0
  const spare = (): number => members(party).reduce((sum, d) => sum + characterOf(t, d).energy - each, 0)
  while (spare() < 0) {
    const poorest = members(party & ~bit(c)).toSorted((a, b) => characterOf(t, a).energy - characterOf(t, b).energy)[0]
    if (poorest === undefined) return 0
    party &= ~bit(poorest)
  }
  if (verb === V.work && cannotWork(t, herePlace(t, characterOf(t, c).at), aOf(option), party) !== null) return 0
  if (verb === V.deed && cannotDo(t, c, nth(bookOf(t).deeds, aOf(option)), party & ~bit(c)) !== null) return 0
  return party
}

/** TG-6.3, TG-6.5, TG-6.9, TG-36.1, TG-36.3 Paid first; then what the dying and the mad have to roll; then it is carried out. */
function* begin(t: T, c: CharacterNo, party: Party, option: Option): Rule {
  const { s } = t
  for (const d of members(party)) {
    characterOf(t, d).acted = true
    if (d !== c) t.note(L.joins, d)
  }
  t.note(L.acts, c)
  s.action = { party, actor: c, verb: verbOf(option), a: aOf(option), isRefused: false }
  yield* pay(t, c, party, option)
  t.next('turn')
  t.next('afterAction')
  t.next('carryOut')
  for (const d of members(party)) if (isDying(t, d) && sizeOf(everybody(t)) > 1) yield* rollForTheDying(t, d)
  if (verbOf(option) === V.explore || verbOf(option) === V.travel)
    for (const d of members(party)) if (characterOf(t, d).isMad) yield* rollForTheMad(t, d)
  yield* settle(t)
}
function* rollForTheDying(t: T, c: CharacterNo): Rule {
  if ((yield* rollDie(t, 'dying', c)) === 1) lowerDyingDial(t, c)
}
function* rollForTheMad(t: T, c: CharacterNo): Rule {
  const face = yield* rollDie(t, 'mad', c)
  if (face === HAUNTS) {
    characterOf(t, c).isHaunted = true
    t.note(L.haunted, c)
  } else if (face === HURTS) changeTrack(t, c, 'health', -1)
}
const HAUNTS = 1
const HURTS = 2
/** TG-7.1, TG-7.4, TG-7.9, TG-7.11 */
function* pay(t: T, c: CharacterNo, party: Party, option: Option): Rule {
  switch (verbOf(option)) {
    case V.explore:
      return yield* payEach(t, party, 'energy', EXPLORE_COST)
    case V.travel: {
      const discount = travelDiscount(t, party)
      if (discount !== null) t.s.discounted.push(discount.c)
      return yield* payEach(t, party, 'energy', travelCost(t), discount === null ? 0 : -discount.own.by)
    }
    case V.work:
      return yield* payTogether(
        t,
        party,
        nth(printedOf(t, herePlace(t, characterOf(t, c).at)).actions, aOf(option)).cost,
      )
    case V.deed:
      return yield* payDeed(t, c, party, nth(bookOf(t).deeds, aOf(option)))
  }
}
/** TG-7.11 Others help with Energy; the owner pays at least 1 of it, and the rest alone. */
function* payDeed(t: T, c: CharacterNo, party: Party, deed: Deed): Rule {
  for (const one of deedCost(t, c, deed))
    if (isDue(one) && one.pay === 'energy') {
      if (one.n > 0) yield* payDue(t, party, one, (d) => (d === c ? 1 : 0))
    } else yield* payTogether(t, bit(c), [one], c, itemWith(t, deed))
}
