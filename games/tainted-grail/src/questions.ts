/** What may be answered, and what is asked. */
import { questions, verbs } from '@emberhall/kernel'
import { ENCOUNTER_QUESTIONS, ENCOUNTER_VERBS } from './encounter/asking.ts'
import { ATTRS, KINDS, RESOURCES, TRACKS } from './content/types.ts'
import { type Names, NO_NAMES } from './names.ts'
import { DIRECTIONS } from './parts.ts'

export const verbTable = ({ characters, locations, items, secrets, skills }: Names) =>
  ({
    // common
    character: [characters],
    agree: [],
    refuse: [],
    choice: ['n'],
    location: [locations],
    /** TG-11.3 What nobody has seen yet, by the number that an edge prints. */
    key: ['n'],
    card: ['card'],
    // setting out (TG-3)
    board: [characters],
    deck: [KINDS, characters],
    // the day (TG-7)
    again: [characters],
    explore: [],
    travel: [DIRECTIONS],
    /** A location's action, by its place on the card. */
    work: ['n'],
    /** An action of a tile, item, skill, secret or event: the number of the ability. */
    deed: ['n'],
    inspect: [],
    collect: [],
    passDay: [],
    adjourn: [],
    // menhirs (TG-12)
    activate: [],
    /** A type of resource that Story leaves out. */
    drop: [[...TRACKS, ...RESOURCES]],
    // the journal (TG-15): the place of the option in its verse
    option: ['n'],
    leave: [],
    // belongings (TG-10.6, TG-18)
    trade: [characters],
    give: [RESOURCES],
    item: [items],
    secret: [secrets],
    giveItem: [items],
    giveSecret: [secrets],
    discard: [RESOURCES],
    payWith: [items],
    // dusk (TG-8, TG-19)
    eat: [],
    study: [KINDS],
    raise: [ATTRS],
    skill: [skills],
    rebuild: [],
    /** The text of a place on the map: its dream (0) or its nightmare (1). */
    dream: ['n', 'n'],
    // death and defeat (TG-20)
    newcomer: [characters],
    decline: [],
    grace: [],
    giveUp: [],
    ...ENCOUNTER_VERBS,
  }) as const
export const V = verbs(verbTable(NO_NAMES))

export const Q = questions({
  // setting out
  character: 'TG-3.1',
  board: 'TG-34.1',
  deckColour: 'TG-34.1',
  // groups
  vote: 'TG-15.14',
  veto: 'TG-1.5',
  // dawn and dusk
  effectOrder: 'TG-1.4',
  useEffect: 'TG-1.4',
  arrivalOrder: 'TG-12.5',
  guardianOrder: 'TG-5.6',
  ranOut: 'TG-5.10',
  tradeAtDawn: 'TG-18.14',
  tradeAtDusk: 'TG-8.2',
  rest: 'TG-8.2',
  advance: 'TG-8.4',
  study: 'TG-19.1',
  skill: 'TG-19.3',
  rebuild: 'TG-8.5',
  build: 'TG-8.5',
  dreamOrder: 'TG-8.6',
  // the day
  next: 'TG-6.1',
  twice: 'TG-6.4',
  act: 'TG-6.1',
  join: 'TG-14.2',
  accept: 'TG-14.2',
  acceptSome: 'TG-14.2',
  share: 'TG-7.9',
  ownShare: 'TG-10.7',
  payFor: 'TG-14.5',
  payWith: 'TG-10.7',
  joinArrival: 'TG-11.8',
  acceptArrival: 'TG-11.8',
  ignoreArrival: 'TG-11.8',
  whichGuardian: 'TG-11.8',
  activate: 'TG-7.12',
  dropType: 'TG-31.3',
  // the journal and effects
  option: 'TG-15.4',
  payer: 'TG-15.17',
  choice: 'TG-1.4',
  assign: 'TG-15.8',
  assignShare: 'TG-15.8',
  whichOne: 'TG-1.4',
  where: 'TG-11.10',
  setDial: 'TG-1.10',
  whichMenhir: 'TG-1.4',
  lookAt: 'TG-1.4',
  // belongings
  trade: 'TG-18.14',
  howMuch: 'TG-10.6',
  tradeAgree: 'TG-14.7',
  overflow: 'TG-10.5',
  tooManyItems: 'TG-32.8',
  keyword: 'TG-18.3',
  discardItem: 'TG-18.12',
  keepOne: 'TG-18.5',
  keepItems: 'TG-36.1',
  giveFar: 'TG-8.1',
  // death and defeat
  heir: 'TG-20.7',
  newcomer: 'TG-20.7',
  grace: 'TG-20.9',
  // sittings
  adjourn: 'TG-21.1',
  appears: 'TG-21.6',
  // chance
  die: 'TG-10.8',
  guardianDie: 'TG-17.2',
  flip: 'TG-1.10',
  reroll: 'TG-10.8',
  ...ENCOUNTER_QUESTIONS,
})
