/** What lies on the table, who may see it, what can be done and what is told. */
import {
  type Core,
  codes,
  flag,
  hidden,
  int,
  list,
  oneOf,
  perSeat,
  questions,
  record,
  type Seat,
  type Table,
  type TreeOf,
  text,
  verbs,
  zones,
} from '@emberhall/kernel'
import { CAMPAIGN, STANCES } from './campaign-shape.ts'
import { CIRCLES, COLOURS, DICE, GEMS, HEROES, ICONS, TEST_FACES, TRAITS, ZONES } from './content/types.ts'

export const MAX_HEROES = 4
/** The highest initiative there is. */
export const INITIATIVES = 6
export const SLOTS = ['main', 'secondary', 'clothing', 'pack2', 'pack3', 'pack4'] as const
export const SLOT = codes(Object.fromEntries(SLOTS.map((slot) => [slot, 0])) as Record<(typeof SLOTS)[number], number>)
export const DICE_A_ROUND = 4
export const ACTIVE_SKILLS = 6
export const CORRUPTION_LIMIT = 4
export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const
export const PRIZES = ['die', 'gold6', 'item', 'traitCard', 'maxHealth', 'maxEnergy'] as const
export const RANKS = ['copper', 'silver', 'gold'] as const
export const BOSS_STEPS = ['sweep', 'chains', 'summons'] as const
/** Objects on the board, by what they are. */
export const OBJECTS = [
  'objective',
  'chest',
  'exploration',
  'trap',
  'device',
  'gem',
  'food',
  'fountain',
  'portal',
  'door',
  'exit',
] as const
export const ACTIONS = ['move', 'strike', 'shoot', 'push', 'pull', 'parry'] as const
/** Cards of the story deck (FG-47). */
export const STORY_CARDS = ['satchel', 'lantern-oil', 'castellan-seal'] as const
/** Why the fight ended, seen from the group. */
export const VERDICTS = ['won', 'lost'] as const

/** What an action or a cost is paid with: a result by icon and die, an action gained, or energy (FG-12.1, FG-25.3). */
const DIE_OR_CARD = ['card', ...DICE] as const
export const SOURCES: readonly string[] = [
  ...ICONS.flatMap((icon) => DIE_OR_CARD.map((die) => `${icon}.${die}`)),
  ...Array.from({ length: 16 }, (_, i) => `action.${i + 1}`),
  'energy',
]
export const FROM_ACTIONS = ICONS.length * DIE_OR_CARD.length
export const FROM_ENERGY = SOURCES.length - 1
export const sourceOf = (icon: number, die: number): number => icon * DIE_OR_CARD.length + die + 1
/** Where an item lies: a slot of a hero, or a place in the bag; `bag` itself to put something there. */
export const IN_BAG = MAX_HEROES * SLOTS.length
export const TO_BAG = IN_BAG + 40
export const PLACES: readonly string[] = [
  ...Array.from({ length: MAX_HEROES }, (_, hero) => SLOTS.map((slot) => `${hero + 1}.${slot}`)).flat(),
  ...Array.from({ length: 40 }, (_, i) => `bag.${i + 1}`),
  'bag',
]
/** Orders of play, by places of the heroes: `213` puts the second first. */
export const ORDERS: readonly string[] = permutations(['1', '2', '3', '4']).map((order) => order.join(''))
/** The same by names, for the log. */
export const HERO_ORDERS: readonly string[] = permutations(HEROES).map((order) => order.join(' '))
function permutations(of: readonly string[]): string[][] {
  const out: string[][] = []
  const grow = (order: readonly string[], rest: readonly string[]) => {
    if (order.length > 1) out.push([...order])
    if (order.length < MAX_HEROES)
      for (const next of rest)
        grow(
          [...order, next],
          rest.filter((other) => other !== next),
        )
  }
  grow([], of)
  return out
}

