/** A roll is looked at before what came of it: the table as it was, with what has been played and the dice on it. */
import { at, type CardId, type LogLine, type View } from '@emberhall/kernel'
import { noAttempt, type S, Z } from '../../state.ts'

const isRoll = (line: LogLine): boolean => /^rolled(Three|Two|One)?$/.test(line.what)
const cardIn = (line: LogLine, i: number): CardId => {
  const arg = line.args[i]
  return typeof arg === 'object' ? arg.card : -1
}

/** The attempt as the news tell it, up to its last roll; null: nobody has rolled. */
function attemptIn(before: S, news: readonly LogLine[]): S['attempt'] | null {
  const last = news.findLastIndex(isRoll)
  if (last < 0) return null
  let attempt: S['attempt'] | null = before.attempt.open ? { ...before.attempt } : null
  for (const line of news.slice(0, last + 1)) {
    const { args } = line
    if (line.what === 'attempted')
      attempt = { ...noAttempt(), open: true, target: cardIn(line, 1), colour: args[2] as string }
    else if (attempt === null) continue
    else if (line.what === 'acted' || line.what === 'usedLantern')
      attempt = { ...attempt, action: cardIn(line, 1), value: args[3] as number }
    else if (line.what === 'boosted')
      attempt = {
        ...attempt,
        boosts: [...attempt.boosts, cardIn(line, 1)],
        boostPoints: attempt.boostPoints + (args[2] as number),
      }
    else if (isRoll(line)) attempt = { ...attempt, dice: args.slice(1, -1) as string[] }
  }
  return attempt
}
export function heldView(before: View<S>, after: View<S>, news: readonly LogLine[]): View<S> | null {
  if (before.seat !== after.seat && before.state.phase === 'setup') return null
  const attempt = attemptIn(before.state, news)
  if (attempt === null || attempt.target < 0) return null
  const stays = after.state.attempt
  // The table still lies like this: nothing to hold back.
  if (stays.open && stays.target === attempt.target && stays.dice.length > 0) return null
  const played = new Set([attempt.action, ...attempt.boosts])
  const inHand = (zone: number): boolean => zone >= Z.hand && zone < Z.discard
  const faces = before.state.faces.slice()
  const where = before.state.where.slice()
  for (const card of [attempt.target, ...played]) {
    if (card < 0) continue
    if (at(faces, card) < 0) faces[card] = at(after.state.faces, card)
    if (inHand(at(where, card))) where[card] = Z.played
  }
  if (at(faces, attempt.target) < 0) return null
  const zones = before.state.zones.map((cards, zone) => (inHand(zone) ? cards.filter((c) => !played.has(c)) : cards))
  return { ...before, ask: null, waiting: [], state: { ...before.state, attempt, faces, where, zones } }
}
