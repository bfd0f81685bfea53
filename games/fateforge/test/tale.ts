/** Stories, rests and camps as a scenario wants them: a campaign as its document tells it, and where its story goes on. */
import { initialTree } from '@emberhall/kernel'
import { fromSetup, type Given, given, type Play } from '@emberhall/testkit'
import { type Campaign, KEPT } from '../src/campaign-shape.ts'
import type { FateforgeStory } from '../src/content/story-terms.ts'
import type { CIRCLES, Content, HeroId, Item, TRAITS } from '../src/content/types.ts'
import { CIRCLES as ALL_CIRCLES } from '../src/content/types.ts'
import { CONTENT, type FateforgeGame, makeFateforge } from '../src/index.ts'
import { SLOTS } from '../src/parts.ts'
import type { O, S } from '../src/state.ts'

export { Z } from '../src/state.ts'
export type Telling = Play<S, O>
type HeroDocument = Campaign['heroes'][number]
type StoryNode = FateforgeStory['nodes'][number]

export interface HeroTale {
  /** Tokens at hand, the others are exhausted; all unless said otherwise. */
  readonly health?: number
  readonly energy?: number
  readonly down?: true
  /** Skills besides the two it starts with; all are active while there is room. */
  readonly skills?: readonly string[]
  readonly items?: Readonly<Partial<Record<(typeof SLOTS)[number], string>>>
  /** Trait cards won. */
  readonly traits?: readonly (typeof TRAITS)[number][]
  /** Corruption cards kept; a lowered maximum is not counted for itself. */
  readonly corruption?: readonly string[]
  readonly also?: Partial<HeroDocument>
}
export interface Tale {
  /** Where the story of the first act goes on; its beginning unless said otherwise. */
  readonly node?: string
  /** In the order of the seats; a lord and a rogue unless said otherwise. */
  readonly heroes?: Readonly<Partial<Record<HeroId, HeroTale>>>
  /** As many as heroes; 1: a lone player. */
  readonly seats?: number
  readonly reputation?: Readonly<Partial<Record<(typeof CIRCLES)[number], number>>>
  /** Items in the bag. */
  readonly bag?: readonly string[]
  /** The campaign's document besides. */
  readonly campaign?: Partial<Campaign>
  /** A story told instead of the first act; it begins with its first node. */
  readonly story?: readonly StoryNode[]
  readonly content?: Partial<Content>
  readonly options?: Partial<O>
  readonly seed?: number
}

/** The match is about to begin: luck that is scripted decides how it goes. */
export function tale(wanted: Tale = {}): Given<S, O> {
  return fromSetup(gameOf(wanted), table(wanted))
}
/** The match has begun. */
export const telling = (wanted: Tale = {}): Telling => tale(wanted).begin()

/** The fight at this node is over, and it was won or lost. */
export const fought = (verdict: 'won' | 'lost', wanted: Tale): Telling => after(verdict, wanted, (t) => t)
/** A match is played into a fight, and that fight is over. */
export function after(verdict: 'won' | 'lost', wanted: Tale, into: (t: Telling) => Telling): Telling {
  return middle(wanted, into)
    .agenda('aftermath')
    .set((s) => {
      s.objectives = []
      s.left = verdict === 'won' ? s.heroes.map((_, h) => h) : []
    })
    .begin()
}
/** A match as it stands after these answers, to be rearranged; seat 0 speaks for the group. */
export function middle(wanted: Tale, into: (t: Telling) => Telling): Given<S, O> {
  const { match } = into(telling(wanted))
  return given(gameOf(wanted), table(wanted)).set((s) => {
    Object.assign(s, match.game.copy(match.table.s), { beastMaster: 0 })
  })
}

function table(wanted: Tale) {
  const ids = Object.keys(wanted.heroes ?? TWO)
  const options: Partial<O> = {
    play: 'campaign',
    until: 'end',
    consensus: 'leader',
    campaign: documentOf(wanted),
    ...wanted.options,
  }
  return { seats: wanted.seats ?? ids.length, options, seed: wanted.seed ?? 1 }
}
const TWO: NonNullable<Tale['heroes']> = { lord: {}, rogue: {} }

// ---------------------------------------------------------------- the document

