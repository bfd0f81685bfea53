/** The content as the rules read it: by number, with what depends only on it worked out once. */
import { at, found } from '@emberhall/kernel'
import type {
  Ability,
  BattleQuest,
  Colour,
  Content,
  Die,
  Enemy,
  Icon,
  Item,
  Skill,
  Standing,
  Timing,
  Trait,
  Zone,
} from './content/types.ts'
import { COLOURS, DICE, HEROES, ICONS, STANDING, TRAITS, ZONES } from './content/types.ts'
import type { Names } from './content-names.ts'
import { INITIATIVES } from './parts.ts'
import { foeAt, type T } from './state.ts'
import type { Objective, Scene } from './content/scene-types.ts'

/** A skill or an item. */
export interface Card {
  readonly no: number
  readonly id: string
  readonly skill: Skill | null
  readonly item: Item | null
  /** The hero a skill belongs to, or -1. */
  readonly hero: number
  readonly abilities: readonly Ability[]
  /** What holds while it is active or worn, by STANDING. */
  readonly standing: readonly number[]
  /** FG-14.6 Any number of times. */
  readonly isPassive: boolean
  readonly isForPreparation: boolean
  /** FG-14.5, FG-15.12 */
  readonly isSingle: boolean
}
export interface Foe extends Enemy {
  readonly no: number
  readonly colourNo: number
  /** FG-20.2 Neither leader nor boss. */
  readonly isMinion: boolean
}
export interface Book {
  readonly content: Content
  readonly names: Names
  readonly cards: readonly Card[]
  readonly foes: readonly Foe[]
  readonly bossNo: number
  /** Faces of each die, as numbers of icons; and each of them once. */
  readonly faces: readonly (readonly number[])[]
  readonly differentFaces: readonly (readonly number[])[]
  readonly cardNo: ReadonlyMap<string, number>
  readonly foeNo: ReadonlyMap<string, number>
  readonly sceneOf: ReadonlyMap<string, Scene>
}

export const ICON = Object.fromEntries(ICONS.map((icon, i) => [icon, i])) as Readonly<Record<Icon, number>>
export const DIE = Object.fromEntries(DICE.map((die, i) => [die, i])) as Readonly<Record<Die, number>>
export const STANDS = Object.fromEntries(STANDING.map((what, i) => [what, i])) as Readonly<Record<Standing, number>>
export const ZONE = Object.fromEntries(ZONES.map((zone, i) => [zone, i])) as Readonly<Record<Zone, number>>
/** The zone of this name, or -1. */
export const zoneCalled = (name: string): number => (ZONES as readonly string[]).indexOf(name)
export const TRAIT = Object.fromEntries(TRAITS.map((trait, i) => [trait, i])) as Readonly<Record<Trait, number>>
export const HERO = Object.fromEntries(HEROES.map((hero, i) => [hero, i])) as Readonly<
  Record<(typeof HEROES)[number], number>
>
export const COLOUR = Object.fromEntries(COLOURS.map((colour, i) => [colour, i])) as Readonly<Record<Colour, number>>

