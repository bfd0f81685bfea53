/** The moments of a first game at which something is explained, the most pressing first. */
import { hasHappened, isAsked, isOffered, type LessonMoment, type Sight } from '@emberhall/speech'
import { type S, V } from '../state.ts'
import type { MomentId } from './words.en.ts'

type Seen = Sight<S>
const isAlone = ({ view }: Seen): boolean => view.state.turns.length === 1
const isActing = (sight: Seen): boolean => isAsked(sight, 'act')
/** Whoever acts has one beside them. */
const isBesideKobold = ({ view }: Seen): boolean => {
  const { adventurers, kobolds, turn } = view.state
  const acting = adventurers[turn.acting]
  return acting !== undefined && kobolds.some(({ site }) => site === acting.site)
}
const HAND = '.ff-hand, .ff-strip'
const PLAYED = '.ff-active'
const MINE = '.ff-mine'
const ROW = '.ff-row'
const open = (part: string): string => `${part}[data-spot="open"]`

export const moments: readonly LessonMoment<S, MomentId>[] = [
  { id: 'recruit', rule: 'FF-3.7', points: '.ff-tray', isDue: (sight) => isAsked(sight, 'recruit') },
  { id: 'deck', rule: 'FF-25.2', points: '.ff-tray', isDue: (sight) => isAsked(sight, 'deck') },
  { id: 'station', rule: 'FF-25.3', points: '.ff-tray', isDue: (sight) => isAsked(sight, 'station') },
  {
    id: 'goal',
    rule: 'FF-21.1',
    points: ROW,
    isDue: (sight) => isAsked(sight, 'card') && !isAlone(sight),
  },
  {
    id: 'goalAlone',
    rule: 'FF-25.23',
    points: '.ff-objectives, .ff-row',
    isDue: (sight) => isAsked(sight, 'card') && isAlone(sight),
  },
  {
    id: 'rival',
    rule: 'FF-1.4',
    points: ({ view }) => `[data-anchor="seat ${(view.seat + 1) % view.state.turns.length}"]`,
    isDue: (sight) => isAsked(sight, 'card') && !isAlone(sight),
  },
  { id: 'token', rule: 'FF-11.3', points: '.ff-tray', isDue: (sight) => isAsked(sight, 'token') },
  { id: 'pay', rule: 'FF-13.4', points: '.ff-tray', isDue: (sight) => isAsked(sight, 'pay') },
  { id: 'advanced', rule: 'FF-20.2', points: '.ff-advanced, .ff-tray', isDue: (sight) => isAsked(sight, 'advanced') },
  { id: 'half', rule: 'FF-25.16', points: '.ff-tray', isDue: (sight) => isAsked(sight, 'half') },
  {
    id: 'imps',
    rule: 'FF-25.12',
    points: '.ff-imps',
    isDue: (sight) => isAsked(sight, 'card') && hasHappened(sight, 'imp', 'impIdle'),
  },
  {
    id: 'event',
    rule: 'FF-19.4',
    points: '.ff-happening',
    isDue: (sight) => isAsked(sight, 'card') && hasHappened(sight, 'event'),
  },
  {
    id: 'stolen',
    rule: 'FF-12.5',
    points: '.ff-bag',
    isDue: (sight) => isAsked(sight, 'card') && hasHappened(sight, 'stolen'),
  },
  { id: 'card', rule: 'FF-4.3', points: HAND, isDue: (sight) => isAsked(sight, 'card') },
  // a turn
  { id: 'act', rule: 'FF-4.8', points: PLAYED, isDue: isActing },
  {
    id: 'explored',
    rule: 'FF-8.1',
    points: MINE,
    isDue: (sight) => isActing(sight) && hasHappened(sight, 'explored'),
  },
  {
    id: 'kobold',
    rule: 'FF-12.2',
    points: '.ff-thief',
    isDue: (sight) => isActing(sight) && isBesideKobold(sight),
  },
  { id: 'forge', rule: 'FF-13.2', points: ROW, isDue: (sight) => isOffered(sight, V.forge) },
  { id: 'pick', rule: 'FF-10.2', points: open('.ff-heap'), isDue: (sight) => isOffered(sight, V.pick) },
  { id: 'dig', rule: 'FF-9.2', points: open('.ff-token'), isDue: (sight) => isOffered(sight, V.dig) },
  { id: 'totem', rule: 'FF-15.2', points: '.ff-totem', isDue: (sight) => isOffered(sight, V.totem) },
  { id: 'hand', rule: 'FF-10.5', points: MINE, isDue: (sight) => isOffered(sight, V.give, V.take) },
  {
    id: 'move',
    rule: 'FF-6.1',
    points: open('.ff-site'),
    isDue: (sight) => isActing(sight) && isOffered(sight, V.move),
  },
  { id: 'ability', rule: 'FF-5.4', points: PLAYED, isDue: (sight) => isActing(sight) && isOffered(sight, V.ability) },
  {
    id: 'barred',
    rule: 'FF-5.2',
    points: '',
    isDue: (sight) => isActing(sight) && sight.view.ask!.blocked.length > 0,
  },
  { id: 'power', rule: 'FF-14.3', points: '.ff-forged', isDue: (sight) => isOffered(sight, V.power) },
  {
    id: 'ready',
    rule: 'FF-4.1',
    points: '',
    isDue: (sight) => isAsked(sight, 'card') && sight.view.state.round > 1,
  },
]
