/** Answers outside fights: items, skills, food, locations and side quests. */
import { at } from '@emberhall/kernel'
import { abilityAt, itemOf, bookOf } from '../book.ts'
import { IN_BAG, SLOTS, TO_BAG } from '../parts.ts'
import { heroAt, slotOf, type T, Z } from '../state.ts'
import { deckCardText } from './printed.ts'
import { cardValues, ofHero, ownerOf, type Place, plain, printedValues } from './labels-place.ts'
import { tell } from './messages.ts'
import { abilitySentence } from './phrases.ts'
import { locationText, questText } from './placeText.ts'
import { cardCalled, cardIn, heroIn } from './speech.ts'

function itemAt(t: T, place: number): number {
  if (place >= IN_BAG) return at(t.s.bag, place - IN_BAG).item
  return slotOf(heroAt(t, Math.floor(place / SLOTS.length)), place % SLOTS.length).item
}
function put({ sp, t, a, b }: Place): string {
  const card = cardIn(sp, itemAt(t, a))
  if (b === TO_BAG) return tell(sp.lang, 'option.put.bag', { card })
  const slot = tell(sp.lang, 'word.slot', { slot: at(SLOTS, b % SLOTS.length) })
  return tell(sp.lang, 'option.put', { ...heroIn(sp, t, Math.floor(b / SLOTS.length)), card, slot })
}
const ofSkill = (key: 'option.activate' | 'option.rest') =>
  ofHero(
    key,
    (p) => cardValues(p, p.a),
    ({ t, a }) => ownerOf(t, a),
  )
const campText = ({ sp, a }: Place): string => abilitySentence(sp.lang, abilityAt(at(sp.game.book.cards, a), 'camp'))
function heal({ sp, t, a, b }: Place): string {
  const other = heroIn(sp, t, b)
  return tell(sp.lang, 'option.heal', { ...heroIn(sp, t, a), hero2: other['hero']!, same: a === b ? 'yes' : 'no' })
}
function train(p: Place): string {
  const { hero, skill } = at(p.sp.game.book.cards, p.a)
  const h = p.t.s.heroes.findIndex(({ id }) => id === hero)
  return tell(p.sp.lang, 'option.train', { ...cardValues(p, p.a), ...heroIn(p.sp, p.t, h), n: skill!.cost! })
}
function cleanse({ sp, t, a }: Place): string {
  const h = t.s.heroes.findIndex((_, i) => t.cards(Z.corruption + i).includes(a))
  const { name } = deckCardText(sp.game, at(sp.game.faceKeys, at(t.s.faces, a)), sp.lang)
  return tell(sp.lang, 'option.cleanse', { ...heroIn(sp, t, h), card: cardCalled(sp.lang, name) })
}

export const campLabels = {
  camp: plain('option.camp'),
  put,
  activate: ofSkill('option.activate'),
  rest: ofSkill('option.rest'),
  eat: ofHero('option.eat'),
  tend: ofHero(
    'option.tend',
    (p) => ({ card: cardIn(p.sp, p.a), text: campText(p) }),
    ({ b }) => b,
  ),
  learn: (p: Place) => tell(p.sp.lang, 'option.learn', cardValues(p, p.a)),
  restart: plain('option.restart'),
  visit: ({ sp, t, a }: Place) =>
    tell(sp.lang, 'option.visit', printedValues(locationText(at(bookOf(t).content.locations, a), sp.lang))),
  undertake: ({ sp, t, a }: Place) =>
    tell(sp.lang, 'option.undertake', printedValues(questText(at(bookOf(t).content.quests, a), sp.lang))),
  heal,
  buy: (p: Place) =>
    tell(p.sp.lang, 'option.buy', { ...cardValues(p, p.a), n: itemOf(at(p.sp.game.book.cards, p.a)).cost }),
  train,
  cleanse,
}