export function makeBook(content: Content): Book {
  const cards = [
    ...content.skills.map((skill, i) => cardOf(i, skill, null)),
    ...content.items.map((item, i) => cardOf(content.skills.length + i, null, item)),
  ]
  const boss: Enemy = {
    id: content.boss.id,
    colour: 'boss',
    faction: 'none',
    armor: 0,
    resistance: 0,
    initiatives: [1],
    band: [],
    traits: [],
  }
  const foes = [...content.enemies, boss].map(
    (enemy, no): Foe => ({
      ...enemy,
      no,
      colourNo: COLOUR[enemy.colour],
      isMinion: enemy.colour !== 'purple' && enemy.colour !== 'boss',
    }),
  )
  return {
    content,
    names: namesOf(content),
    cards,
    foes,
    bossNo: foes.length - 1,
    faces: DICE.map((die) => content.faces[die].map((icon) => ICON[icon])),
    differentFaces: DICE.map((die) => [...new Set(content.faces[die].map((icon) => ICON[icon]))]),
    cardNo: new Map(cards.map((card) => [card.id, card.no])),
    foeNo: new Map(foes.map((foe) => [foe.id, foe.no])),
    sceneOf: new Map(content.scenes.map((scene) => [scene.id, scene])),
  }
}
function cardOf(no: number, skill: Skill | null, item: Item | null): Card {
  const { id, abilities } = (skill ?? item)!
  return {
    no,
    id,
    skill,
    item,
    hero: skill === null ? -1 : HERO[skill.hero],
    abilities,
    standing: abilities.flatMap(({ standing }) => (standing === undefined ? [] : [STANDS[standing]])),
    isPassive: skill?.use === 'passive',
    isForPreparation: abilities.some(({ timing }) => timing === 'prep'),
    isSingle: skill === null ? item!.single === true : skill.use === 'single',
  }
}
function namesOf(content: Content): Names {
  const nodes = content.stories.flatMap((story) => story.nodes.map((node) => ({ story, node })))
  return {
    choices: nodes.flatMap(({ node }) =>
      node.kind === 'choice' ? node.choices.map((choice) => `${node.id}.${choice.id}`) : [],
    ),
    nodes: nodes.map(({ node }) => node.id),
    cards: [...content.skills, ...content.items].map(({ id }) => id),
    locations: content.locations.map(({ id }) => id),
    quests: content.quests.map(({ id }) => id),
    battles: content.battles.map(({ id }) => id),
    allies: content.allies.map(({ id }) => id),
    enemies: [...content.enemies.map(({ id }) => id), content.boss.id],
    scenes: content.scenes.map(({ id }) => id),
    landmarks: content.explorations.flatMap(({ places }) => places.map(({ id }) => id)),
    foes: [...content.enemies, content.boss].flatMap(({ id }) =>
      Array.from({ length: INITIATIVES }, (_, i) => `${id}.${i + 1}`),
    ),
    things: [
      ...new Set(
        content.scenes.flatMap(({ id, tokens }) =>
          tokens.flatMap((token) => [`${id}.${token.id}`, `battle.${token.id}`]),
        ),
      ),
    ],
    fights: [
      ...content.scenes.map(({ id }) => id),
      ...content.battles.flatMap(({ id, legs }) => legs.map((_, leg) => `${id}.${leg + 1}`)),
    ],
    objectives: [
      ...content.scenes.flatMap(({ id, objectives }) => objectives.map((_, n) => `${id}.${n + 1}`)),
      ...content.battles.flatMap((battle) =>
        battle.legs.flatMap((_, leg) =>
          legObjectives(content, battle, leg).map((__, n) => `${battle.id}.${leg + 1}.${n + 1}`),
        ),
      ),
    ],
  }
}

/** The objectives of a battle quest's fight: those of its scene, and those the quest adds. */
export function legObjectives(content: Content, { legs }: BattleQuest, leg: number): Objective[] {
  const { scene, changes } = at(legs, leg)
  const printed = byId(content.scenes, scene).objectives
  return [...printed, ...changes.flatMap((change) => ('objective' in change ? [change.objective] : []))]
}

/** What has this id; content is checked, so that it is there. */
export const byId = <A extends { readonly id: string }>(things: readonly A[], id: string): A =>
  found(
    things.find((thing) => thing.id === id),
    id,
  )
/** The first ability of a card for this moment. */
export const abilityAt = ({ id, abilities }: Card, when: Timing): Ability =>
  found(
    abilities.find(({ timing }) => timing === when),
    `${id} for ${when}`,
  )

export const bookOf = (t: T): Book => (t.game as unknown as { readonly book: Book }).book
export const cardOfNo = (t: T, no: number): Card => at(bookOf(t).cards, no)
export const cardNoOf = (t: T, id: string): number => found(bookOf(t).cardNo.get(id), id)
export const itemOf = ({ item, id }: Card): Item => found(item, `${id} as an item`)
export const skillOf = ({ skill, id }: Card): Skill => found(skill, `${id} as a skill`)
export const foeOfNo = (t: T, no: number): Foe => at(bookOf(t).foes, no)
export const foeCard = (t: T, foe: number): Foe => foeOfNo(t, foeAt(t, foe).card)
export const sceneNow = (t: T): Scene => found(bookOf(t).sceneOf.get(t.s.scene), t.s.scene)
