/** A fight as a scenario wants it: who stands where with what; where nothing is named nobody stands and nothing lies. */
import { type Given, given } from '@emberhall/testkit'
import { isProper, noItem } from '../src/campaign.ts'
import type { Content, HeroId, Zone } from '../src/content/types.ts'
import { DICE, GEMS, HEROES, ICONS, TRAITS, ZONES } from '../src/content/types.ts'
import { CONTENT, type FateforgeGame, makeFateforge } from '../src/index.ts'
import { SLOTS } from '../src/parts.ts'
import type { Foe, Hero, O, Result, S } from '../src/state.ts'
import type { Scene as Printed } from '../src/content/scene-types.ts'

export { Z } from '../src/state.ts'

/** Open ground of twelve zones, a1 to d3, without anything on it; heroes come in at a1. */
const FIELD: Printed = {
  id: 'field',
  terrain: 'ford',
  columns: 4,
  rows: 3,
  start: ['a1'],
  rounds: 6,
  slots: [0, 0, 0, 0, 0, 0],
  roster: [],
  tokens: [],
  objectives: [],
  unlocks: [],
}
const games = new Map<string, FateforgeGame>()
/** The game with another field to fight on, and other printed things; each is made only once. */
export function gameWith(ground: Partial<Printed> = {}, change: Partial<Content> = {}): FateforgeGame {
  const key = JSON.stringify([ground, change])
  const game =
    games.get(key) ?? makeFateforge({ ...CONTENT, ...change, scenes: [...CONTENT.scenes, { ...FIELD, ...ground }] })
  games.set(key, game)
  return game
}

export interface HeroWish {
  /** a1 unless said otherwise; `null`: not on the board. */
  readonly at?: Zone | null
  /** Results in hand, `strike.red` by a die and `strike.card` by a card. */
  readonly pool?: readonly string[]
  /** Active skills; none unless named. */
  readonly active?: readonly string[]
  /** Skills owned besides. */
  readonly skills?: readonly string[]
  /** Items by slot: face up in their proper place, with all their cubes. */
  readonly items?: Readonly<Partial<Record<(typeof SLOTS)[number], string>>>
  /** Dice won, besides those of the board. */
  readonly dice?: readonly (typeof DICE)[number][]
  /** Trait cards won. */
  readonly traits?: readonly (typeof TRAITS)[number][]
  /** Tokens at hand, the others are exhausted; all unless said otherwise. */
  readonly health?: number
  readonly energy?: number
  /** Health tokens set aside, out of the exhausted ones. */
  readonly aside?: number
  /** Anything else. */
  readonly also?: Partial<Hero>
}
export interface FoeWish
  extends Partial<Pick<Foe, 'init' | 'armor' | 'red' | 'more' | 'stun' | 'parry' | 'tag' | 'gone'>> {
  readonly enemy: string
  readonly at: Zone
  readonly carries?: readonly ('food' | (typeof GEMS)[number])[]
  /** The token it defends, by id. */
  readonly defends?: string
  /** The enemy it guards, by its place in this list. */
  readonly guards?: number
}
export interface Scene {
  readonly game?: FateforgeGame
  /** What is different about the field: walls, tokens, difficult zones, rounds … */
  readonly ground?: Partial<Printed> | undefined
  /** What is printed differently. */
  readonly content?: Partial<Content>
  /** A scene of the game instead of the field, with its own roster unless enemies are named. */
  readonly scene?: string
  /** In the order of the seats; a mercenary and a shaman unless said otherwise. */
  readonly heroes?: Readonly<Partial<Record<HeroId, HeroWish>>> | undefined
  /** As many as heroes; 1: a lone player with two heroes. */
  readonly seats?: number
  readonly enemies?: readonly FoeWish[] | undefined
  readonly round?: number
  readonly lastRound?: number
  /** The order of play by heroes; as they are listed unless said otherwise. */
  readonly order?: readonly HeroId[]
  /** Which tile the reaction tile lies before: 0, the first, unless said otherwise. */
  readonly slot?: number
  /** Items in the bag. */
  readonly bag?: readonly string[]
  readonly options?: Partial<O>
}
const TWO: NonNullable<Scene['heroes']> = { mercenary: {}, shaman: {} }

