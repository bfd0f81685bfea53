/** Which passages are told only under a condition; every other passage is always told. The journal remembers by these. */
import type { CharacterId, Condition, OptionKey, SecretNo, StatusId, VerseId } from '../content/types.ts'

const taken = (option: OptionKey): Condition => ({ is: 'taken', option })
const read = (verse: VerseId): Condition => ({ is: 'read', verse })
const has = (status: StatusId, part?: number): Condition => ({ is: 'status', status, ...(part && { part }) })
const held = (secret: SecretNo): Condition => ({ is: 'secretHeld', secret })
const carries = (secret: SecretNo): Condition => ({ is: 'secret', secret })
const there = (character: CharacterId): Condition => ({ is: 'character', character })
const not = (of: Condition): Condition => ({ is: 'not', of })
const all = (...of: Condition[]): Condition => ({ is: 'all', of })
const any = (...of: Condition[]): Condition => ({ is: 'any', of })

const SWORE = taken('101.2.a')
const HEARD = taken('101.2.b')
const WIL_HOME = taken('107.2.c')
const SANG = taken('105.2.b')
const DEER_KILLED = taken('102.2.a')
const STAG_DONE = has('pathfinder', 6)
const STAG_SOOTHED = any(taken('112.2.b'), taken('112.2.c'))
const BARN_OPEN = read('108.4')
const FED_QUEUE = taken('108.1.b')
const TOOK_SACKS = taken('108.2.a')
const TOLL_BROKEN = has('oath-to-the-ford', 2)
const KEEPER_GONE = has('lost-and-fallen', 5)
const FRIENDS = has('friends-of-the-fair')

export const WHEN: Readonly<Record<string, Readonly<Record<string, Condition>>>> = {
  '101.1': {
    silent: not(has('pathfinder', 2)),
    swore: SWORE,
    heard: HEARD,
    paid: taken('101.2.c'),
    lowri: all(taken('101.3.a'), not(taken('101.1.e'))),
    basket: taken('101.1.e'),
    turnips: taken('101.1.b'),
    burned: has('barn-burned'),
    refugees: taken('part-1.5.a'),
    asleep: has('pathfinder', 2),
  },
  '101.2': { fevered: read('101.3') },
  '101.3': { ailei: there('ailei') },
  '101.4': { swore: SWORE, heard: HEARD },
  '102.1': {
    mule: has('the-mule-remembers'),
    bought: taken('102.1.d'),
    waited: DEER_KILLED,
    herbs: taken('102.1.b'),
    ran: taken('102.2.b'),
  },
  '102.2': { hind: not(DEER_KILLED), after: DEER_KILLED, noise: not(STAG_DONE), stag: STAG_DONE },
  '102.3': { arev: there('arev') },
  '103.1': {
    assembly: not(read('103.3')),
    arev: there('arev'),
    friends: FRIENDS,
    guards: taken('103.3.b'),
    fought: taken('103.2.a'),
    riddle: has('riddle-of-oldsteel'),
    bet: taken('103.2.b'),
    bargain: taken('103.1.d'),
  },
  '103.2': { fought: taken('103.2.a'), wil: TOLL_BROKEN },
  '104.1': { searched: read('104.2'), ember: has('ash-on-the-wind', 1) },
  '104.3': { ailei: there('ailei') },
  '105.1': { smell: not(held(3)), beor: there('beor'), sang: SANG, pulled: taken('105.1.b'), descended: held(3) },
  '105.2': { sound: not(SANG), arev: there('arev'), sang: SANG },
  '106.1': {
    furred: not(has('pathfinder', 4)),
    mended: taken('106.2.a'),
    debt: taken('106.1.c'),
    letters: all(has('pathfinder', 1), not(has('pathfinder', 4))),
    scraped: has('pathfinder', 4),
    wall: taken('106.2.b'),
    meal: any(taken('106.1.b'), taken('106.1.e'), taken('106.1.f')),
  },
  '106.2': { quarrel: not(taken('106.2.a')), mended: taken('106.2.a') },
  '107.1': {
    waiting: not(WIL_HOME),
    oath: all(has('oath-to-the-ford', 1), not(WIL_HOME)),
    news: WIL_HOME,
    ember: has('ash-on-the-wind', 2),
    dredged: taken('107.1.b'),
  },
  '107.2': {
    before: not(WIL_HOME),
    after: WIL_HOME,
    promised: all(taken('107.2.a'), not(WIL_HOME)),
    arev: all(there('arev'), not(WIL_HOME)),
  },
  '107.3': { carter: read('103.2') },
  '108.1': {
    queue: not(BARN_OPEN),
    fed: all(FED_QUEUE, not(BARN_OPEN)),
    took: all(TOOK_SACKS, not(BARN_OPEN)),
    settled: BARN_OPEN,
  },
  '108.2': { sacks: not(TOOK_SACKS) },
  '108.3': { fed: FED_QUEUE, took: TOOK_SACKS },
  '108.4': { took: TOOK_SACKS },
  '108.5': { fed: FED_QUEUE },
  '109.1': {
    lamp: not(has('ash-on-the-wind', 3)),
    bells: has('bells-answered'),
    ember: has('ash-on-the-wind', 3),
    wall: taken('109.2.b'),
    key: carries(2),
    sleeve: taken('109.2.a'),
    hen: taken('109.2.c'),
  },
  '110.1': {
    door: not(has('red-door')),
    cleared: has('pathfinder', 3),
    opened: has('red-door'),
    sifted: taken('110.1.a'),
  },
  '111.1': {
    chain: not(TOLL_BROKEN),
    toll: TOLL_BROKEN,
    mule: all(has('the-mule-remembers'), not(taken('111.1.d'))),
    cache: taken('111.1.d'),
    under: taken('111.1.a'),
    begged: taken('111.1.e'),
    culvert: has('pathfinder', 5),
    ledger: has('lost-and-fallen', 1),
    oath: all(has('oath-to-the-ford', 1), not(TOLL_BROKEN)),
  },
  '111.3': { beor: there('beor') },
  '111.4': { caves: read('115.2'), rushed: taken('111.3.b') },
  '112.1': {
    noise: not(STAG_DONE),
    killed: all(STAG_DONE, not(STAG_SOOTHED)),
    soothed: STAG_SOOTHED,
    waited: all(DEER_KILLED, not(STAG_DONE)),
    watched: taken('112.1.b'),
    picked: taken('112.1.c'),
  },
  '112.2': { hind: all(read('102.2'), not(DEER_KILLED)), starved: DEER_KILLED, fence: taken('112.2.a') },
  '113.1': {
    keeper: not(KEEPER_GONE),
    confronted: KEEPER_GONE,
    opened: all(taken('113.1.c'), not(has('riddle-of-oldsteel'))),
    drank: taken('113.2.a'),
    trap: all(taken('113.1.b'), not(KEEPER_GONE)),
  },
  '113.2': { caves: read('115.2'), spring: taken('113.2.b') },
  '113.3': { watched: not(KEEPER_GONE), candles: read('dream-104') },
  '114.1': {
    maggot: there('maggot'),
    named: has('lost-and-fallen', 2),
    bled: taken('114.1.a'),
    dug: taken('114.1.c'),
    mouth: has('lost-and-fallen', 4),
  },
  '115.1': {
    unasked: not(has('pathfinder', 7)),
    looked: has('pathfinder', 7),
    buried: has('lost-and-fallen', 3),
    climbed: taken('115.1.b'),
    loaf: taken('115.1.d'),
  },
  '115.2': { ailei: there('ailei'), maggot: there('maggot') },
  '115.3': { signs: taken('111.3.a') },
  '116.1': {
    friends: FRIENDS,
    listened: taken('116.1.b'),
    slept: taken('116.1.a'),
    sentOn: all(any(taken('part-1.5.b'), taken('103.3.b')), not(FRIENDS)),
  },
  '116.2': { alone: not({ is: 'partySize', atLeast: 2 }), ledger: carries(6) },
  '116.3': {
    friends: FRIENDS,
    burned: has('barn-burned'),
    avenged: has('hermits-avenged'),
    sworn: SWORE,
    listened: taken('116.1.b'),
    goddess: has('saved-by-the-goddess'),
  },
  '117.1': { ward: held(4), fire: has('ash-on-the-wind', 1), bread: taken('117.1.a') },
  'dream-101': { again: read('dream-101') },
  'dream-104': { again: read('dream-104') },
  'dream-109': {
    answered: has('bells-answered'),
    unanswered: not(has('bells-answered')),
    asked: all(taken('dream-109.a'), not(has('bells-answered'))),
  },
  'dream-114': { named: has('lost-and-fallen', 2), again: read('dream-114') },
  'part-1.5': { fed: taken('103.3.a'), turned: all(taken('103.3.b'), not(taken('103.3.a'))) },
}

