/** What may be taken back, by whom, and whether others have to agree to it. */
import { ANSWER, type CardId, CHANCE, type Entry, type Match, REVEAL, type Seat } from '@emberhall/kernel'

/** The last answer that is not a bot's. */
export interface Last {
  /** How many answers have to be taken back to reach it, and where the record then ends. */
  readonly count: number
  readonly at: number
  readonly seat: Seat
}
/** Nobody goes further back at once: others wait until all of it has been played again, if it is wanted after all. */
const FAR_BACK = 1000
export function lastOwn(match: Match, isBot: (seat: Seat) => boolean): Last | null {
  const { ledger } = match.parts()
  const recent = ledger.answers.slice(-FAR_BACK).reverse()
  for (const [i, at] of recent.entries()) {
    const [entry] = ledger.entries(at, at + 1)
    if (entry !== undefined && !isBot(entry.seat)) return { count: i + 1, at, seat: entry.seat }
  }
  return null
}
/** Whether dice, draws or anything hidden have come out since. */
export const hasRevealed = (match: Match, at: number): boolean =>
  match
    .parts()
    .ledger.entries(at)
    .some(({ tag }) => tag === CHANCE || tag === REVEAL)
/** Among rivals, whether one has learnt anything since: by what another has answered or shown, or by the end. */
function hasLearnt(match: Match, mine: readonly Seat[], at: number): boolean {
  const isAnothers = ({ tag, seat }: Entry): boolean => tag === ANSWER && !mine.includes(seat)
  if (match.isOver || match.parts().ledger.entries(at).some(isAnothers)) return true
  const then = match.fork()
  then.undo('same')
  const isNew = (card: CardId): boolean =>
    mine.some((seat) => match.table.canSee(card, seat) && !then.table.canSee(card, seat))
  return match.table.s.faces.some((_, card) => isNew(card))
}

/**
 * off: never; own: one's own last answer, if no luck and nothing hidden has come out since; agreed: that, and anything else once
 * every person at the table agrees; free: whoever sits here, as far as wanted.
 */
type UndoPolicy = 'off' | 'own' | 'agreed' | 'free'
interface Asking {
  readonly policy: UndoPolicy
  /** The seats that somebody plays, and those of people whom they would have to ask. */
  readonly mine: readonly Seat[]
  readonly others: readonly Seat[]
  readonly areRivals: boolean
}
/** Whether somebody may take it back at once, has to ask the others, or may not. */
export function mayTakeBack(
  match: Match,
  last: Last,
  { policy, mine, others, areRivals }: Asking,
): 'now' | 'ask' | 'no' {
  if (policy === 'off') return 'no'
  if (policy === 'free' || (policy === 'agreed' && others.length === 0)) return 'now'
  const isOwn = mine.includes(last.seat) && !hasRevealed(match, last.at)
  if (isOwn && !(areRivals && hasLearnt(match, mine, last.at))) return 'now'
  return policy === 'own' ? 'no' : 'ask'
}