export const OPTIONS = {
  /** FG-2, FG-9; a training fight is a single combat scene with fresh heroes. */
  play: oneOf('campaign', 'battle', 'training'),
  /** A match is a scene of a campaign, or goes on to the end of the act or quest. */
  until: oneOf('scene', 'end'),
  /** FG-7 */
  solo: oneOf('vigilance', 'blind'),
  /** FG-8 */
  hardcore: flag(),
  /** FG-51.1 */
  consensus: oneOf('leader', 'all'),
  /** FG-2.6 Whether the first fight is explained; no rule asks for it. */
  tutorial: flag(true),
  /** The scene of a training fight. */
  training: text('c1'),
  /** Heroes by name, in the order of the seats; empty: chosen at the table. */
  heroes: list(text()),
  /** Whether a turn waits to be closed when nothing is left to do, so that it can still be taken back (FG-25.8). */
  confirmEnd: flag(true),
  campaign: record(CAMPAIGN),
}

const heldItem = record({
  item: int({ min: -1, initial: -1 }),
  up: flag(),
  stage: int({ min: 0, max: 1 }),
  cubes: int({ min: 0 }),
})
/** A result: what it shows, the die it came from (-1: a card), whether it is kept beyond its owner's turn. */
const result = record({ icon: int({ min: 0 }), die: int({ min: -1 }), kept: flag() })

export const HERO_SHAPE = {
  id: int({ min: 0 }),
  seat: int({ min: 0 }),
  health: int({ min: 0 }),
  healthSpent: int({ min: 0 }),
  healthAside: int({ min: 0 }),
  energy: int({ min: 0 }),
  energySpent: int({ min: 0 }),
  moreHealth: int({ min: 0 }),
  moreEnergy: int({ min: 0 }),
  stun: flag(),
  down: flag(),
  /** FG-36.12 Felled by a corruption card: out for the scene. */
  out: flag(),
  dice: list(int({ min: 0 })),
  skills: list(int({ min: 0 })),
  active: list(int({ min: 0 })),
  traits: list(int({ min: 0 })),
  slots: list(heldItem),
  drum: int({ min: 0, max: 3 }),
  stealth: flag(),
  stance: oneOf(...STANCES),
  // in a fight
  zone: int({ min: -1, initial: -1 }),
  parry: int({ min: 0 }),
  /** Dice chosen this round, by kind (FG-50.1). */
  chosen: list(int({ min: 0 })),
  rolledDice: flag(),
  confirmed: flag(),
  energyReroll: flag(),
  triple: flag(),
  sprint: flag(),
  stanceTurned: flag(),
  extraDice: int({ min: 0 }),
  feared: flag(),
  /** Has no turn this round (FG-36.6). */
  idle: flag(),
  played: flag(),
  pool: list(result),
  actions: list(
    record({ kind: int({ min: 0 }), extra: int({ min: 0 }), reach: int({ min: 0 }), stun: flag(), free: flag() }),
  ),
  /** Cards used this round, and single-use ones used this scene. */
  used: list(int({ min: 0 })),
  spent: list(int({ min: 0 })),
  energyMove: flag(),
  allyUsed: flag(),
  hardened: flag(),
  struck: flag(),
  mark: int({ min: -1, initial: -1 }),
  markExtra: int({ min: 0 }),
  reachStrike: int({ min: 0 }),
  reachShoot: int({ min: 0 }),
  smoke: flag(),
  taunt: flag(),
}

