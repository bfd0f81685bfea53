/** Between Adventures: levels, the road, and a day in town. */
import { type Answer, aOf, at, bOf, DONE, type Option, PASS, verbOf } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import type { Location } from '../content/types.ts'
import { TOKENS } from '../content/types.ts'
import { V } from '../questions.ts'
import type { HeroNo, T } from '../state.ts'
import { forgings } from '../town/services.ts'
import { best, heroNo, type Seen } from './seen.ts'

const EMPTY_BAG = 3
/** Gold that stays in the pocket for a bed. */
const SPARED = 20
/** What is more than this is sold. */
const MOST_STONES = 3

/** AC-1 A path that is begun is walked to its end. */
export const chooseRank = ({ t, ask }: Seen): Answer =>
  best(ask.options, (option) => at(bookOf(t).upgrades, aOf(option)).needs)
/** AC-5 Much to be had, near by; and what the posse is in want of. */
export const choosePlace = ({ t, ask }: Seen): Answer =>
  best(ask.options, (option) => {
    const { locations, distance, days } = at(bookOf(t).content.towns, aOf(option))
    const here = bookOf(t).content.locations.filter(({ id }) => locations.includes(id))
    const errands = t.s.heroes.map((_, h) =>
      sumOf(
        here
          .map((location) => locationWorth(t, h, location))
          .toSorted(down)
          .slice(0, days),
      ),
    )
    return locations.length - 2 * distance + sumOf(errands) / Math.max(1, errands.length)
  })
const down = (a: number, b: number): number => b - a
const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0)

/** What a location could do for a hero. */
function locationWorth(t: T, h: HeroNo, { services }: Location): number {
  const hero = heroNo(t, h)
  const worth = (service: Location['services'][number]['service']): number => {
    switch (service) {
      case 'token':
        return hero.bag.length < EMPTY_BAG && hero.gold >= SPARED ? 2 : 0
      case 'gear':
        return hero.gold >= 100 ? 3 : 0
      case 'treat':
        return hero.injuries.length > 0 ? 4 : 0
      case 'calm':
        return hero.madness.length > 0 ? 4 : 0
      case 'uncorrupt':
        return hero.corruption > 2 ? 3 : 0
      case 'forge':
        return canForge(t, h) ? 6 : 0
      case 'sellStone':
        return hero.darkStone > MOST_STONES ? 3 : 0
      default:
        return 0
    }
  }
  return sumOf([...new Set(services.map(({ service }) => service))].map(worth))
}
const canForge = (t: T, h: HeroNo): boolean => forgings(t, h).some(({ why }) => why === null)
export function chooseVisit({ t, ask }: Seen): Answer {
  const worth = (option: Option): number =>
    option === PASS ? 0.5 : locationWorth(t, t.s.about.hero, at(bookOf(t).content.locations, aOf(option)))
  return best(ask.options, worth)
}
/** Scars first, then tokens for an empty bag, then what makes a better fighter. Stones that forges do not need are sold. */
export function chooseService({ t, ask }: Seen): Answer {
  const h = t.s.about.hero
  const hero = heroNo(t, h)
  const worth = (option: Option): number => {
    switch (verbOf(option)) {
      case V.treat:
      case V.calm:
        return 9
      case V.cleanse:
        return hero.corruption > 1 ? 8 : 0
      case V.forge:
        return 7 + forgeWorth(t, h, option)
      case V.buyToken:
        return isShortOf(t, h, aOf(option)) ? 6 : 0
      case V.buy:
        return 4
      case V.sellStone:
        return hero.darkStone > MOST_STONES ? 3 : 0
      default:
        return 0
    }
  }
  const wanted = best(ask.options, worth)
  return worth(wanted) > 0 ? wanted : DONE
}
/** What is in hand or worn first, and of what can be done to it the dearest. */
function forgeWorth(t: T, h: HeroNo, option: Option): number {
  const { gold, darkStone } = at(bookOf(t).content.forges, bOf(option))
  return (at(heroNo(t, h).items, aOf(option)).ready ? 0.5 : 0) + (gold + darkStone * 10) / 1000
}
function isShortOf(t: T, h: HeroNo, token: number): boolean {
  const { bag, gold } = heroNo(t, h)
  const wanted = ['bandages', 'herbs', 'whisky', 'dynamite'].includes(at(TOKENS, token))
  return wanted && gold >= SPARED && bag.length < EMPTY_BAG && bag.filter((own) => own === token).length < 2
}
export const choosePeddler = ({ ask }: Seen): Answer => ask.options.find((option) => verbOf(option) === V.buy) ?? DONE
/** AC-6 Another day where somebody still has gold to spend. */
export const chooseEvening = ({ t, ask }: Seen): Answer => {
  const wanted = t.s.heroes.some(({ gold }) => gold >= 150) ? V.stay : V.ride
  return ask.options.find((option) => verbOf(option) === wanted) ?? at(ask.options, 0)
}
/** SB-4.5 Whatever comes; each as likely. */
export const chooseMission = ({ ask, random }: Seen): Answer => at(ask.options, random(ask.options.length))
