/** The lines of the log. Characters, places and things are called by name: a line is read long after. */
import { type ArgKind, codes, type LogDef } from '@emberhall/kernel'
import { ATTRS, KINDS, RESOURCES, TRACKS } from './content/types.ts'
import { encounterLogs } from './encounter/asking.ts'
import { type Names, NO_NAMES } from './names.ts'
import { DIAL_FACES, GUARDIAN_FACES, MODIFIERS, OUTCOMES } from './parts.ts'

export const DICE = ['dying', 'mad', 'table', 'deed'] as const
/** How an option or a verse can turn out; a number is the lowest face of a row, or the dial that was right. */
export const BRANCHES = [
  'won',
  'lost',
  'avoided',
  'grail',
  'skull',
  'else',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
] as const
export type Branch = (typeof BRANCHES)[number]
const line = (rule: string, ...args: readonly ArgKind[]): LogDef => ({ args, rule })

export function logTable(names: Names) {
  const { characters, locations, encounters, items, secrets, skills, events, statuses, verses, tasks } = names
  return {
    // setting out
    joined: line('TG-3.1', characters),
    modifier: line('TG-2.3', MODIFIERS),
    chronicler: line('TG-33.1', characters),
    chapter: line('TG-4.9', 'n'),
    startMenhir: line('TG-4.2', locations, 'n'),
    // the day
    dawn: line('TG-5.1', 'n'),
    day: line('TG-6.1', 'n'),
    dusk: line('TG-8.1', 'n'),
    round: line('TG-6.2'),
    acts: line('TG-6.1', characters),
    joins: line('TG-14.2', characters),
    explores: line('TG-7.1', characters, locations),
    travels: line('TG-7.4', characters, locations),
    works: line('TG-7.7', characters, locations, 'n'),
    deed: line('TG-7.10', characters, 'n'),
    inspects: line('TG-7.12', characters, locations),
    collects: line('TG-7.14', characters),
    passes: line('TG-7.13', characters),
    paidWith: line('TG-10.7', characters, items),
    expelled: line('TG-14.5', characters),
    // the map
    revealed: line('TG-11.4', locations),
    moved: line('TG-11.10', characters, locations),
    joinsArrival: line('TG-11.8', characters),
    replaced: line('TG-11.6', locations, locations),
    swallowed: line('TG-5.3', locations),
    menhirOut: line('TG-5.2', locations),
    menhirDial: line('TG-5.4', locations, 'n'),
    menhirNoDial: line('TG-5.4', locations),
    noMenhir: line('TG-12.8'),
    activated: line('TG-12.1', locations, 'n'),
    wyrd: line('TG-12.4', characters),
    guardianDie: line('TG-17.2', encounters, GUARDIAN_FACES),
    guardianMoved: line('TG-17.3', encounters, locations),
    guardianStays: line('TG-17.4', encounters, locations),
    guardianGone: line('TG-17.5', encounters),
    guardianPlaced: line('TG-17.11', encounters, locations),
    timeToken: line('TG-5.5', locations, 'n'),
    questToken: line('TG-13.5', locations),
    // tracks and resources
    track: line('TG-9.1', characters, TRACKS, ['gains', 'loses'], 'n'),
    gains: line('TG-10.4', characters, RESOURCES, 'n'),
    loses: line('TG-1.3', characters, RESOURCES, 'n'),
    overflow: line('TG-10.5', characters, RESOURCES, 'n'),
    gave: line('TG-10.6', characters, characters, RESOURCES, 'n'),
    rests: line('TG-8.2', characters, 'n'),
    hungry: line('TG-32.6', characters),
    recovers: line('TG-8.3', characters, 'n'),
    mad: line('TG-20.12', characters),
    sane: line('TG-9.7', characters),
    dying: line('TG-20.1', characters, 'n'),
    dyingDial: line('TG-36.1', characters, 'n'),
    saved: line('TG-9.6', characters),
    died: line('TG-20.7', characters, locations),
    newcomer: line('TG-20.7', characters, locations),
    declined: line('TG-20.14', characters),
    haunted: line('TG-36.3', characters),
    // things
    item: line('TG-18.13', characters, 'card'),
    itemLost: line('TG-18.12', characters, items),
    gaveItem: line('TG-18.7', characters, characters, items),
    secret: line('TG-18.9', characters, secrets),
    secretGone: line('TG-22.4', secrets),
    gaveSecret: line('TG-18.7', characters, characters, secrets),
    uses: line('TG-6.8', characters, 'n'),
    dropped: line('TG-20.7', items, locations),
    // events, quests, the journal
    event: line('TG-5.7', 'card'),
    eventOver: line('TG-8.7', events),
    quest: line('TG-13.1', events),
    questDone: line('TG-13.2', events),
    questFailed: line('TG-13.2', events),
    secretQuestDone: line('TG-13.10', secrets),
    randomAdded: line('TG-13.6', 'n'),
    pulledUp: line('TG-37.4', events),
    dial: line('TG-5.5', events, 'n'),
    dialGone: line('TG-5.10', events),
    secretDial: line('TG-5.5', secrets, 'n'),
    secretDialGone: line('TG-5.10', secrets),
    status: line('TG-15.1', statuses, 'n'),
    statusCleared: line('TG-15.1', statuses),
    task: line('TG-13.3', tasks),
    /** The number has a bit for each passage that is told only sometimes, in the order of WHEN. */
    verse: line('TG-15.4', verses, 'n'),
    /** The verse, the option counted from 1 or 0, and how it turned out. */
    told: line('TG-15.6', verses, 'n', BRANCHES),
    option: line('TG-15.5', verses, 'n'),
    leaves: line('TG-15.4', verses),
    dream: line('TG-8.6', verses),
    votes: line('TG-15.14', [...verses, ...events], 'n'),
    looks: line('TG-3.7', 'card'),
    // chance
    rolled: line('TG-10.8', DICE, 'n'),
    flipped: line('TG-1.10', DIAL_FACES),
    setDial: line('TG-1.10', 'n'),
    // advancement
    learned: line('TG-19.1', characters, KINDS, 'card'),
    raised: line('TG-19.2', characters, ATTRS, 'n'),
    skill: line('TG-19.3', characters, skills),
    built: line('TG-8.5', characters, KINDS, 'n'),
    // sittings
    adjourned: line('TG-21.1', 'n'),
    leftTable: line('TG-21.5', characters),
    cameBack: line('TG-21.9', characters, locations),
    // the end
    graceGiven: line('TG-20.9'),
    chapterEnd: line('TG-37.6', 'n'),
    ended: line('TG-1.1', OUTCOMES),
    ...encounterLogs(names),
  } as const
}
export const L = codes(logTable(NO_NAMES))