export const STATE = {
  /** What kind of scene this match is in (FG-1.2). */
  kind: oneOf('none', 'story', 'combat', 'rest'),
  phase: oneOf(
    'begin',
    'story',
    'rest',
    'muster',
    'preparation',
    'turns',
    'reactions',
    'enemies',
    'upkeep',
    'leaving',
    'over',
  ),
  /** What the question under way is about, for whoever reads it: set by the rule that asks. */
  about: record({
    hero: int({ min: -1, initial: -1 }),
    card: int({ min: -1, initial: -1 }),
    /** The location the group is in (FG-48.3). */
    place: int({ min: -1, initial: -1 }),
    /** Damage about to be suffered. */
    harm: int({ min: 0 }),
    /** The answer that somebody proposed (FG-51.1). */
    proposal: int(),
  }),
  // ---- the campaign
  act: int({ min: 0 }),
  ended: flag(),
  /** What has been done in this match, for the chronicle: `n2.help`, `c1.won`. */
  deeds: list(text()),
  /** Which story is told, and where. */
  story: int({ min: 0 }),
  node: text(),
  /** Where the act's story goes on after a rest, while a side quest is told. */
  after: text(),
  flags: list(text()),
  reputation: list(int({ min: -5, max: 5 })),
  storyCards: list(text()),
  rules: list(int({ min: 1, max: 14 })),
  locations: list(text()),
  quests: list(record({ id: text(), left: int({ min: 0 }) })),
  allies: list(text()),
  traitPoints: int({ min: 0 }),
  traitsGiven: int({ min: 0 }),
  victory: int({ min: 0 }),
  rewards: int({ min: 0 }),
  gold: int({ min: 0 }),
  food: int({ min: 0 }),
  bag: list(heldItem),
  graveyard: list(text()),
  enemiesMet: list(text()),
  nextRestTime: int(),
  tries: int({ min: 0 }),
  marks: list(text()),
  battle: CAMPAIGN.battle,
  /** FG-18.8 */
  beastMaster: int({ min: 0 }),
  // ---- story and rest
  test: record({
    trait: int({ min: -1, initial: -1 }),
    dice: int({ min: 0 }),
    hero: int({ min: -1, initial: -1 }),
    faces: list(int()),
  }),
  /** FG-46 The true place; what was told of it is a landmark, in the log. */
  place: hidden(int({ min: -1, initial: -1 })),
  steps: int({ min: 0 }),
  exploring: int({ min: -1, initial: -1 }),
  rest: record({
    id: text(),
    time: int({ min: 0 }),
    eased: list(text()),
    stallLimit: int({ min: 0 }),
    paid: flag(),
    cleansed: flag(),
  }),
  /** FG-36.9 Abilities used outside combat in this scene: hero * 256 + card. */
  campUsed: list(int({ min: 0 })),
  // ---- heroes
  heroes: list(record(HERO_SHAPE)),
  /** FG-23.4 What lies behind the screens; shown when the action phase begins. */
  screens: perSeat(
    hidden(
      list(record({ hero: int({ min: 0 }), die: int({ min: 0 }), icon: int({ min: 0 }), rerolled: flag() })),
      'owner',
    ),
  ),
  // ---- the fight
  scene: text(),
  /** Whether a victory gives a point; whether a defeat eases the next try. */
  sceneMain: flag(),
  sceneEasing: flag(),
  sceneQuest: text(),
  round: int({ min: 0 }),
  lastRound: int({ min: 0 }),
  extraRound: flag(),
  slots: list(int({ min: 0 })),
  order: list(int({ min: 0 })),
  reactionSlot: int({ min: 0 }),
  reacted: flag(),
  /** Colours named for the next reaction, once somebody has looked (Whisper). */
  foretold: list(int({ min: 0 })),
  /** The hero whose turn it is, or -1. */
  acting: int({ min: -1, initial: -1 }),
  enemies: list(
    record({
      card: int({ min: 0 }),
      tag: text(),
      init: int({ min: 0 }),
      zone: int({ min: 0 }),
      armor: int({ min: 0 }),
      red: int({ min: 0 }),
      more: int({ min: 0 }),
      stun: flag(),
      parry: int({ min: 0 }),
      /** Gems by GEMS, then food. */
      carries: list(int({ min: 0 })),
      defends: int({ min: -1, initial: -1 }),
      guards: int({ min: -1, initial: -1 }),
      gone: flag(),
      /** Left the board instead of being defeated (FG-C2.6). */
      fled: flag(),
    }),
  ),
  objects: list(
    record({
      kind: oneOf(...OBJECTS),
      id: text(),
      zone: int({ min: 0 }),
      /** Door: the other zone; gem: its colour; fountain: cubes left; portal: where it leads, -1 unknown. */
      n: int({ min: -1 }),
      /** Open, used, lit, gone; an objective token is with `hero`. */
      done: flag(),
      hero: int({ min: -1, initial: -1 }),
      letter: text(),
    }),
  ),
  /** What the exploration tokens that are left can still hold (FG-C2.5); after a tip nobody knows what is missing (FG-50.3). */
  finds: hidden(list(text())),
  found: list(text()),
  portals: list(record({ object: int({ min: 0 }), to: list(int({ min: 0 })) })),
  objectives: list(record({ n: int({ min: 0 }), done: flag(), secondary: flag() })),
  exit: int({ min: -1, initial: -1 }),
  /** Heroes who left standing. */
  left: list(int({ min: 0 })),
  /** FG-33.9 Somebody on its feet could not get out. */
  stranded: flag(),
  boss: record({
    enemy: int({ min: -1, initial: -1 }),
    step: int({ min: 0 }),
    covered: list(int({ min: 0 })),
    exploited: flag(),
  }),
  ally: record({
    id: int({ min: -1, initial: -1 }),
    escort: int({ min: -1, initial: -1 }),
    dice: list(result),
    red: int({ min: 0 }),
    out: flag(),
  }),
  tookFountain: flag(),
  openedChests: int({ min: 0 }),
  fell: flag(),
  collected: list(int({ min: 0 })),
  verdict: oneOf('none', ...VERDICTS),
}
export type S = TreeOf<typeof STATE> & Core
export type O = TreeOf<typeof OPTIONS>
export type T = Table<S, O>
export type Hero = S['heroes'][number]
export type Foe = S['enemies'][number]
export type Thing = S['objects'][number]
export type Result = Hero['pool'][number]
/** A hero's place in the list; an enemy's; a zone's. */
export type HeroNo = number
export type FoeNo = number
export type ZoneNo = number

