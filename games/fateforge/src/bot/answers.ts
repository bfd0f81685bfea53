/** The smaller questions of a fight. */
import { at, type Answer, aOf, bOf, PASS, verbOf } from '@emberhall/kernel'
import { ICON } from '../book.ts'
import { apart, waysOf } from '../ground.ts'
import { stands } from '../heroes.ts'
import { V } from '../questions.ts'
import { heroAt, thingAt, type HeroNo, type Thing, Z } from '../state.ts'
import { armorOf } from '../steps/harm.ts'
import { isFoeIn } from '../steps/foes.ts'
import { iconIn } from '../results.ts'
import { Fight } from './fight.ts'
import { cheapness } from './hand.ts'
import { exitsWanted, goalsOf } from './goals.ts'
import { harmOnTheWay } from './paths.ts'
import { optionOf, best, type Seen } from './picks.ts'

const endurance = ({ t }: Seen, h: HeroNo): number => {
  const hero = heroAt(t, h)
  const carries = t.s.objects.some((thing) => thing.kind === 'objective' && thing.hero === h)
  return hero.health + hero.parry * 1.2 + armorOf(hero) - (carries ? 2 : 0)
}
/** FG-27.2 Parry tokens first, since they are gone by upkeep; armor comes back with the next rest; energy when it hurts. */
export function choosePrevention(seen: Seen): Answer {
  const { ask } = seen
  return best(ask.options, (option) => {
    if (option === PASS) return 0
    if (verbOf(option) === V.guard) {
      const owner = seen.t.s.heroes.find(({ seat, active }) => seat === seen.seat && active.includes(aOf(option)))
      return owner === undefined || owner.energy >= 2 || owner.health <= 2 ? 0.5 : -1
    }
    return aOf(option) * 2 + bOf(option)
  })
}
/** FG-30.2 */
export const chooseVictim = (seen: Seen): Answer => best(seen.ask.options, (option) => endurance(seen, aOf(option)))

/** FG-U10.1 A result that is worth little, or the trap itself. */
export function chooseTrap({ ask }: Seen): Answer {
  return best(ask.options, (option) => {
    if (verbOf(option) === V.disarm) return 9
    return verbOf(option) === V.spring ? 6.5 : cheapness(iconIn(aOf(option)))
  })
}
/** FG-U4.2 What is missing, health before energy. */
export function chooseDrink({ ask }: Seen): Answer {
  return best(ask.options, (option) => (option === PASS ? 0 : aOf(option) * 1.5 + bOf(option)))
}
/** FG-U1.2 */
export function chooseStowing({ ask }: Seen): Answer {
  return best(ask.options, (option) => [V.bag, V.equip].indexOf(verbOf(option)))
}
/** FG-C5.2, FG-C5.3 Gold is cheap; a turn with nothing left in it, too. */
export function chooseMishap({ t, ask }: Seen): Answer {
  const hero = t.s.acting >= 0 ? heroAt(t, t.s.acting) : undefined
  const left = hero?.pool.filter(({ icon }) => icon !== ICON.fail).length ?? 9
  return best(ask.options, (option) => {
    if (verbOf(option) === V.payGold) return 3
    if (verbOf(option) === V.endTurn) return 1.5 - left
    return (hero?.energy ?? 1) > 0 ? 0 : -2
  })
}
/** FG-22.5 Gems and chests are worth the rounds that are left, and so is somebody who can be helped up. */
export function chooseToGo({ t, ask }: Seen): Answer {
  const { objects, heroes } = t.s
  const isLeft = objects.some(({ kind, done }) => !done && WORTH_STAYING.includes(kind))
  return optionOf(ask, isLeft || heroes.some(({ down, out }) => down && !out) ? V.stay : V.depart)
}
const WORTH_STAYING: readonly Thing['kind'][] = ['gem', 'food', 'chest', 'exploration']
/** FG-37 A corrupted victory is better than none, but only where it is within reach. */
export function chooseExtraRound({ t, ask }: Seen): Answer {
  const goals = goalsOf(t)
  const up = t.s.heroes.findIndex(stands)
  const isWeak = t.s.heroes.some(
    (hero, h) => !stands(hero) || hero.health <= 2 || t.cards(Z.corruption + h).length >= 2,
  )
  const fight = new Fight(t, Math.max(0, up))
  const isClose = goals.every(({ foe, zone }) => {
    if (foe >= 0) return at(fight.ranks.shell, foe) + at(fight.ranks.life, foe) <= t.s.heroes.length * 2
    return t.s.heroes.some((hero) => stands(hero) && apart(fight.ways, hero.zone, zone) <= 2)
  })
  const wants = goals.length > 0 && goals.length <= 3 && isClose && !isWeak
  return optionOf(ask, wants ? V.extra : V.finish)
}
/** FG-33.2 A way out that counts, with the least harm. */
export function chooseExit({ t, ask }: Seen): Answer {
  const wanted = exitsWanted(t)
  const ways = t.s.heroes.flatMap((hero) =>
    stands(hero) ? [harmOnTheWay(waysOf(t), hero.zone, (zone) => isFoeIn(t, zone))] : [],
  )
  return best(ask.options, (option) => {
    const harm = ways.reduce((sum, way) => sum + at(way, thingAt(t, aOf(option)).zone), 0)
    return (wanted.includes(aOf(option)) ? 1000 : 0) - harm
  })
}
/** FG-U8.1 An ally is welcome, beside whoever is hit least. */
export function chooseAlly(seen: Seen): Answer {
  return best(seen.ask.options, (option) => (verbOf(option) === V.finish ? -99 : endurance(seen, bOf(option))))
}
/** FG-18.3 Nearer to what is to be done. */
export function chooseStart({ t, ask }: Seen): Answer {
  const ready = optionOf(ask, V.ready)
  const goals = goalsOf(t)
  const ways = waysOf(t)
  const far = (zone: number) => goals.reduce((sum, goal) => sum + apart(ways, zone, goal.zone), 0)
  const better = ask.options.find(
    (option) => verbOf(option) === V.start && far(bOf(option)) < far(heroAt(t, aOf(option)).zone),
  )
  return better ?? ready
}
