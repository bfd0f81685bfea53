/** Cards as the rules read them: packs laid together, one entry a title, the same fields on every kind, no flavour (KD-5.3). */
import type { Face, TriggerDef } from '@emberhall/kernel'
import { type AbilityRole, abilityTriggers } from './abilities.ts'
import type {
  Ability,
  Card,
  ChallengeType,
  Colour,
  Count,
  Effect,
  MasterBack,
  Pack,
  SkillCard,
  Static,
  Trigger,
} from './content/types.ts'
import type { O, S } from './state.ts'

export interface Printed {
  readonly key: string
  readonly kind: Card['kind']
  readonly card: Card
  readonly colour: Colour | ''
  /** The same as a list. */
  readonly ownColours: readonly Colour[]
  readonly type: ChallengeType | ''
  readonly difficulty: number
  readonly reward: readonly Effect[]
  readonly penalty: readonly Effect[]
  readonly discardable: boolean
  /** Skill cards and lanterns. */
  readonly colours: readonly Colour[]
  readonly value: number
  readonly boost: SkillCard['boost'] | null
  readonly icons: readonly string[]
  readonly seeker: string
  /** In force while the card is, while it is attempted, and while it shows its back. */
  readonly statics: readonly Static[]
  readonly attemptStatics: readonly Static[]
  readonly backStatics: readonly Static[]
  readonly attachedStatics: readonly Static[]
  readonly onDiscarded: readonly Ability[]
  /** Its text asks what has been played, or copies what an attempt places. */
  readonly heedsBoosts: boolean
}

const BLANK = {
  colour: '',
  ownColours: [],
  type: '',
  difficulty: 0,
  reward: [],
  penalty: [],
  discardable: true,
  colours: [],
  value: 0,
  boost: null,
  icons: [],
  seeker: '',
  statics: [],
  attemptStatics: [],
  backStatics: [],
  attachedStatics: [],
  onDiscarded: [],
  heedsBoosts: false,
} as const satisfies Partial<Printed>

const HEEDING = new Set<string>([
  'onBoost',
  'boostsPlayed',
  'iconsPlayed',
  'iconsInDiscard',
  'handSize',
  'copyProgress',
] satisfies (Trigger | Count['count'] | Effect['do'])[])
function heedsBoosts(text: unknown): boolean {
  if (typeof text === 'string') return HEEDING.has(text)
  return typeof text === 'object' && text !== null && Object.values(text).some(heedsBoosts)
}

export function printCard(card: Card): Printed {
  const base: Printed = { key: card.id, kind: card.kind, card, ...BLANK, heedsBoosts: heedsBoosts(card) }
  switch (card.kind) {
    case 'challenge':
      return {
        ...base,
        colour: card.colour,
        ownColours: [card.colour],
        type: card.type,
        difficulty: card.difficulty,
        reward: card.reward,
        penalty: card.penalty,
        statics: card.boldStatics ?? [],
        attemptStatics: card.attemptStatics ?? [],
        attachedStatics: card.attachedStatics ?? [],
        onDiscarded: (card.bold ?? []).filter((a) => a.on === 'onDiscarded'),
      }
    case 'event':
      return {
        ...base,
        statics: card.boldStatics ?? [],
        attachedStatics: card.attachedStatics ?? [],
        onDiscarded: (card.bold ?? []).filter((a) => a.on === 'onDiscarded'),
      }
    case 'master':
      return {
        ...base,
        difficulty: card.difficulty,
        penalty: card.penalty,
        statics: card.statics,
      }
    case 'gauntlet':
      return {
        ...base,
        colour: card.front.colour,
        ownColours: [card.front.colour],
        type: card.front.type,
        difficulty: card.front.difficulty,
        reward: card.front.reward,
        penalty: card.front.penalty,
        discardable: card.front.discardable,
        statics: card.front.boldStatics ?? [],
        backStatics: card.back.statics,
        onDiscarded: (card.front.bold ?? []).filter((a) => a.on === 'onDiscarded'),
      }
    case 'fatigue':
    case 'seeker':
      return { ...base, statics: card.statics, seeker: card.kind === 'seeker' ? card.id : '' }
    case 'lantern':
      return { ...base, colours: card.colours, value: card.value, seeker: card.seeker }
    case 'skill':
      return {
        ...base,
        colours: card.colours,
        value: card.value,
        boost: card.boost,
        icons: card.icons ?? [],
        seeker: card.seeker,
      }
  }
}

/** Where the abilities of a card stand, and with what force (KD-5.2, KD-5.13, KD-10.1, KD-11.20). */
function abilitiesOf(card: Card, masterBack: MasterBack): readonly [AbilityRole, readonly Ability[]][] {
  switch (card.kind) {
    case 'challenge':
      return [
        ['attempted', card.attempt ?? []],
        ['inPlay', card.bold ?? []],
      ]
    case 'event':
      return [['inPlay', card.bold ?? []]]
    case 'master':
      return [
        ['masterUp', card.abilities],
        ['masterDown', masterBack.abilities],
      ]
    case 'gauntlet':
      return [
        ['attempted', card.front.attempt ?? []],
        ['inPlay', card.front.bold ?? []],
        ['flipped', card.back.abilities],
      ]
    case 'fatigue':
      return [['fatigue', card.abilities]]
    case 'seeker':
      return [['seeker', card.abilities]]
    case 'lantern':
      return [['action', card.abilities]]
    case 'skill':
      return [['action', card.abilities ?? []]]
  }
}
function backOf(card: Card): string {
  if (card.kind === 'skill') return `skill ${card.seeker}`
  return card.kind === 'challenge' || card.kind === 'event' ? 'well' : card.kind
}

export function faceOf(card: Card, masterBack: MasterBack): Face<S, O> {
  const triggers: TriggerDef<S, O>[] = abilitiesOf(card, masterBack).flatMap(([role, abilities]) =>
    abilities.flatMap((ability, i) => abilityTriggers(ability, role, `${role} ${i}`)),
  )
  return { key: card.id, back: backOf(card), triggers }
}

/** All cards of the packs, one a title. */
export function cardsOf(packs: readonly Pack[]): Card[] {
  return packs.flatMap((p) => [
    ...(p.masters ?? []),
    ...(p.well ?? []),
    ...(p.gauntlet ?? []),
    ...(p.fatigue ?? []),
    ...(p.seekers ?? []),
    ...(p.lanterns ?? []),
    ...(p.skills ?? []),
  ])
}
export function masterBackOf(packs: readonly Pack[]): MasterBack {
  return packs.find((p) => p.masterBack)?.masterBack ?? { name: { en: '', fr: '' }, abilities: [], statics: [] }
}