/** Spec 3.6. Cards that have been applied lie open. */
export const ZONE_TABLE = {
  corruptionDeck: { see: 'none' },
  /** Kept beside the board of each hero. */
  corruption: { see: 'all', per: 'seat' },
  corruptionGrave: { see: 'all' },
  trapDeck: { see: 'none' },
  trapPile: { see: 'all' },
  fearDeck: { see: 'none' },
  fearPile: { see: 'all' },
  fear: { see: 'all', per: 'seat' },
} as const
export const Z = zones(ZONE_TABLE, MAX_HEROES)

/** Names that come from the content: of choices in stories, of skills and items, of enemies, and so on. */
export interface Names {
  readonly choices: readonly string[]
  readonly nodes: readonly string[]
  readonly cards: readonly string[]
  readonly locations: readonly string[]
  readonly quests: readonly string[]
  readonly battles: readonly string[]
  readonly allies: readonly string[]
  readonly enemies: readonly string[]
  readonly scenes: readonly string[]
  readonly landmarks: readonly string[]
  /** Tokens of enemies: card and initiative. */
  readonly foes: readonly string[]
  /** Tokens of the board: scene and token. */
  readonly things: readonly string[]
  /** Combat scenes, and those of battle quests. */
  readonly fights: readonly string[]
  /** Objectives: fight and number. */
  readonly objectives: readonly string[]
}
const NO_NAMES: Names = {
  choices: [],
  nodes: [],
  cards: [],
  locations: [],
  quests: [],
  battles: [],
  allies: [],
  enemies: [],
  scenes: [],
  landmarks: [],
  foes: [],
  things: [],
  fights: [],
  objectives: [],
}

