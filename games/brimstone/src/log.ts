/** The lines of the log. Heroes, enemies and things are called by name: a line is read long after. */
import { type ArgKind, codes, type LogDef } from '@emberhall/kernel'
import { SKILLS, TOKENS } from './content/types.ts'
import { GROWN } from './hero-shape.ts'
import { heroNames, type Names, NO_NAMES } from './names.ts'
import { ODDS, OUTCOMES } from './parts.ts'
import { ATTACKS, ROLLS } from './questions.ts'

/** Nobody else could be got at; fewer were at this one; chance. */
const WHY_TARGETED = ['only', 'fewest', 'chance'] as const
const HIT_KINDS = ['hit', 'horror', 'corruption'] as const
const line = (rule: string, ...args: readonly ArgKind[]): LogDef => ({ args, rule })

export function logTable(names: Names) {
  const hero = heroNames(names.classes)
  const { enemies, items, tiles, missions, injuries, madness, worlds, elites, depthEvents } = names
  const { upgrades, mutations, towns, hazards, townEvents, nights, forges } = names
  return {
    // setup and end
    joined: line('SB-2.2', hero),
    lantern: line('SB-8.4', hero),
    begins: line('SB-4.5', missions),
    odds: line('SB-38.1', ODDS),
    ended: line('SB-31.1', OUTCOMES, missions),
    fled: line('SB-31.5'),
    turnsBack: line('SB-6.2', hero),
    // turns
    turn: line('SB-6.1', 'n'),
    holdBack: line('SB-5.3', hero, 'n'),
    heldBack: line('SB-5.3', 'n'),
    notHeldBack: line('SB-5.3', 'n'),
    darkness: line('SB-5.3', 'n'),
    darknessBack: line('SB-5.9', 'n'),
    depthEvent: line('SB-5.4', depthEvents),
    darknessCard: line('SB-13.1', 'card'),
    cancelled: line('SB-13.1', hero),
    passes: line('SB-1.6', 'card'),
    dread: line('SB-13.2', 'n'),
    dreadCard: line('SB-13.5', 'card'),
    dreadCancelled: line('SB-13.3'),
    activates: line('SB-6.4', hero),
    voices: line('SB-8.3', hero, 'n'),
    fear: line('SB-21.3', hero, enemies, 'n'),
    // dice and Grit
    /** The dice, what each has to reach (0: they are added up), and what is added to each. */
    rolled: line('SB-1.1', hero, ROLLS, 'n', 'n', 'n'),
    gritReroll: line('SB-3.2', hero, 'n'),
    abilityReroll: line('SB-1.2', hero, 'n'),
    grit: line('SB-3.4', hero, 'n'),
    gritLost: line('SB-3.4', hero, 'n'),
    // moving and searching
    moves: line('SB-7.2', hero, 'n', 'n'),
    sprints: line('SB-3.2', hero, 'n'),
    walked: line('SB-7.3', hero, 'n'),
    escaped: line('SB-22.2', hero, 'n'),
    notEscaped: line('SB-22.4', hero, 'n'),
    scavenged: line('SB-10.3', hero, tiles, 'n'),
    found: line('SB-28.6', hero, 'card'),
    looks: line('SB-10.6', hero),
    gateLook: line('SB-30.2', hero, worlds),
    tile: line('SB-10.8', tiles),
    walled: line('SB-10.10', tiles),
    reopened: line('SB-10.10', tiles),
    revealed: line('SB-11.2', 'card'),
    door: line('SB-11.3', tiles),
    gate: line('SB-30.1', tiles),
    clue: line('SB-11.6', missions, 'n', 'n'),
    encounter: line('SB-12.1', 'card'),
    peeked: line('SB-36.3', 'card'),
    passed: line('SB-12.3', hero, SKILLS, 'n'),
    failed: line('SB-12.3', hero, SKILLS, 'n'),
    objective: line('SB-11.7', tiles, missions),
    // harm and healing
    hits: line('SB-14.1', hero, HIT_KINDS, 'n'),
    wounded: line('SB-14.3', hero, 'n'),
    harmed: line('SB-14.3', hero, 'n'),
    corrupted: line('SB-14.3', hero, 'n'),
    healed: line('SB-16.1', hero, 'n'),
    calmed: line('SB-16.1', hero, 'n'),
    down: line('SB-15.1', hero),
    revived: line('SB-15.2', hero),
    recovered: line('SB-15.4', hero),
    staysDown: line('SB-15.4', hero),
    died: line('SB-34.3', hero),
    helps: line('SB-15.7', hero, hero),
    injury: line('SB-15.4', hero, injuries),
    madness: line('SB-15.4', hero, madness),
    // things
    gained: line('SB-17.1', hero, 'card'),
    left: line('SB-17.18', hero, items),
    lost: line('SB-1.15', hero, items),
    attached: line('SB-17.13', hero, items, items),
    gave: line('SB-17.9', hero, hero, items),
    gaveToken: line('SB-17.9', hero, hero, TOKENS),
    token: line('SB-17.14', hero, TOKENS),
    usesToken: line('SB-17.15', hero, TOKENS),
    uses: line('SB-17.1', hero),
    xp: line('SB-23.11', hero, 'n'),
    gold: line('SB-28.6', hero, 'n'),
    goldLost: line('SB-17.11', hero, 'n'),
    stone: line('SB-28.6', hero, 'n'),
    relit: line('SB-8.5'),
    lanternOut: line('SB-8.5'),
    swapped: line('SB-22.5', hero, hero),
    // fights
    threat: line('SB-19.2', 'card'),
    arrived: line('SB-19.4', enemies, 'n'),
    ambush: line('SB-20.1', enemies),
    fight: line('SB-19.1'),
    elite: line('SB-18.3', enemies, elites),
    attacks: line('SB-23.1', hero, ATTACKS),
    hit: line('SB-23.7', hero, enemies, 'n', ['normal', 'critical']),
    enemyWounded: line('SB-23.11', enemies, 'n'),
    killed: line('SB-23.11', enemies),
    throws: line('SB-24.1', hero, 'n'),
    bounces: line('SB-24.3', 'n', 'n'),
    explodes: line('SB-24.4', 'n'),
    bagExplodes: line('SB-34.5', hero),
    foesAct: line('SB-25.1', enemies),
    targets: line('SB-25.4', enemies, hero, WHY_TARGETED),
    foeMoved: line('SB-25.5', enemies, 'n'),
    /** The dice, and what each has to reach. */
    foeAttacks: line('SB-26.1', enemies, hero, 'n', 'n'),
    fightOver: line('SB-28.1'),
    // missions
    rift: line('SB-40.1', tiles),
    sealed: line('SB-40.1', hero),
    boy: line('SB-40.2'),
    // between Adventures
    level: line('AC-1.1', hero, 'n'),
    grew: line('AC-1.2', hero, GROWN, 'n'),
    learned: line('AC-1.3', hero, upgrades),
    mutation: line('AC-4.1', hero, mutations),
    lostToTheVoid: line('AC-4.2', hero),
    rides: line('AC-5.1', towns),
    hazard: line('AC-5.1', hero, hazards),
    townDay: line('AC-6.1', 'n'),
    townEvent: line('AC-6.1', hero, townEvents),
    isClosed: line('AC-6.1', hero),
    night: line('AC-6.3', nights),
    tokenGone: line('AC-6.2', hero),
    sold: line('AC-12.2', hero, items, 'n'),
    forged: line('AC-9.1', hero, items, forges),
    cured: line('AC-13.2', hero, [...injuries, ...madness, ...mutations]),
    knifeSlips: line('AC-13.2', hero),
    raised: line('SB-34.3', hero),
    notRaised: line('SB-34.3', hero),
    estate: line('AC-10.2', hero),
    inherits: line('AC-10.2', hero, items),
    buried: line('AC-10.2', hero, items),
    comesAlong: line('AC-16.1', hero),
    staysHome: line('AC-16.1', hero),
    rumour: line('AC-6.1', missions),
    ahead: line('SB-4.5', missions),
    planted: line('SB-40.5', hero, missions, 'n'),
  } as const
}
export const L = codes(logTable(NO_NAMES))
