/** Between a campaign's document and the table: what a match takes from it, and what it hands back. */
import { initialTree } from '@emberhall/kernel'
import { CIRCLES, DICE, HEROES, TRAITS } from './content/types.ts'
import { type Book, bookOf } from './book.ts'
import { type Campaign, CAMPAIGN } from './campaign-shape.ts'
import { SLOTS } from './parts.ts'
import { HERO_SHAPE } from './hero-shape.ts'
import { type Hero, type S, type T, Z } from './state.ts'

export const noItem = (): Hero['slots'][number] => ({ item: -1, up: false, stage: 0, cubes: 0 })
/** Whether a hero's slot shows its item face up: only in its proper place (FG-15.6). */
export function isProper(book: Book, item: number, slot: number): boolean {
  const kind = book.cards[item]!.item!.slot
  if (kind === 'main' || kind === 'bulky') return slot === 0
  if (kind === 'secondary') return slot === 1
  if (kind === 'clothing') return slot === 2
  return slot >= 2
}

/** FG-2.3, FG-2.4, FG-2.5 A hero as a campaign begins. */
export function freshHero(t: T, id: number, seat: number): Hero {
  const { content, cardNo } = bookOf(t)
  const printed = content.heroes[id]!
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
const blankHero = (): Hero => initialTree(HERO_SHAPE, 0, 0) as Hero

/** FG-4.5 Everything as it was. */
export function loadCampaign(t: T, campaign: Campaign): void {
  const { s } = t
  const { cardNo } = bookOf(t)
  const no = (id: string) => cardNo.get(id)!
  s.act = campaign.act
  s.ended = campaign.ended
  s.node = campaign.node
  s.flags = [...campaign.flags]
  s.reputation = CIRCLES.map((_, i) => campaign.reputation[i] ?? 0)
  s.storyCards = [...campaign.storyCards]
  s.rules = [...campaign.rules]
  s.locations = [...campaign.locations]
  s.quests = campaign.quests.map((quest) => ({ ...quest }))
  s.allies = [...campaign.allies]
  s.traitPoints = campaign.traitPoints
  s.traitsGiven = campaign.traitsGiven
  s.victory = campaign.victory
  s.rewards = campaign.rewards
  s.gold = campaign.gold
  s.food = campaign.food
  s.bag = campaign.bag.map(({ item, stage, cubes }) => ({ item: no(item), up: false, stage, cubes }))
  s.graveyard = [...campaign.graveyard]
  s.enemiesMet = [...campaign.enemiesMet]
  s.nextRestTime = campaign.nextRestTime
  s.tries = campaign.tries
  s.marks = [...campaign.marks]
  s.beastMaster = campaign.beastMaster
  s.battle = { ...campaign.battle }
  s.heroes = campaign.heroes.map((hero, h) => ({
    ...blankHero(),
    id: (HEROES as readonly string[]).indexOf(hero.hero),
    seat: t.seats === 1 ? 0 : h,
    health: hero.health,
    healthSpent: hero.healthSpent,
    healthAside: hero.healthAside,
    energy: hero.energy,
    energySpent: hero.energySpent,
    moreHealth: hero.moreHealth,
    moreEnergy: hero.moreEnergy,
    stun: hero.stun,
    down: hero.down,
    dice: hero.dice.map((die) => (DICE as readonly string[]).indexOf(die)),
    skills: hero.skills.map(no),
    active: hero.active.map(no),
    traits: hero.traits.map((trait) => (TRAITS as readonly string[]).indexOf(trait)),
    slots: hero.slots.map(({ item, stage, cubes }, slot) =>
      item === '' ? noItem() : { item: no(item), up: isProper(bookOf(t), no(item), slot), stage, cubes },
    ),
    drum: hero.drum,
  }))
}

/** What a finished match hands back (spec 3.2). */
export function campaignOf(book: Book, faceKeys: readonly string[], s: S): Campaign {
  const id = (no: number) => book.cards[no]!.id
  const held = ({ item, stage, cubes }: Hero['slots'][number]) => ({ item: item < 0 ? '' : id(item), stage, cubes })
  const keys = (zone: number) => s.zones[zone]!.map((card) => faceKeys[s.faces[card]!]!)
  const corrupt = new Set(book.content.corruption.map((card) => card.id))
  return {
    ...(initialTree(CAMPAIGN, 0, 0) as Campaign),
    act: s.act,
    ended: s.ended,
    /** A side quest is left where its rest was. */
    node: s.after || s.node,
    flags: [...s.flags],
    reputation: [...s.reputation],
    storyCards: [...s.storyCards],
    rules: [...s.rules],
    locations: [...s.locations],
    quests: s.quests.map((quest) => ({ ...quest })),
    allies: [...s.allies],
    traitPoints: s.traitPoints,
    traitsGiven: s.traitsGiven,
    victory: s.victory,
    rewards: s.rewards,
    gold: s.gold,
    food: s.food,
    bag: s.bag.map(held),
    graveyard: [...s.graveyard.filter((card) => !corrupt.has(card)), ...keys(Z.corruptionGrave)],
    enemiesMet: [...s.enemiesMet],
    nextRestTime: s.nextRestTime,
    tries: s.tries,
    marks: [...s.marks],
    beastMaster: s.beastMaster,
    battle: { ...s.battle },
    heroes: s.heroes.map((hero, h) => ({
      hero: HEROES[hero.id]!,
      health: hero.health,
      healthSpent: hero.healthSpent,
      healthAside: hero.healthAside,
      energy: hero.energy,
      energySpent: hero.energySpent,
      stun: hero.stun,
      down: hero.down,
      dice: hero.dice.map((die) => DICE[die]!),
      skills: hero.skills.map(id),
      active: hero.active.map(id),
      traits: hero.traits.map((trait) => TRAITS[trait]!),
      slots: hero.slots.map(held),
      corruption: keys(Z.corruption + h),
      drum: hero.drum,
      moreHealth: hero.moreHealth,
      moreEnergy: hero.moreEnergy,
    })),
  }
}
