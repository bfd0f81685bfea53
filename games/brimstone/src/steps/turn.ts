/** SB-5, SB-6 The turn: its start, and Hold Back the Darkness. */
import { at as nth, aOf, bOf, type Option, type Rule, verbOf } from '@emberhall/kernel'
import { bookOf, partNo } from '../book.ts'
import { type AtHand, abilitiesOf, markUsed, renew } from '../queries/abilities.ts'
import { standing, worldOf } from '../queries/ground.ts'
import { expire } from '../queries/sources.ts'
import { heroFigure } from '../queries/stats.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { MINES } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { run } from '../running.ts'
import { heroOf, type HeroNo, leaderOf, type T } from '../state.ts'
import { offerAnytime, useAbility } from './abilities.ts'
import { advanceDarkness } from './darkness.ts'
import { placeComing } from './arrive.ts'
import { packFaces, plainDice } from './dice.ts'
import { FLASH, flash } from './tokens.ts'
import { tokensOf } from './items.ts'
import { lose } from './finish.ts'
import { chooseHands } from './hands.ts'
import { meanwhile } from './meanwhile.ts'
import { payCost } from './pay.ts'
import { pick } from './posse.ts'

/** SB-6.2, SB-6.3 Flee, start-of-turn effects, hands. */
export function* turn(t: T): Rule {
  const { s } = t
  s.phase = 'start'
  s.isCut = false
  s.isQuiet = s.enemies.length === 0
  s.turn++
  if (t.options.hardcore !== 'off') yield* buryTheFallen(t)
  t.note(L.turn, s.turn)
  renew(t, ['turn', 'activation'])
  for (const hero of s.heroes) {
    hero.activated = false
    hero.scavenged = false
    hero.freeAttack = false
    for (const held of hero.items) held.usedBy = -1
  }
  if (s.fight.isOn) s.fight.turns++
  s.fight.ambush = s.fight.nextAmbush // SB-20.5, SB-20.8
  s.fight.nextAmbush = []
  s.fight.activated = []
  s.fight.type = -1
  for (const enemy of s.enemies) Object.assign(enemy, { moved: 0, hasAttacked: false })
  yield* mayFlee(t)
  yield* startEffects(t)
  yield* chooseHands(t)
  t.next('holdBack')
}
/** SB-34.3, SB-34.8 Hard-Core: whoever nobody has helped is dead before the posse may flee. */
function* buryTheFallen(t: T): Rule {
  t.s.heroes.forEach((hero, h) => {
    if (hero.down === 0 || hero.status === 'dead') return
    hero.status = 'dead'
    hero.out = true
    t.note(L.died, theHero(t, h))
  })
}
/** SB-6.2, SB-31.5, D-4 Somebody proposes it, now or in the turn before, and everybody who stands has to agree. */
function* mayFlee(t: T): Rule {
  if (!t.s.flight) {
    t.offer(V.flee)
    if ((yield* t.maybe(leaderOf(t), Q.flee)) === 0) return
  }
  t.s.flight = false
  const seats = [...new Set(standing(t).map((h) => heroOf(t, h).seat))]
  const asks = seats.map((seat) => {
    t.offer(V.refuse)
    t.offer(V.agree)
    return t.hold(seat, Q.fleeAll)
  })
  const answers = yield* t.together(asks)
  if (answers.some((answer) => verbOf(answer as Option) !== V.agree)) return
  t.note(L.fled)
  for (const h of standing(t))
    for (const { ability } of abilitiesOf(t, h, 'flee'))
      yield* run(t, ability.do, { you: h, that: h, tile: -1, world: MINES })
  yield* lose(t, 'fled')
}
/** SB-6.3, SB-17.16 What may be used at the start of a turn, before anybody acts: each by its owner; Flash among enemies. */
function* startEffects(t: T): Rule {
  if (t.s.enemies.length === 0) return yield* meanwhile(t)
  for (let seat = 0; seat < t.seats; seat++)
    while (t.s.enemies.length > 0) {
      for (const h of standing(t))
        if (heroOf(t, h).seat === seat && tokensOf(t, h, FLASH) > 0) t.offer(V.token, FLASH, h)
      offerAnytime(t, seat)
      if (t.offerCount === 0) break // Not worth a line of the story every turn.
      const option = yield* t.maybe(seat, Q.turnStart)
      if (option === 0) break
      if (verbOf(option) === V.token) flash(t, bOf(option))
      else yield* useAbility(t, option, ['anytime'])
    }
}

