/** Whether a campaign's document can be played; it may come from a file written by hand. */
import { type Why, why } from '@emberhall/kernel'
import type { Book } from './book.ts'
import type { Campaign } from './campaign-shape.ts'
import { DICE, HEROES, type Standing, TRAITS } from './content/types.ts'
import { ACTIVE_SKILLS, SLOTS, STORY_CARDS } from './parts.ts'

type Names = readonly string[]
const COPIES = 2

export function problemsOfCampaign(book: Book, campaign: Campaign): Why[] {
  const { heroes, bag, battle, graveyard } = campaign
  const { names, content } = book
  const nodes = content.stories.find(({ act }) => act === campaign.act)?.nodes.map(({ id }) => id) ?? []
  const ids = heroes.map(({ hero }) => hero)
  const kept = heroes.flatMap(({ corruption }) => corruption)
  const corrupt = content.corruption.map(({ id }) => id)
  const discarded = [...names.cards, ...corrupt, ...STORY_CARDS, ...names.quests, ...names.locations]
  const held = heroes.flatMap(({ slots }) => slots.map(({ item }) => item)).filter((item) => item !== '')
  const items = [...bag.map(({ item }) => item), ...held]
  return [
    ...strangers(ids, HEROES, 'FG-2.1'),
    ...tooMany(ids, 1, 'FG-2.1'),
    ...strangers(named(campaign.node), nodes, 'FG-1.2'),
    ...strangers(campaign.marks, nodes, 'FG-1.3'),
    ...strangers(campaign.storyCards, STORY_CARDS, 'FG-47.1'),
    ...strangers(campaign.locations, names.locations, 'FG-48.3'),
    ...strangers(
      campaign.quests.map(({ id }) => id),
      names.quests,
      'FG-48.9',
    ),
    ...strangers(campaign.allies, names.allies, 'FG-U8.1'),
    ...strangers(campaign.enemiesMet, names.enemies, 'FG-49.5'),
    ...strangers(battle.quest === '' ? [] : [`${battle.quest}.${battle.leg + 1}`], names.fights, 'FG-9.1'),
    ...strangers(graveyard, discarded, 'FG-49.3'),
    ...strangers(
      items,
      content.items.map(({ id }) => id),
      'FG-49.1',
    ),
    ...tooMany(items, 1, 'FG-49.1'),
    ...strangers(kept, corrupt, 'FG-38.1'),
    ...tooMany([...kept, ...graveyard.filter((card) => corrupt.includes(card))], COPIES, 'FG-C5.4'),
    ...heroes.flatMap((hero) => problemsOfHero(book, hero)),
  ]
}
const named = (name: string): Names => (name === '' ? [] : [name])
/** Names that are not among those there are. */
const strangers = (wanted: Names, known: Names, rule: string): Why[] =>
  wanted.flatMap((name) => (known.includes(name) ? [] : [why('notInGame', rule, { name })]))
const tooMany = (wanted: Names, most: number, rule: string): Why[] =>
  [...new Set(wanted)].flatMap((name) =>
    wanted.filter((other) => other === name).length > most ? [why('tooManyCopies', rule, { name })] : [],
  )

function problemsOfHero({ content }: Book, hero: Campaign['heroes'][number]): Why[] {
  const printed = content.heroes.find(({ id }) => id === hero.hero)
  if (printed === undefined) return []
  const own = content.skills.flatMap((skill) => (skill.hero === hero.hero ? [skill.id] : []))
  const lowered = (what: Standing) =>
    hero.corruption.filter((card) => content.corruption.some(({ id, keep }) => id === card && keep === what)).length
  const health = Math.max(1, printed.health + hero.moreHealth - lowered('maxHealth'))
  const energy = Math.max(1, printed.energy + hero.moreEnergy - lowered('maxEnergy'))
  const isWhole =
    hero.health + hero.healthSpent + hero.healthAside === health &&
    hero.energy + hero.energySpent === energy &&
    (hero.health > 0 || hero.down)
  return [
    ...strangers(hero.dice, DICE, 'FG-10.5'),
    ...strangers(hero.traits, TRAITS, 'FG-10.2'),
    ...strangers(hero.skills, own, 'FG-14.3'),
    ...strangers(hero.active, hero.skills, 'FG-14.1'),
    ...tooMany(hero.skills, 1, 'FG-14.1'),
    ...(hero.active.length > ACTIVE_SKILLS ? [why('sixActive', 'FG-14.1')] : []),
    ...(hero.slots.length === SLOTS.length ? [] : [why('notWhole', 'FG-10.1', { name: hero.hero })]),
    ...(isWhole ? [] : [why('notWhole', 'FG-13.1', { name: hero.hero })]),
  ]
}
