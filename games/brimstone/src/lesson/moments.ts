/** The moments of a first Adventure at which something is explained, the most pressing first. */
import { hasHappened, isAsked, isOffered, type LessonMoment, type Sight } from '@emberhall/speech'
import { V } from '../questions.ts'
import type { S } from '../state.ts'
import type { MomentId } from './words.en.ts'

type Seen = Sight<S>
const isActing = (sight: Seen): boolean => isAsked(sight, 'act')
const isFight = ({ view }: Seen): boolean => view.state.enemies.length > 0
const TRACK = '.sb-track'
const ORDER = '.sb-order'
const MINE = '.sb-stage'
const TRAY = '.sb-tray'
const DICE = '.sb-ledger'
const SHEET = '.sb-dashboard, .sb-strip'
const open = (part: string): string => `${MINE} ${part}[data-spot="open"]`

export const moments: readonly LessonMoment<S, MomentId>[] = [
  { id: 'class', rule: 'SB-2.2', points: TRAY, isDue: (sight) => isAsked(sight, 'class') },
  { id: 'upgrade', rule: 'SB-2.2', points: TRAY, isDue: (sight) => isAsked(sight, 'upgrade') },
  { id: 'goal', rule: 'SB-31.1', points: '.sb-bill, .sb-track', isDue: (sight) => isAsked(sight, 'lantern', 'start') },
  { id: 'lantern', rule: 'SB-8.3', points: ORDER, isDue: (sight) => isAsked(sight, 'lantern') },
  // what has just happened
  {
    id: 'down',
    rule: 'SB-15.5',
    points: ORDER,
    isDue: ({ view }) => view.state.heroes.some(({ down }) => down !== 0),
  },
  { id: 'escape', rule: 'SB-22.1', points: open('[data-key^="enemy"]'), isDue: (sight) => isOffered(sight, V.escape) },
  { id: 'grit', rule: 'SB-3.2', points: DICE, isDue: (sight) => isAsked(sight, 'reroll', 'gritReroll') },
  { id: 'assign', rule: 'SB-23.5', points: open('[data-key^="enemy"]'), isDue: (sight) => isAsked(sight, 'assign') },
  {
    id: 'test',
    rule: 'SB-12.3',
    points: SHEET,
    isDue: (sight) => isAsked(sight, 'whoTests', 'takeTest') || hasHappened(sight, 'passed', 'failed'),
  },
  { id: 'turn', rule: 'SB-6.1', points: '.sb-steps-row, .sb-track', isDue: isActing },
  { id: 'breath', rule: 'SB-28.2', points: SHEET, isDue: (sight) => isAsked(sight, 'breath', 'healSplit') },
  { id: 'darkness', rule: 'SB-5.8', points: TRACK, isDue: (sight) => hasHappened(sight, 'notHeldBack') },
  { id: 'clue', rule: 'SB-11.6', points: '.sb-bill, .sb-clues', isDue: (sight) => hasHappened(sight, 'clue') },
  { id: 'loot', rule: 'SB-28.4', points: SHEET, isDue: (sight) => hasHappened(sight, 'fightOver') },
  { id: 'room', rule: 'SB-11.5', points: MINE, isDue: (sight) => hasHappened(sight, 'revealed') && !isFight(sight) },
  { id: 'hands', rule: 'SB-17.2', points: SHEET, isDue: (sight) => isAsked(sight, 'hands') },
  // a turn
  { id: 'held', rule: 'SB-5.3', points: TRACK, isDue: (sight) => isActing(sight) && hasHappened(sight, 'holdBack') },
  {
    id: 'move',
    rule: 'SB-7.1',
    points: open('.eh-square'),
    isDue: (sight) => isActing(sight) && isOffered(sight, V.walk),
  },
  { id: 'fight', rule: 'SB-6.4', points: ORDER, isDue: (sight) => isActing(sight) && isFight(sight) },
  {
    id: 'attack',
    rule: 'SB-23.4',
    points: open('[data-key^="enemy"]'),
    isDue: (sight) => isActing(sight) && isOffered(sight, V.melee, V.shoot, V.dual),
  },
  { id: 'saves', rule: 'SB-14.2', points: SHEET, isDue: (sight) => isActing(sight) && hasHappened(sight, 'hits') },
  { id: 'door', rule: 'SB-10.6', points: open('[data-key^="exit"]'), isDue: (sight) => isOffered(sight, V.look) },
  {
    id: 'scavenge',
    rule: 'SB-10.3',
    points: open('[data-key^="tile"]'),
    isDue: (sight) => isActing(sight) && isOffered(sight, V.scavenge),
  },
  { id: 'bag', rule: 'SB-17.15', points: SHEET, isDue: (sight) => isActing(sight) && isOffered(sight, V.token) },
  {
    id: 'ready',
    rule: 'SB-6.1',
    points: '',
    isDue: (sight) => isActing(sight) && sight.view.state.turn > 2 && hasHappened(sight, 'fightOver', 'clue'),
  },
]