export const verbTable = (names: Names) =>
  ({
    // groups
    agree: [],
    refuse: [],
    master: ['seat'],
    // beginning
    hero: [HEROES],
    quest: [names.battles],
    // story
    onward: [],
    choice: [names.choices],
    tester: ['n'],
    rerollAll: [],
    charm: ['n'],
    go: [DIRECTIONS],
    buyFood: ['n'],
    // camp
    camp: [],
    put: [PLACES, PLACES],
    activate: [names.cards],
    rest: [names.cards],
    eat: ['n'],
    tend: [names.cards, 'n'],
    swap: ['n', HEROES],
    learn: [names.cards],
    restart: [],
    // rest
    visit: [names.locations],
    undertake: [names.quests],
    heal: ['n', 'n'],
    buy: [names.cards],
    train: [names.cards],
    cleanse: ['card'],
    leave: [],
    // rewards
    prize: [PRIZES],
    traitCard: [TRAITS, 'n'],
    die: ['n', DICE],
    take: [names.cards],
    // fight
    ready: [],
    start: ['n', ZONES],
    ally: [names.allies, 'n'],
    roll: ['n', 'n'],
    reroll: ['n', 'n'],
    rerollIcon: ['n', 'n'],
    triple: ['n', ICONS],
    sprint: ['n', ZONES],
    stance: ['n'],
    prep: [names.cards, 'n'],
    confirm: ['n'],
    unconfirm: ['n'],
    order: [ORDERS],
    move: [ZONES, SOURCES],
    strike: ['n', SOURCES],
    shoot: ['n', SOURCES],
    push: ['n', SOURCES],
    pull: ['n', SOURCES],
    parry: [SOURCES],
    use: ['n', SOURCES],
    portal: ['n', SOURCES],
    card: [names.cards, 'n'],
    special: [names.cards, SOURCES],
    hardened: [SOURCES],
    pickUp: ['n', 'n'],
    revive: ['n'],
    cover: ['n', SOURCES],
    borrow: [SOURCES, 'n'],
    allySkill: ['n', 'n'],
    end: [],
    // parts of them
    pay: [SOURCES],
    icon: [ICONS],
    zone: [ZONES],
    enemy: ['n'],
    who: ['n'],
    prevent: ['n', 'n'],
    guard: [names.cards],
    ignoreTrap: [SOURCES],
    spring: [],
    disarm: [],
    drink: ['n', 'n'],
    endTurn: [],
    loseEnergy: [],
    payGold: [],
    equip: [],
    store: ['n'],
    bag: [],
    hide: [SOURCES],
    keepFear: [],
    cancelFear: [],
    exit: ['n'],
    path: ['n'],
    extra: [],
    finish: [],
  }) as const
export const V = verbs(verbTable(NO_NAMES))

export const Q = questions({
  hero: 'FG-2.1',
  quest: 'FG-9.2',
  agree: 'FG-51.1',
  page: 'FG-1.2',
  choice: 'FG-1.8',
  tester: 'FG-44.1',
  test: 'FG-44.2',
  reroll: 'FG-44.6',
  direction: 'FG-46.2',
  market: 'FG-48.7',
  camp: 'FG-15.3',
  swapSkills: 'FG-6.2',
  rest: 'FG-48.2',
  shop: 'FG-48.4',
  prize: 'FG-42.2',
  traitCard: 'FG-44.8',
  dieWon: 'FG-C6.1',
  master: 'FG-18.8',
  ready: 'FG-18.2',
  start: 'FG-18.3',
  ally: 'FG-U8.1',
  allyDice: 'FG-U8.2',
  prepare: 'FG-23.5',
  prepDice: 'FG-23.2',
  dice: 'FG-23.6',
  order: 'FG-24.2',
  turn: 'FG-25.2',
  pay: 'FG-12.13',
  sequence: 'FG-14.11',
  target: 'FG-25.4',
  pushZone: 'FG-40.1',
  heroTarget: 'FG-14.8',
  lend: 'FG-12.1',
  prevent: 'FG-27.2',
  enemyTarget: 'FG-30.2',
  trap: 'FG-U10.1',
  fear: 'FG-U13.1',
  fountain: 'FG-U4.2',
  item: 'FG-U1.2',
  mishap: 'FG-38.1',
  hide: 'FG-C1.4',
  keepParry: 'FG-32.2',
  pickUp: 'FG-19.3',
  extra: 'FG-37.1',
  exit: 'FG-33.2',
  path: 'FG-33.7',
})

