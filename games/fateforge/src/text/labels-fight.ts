/** Answers in a fight. */
import { at } from '@emberhall/kernel'
import { abilityAt, cardOfNo, bookOf, ICON } from '../book.ts'
import type { Ability } from '../content/types.ts'
import { SLOT } from '../parts.ts'
import { heroAt, foeAt, thingAt, type Hero, type T } from '../state.ts'
import { abilityOf } from '../steps/cards.ts'
import { isFoeIn } from '../steps/foes.ts'
import { pathsOut } from '../steps/leave.ts'
import { ofName, type Values } from '@emberhall/speech'
import { type Label, ofHero, type Place, plain } from './labels-place.ts'
import { type Key, tell } from './messages.ts'
import { thingWords } from './objects.ts'
import { abilitySentence, gainPhrase, sentence } from './phrases.ts'
import { anIcon, cardIn, facesInWords, foeIn, iconName, sourceWords, zoneName } from './speech.ts'
import { nameOf } from './things.ts'

const actor = ({ t }: Place): Hero => heroAt(t, t.s.acting)
const paidWith = (p: Place, source: number): string => sourceWords(p.sp.lang, actor(p), source)

/** An action against an enemy, and what pays for it. */
const against =
  (key: Key): Label =>
  (p) =>
    tell(p.sp.lang, key, { ...foeIn(p.sp, p.t, p.a), with: paidWith(p, p.b) })
/** Only what pays. */
const spending =
  (key: Key): Label =>
  (p) =>
    tell(p.sp.lang, key, { with: paidWith(p, p.a) })

function use(p: Place): string {
  const thing = thingAt(p.t, p.a)
  return tell(p.sp.lang, 'option.use', {
    kind: thing.kind,
    open: thing.done ? 'yes' : 'no',
    thing: thingWords(p.sp, p.t, thing),
    with: paidWith(p, p.b),
  })
}
function portal(p: Place): string {
  const { n } = thingAt(p.t, p.a)
  const isStep = p.ask.def.name !== 'turn'
  return tell(p.sp.lang, 'option.portal', {
    to: n < 0 ? 'unknown' : zoneName(n),
    with: isStep ? 'none' : paidWith(p, p.b),
  })
}
/** FG-14.10 A two-way arrow is offered once for each direction. */
function oneWay(ability: Ability): Ability {
  const { twoWay, timing, cost, gain } = ability
  return twoWay === undefined ? ability : { timing, cost: cost!, gain: gain! }
}
function card({ sp, t, a, b }: Place): string {
  const text = abilitySentence(sp.lang, oneWay(abilityOf(cardOfNo(t, a), b)))
  return tell(sp.lang, 'option.card', { card: cardIn(sp, a), text })
}
function special({ sp, t, a }: Place): string {
  const { gain } = abilityAt(cardOfNo(t, a), 'special')
  return tell(sp.lang, 'option.special', {
    card: cardIn(sp, a),
    text: sentence(gainPhrase(sp.lang, gain!, 'special')),
  })
}
function ally({ sp, t }: Place): Values {
  const name = nameOf('ally', at(bookOf(t).names.allies, t.s.ally.id), sp.lang)
  return { ally: name, ofAlly: ofName(sp.lang, name) }
}
const allyIcon = ({ sp, t, b }: Place): string => anIcon(sp.lang, at(t.s.ally.dice, b).icon)
function allySkill(p: Place): string {
  const { id, gain } = at(at(bookOf(p.t).content.allies, p.t.s.ally.id).skills, p.a)
  return tell(p.sp.lang, 'option.allySkill', {
    ...ally(p),
    skill: nameOf('allySkill', id, p.sp.lang),
    icon: allyIcon(p),
    text: `${gainPhrase(p.sp.lang, gain, 'turn')}.`,
  })
}
/** FG-25.6 What would be lost. */
function end(p: Place): string {
  const left = actor(p).pool.filter(({ icon }) => icon !== ICON.fail)
  return tell(p.sp.lang, 'option.end', { lost: left.length === 0 ? 'none' : facesInWords(p.sp.lang, left) })
}
function prevent({ sp, ask, a, b }: Place): string {
  if (ask.def.name === 'keepParry') return tell(sp.lang, 'option.prevent.keep')
  return tell(sp.lang, 'option.prevent', { p: a, a: b, what: a > 0 && b > 0 ? 'both' : a > 0 ? 'parry' : 'armor' })
}
function guard({ sp, t, a }: Place): string {
  const ability = abilityAt(cardOfNo(t, a), 'damage')
  return tell(sp.lang, 'option.guard', { card: cardIn(sp, a), text: abilitySentence(sp.lang, ability) })
}
/** FG-33.3 The zones on the way, and what they cost. */
function path({ sp, t, a }: Place): string {
  const hero = heroAt(t, t.s.about.hero)
  const way = at(pathsOut(t, hero.zone, thingAt(t, t.s.exit).zone), a)
  const harm = way.filter((zone) => isDangerous(t, zone)).length
  return tell(sp.lang, 'option.path', { zones: way.map(zoneName).join(' → '), n: harm })
}
const isDangerous = (t: T, zone: number): boolean =>
  isFoeIn(t, zone) || t.s.objects.some((thing) => thing.kind === 'trap' && !thing.done && thing.zone === zone)