export function documentOf(wanted: Tale = {}): Campaign {
  const ids = Object.keys(wanted.heroes ?? TWO) as HeroId[]
  return {
    ...(initialTree(KEPT, 0, 0) as Campaign),
    act: 1,
    node: wanted.node ?? wanted.story?.[0]!.id ?? CONTENT.stories[0]!.entry,
    reputation: ALL_CIRCLES.map((circle) => wanted.reputation?.[circle] ?? 0),
    bag: (wanted.bag ?? []).map(held),
    heroes: ids.map((id) => heroDocument(id, (wanted.heroes ?? TWO)[id]!)),
    ...wanted.campaign,
  }
}
function heroDocument(id: HeroId, wish: HeroTale): HeroDocument {
  const printed = CONTENT.heroes.find((hero) => hero.id === id)!
  const starting = CONTENT.skills.flatMap((skill) => (skill.hero === id && skill.cost === undefined ? [skill.id] : []))
  const skills = [...starting, ...(wish.skills ?? [])]
  const own = CONTENT.items.find(({ only }) => only === id)
  const items = { ...(own && { pack2: own.id }), ...wish.items }
  const health = wish.health ?? printed.health
  const energy = wish.energy ?? printed.energy
  return {
    hero: id,
    health,
    healthSpent: printed.health - health,
    healthAside: 0,
    energy,
    energySpent: printed.energy - energy,
    stun: false,
    down: wish.down ?? false,
    dice: [],
    skills,
    active: skills.slice(0, 6),
    traits: [...(wish.traits ?? [])],
    slots: SLOTS.map((slot) => held(items[slot] ?? '')),
    corruption: [...(wish.corruption ?? [])],
    drum: 0,
    moreHealth: 0,
    moreEnergy: 0,
    ...wish.also,
  }
}
const held = (item: string) => ({ item, stage: 0, cubes: itemOf(item)?.armor ?? 0 })
const itemOf = (id: string): Item | undefined => CONTENT.items.find((item) => item.id === id)

// ---------------------------------------------------------------- the game

const games = new Map<string, FateforgeGame>()
/** The game with another story, or with other things printed; each is made only once. */
export function gameOf({ story, content = {} }: Pick<Tale, 'story' | 'content'>): FateforgeGame {
  const key = JSON.stringify([story, content])
  const game = games.get(key) ?? makeFateforge({ ...CONTENT, ...(story && { stories: stories(story) }), ...content })
  games.set(key, game)
  return game
}
function stories(nodes: readonly StoryNode[]): readonly FateforgeStory[] {
  const told: FateforgeStory = {
    id: 'tale',
    act: 1,
    title: { en: 'A tale', fr: 'Un conte' },
    entry: nodes[0]!.id,
    marks: [{ node: nodes[0]!.id, mark: 'chapter' }],
    nodes,
  }
  return [told, ...CONTENT.stories.slice(1)]
}
/** A page with nothing on it. */
export const body = [{ text: { en: 'It is told.', fr: 'On raconte.' } }]
export const label = { en: 'So be it', fr: 'Soit' }
/** The page a story ends with. */
export const THE_END: StoryNode = { id: 'the-end', kind: 'end', body, ending: 'told' }

// ---------------------------------------------------------------- what can be read off it

export function heroOf(t: Telling, id: HeroId): S['heroes'][number] {
  const no = CONTENT.heroes.findIndex((hero) => hero.id === id)
  return t.state.heroes.find((hero) => hero.id === no)!
}
/** Health tokens at hand and exhausted, then energy tokens. */
export function tokens(t: Telling, id: HeroId): number[] {
  const { health, healthSpent, energy, energySpent } = heroOf(t, id)
  return [health, healthSpent, energy, energySpent]
}
const nameOfCard = (t: Telling, no: number): string => (t.match.game as FateforgeGame).book.cards[no]!.id
export const skillsOf = (t: Telling, id: HeroId): string[] => heroOf(t, id).skills.map((no) => nameOfCard(t, no))
export const bagOf = (t: Telling): string[] => t.state.bag.map(({ item }) => nameOfCard(t, item))
/** What a hero has in a slot, or nothing. */
export function inSlot(t: Telling, id: HeroId, slot: (typeof SLOTS)[number]): string {
  const { item } = heroOf(t, id).slots[SLOTS.indexOf(slot)]!
  return item < 0 ? '' : nameOfCard(t, item)
}
export const reputation = (t: Telling, circle: (typeof CIRCLES)[number]): number =>
  t.state.reputation[ALL_CIRCLES.indexOf(circle)]!
