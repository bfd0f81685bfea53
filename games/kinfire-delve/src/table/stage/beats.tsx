/** A roll is looked at before what came of it: the table as it was, with what has been played and the dice on it. */
import { at, type CardId, type LogLine, type View } from '@emberhall/kernel'
import type { Beat, Telltale } from '@emberhall/ui'
import { kinfireDelve } from '../../module.ts'
import { noAttempt, type S, Z } from '../../state.ts'
import { CardFace } from '../cards/CardFace.tsx'

const FALL_MS = 600
const LOOK_MS = 1600
const CARD_MS = 1900

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
/** The table with the last roll on it; null: nobody has rolled. */
function rolledView(before: View<S>, after: View<S>, news: readonly LogLine[]): View<S> | null {
  if (before.seat !== after.seat && before.state.phase === 'setup') return null
  const attempt = attemptIn(before.state, news)
  if (attempt === null || attempt.target < 0) return null
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
  return { ...before, state: { ...before.state, attempt, faces, where, zones } }
}
/** Whether the dice of the news still lie on the table at last. */
function isStillThere({ state: { attempt } }: View<S>, rolled: View<S>): boolean {
  return attempt.open && attempt.target === rolled.state.attempt.target && attempt.dice.length > 0
}
/** KD-13.8 A Fatigue card is turned over for all to see before it weighs on them. */
function fatigueBeats(view: View<S>, news: readonly LogLine[], { words, lang, names }: Telltale<S>): Beat<S>[] {
  return news.flatMap((line, i) => {
    const [card] = line.args
    if (line.what !== 'fatigue' || typeof card !== 'object' || card.face === null) return []
    const { card: printed } = at(kinfireDelve.game.printed, kinfireDelve.game.faceOf(card.face))
    const picture = <CardFace card={printed} lang={lang} density="board" width={150} />
    const things = [{ picture, says: '', counts: true }]
    const lot = { kind: 'card', title: words.log(line, names), needs: '', things, verdict: '' } as const
    return [{ view, told: i, ms: CARD_MS, lot }]
  })
}
export function beats(
  before: View<S>,
  after: View<S>,
  news: readonly LogLine[],
  told: Telltale<S>,
): readonly Beat<S>[] {
  const rolled = rolledView(before, after, news)
  if (rolled === null) return fatigueBeats(before, news, told)
  const roll = news.findLastIndex(isRoll)
  const falls = { view: isStillThere(after, rolled) ? after : rolled, told: roll, ms: FALL_MS, isFalling: true }
  if (isStillThere(after, rolled)) return [falls]
  return [falls, { view: rolled, told: roll + 1, ms: LOOK_MS }, ...fatigueBeats(rolled, news, told)]
}
