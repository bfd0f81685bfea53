/** The moments of a first day and a first fight at which something is explained, the most pressing first. */
import { hasHappened, isAsked, isOffered, type LessonMoment, type Sight } from '@emberhall/speech'
import { V } from '../questions.ts'
import type { S } from '../state.ts'
import type { MomentId } from './words.en.ts'

type Seen = Sight<S>
const isActing = (sight: Seen): boolean => isAsked(sight, 'act')
const isLaying = (sight: Seen): boolean => isAsked(sight, 'cards', 'moreCards')
const isOf = ({ view }: Seen, kind: S['encounter']['kind']): boolean => view.state.encounter.kind === kind
const isFighting = (sight: Seen): boolean => isLaying(sight) && isOf(sight, 'combat')
const laid = ({ view }: Seen): number => view.state.encounter.line.length
const [STONES, PAGE, POOL, HAND] = ['.tg-stones', '.eh-page-choices', '.tg-pool', '.tg-hand']
const BOARD = '.tg-boards, .tg-own'

export const moments: readonly LessonMoment<S, MomentId>[] = [
  { id: 'letters', rule: 'TG-3.1', points: '.tg-tray', isDue: (sight) => isAsked(sight, 'character') },
  // a fight, from what stands there to what one lays
  { id: 'mulligan', rule: 'TG-24.5', points: HAND, isDue: (sight) => isAsked(sight, 'mulligan') },
  { id: 'pool', rule: 'TG-24.6', points: POOL, isDue: isFighting },
  { id: 'keys', rule: 'TG-23.4', points: HAND, isDue: isFighting },
  { id: 'plan', rule: 'TG-25.4', points: HAND, isDue: isFighting },
  { id: 'enemy', rule: 'TG-25.8', points: '.tg-next', isDue: isFighting },
  {
    id: 'chain',
    rule: 'TG-23.16',
    points: '.eh-chain',
    isDue: (sight) => isAsked(sight, 'moreCards') && laid(sight) > 0,
  },
  { id: 'magic', rule: 'TG-23.5', points: '.eh-chain', isDue: (sight) => isAsked(sight, 'magic', 'magicNeeded') },
  { id: 'covered', rule: 'TG-23.12', points: '.eh-chain', isDue: (sight) => isFighting(sight) && laid(sight) > 1 },
  { id: 'flee', rule: 'TG-26.5', points: '', isDue: (sight) => isFighting(sight) && hasHappened(sight, 'attack') },
  { id: 'affinity', rule: 'TG-28.5', points: POOL, isDue: (sight) => isLaying(sight) && isOf(sight, 'diplomacy') },
  { id: 'stages', rule: 'TG-28.6', points: '.tg-foe', isDue: (sight) => isLaying(sight) && isOf(sight, 'diplomacy') },
  // the journal
  { id: 'verse', rule: 'TG-15.4', points: PAGE, isDue: (sight) => isAsked(sight, 'option') },
  { id: 'options', rule: 'TG-15.5', points: PAGE, isDue: (sight) => isAsked(sight, 'option') },
  { id: 'activate', rule: 'TG-12.1', points: '', isDue: (sight) => isAsked(sight, 'activate') },
  { id: 'join', rule: 'TG-14.2', points: '', isDue: (sight) => isAsked(sight, 'join', 'accept') },
  // dusk
  { id: 'rest', rule: 'TG-8.2', points: BOARD, isDue: (sight) => isAsked(sight, 'rest') },
  { id: 'advance', rule: 'TG-8.4', points: PAGE, isDue: (sight) => isAsked(sight, 'advance') },
  { id: 'study', rule: 'TG-19.1', points: '.tg-bench-cards', isDue: (sight) => isAsked(sight, 'study') },
  // what has become of somebody
  {
    id: 'dying',
    rule: 'TG-20.1',
    points: BOARD,
    isDue: ({ view }) => view.state.characters.some(({ dying }) => dying > 0),
  },
  { id: 'mad', rule: 'TG-20.12', points: BOARD, isDue: ({ view }) => view.state.characters.some(({ isMad }) => isMad) },
  // the day
  { id: 'goal', rule: 'TG-13.1', points: '.tg-events', isDue: isActing },
  { id: 'energy', rule: 'TG-6.1', points: STONES, isDue: isActing },
  {
    id: 'explore',
    rule: 'TG-7.1',
    points: STONES,
    isDue: (sight) => isActing(sight) && isOffered(sight, V.explore),
  },
  {
    id: 'travel',
    rule: 'TG-7.4',
    points: '.eh-place[data-spot="open"], .eh-unseen[data-spot="open"]',
    isDue: (sight) => isActing(sight) && isOffered(sight, V.travel) && hasHappened(sight, 'verse', 'works', 'travels'),
  },
  {
    id: 'menhir',
    rule: 'TG-5.4',
    points: '.eh-dial',
    isDue: (sight) => isActing(sight) && hasHappened(sight, 'travels'),
  },
  { id: 'board', rule: 'TG-9.1', points: BOARD, isDue: (sight) => isActing(sight) && hasHappened(sight, 'verse') },
  {
    id: 'pass',
    rule: 'TG-7.13',
    points: STONES,
    isDue: (sight) =>
      isActing(sight) && sight.view.state.characters.some(({ status, energy }) => status === 'active' && energy < 2),
  },
  { id: 'dawn', rule: 'TG-5.1', points: '.tg-steps', isDue: (sight) => isActing(sight) && sight.view.state.day > 1 },
  {
    id: 'ready',
    rule: 'TG-6.1',
    points: '',
    isDue: (sight) =>
      isActing(sight) &&
      sight.view.state.day > 1 &&
      hasHappened(sight, 'encounterWon', 'talkWon', 'encounterOver', 'encounterLost'),
  },
]