/** The first round is being prepared, everybody is still to choose dice. */
export function scene(wanted: Scene = {}): Given<S, O> {
  const { heroes = TWO } = wanted
  const ids = Object.keys(heroes) as HeroId[]
  const game = wanted.game ?? gameWith(wanted.ground, wanted.content)
  const options: Partial<O> = {
    play: 'training',
    training: wanted.scene ?? 'field',
    heroes: ids,
    consensus: 'leader',
    ...wanted.options,
  }
  const g = given(game, { seats: wanted.seats ?? ids.length, options, from: 'panels' })
  return g.agenda('prepare').set((s) => {
    ids.forEach((id, h) => arrangeHero(game, s.heroes[h]!, id, heroes[id]!))
    if (wanted.enemies !== undefined || wanted.scene === undefined)
      s.enemies = (wanted.enemies ?? []).map((foe) => foeOf(game, s, foe))
    s.beastMaster = 0
    s.phase = 'preparation'
    s.round = wanted.round ?? 1
    s.lastRound = wanted.lastRound ?? s.lastRound
    s.order = wanted.order === undefined ? standing(s) : wanted.order.map((id) => ids.indexOf(id))
    s.reactionSlot = wanted.slot ?? 0
    s.bag = (wanted.bag ?? []).map((id) => ({ ...held(game, id), up: false }))
  })
}
const standing = (s: S): number[] => s.heroes.flatMap(({ down, zone }, h) => (!down && zone >= 0 ? [h] : []))

function arrangeHero(game: FateforgeGame, hero: Hero, id: HeroId, wish: HeroWish): void {
  const printed = game.book.content.heroes.find((other) => other.id === id)!
  const { moreHealth = 0, moreEnergy = 0 } = wish.also ?? {}
  const health = wish.health ?? printed.health + moreHealth - (wish.aside ?? 0)
  const energy = wish.energy ?? printed.energy + moreEnergy
  const active = (wish.active ?? []).map((card) => cardNo(game, card))
  Object.assign(hero, {
    zone: wish.at === null ? -1 : zone(wish.at ?? 'a1'),
    health,
    healthAside: wish.aside ?? 0,
    healthSpent: printed.health + moreHealth - health - (wish.aside ?? 0),
    energy,
    energySpent: printed.energy + moreEnergy - energy,
    down: health === 0,
    active,
    skills: [...active, ...(wish.skills ?? []).map((card) => cardNo(game, card))],
    dice: (wish.dice ?? []).map((die) => DICE.indexOf(die)),
    traits: (wish.traits ?? []).map((trait) => TRAITS.indexOf(trait)),
    pool: (wish.pool ?? []).map(result),
    slots: SLOTS.map((name, slot) => {
      const item = wish.items?.[name]
      return item === undefined ? noItem() : { ...held(game, item), up: isProper(game.book, cardNo(game, item), slot) }
    }),
    stealth: false,
    ...wish.also,
  } satisfies Partial<Hero>)
}
const held = (game: FateforgeGame, id: string): Hero['slots'][number] => {
  const item = cardNo(game, id)
  return { item, up: true, stage: 0, cubes: game.book.cards[item]!.item?.armor ?? 0 }
}
function foeOf(game: FateforgeGame, s: S, wish: FoeWish): Foe {
  const { enemy, at, carries = [], defends, guards = -1, ...rest } = wish
  const card = game.book.foes[game.book.foeNo.get(enemy) ?? -1]
  if (card === undefined) throw new Error(`there is no enemy "${enemy}"`)
  return {
    card: card.no,
    tag: '',
    init: card.initiatives[0]!,
    zone: zone(at),
    armor: card.armor,
    red: 0,
    more: 0,
    stun: false,
    parry: 0,
    carries: carries.map((what) => (what === 'food' ? GEMS.length : GEMS.indexOf(what))),
    defends: defends === undefined ? -1 : thingNo(s, defends),
    guards,
    gone: false,
    fled: false,
    ...rest,
  }
}

// ---------------------------------------------------------------- names and numbers

export const zone = (name: Zone): number => ZONES.indexOf(name)
export function cardNo(game: FateforgeGame, id: string): number {
  const no = game.book.cardNo.get(id)
  if (no === undefined) throw new Error(`there is no skill or item "${id}"`)
  return no
}
/** An object on the board by its id. */
export function thingNo(s: S, id: string): number {
  const i = s.objects.findIndex((thing) => thing.id === id)
  if (i < 0) throw new Error(`there is no token "${id}" on the board`)
  return i
}
/** `strike.red`, `focus.card` */
export function result(word: string): Result {
  const [icon, die] = word.split('.') as [string, string]
  const made = { icon: (ICONS as readonly string[]).indexOf(icon), die: die === 'card' ? -1 : dieNo(die), kept: false }
  if (made.icon < 0) throw new Error(`there is no result "${word}"`)
  return made
}
function dieNo(name: string): number {
  const die = (DICE as readonly string[]).indexOf(name)
  if (die < 0) throw new Error(`there is no die "${name}"`)
  return die
}
/** The faces of dice that show this, for `roll('dice', …)`. */
export function showing(...words: readonly string[]): number[] {
  return words.map((word) => {
    const { icon, die } = result(word)
    const face = CONTENT.faces[DICE[die]!].indexOf(ICONS[icon]!)
    if (face < 0) throw new Error(`no die shows "${word}"`)
    return face
  })
}
export const heroNo = (s: S, id: HeroId): number => s.heroes.findIndex((hero) => HEROES[hero.id] === id)
