/** Between a campaign's document and the table: what a match takes from it, and what it hands back. */
import { freshTree, givenBack, laidShape, type Names, takenIn } from '@emberhall/campaign'
import { at, initialTree } from '@emberhall/kernel'
import { heroIdOf, CIRCLES, DICE, HEROES, TRAITS } from './content/types.ts'
import { itemOf, type Book, bookOf } from './book.ts'
import { type Campaign, CAMPAIGN } from './campaign-shape.ts'
import { HERO } from './hero-shape.ts'
import { SLOTS } from './parts.ts'
import { type Hero, type S, type T, Z } from './state.ts'

export const noItem = (): Hero['slots'][number] => ({ item: -1, up: false, stage: 0, cubes: 0 })
/** Whether a hero's slot shows its item face up: only in its proper place (FG-15.6). */
export function isProper(book: Book, item: number, slot: number): boolean {
  const kind = itemOf(at(book.cards, item)).slot
  if (kind === 'main' || kind === 'bulky') return slot === 0
  if (kind === 'secondary') return slot === 1
  if (kind === 'clothing') return slot === 2
  return slot >= 2
}

/** FG-2.3, FG-2.4, FG-2.5 A hero as a campaign begins. */
export function freshHero(t: T, id: number, seat: number): Hero {
  const { content, cardNo } = bookOf(t)
  const printed = at(content.heroes, id)
  const starting = content.skills.flatMap((skill) =>
    skill.hero === printed.id && skill.cost === undefined ? [cardNo.get(skill.id)!] : [],
  )
  const slots = SLOTS.map(noItem)
  const own = content.items.find(({ only }) => only === printed.id)
  if (own !== undefined) slots[3] = { item: cardNo.get(own.id)!, up: true, stage: 0, cubes: 0 }
  return {
    ...blankHero(),
    id,
    seat,
    health: printed.health,
    energy: printed.energy,
    skills: starting,
    active: [...starting],
    slots,
  }
}
const blankHero = (): Hero => initialTree(laidShape(HERO), 0, 0) as Hero

const namesIn = ({ names }: Book): Names => ({ cards: names.cards, dice: DICE, traits: TRAITS })
/** FG-4.5 Everything as it was. */
export function loadCampaign(t: T, campaign: Campaign): void {
  const book = bookOf(t)
  const taken = takenIn(CAMPAIGN, campaign, namesIn(book))
  Object.assign(t.s, taken, {
    reputation: CIRCLES.map((_, i) => taken.reputation[i] ?? 0),
    heroes: taken.heroes.map((hero, h) => ({
      ...hero,
      id: (HEROES as readonly string[]).indexOf(at(campaign.heroes, h).hero),
      seat: t.seats === 1 ? 0 : h,
      slots: hero.slots.map((held, slot) => ({ ...held, up: held.item >= 0 && isProper(book, held.item, slot) })),
    })),
  })
}

/** What a finished match hands back (spec 3.2). */
export function campaignOf(book: Book, faceKeys: readonly string[], s: S, before = freshTree(CAMPAIGN)): Campaign {
  const given = givenBack(CAMPAIGN, before, s, namesIn(book))
  const keys = (zone: number) => at(s.zones, zone).map((card) => at(faceKeys, at(s.faces, card)))
  const corrupt = new Set(book.content.corruption.map((card) => card.id))
  return {
    ...given,
    /** A side quest is left where its rest was. */
    node: s.after || s.node,
    graveyard: [...s.graveyard.filter((card) => !corrupt.has(card)), ...keys(Z.corruptionGrave)],
    heroes: given.heroes.map((hero, h) => ({
      ...hero,
      hero: heroIdOf(at(s.heroes, h).id),
      corruption: keys(Z.corruption + h),
    })),
  }
}