/** Every line carries the rule it rests on, so that people can see why something came out as it did. */
export const logTable = (names: Names) =>
  ({
    joined: { args: [HEROES], rule: 'FG-2.1' },
    unlocked: { args: ['n'], rule: 'FG-3.1' },
    /** A node, and which of its passages are told, as bits. */
    page: { args: [names.nodes, 'n'], rule: 'FG-1.2' },
    /** The way taken out of a node: its choice, outcome or case by number, and its passages. */
    leg: { args: [names.nodes, 'n', 'n'], rule: 'FG-1.8' },
    chose: { args: [names.choices], rule: 'FG-1.8' },
    reputation: { args: [CIRCLES, 'n', 'n'], rule: 'FG-45.1' },
    gold: { args: ['n', 'n'], rule: 'FG-43.3' },
    food: { args: ['n', 'n'], rule: 'FG-43.1' },
    gotItem: { args: [names.cards], rule: 'FG-15.4' },
    storyCard: { args: [STORY_CARDS], rule: 'FG-47.1' },
    storyCardGone: { args: [STORY_CARDS], rule: 'FG-49.3' },
    newLocation: { args: [names.locations], rule: 'FG-48.3' },
    newQuest: { args: [names.quests], rule: 'FG-48.9' },
    questGone: { args: [names.quests], rule: 'FG-48.9' },
    newAlly: { args: [names.allies], rule: 'FG-U8.1' },
    tested: { args: [HEROES, TRAITS, 'n'], rule: 'FG-44.2' },
    testFace: { args: [HEROES, TEST_FACES], rule: 'FG-44.3' },
    testRerolled: { args: [HEROES], rule: 'FG-44.6' },
    testWon: { args: [HEROES], rule: 'FG-44.3' },
    testLost: { args: [HEROES], rule: 'FG-44.3' },
    testLostDown: { args: [HEROES], rule: 'FG-44.10' },
    traitPoints: { args: ['n', 'n'], rule: 'FG-44.7' },
    traitCard: { args: [HEROES, TRAITS], rule: 'FG-44.8' },
    landmark: { args: [names.landmarks], rule: 'FG-46.2' },
    noStreet: { args: [DIRECTIONS], rule: 'FG-46.3' },
    walked: { args: [DIRECTIONS, 'n'], rule: 'FG-46.2' },
    arrived: { args: [], rule: 'FG-46.4' },
    lateNow: { args: [], rule: 'FG-46.4' },
    put: { args: [names.cards, HEROES, SLOTS], rule: 'FG-15.3' },
    putAway: { args: [names.cards], rule: 'FG-15.3' },
    activated: { args: [HEROES, names.cards], rule: 'FG-14.2' },
    deactivated: { args: [HEROES, names.cards], rule: 'FG-14.2' },
    ate: { args: [HEROES], rule: 'FG-48.7' },
    swapped: { args: [HEROES, HEROES], rule: 'FG-6.1' },
    learned: { args: [HEROES, names.cards], rule: 'FG-14.3' },
    restBegins: { args: ['n'], rule: 'FG-48.1' },
    visited: { args: [names.locations, 'n'], rule: 'FG-48.3' },
    undertook: { args: [names.quests, 'n'], rule: 'FG-48.9' },
    questWon: { args: [names.quests], rule: 'FG-C4.6' },
    questLost: { args: [names.quests], rule: 'FG-C4.6' },
    lesson: { args: ['n'], rule: 'FG-48.5' },
    cleansed: { args: [HEROES, 'card'], rule: 'FG-C4.4' },
    restEnds: { args: [], rule: 'FG-48.10' },
    prize: { args: [PRIZES], rule: 'FG-42.2' },
    dieWon: { args: [HEROES, DICE], rule: 'FG-C6.1' },
    victory: { args: ['n'], rule: 'FG-42.1' },
    // fight
    fight: { args: [names.fights, 'n'], rule: 'FG-18.1' },
    stands: { args: [HEROES, ZONES], rule: 'FG-18.3' },
    allyJoins: { args: [names.allies, HEROES], rule: 'FG-U8.1' },
    round: { args: ['n', 'n', 'n'], rule: 'FG-22.2' },
    bossPlans: { args: [BOSS_STEPS], rule: 'FG-C3.2' },
    rolls: { args: [HEROES, 'n'], rule: 'FG-23.2' },
    stunCost: { args: [HEROES], rule: 'FG-23.3' },
    rerolled: { args: [HEROES, 'n'], rule: 'FG-23.6' },
    rerolledDie: { args: [HEROES, DICE], rule: 'FG-11.4' },
    tripled: { args: [HEROES], rule: 'FG-23.7' },
    sprinted: { args: [HEROES, ZONES], rule: 'FG-23.8' },
    stance: { args: [HEROES, STANCES], rule: 'FG-C1.6' },
    prepared: { args: [HEROES, names.cards], rule: 'FG-23.5' },
    confirmed: { args: [HEROES], rule: 'FG-23.10' },
    withdrew: { args: [HEROES], rule: 'FG-51.2' },
    ordered: { args: [HERO_ORDERS], rule: 'FG-24.2' },
    shows: { args: [HEROES, DICE, ICONS], rule: 'FG-25.1', reveals: true },
    turn: { args: [HEROES], rule: 'FG-25.2' },
    turnEnds: { args: [HEROES, 'n'], rule: 'FG-25.6' },
    skipped: { args: [HEROES], rule: 'FG-36.1' },
    moved: { args: [HEROES, ZONES, ZONES], rule: 'FG-12.2' },
    struck: { args: [HEROES, names.foes, 'n'], rule: 'FG-12.3' },
    shot: { args: [HEROES, names.foes, 'n'], rule: 'FG-12.4' },
    usedCard: { args: [HEROES, names.cards], rule: 'FG-14.4' },
    usedUp: { args: [HEROES, names.cards], rule: 'FG-15.11' },
    hitFoe: { args: [names.foes, 'n'], rule: 'FG-20.6' },
    foeArmor: { args: [names.foes, 'n'], rule: 'FG-20.7' },
    foeParried: { args: [names.foes, 'n'], rule: 'FG-20.8' },
    defeated: { args: [names.foes], rule: 'FG-20.6' },
    fled: { args: [names.foes], rule: 'FG-C2.6' },
    dropped: { args: [names.foes, ZONES], rule: 'FG-19.8' },
    foePushed: { args: [names.foes, ZONES], rule: 'FG-40.1' },
    foePulled: { args: [names.foes, ZONES], rule: 'FG-40.2' },
    foeStunned: { args: [names.foes], rule: 'FG-39.1' },
    marked: { args: [HEROES, names.foes], rule: 'FG-14.8' },
    sundered: { args: [names.foes, 'n'], rule: 'FG-20.7' },
    stole: { args: [HEROES, names.foes], rule: 'FG-19.8' },
    parryGained: { args: [HEROES, 'n'], rule: 'FG-12.10' },
    healed: { args: [HEROES, 'n'], rule: 'FG-13.3' },
    energized: { args: [HEROES, 'n'], rule: 'FG-13.3' },
    asideBack: { args: [HEROES, 'n'], rule: 'FG-U14.3' },
    lent: { args: [HEROES, ICONS], rule: 'FG-12.1' },
    hid: { args: [HEROES], rule: 'FG-C1.2' },
    revealed: { args: [HEROES], rule: 'FG-C1.3' },
    smoke: { args: [HEROES], rule: 'FG-30.7' },
    taunts: { args: [HEROES], rule: 'FG-30.2' },
    drum: { args: [HEROES], rule: 'FG-C1.7' },
    hardened: { args: [HEROES], rule: 'FG-C1.9' },
    pickedUp: { args: [HEROES, names.things], rule: 'FG-19.3' },
    droppedToken: { args: [HEROES, names.things], rule: 'FG-19.4' },
    collectedGem: { args: [HEROES, GEMS], rule: 'FG-19.7' },
    collectedFood: { args: [HEROES], rule: 'FG-19.7' },
    opened: { args: [HEROES, names.things], rule: 'FG-U1.1' },
    emptyChest: { args: [HEROES], rule: 'FG-C2.7' },
    explored: { args: [HEROES, names.things, ['informant', 'gem', 'trap']], rule: 'FG-U9.1', reveals: true },
    device: { args: [HEROES, names.things], rule: 'FG-C2.9' },
    door: { args: [HEROES, names.things, ['closed', 'open']], rule: 'FG-U11.1' },
    portal: { args: [HEROES, ZONES], rule: 'FG-U5.2' },
    drank: { args: [HEROES, 'n', 'n'], rule: 'FG-U4.2' },
    covered: { args: [names.foes, ICONS], rule: 'FG-U12.1' },
    exploited: { args: [], rule: 'FG-U12.2' },
    revived: { args: [HEROES, HEROES], rule: 'FG-36.4' },
    allyHelps: { args: [HEROES, names.allies], rule: 'FG-U8.3' },
    allyHurt: { args: [names.allies, 'n'], rule: 'FG-U8.5' },
    allyOut: { args: [names.allies], rule: 'FG-U8.5' },
    foretold: { args: [COLOURS], rule: 'FG-50.2' },
    // harm
    hurt: { args: [HEROES, 'n'], rule: 'FG-27.3' },
    poisoned: { args: [HEROES, 'n'], rule: 'FG-U14.1' },
    prevented: { args: [HEROES, 'n', 'n'], rule: 'FG-27.2' },
    lostHealth: { args: [HEROES, 'n'], rule: 'FG-13.6' },
    lostEnergy: { args: [HEROES, 'n'], rule: 'FG-13.2' },
    down: { args: [HEROES], rule: 'FG-13.7' },
    stunned: { args: [HEROES], rule: 'FG-39.3' },
    pushed: { args: [HEROES, ZONES], rule: 'FG-40.1' },
    pulled: { args: [HEROES, ZONES], rule: 'FG-40.2' },
    corruption: { args: [HEROES, 'card'], rule: 'FG-38.1' },
    noCorruption: { args: [HEROES], rule: 'FG-38.5' },
    trap: { args: [HEROES, 'card'], rule: 'FG-U10.2' },
    trapIgnored: { args: [HEROES], rule: 'FG-U10.2' },
    trapRemoved: { args: [HEROES], rule: 'FG-U10.1c' },
    fear: { args: [HEROES, 'card'], rule: 'FG-U13.1' },
    fearCancelled: { args: [HEROES], rule: 'FG-U13.1' },
    // enemies
    reactions: { args: [], rule: 'FG-28.1' },
    named: { args: [COLOURS], rule: 'FG-28.1' },
    noReaction: { args: [COLOURS], rule: 'FG-28.4d' },
    enemyTurns: { args: [], rule: 'FG-29.1' },
    acts: { args: [names.foes, 'n'], rule: 'FG-21.1' },
    idle: { args: [names.foes], rule: 'FG-29.3' },
    foeMoved: { args: [names.foes, ZONES, ZONES], rule: 'FG-31.1' },
    foeStrikes: { args: [names.foes, HEROES], rule: 'FG-21.10' },
    foeShoots: { args: [names.foes, HEROES], rule: 'FG-21.10' },
    foeParry: { args: [names.foes], rule: 'FG-21.10' },
    called: { args: [names.foes, names.foes, ZONES], rule: 'FG-21.7f' },
    drained: { args: [names.foes], rule: 'FG-21.7b' },
    rebuilt: { args: [names.foes], rule: 'FG-32.1' },
    bossActs: { args: [BOSS_STEPS], rule: 'FG-C3.2' },
    summoned: { args: [names.foes, ZONES], rule: 'FG-C3.6' },
    luck: { args: ['n', 'n'], rule: 'FG-41.2' },
    // the end of a fight
    upkeep: { args: ['n'], rule: 'FG-32.2' },
    extraRound: { args: [], rule: 'FG-37.1' },
    leaves: { args: [HEROES, 'n'], rule: 'FG-33.1' },
    cannotLeave: { args: [HEROES], rule: 'FG-33.9' },
    objective: { args: [names.objectives, ['missed', 'met']], rule: 'FG-34.1' },
    verdict: { args: [VERDICTS, names.fights], rule: 'FG-34.1' },
    recovered: { args: [HEROES], rule: 'FG-35.1' },
    setBack: { args: [HEROES], rule: 'FG-35.2' },
    ending: { args: [names.nodes], rule: 'FG-1.8' },
    rank: { args: [RANKS], rule: 'FG-9.6' },
    battleLost: { args: [], rule: 'FG-9.7' },
  }) as const
export const L = codes(logTable(NO_NAMES))

/** A group decision is the leader's, or everybody's (FG-51.1). */
export const leaderOf = (t: T): Seat => t.s.beastMaster % t.seats
export const isSolo = (t: T): boolean => t.seats === 1