// ---------------------------------------------------------------- step 1

/** SB-5.3, SB-5.4, SB-5.12 */
export function* holdBack(t: T): Rule {
  const { s } = t
  s.phase = 'holdBack'
  t.later('activate')
  const roller = holdBackRoller(t)
  for (const h of standing(t)) if (yield* skipsHoldBack(t, h)) return
  let faces = yield* plainDice(t, 'holdBack', 2, nth(s.heroes, roller).seat) // SB-3.3
  t.note(L.holdBack, theHero(t, roller), packFaces(faces))
  for (const hand of rollersAgain(t, roller)) {
    s.about.dice = faces
    t.offer(V.use, partNo(t, hand.ability), hand.hero)
    if ((yield* t.maybe(heroOf(t, hand.hero).seat, Q.holdBackAgain)) === 0) continue
    markUsed(t, hand)
    faces = yield* plainDice(t, 'holdBack', 2, nth(s.heroes, roller).seat)
    t.note(L.holdBack, theHero(t, roller), packFaces(faces))
  }
  const [a = 1, b = 1] = faces
  if (a === b) return yield* depthEvent(t, a)
  const total = a + b + holdBackBonus(t, roller)
  expire(t, 'roll')
  if (total >= stageValue(t)) return t.note(L.heldBack, total)
  t.note(L.notHeldBack, total)
  yield* advanceDarkness(t, 1)
  yield* placeComing(t)
}
/** Who may have this test rolled again: the roller, and others whose ability says so. */
const rollersAgain = (t: T, roller: HeroNo): AtHand[] =>
  standing(t).flatMap((h) =>
    abilitiesOf(t, h, 'rolled').filter(
      ({ ability }) => ability.roll === 'holdBack' && (h === roller || ability.whose === 'anyHero'),
    ),
  )
/** SB-5.11 The holder, KO'd or not; without one a random hero who stands. */
function holdBackRoller(t: T): HeroNo {
  const { holder } = t.s.lantern
  return holder >= 0 ? holder : pick(t, 'hero', standing(t))
}
/** SB-5.1, SB-5.7 By the space of the Posse marker. */
function stageValue(t: T): number {
  const { stages } = bookOf(t).content.track
  return stages.findLast(({ from }) => t.s.depth.posse >= from)?.holdBack ?? 0
}
/** SB-5.10, SB-38.3 What changes the total. */
function holdBackBonus(t: T, roller: HeroNo): number {
  const gentle =
    t.options.odds === 'gentle' ? nth(bookOf(t).content.difficulty, t.s.heroes.length - 1).holdBackGentle : 0
  return heroFigure(t, roller, 'holdBack') + gentle
}
function* skipsHoldBack(t: T, h: HeroNo): Rule<boolean> {
  const hands = abilitiesOf(t, h, 'beforeHoldBack')
  if (hands.length === 0) return false
  t.s.about.hero = h
  for (const { ability } of hands) t.offer(V.use, partNo(t, ability), h)
  const option = yield* t.maybe(heroOf(t, h).seat, Q.beforeHoldBack)
  if (option === 0) return false
  const hand = hands.find(({ ability }) => partNo(t, ability) === aOf(option)) as AtHand
  markUsed(t, hand)
  payCost(t, hand)
  yield* run(t, hand.ability.do, { you: h, that: h, tile: -1, world: MINES, item: hand.item })
  return hand.ability.do.some((effect) => effect.do === 'skip')
}
/** SB-5.4, SB-30.12 The event of the doubles, in the world of the lantern. */
function* depthEvent(t: T, doubles: number): Rule {
  const { s } = t
  const holder = s.lantern.holder >= 0 ? s.lantern.holder : nth(standing(t), 0)
  const world = worldOf(t, holder)
  const { depthEvents, worlds } = bookOf(t).content
  const no = depthEvents.findIndex((event) => event.world === nth(worlds, world).id && event.doubles === doubles)
  const event = depthEvents[no]
  expire(t, 'roll')
  if (event === undefined) return
  t.note(L.depthEvent, no)
  yield* run(t, event.do, { you: holder, tile: -1, world, source: ++s.sources })
  yield* placeComing(t)
}