/** Lines of the chronicle that are kept only if this came about; those with figures or names are the game's to ask for. */
export const KEPT: Readonly<Record<string, Condition>> = {
  sworn: SWORE,
  heard: HEARD,
  paid: taken('101.2.c'),
  lowri: taken('101.3.a'),
  fevered: all(read('101.3'), not(taken('101.3.a'))),
  mule: has('the-mule-remembers'),
  lanmoor: FRIENDS,
  sentOn: taken('part-1.5.b'),
  guards: taken('103.3.b'),
  ring: taken('103.2.a'),
  conclave: read('104.4'),
  embers: all(has('ash-on-the-wind', 1), has('ash-on-the-wind', 2), has('ash-on-the-wind', 3)),
  blades: SANG,
  names: taken('105.2.a'),
  ashBlade: held(3),
  brothers: taken('106.2.a'),
  debt: taken('106.1.c'),
  toll: TOLL_BROKEN,
  wordGiven: all(taken('107.2.a'), not(TOLL_BROKEN)),
  barnSaved: BARN_OPEN,
  barnBurned: has('barn-burned'),
  queue: FED_QUEUE,
  overpaid: TOOK_SACKS,
  bell: has('bells-answered'),
  redDoor: has('red-door'),
  token: read('109.3'),
  stagKilled: all(STAG_DONE, not(STAG_SOOTHED)),
  stagSoothed: STAG_SOOTHED,
  lock: all(taken('113.1.c'), not(has('riddle-of-oldsteel'))),
  redWater: taken('113.2.a'),
  ledger: has('lost-and-fallen', 1),
  hermits: read('115.3'),
  keeperGone: KEEPER_GONE,
  bones: has('lost-and-fallen', 2),
  goddess: has('saved-by-the-goddess'),
  lamp: has('pathfinder', 8),
}
