/** Characters, places and dials as they lie on the table, and as documents keep them. */
import { flag, int, list, oneOf, record } from '@emberhall/kernel'
import { DIAL_MAX } from './parts.ts'

const none = int({ min: -1, initial: -1 })
const count = int({ min: 0 })
const dial = int({ min: 0, max: DIAL_MAX })

export const CHARACTER_SHAPE = {
  /** TG-20.15 Gone: took part and left. */
  status: oneOf('unused', 'active', 'dead', 'gone'),
  seat: none,
  /** TG-34.1 Whose board and decks these are: numbers of characters. */
  board: count,
  combat: count,
  diplomacy: count,
  /** The cell it stands on. */
  at: none,
  energy: count,
  health: count,
  terror: count,
  /** TG-3.4 Markers on the board, by ATTRS. */
  attributes: list(int({ min: 0, max: 2 })),
  /** TG-19.3 Faces of Skill cards. */
  skills: list(count),
  food: count,
  wealth: count,
  reputation: count,
  magic: count,
  xp: count,
  items: list(record({ item: count, isUp: flag(), /** TG-18.8 */ isLocked: flag() })),
  secrets: list(record({ secret: count, isUp: flag() })),
  /** TG-36.1 The Time dial of the dying card; 0: it is not attached. */
  dying: dial,
  /** TG-20.12 */
  isMad: flag(),
  passed: flag(),
  /** TG-6.3 */
  acted: flag(),
  /** TG-20.15 Its place among the dead, counted from 1. */
  fell: count,
  /** TG-36.3 Meets a purple encounter alone when the action is over. */
  isHaunted: flag(),
  /** TG-7.8 Numbers of deeds. */
  usedToday: list(count),
  /** Dreams it has read: verses. */
  dreams: list(count),
}

export const PLACE = record({
  cell: count,
  location: count,
  /** Time and Quest tokens, and markers. */
  time: count,
  quest: count,
  marker: count,
  /** TG-7.8 Numbers of its actions. */
  used: list(count),
  /** TG-20.7 Items that the dead left. */
  dropped: list(count),
  /** TG-17.1 Encounter cards. */
  guardians: list(count),
  /** TG-12 No menhir, one with its dial, or one whose dial is gone (0). */
  menhir: int({ min: -1, max: DIAL_MAX, initial: -1 }),
})

/** TG-5.5, TG-13.5 Dials that carry a Time or a Quest token. */
export const DIALS = list(
  record({
    value: int({ min: 1, max: DIAL_MAX, initial: 1 }),
    token: oneOf('time', 'quest'),
    anchor: oneOf('event', 'secret'),
    on: count,
    /** The character whose card it lies on, or -1. */
    holder: none,
  }),
)
