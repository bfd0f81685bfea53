/** Games played to their end for the sake of what is said in them. */
import { type Answer, type Ask, Fate, Match, NUMBER, pack, type Seat } from '@emberhall/kernel'
import type { Lang } from '@emberhall/speech'
import { saidNow as allSaidNow, saidOf as allSaidOf, type Telling, toldGame } from '@emberhall/testkit'
import { campaignOf } from '../src/campaign.ts'
import type { Campaign } from '../src/campaign-shape.ts'
import { fateforge, type O, type S } from '../src/index.ts'
import { ACTIVE_SKILLS, SLOTS } from '../src/parts.ts'

export type Table = Match<S, O>
type Player = (match: Table, ask: Ask) => Answer
const NAMES = ['Asha', 'Orrin', 'Sabela', 'Nereo']
export const namesFor = (seats: number): string[] => NAMES.slice(0, seats)

export function thoughtful(seed: number): Player {
  const fate = new Fate(seed)
  return (match, { seat, kind, sides }) => {
    if (kind === 'fate') return sides.map((n) => fate.below(n))
    return fateforge.brains['heuristic']!({
      seat,
      ask: match.askOf(seat)!,
      options: match.options,
      seats: match.seats,
      view: () => match.view(seat),
      world: () => match.imagine(seat, 1),
      random: (n) => fate.below(n),
    })
  }
}
/** What leads nowhere by itself is seldom chosen, or games would never end. */
const IDLE = /^(camp|put|activate|rest|swap|restart|unconfirm|refuse|end)(:|$)/
const NOTHING = /^$/
/** Any answer there is, but somebody who is busy; `eager` is what is done whenever it can be, or nearly. */
export function random(seed: number, eager: RegExp = NOTHING): Player {
  const fate = new Fate(seed)
  return (match, { kind, options, min, max, sides }) => {
    const anyOf = (list: readonly number[]): number => list[fate.below(list.length)]!
    switch (kind) {
      case 'one': {
        const word = (option: number) => match.game.words.print(option)
        const wanted = options.filter((option) => eager.test(word(option)))
        if (wanted.length > 0 && fate.below(3) > 0) return anyOf(wanted)
        const busy = options.filter((option) => !IDLE.test(word(option)))
        return anyOf(busy.length > 0 && fate.below(12) > 0 ? busy : options)
      }
      case 'number':
        return pack(NUMBER, min + fate.below(max - min + 1))
      case 'fate':
        return sides.map((n) => fate.below(n))
      default: {
        const shuffled = options.map((o) => ({ o, at: fate.below(1000) })).sort((a, b) => a.at - b.at)
        const chosen = shuffled.slice(0, min + fate.below(max - min + 1)).map(({ o }) => o)
        return kind === 'order' ? shuffled.map(({ o }) => o) : options.filter((o) => chosen.includes(o))
      }
    }
  }
}

export type Setup = Telling<S, O>
export const played = (setup: Setup, show?: (match: Table, seat: Seat) => void): Table =>
  toldGame(fateforge, setup, show)

/** The document of a campaign whose heroes have come into skills and items. */
export interface Belongings {
  readonly hero: string
  readonly skills?: readonly string[]
  /** By slot: main hand, other hand, clothing, three of the backpack. */
  readonly items?: readonly string[]
}
export function seasoned(heroes: readonly Belongings[], changes: Partial<Campaign> = {}): Campaign {
  const seats = heroes.length
  const match = Match.start(fateforge.game, {
    seats,
    seed: 1,
    options: { play: 'campaign', heroes: heroes.map(({ hero }) => hero) },
  })
  const { book, faceKeys } = fateforge.game
  const campaign = campaignOf(book, faceKeys, match.table.s)
  return {
    ...campaign,
    seats,
    heroes: campaign.heroes.map((hero, h) => ({
      ...hero,
      skills: [...hero.skills, ...(heroes[h]!.skills ?? [])],
      active: [...hero.active, ...(heroes[h]!.skills ?? [])].slice(0, ACTIVE_SKILLS),
      slots: Array.from({ length: SLOTS.length }, (_, slot) => ({
        item: heroes[h]!.items?.[slot] ?? '',
        stage: 0,
        cubes: 0,
      })),
    })),
    ...changes,
  }
}

/** All that is said at one moment to one seat. */
export function saidNow(match: Table, seat: Seat, lang: Lang): string[] {
  return allSaidNow(fateforge.words[lang], match, seat, namesFor(match.seats))
}
export function saidOf(ask: Ask, lang: Lang, match: Table): string[] {
  return allSaidOf(fateforge.words[lang], match, ask, namesFor(match.seats))
}
