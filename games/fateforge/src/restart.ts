/** FG-5 Restarting an act, with as many players as one likes. */
import { freshTree } from '@emberhall/campaign'
import { byId, type Book } from './book.ts'
import type { Campaign } from './campaign-shape.ts'
import { HERO } from './hero-shape.ts'

type Hero = Campaign['heroes'][number]
type Held = Campaign['bag'][number]
/** FG-5.8 For each hero, by act. */
const PURSE: Readonly<Record<number, number>> = { 1: 2, 2: 12, 3: 22 }
const EMPTY: Held = { item: '', stage: 0, cubes: 0 }
const OWN_SLOT = 3

/**
 * FG-5.2, FG-5.10 Story memory, points and cards are as when the act began; FG-5.5 trait cards held now are kept, those of heroes who
 * leave by those who stay. FG-5.3 Heroes who are missing are chosen at the table.
 */
export function restarted(book: Book, now: Campaign, start: Campaign, seats: number): Campaign {
  const count = seats === 1 ? 2 : seats
  const [staying, leaving] = [now.heroes.slice(0, count), now.heroes.slice(count)]
  const heroes = staying.map((hero) => rested(book, hero, start))
  leaving.flatMap(({ traits }) => traits).forEach((trait, i) => heroes[i % heroes.length]?.traits.push(trait))
  const left = start.heroes.filter(({ hero }) => !heroes.some((other) => other.hero === hero))
  return {
    ...start,
    seats,
    heroes,
    bag: [...start.bag, ...left.flatMap((hero) => hero.slots)].filter(
      (held) => isLasting(book, held) && !isOwn(book, held),
    ),
    gold: (PURSE[start.act] ?? 0) * count,
    graveyard: start.graveyard.filter((card) => !heroes.some(({ skills }) => skills.includes(card))), // FG-5.11
    traitsGiven: now.traitsGiven,
  }
}
/** FG-5.4, FG-5.6, FG-5.7, FG-5.8, FG-5.11 Rested, with two skills and what the hero had that lasts. */
function rested(book: Book, { hero, traits }: Hero, start: Campaign): Hero {
  const before = start.heroes.find((other) => other.hero === hero)
  const printed = byId(book.content.heroes, hero)
  const starting = book.content.skills.flatMap(({ id, hero: of, cost }) =>
    of === hero && cost === undefined ? [id] : [],
  )
  const own = book.content.items.find(({ only }) => only === hero)
  const slots = Array.from({ length: 6 }, (_, slot) => keptItem(book, before?.slots[slot]))
  if (own !== undefined && !slots.some(({ item }) => item === own.id)) slots[OWN_SLOT] = { ...EMPTY, item: own.id }
  const more = { moreHealth: before?.moreHealth ?? 0, moreEnergy: before?.moreEnergy ?? 0 }
  return {
    ...freshTree(HERO),
    hero,
    ...more,
    health: printed.health + more.moreHealth,
    energy: printed.energy + more.moreEnergy,
    dice: [...(before?.dice ?? [])],
    skills: starting,
    active: [...starting],
    traits: [...traits],
    slots,
    drum: before?.drum ?? 0,
  }
}
/** FG-5.4, FG-C6.2 Charged items are used up, or given up. */
const isLasting = (book: Book, { item }: Held): boolean =>
  book.content.items.some(({ id, charged }) => id === item && charged !== true)
/** FG-5.9 What is one hero's alone leaves with it. */
const isOwn = (book: Book, { item }: Held): boolean =>
  book.content.items.some(({ id, only }) => id === item && only !== undefined)
const keptItem = (book: Book, held: Held = EMPTY): Held => (isLasting(book, held) ? { ...held } : { ...EMPTY })