export const fightLabels = {
  move: (p: Place) => tell(p.sp.lang, 'option.move', { zone: zoneName(p.a), with: paidWith(p, p.b) }),
  strike: against('option.strike'),
  shoot: against('option.shoot'),
  push: against('option.push'),
  pull: against('option.pull'),
  parry: spending('option.parry'),
  use,
  portal,
  card,
  special,
  hardened: spending('option.hardened'),
  pickUp: ofHero('option.pickUp', ({ sp, t, b }) => ({ thing: thingWords(sp, t, thingAt(t, b)) })),
  revive: ofHero('option.revive'),
  cover: (p: Place) =>
    tell(p.sp.lang, 'option.cover', {
      icon: iconName(p.sp.lang, ICON[at(bookOf(p.t).content.boss.weakPoint, p.a)]),
      with: paidWith(p, p.b),
    }),
  borrow: (p: Place) => tell(p.sp.lang, 'option.borrow', { ...ally(p), icon: allyIcon(p), with: paidWith(p, p.a) }),
  allySkill,
  end,
  pay: spending('option.pay'),
  icon: ({ sp, a }: Place) => tell(sp.lang, 'option.icon', { icon: iconName(sp.lang, a) }),
  zone: ({ sp, a }: Place) => tell(sp.lang, 'option.zone', { zone: zoneName(a) }),
  enemy: ({ sp, t, a }: Place) =>
    tell(sp.lang, 'option.enemy', { ...foeIn(sp, t, a), zone: zoneName(foeAt(t, a).zone) }),
  who: ofHero('option.who'),
  prevent,
  guard,
  ignoreTrap: (p: Place) =>
    tell(p.sp.lang, 'option.ignoreTrap', { with: sourceWords(p.sp.lang, heroAt(p.t, p.t.s.about.hero), p.a) }),
  spring: plain('option.spring'),
  disarm: plain('option.disarm'),
  drink: ({ sp, a, b }: Place) =>
    tell(sp.lang, 'option.drink', { hp: a, en: b, what: a > 0 && b > 0 ? 'both' : a > 0 ? 'health' : 'energy' }),
  endTurn: plain('option.endTurn'),
  loseEnergy: plain('option.loseEnergy'),
  payGold: plain('option.payGold'),
  equip: plain('option.equip'),
  store: ({ sp, a }: Place) => tell(sp.lang, 'option.store', { n: a - SLOT.clothing + 1 }),
  bag: plain('option.bag'),
  hide: spending('option.hide'),
  keepFear: plain('option.keepFear'),
  cancelFear: plain('option.cancelFear'),
  exit: ({ sp, t, a }: Place) =>
    tell(sp.lang, 'option.exit', { letter: thingAt(t, a).letter, zone: zoneName(thingAt(t, a).zone) }),
  path,
  depart: plain('option.depart'),
  stay: plain('option.stay'),
  extra: plain('option.extra'),
}
