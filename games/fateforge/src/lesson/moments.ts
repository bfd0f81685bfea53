/** FG-2.6 The moments of the first fight at which something is explained, the most pressing first. */
import { hasHappened, isAsked, isOffered, type LessonMoment, offered } from '@emberhall/speech'
import { V } from '../questions.ts'
import type { S } from '../state.ts'
import { actingHero, defendedNear, isSkill, isWearing, type Sight } from './sight.ts'
import type { MomentId } from './words.en.ts'

const isTurn = (sight: Sight): boolean => isAsked(sight, 'turn')
const isEnd = (sight: Sight): boolean => isAsked(sight, 'quiet', 'extra', 'exit', 'path')
const DICE = '.fg-screen'
const BOARD = '.fg-board'

export const moments: readonly LessonMoment<S, MomentId>[] = [
  { id: 'goal', rule: 'FG-22.4', points: '.fg-muster-goals', isDue: ({ view }) => view.state.phase === 'muster' },
  { id: 'prevent', rule: 'FG-27.2', points: '', isDue: (sight) => isAsked(sight, 'prevent') },
  {
    id: 'target',
    rule: 'FG-30.2',
    points: '.fg-hero[data-spot="open"]',
    isDue: (sight) => isAsked(sight, 'enemyTarget'),
  },
  {
    id: 'down',
    rule: 'FG-36.3',
    points: '.fg-party [data-down]',
    isDue: ({ view }) => view.state.heroes.some(({ down }) => down),
  },
  { id: 'judged', rule: 'FG-34.1', points: '.fg-goals', isDue: isEnd },
  {
    id: 'upkeep',
    rule: 'FG-32.4',
    points: '.fg-rounds',
    isDue: (sight) => hasHappened(sight, 'upkeep') && !isEnd(sight),
  },
  {
    id: 'leaving',
    rule: 'FG-33.3',
    points: '.fg-leaving, .fg-rounds',
    isDue: ({ view }) => view.state.phase === 'preparation' && view.state.round === view.state.lastRound,
  },
  { id: 'reactions', rule: 'FG-28.1', points: '.fg-tile-reactions', isDue: (sight) => hasHappened(sight, 'named') },
  // preparation
  { id: 'dice', rule: 'FG-23.2', points: DICE, isDue: (sight) => isOffered(sight, V.roll) },
  { id: 'reroll', rule: 'FG-23.6', points: DICE, isDue: (sight) => isOffered(sight, V.reroll) },
  { id: 'triple', rule: 'FG-23.7', points: DICE, isDue: (sight) => isOffered(sight, V.triple) },
  { id: 'sprint', rule: 'FG-23.8', points: BOARD, isDue: (sight) => isOffered(sight, V.sprint) },
  { id: 'confirm', rule: 'FG-51.2', points: DICE, isDue: (sight) => isOffered(sight, V.confirm, V.unconfirm) },
  { id: 'order', rule: 'FG-24.2', points: '.fg-track', isDue: (sight) => isAsked(sight, 'order') },
  // a turn
  { id: 'turn', rule: 'FG-25.2', points: '.fg-results', isDue: isTurn },
  {
    id: 'attack',
    rule: 'FG-20.6',
    points: '.fg-foe[data-spot="open"]',
    isDue: (sight) => isTurn(sight) && isOffered(sight, V.strike, V.shoot),
  },
  {
    id: 'defended',
    rule: 'FG-19.5',
    points: (sight) => `${BOARD} [data-key="thing ${defendedNear(sight)}"]`,
    isDue: (sight) => isTurn(sight) && defendedNear(sight) >= 0,
  },
  {
    id: 'skill',
    rule: 'FG-14.9',
    points: '.fg-hand [data-spot="open"]',
    isDue: (sight) => isTurn(sight) && offered(sight, V.card).some(isSkill),
  },
  {
    id: 'bands',
    rule: 'FG-21.1',
    points: '.fg-foe',
    isDue: (sight) => isTurn(sight) && sight.view.state.enemies.some(({ gone }) => !gone),
  },
  {
    id: 'barred',
    rule: 'FG-25.4',
    points: `${BOARD} [data-spot="blocked"]`,
    isDue: (sight) => isTurn(sight) && sight.view.ask!.blocked.length > 0,
  },
  {
    id: 'items',
    rule: 'FG-15.5',
    points: '.fg-hand',
    isDue: (sight) => isTurn(sight) && isWearing(actingHero(sight)!),
  },
  {
    id: 'ready',
    rule: 'FG-2.6',
    points: '',
    isDue: ({ view }) => view.state.phase === 'preparation' && view.state.round > 1,
  },
]
